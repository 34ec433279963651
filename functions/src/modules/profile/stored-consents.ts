import { z } from 'zod';
import type { Needs } from '../../context.ts';
import { DEFAULT_CONSENTS } from '../../contract/api.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { USER_FIELDS } from './documents.ts';

/** What a person agrees to, and since when they have chosen that. */
export type Permissions = AnswerOf<'GET /permissions'>;

export async function readConsents(ctx: Needs<'db'>, uid: string): Promise<Permissions> {
  return consentsIn((await (await ctx.db()).collection('users').doc(uid).get()).data());
}

export function consentsIn(data: unknown): Permissions {
  const parsed = ConsentsDocument.safeParse(data);
  if (!parsed.success) return { consents: DEFAULT_CONSENTS, changedAt: null };
  const { changedAt, ...consents } = parsed.data.consents;
  return { consents, changedAt };
}

const ConsentsDocument = z.object({ consents: USER_FIELDS.consents }).required();
