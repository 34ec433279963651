import type { QuerySnapshot } from 'firebase-admin/firestore';
import { DOCUMENTS } from './documents.ts';
import type { Needs } from '../../context.ts';
import type { Agreement } from '../../contract/legal/papers.ts';

/** Who accepted which version of a legal document for an account: `agreements/{uid}_{document}_{version}`. */
export async function readAgreements(ctx: Needs<'db'>, uid: string): Promise<QuerySnapshot> {
  return (await ctx.db()).collection('agreements').where('uid', '==', uid).get();
}

export function agreementIn(data: unknown): Agreement {
  const { document, version, name, role, at } = DOCUMENTS.agreements.fields.parse(data);
  return { document, version, name, role, at };
}
