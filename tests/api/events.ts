import { z } from 'zod';
import type { SecurityEventKind } from '../../functions/src/contract/api.ts';
import type { Person } from '../support/people.ts';
import { firestore, isSignIn } from './api.ts';

const Event = z.object({ kind: z.string(), about: z.string().nullable() });

/** What a person's list of security events says, the oldest first: of these kinds, or all but sign-ins. */
export async function eventsOf(
  { uid }: Pick<Person, 'uid'>,
  ...kinds: SecurityEventKind[]
): Promise<[kind: string, about: string | null][]> {
  const { docs } = await firestore().collection('auditLog').where('uid', '==', uid).get();
  const events = docs
    .toSorted((a, b) => (a.id > b.id ? -1 : 1))
    .map((doc) => Event.parse(doc.data()));
  const asked: readonly string[] = kinds;
  return events
    .filter(({ kind }) => (asked.length === 0 ? !isSignIn(kind) : asked.includes(kind)))
    .map(({ kind, about }) => [kind, about]);
}
