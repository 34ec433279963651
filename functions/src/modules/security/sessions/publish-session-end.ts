import type { Firestore } from 'firebase-admin/firestore';
import { transact, type Transaction } from '../../../db/transaction.ts';
import { SECOND_MS } from '../../../foundation/durations.ts';
import { USER_FIELDS } from '../../../http/documents.ts';
import { z } from 'zod';

type Parts = { db: Firestore; transaction: Transaction; uid: string };
type Ended = NonNullable<ReturnType<typeof Marks.parse>['endedSessions']>[number];

/**
 * Tells open tabs that all sessions from before this second end. It comes before they do: a tab whose session is refused no
 * longer hears why.
 */
export async function publishAllSessionsEnd(
  db: Firestore,
  uid: string,
  second: number,
): Promise<void> {
  const sessionsRevokedAt = new Date(second * SECOND_MS).toISOString();
  const write = async (transaction: Transaction) => {
    transaction.set(db.collection('users').doc(uid), { sessionsRevokedAt }, { merge: true });
    return {};
  };
  await transact(db, write, { unlessDeleted: uid });
}

/** Tells open tabs of sessions that they have ended, and why. */
export async function publishSessionEnd(
  { db, transaction, uid }: Parts,
  sessions: readonly number[],
  why: Ended['why'],
): Promise<void> {
  if (sessions.length === 0) return;
  const profile = db.collection('users').doc(uid);
  const before = Marks.safeParse((await transaction.get(profile)).data()).data?.endedSessions ?? [];
  const isKnown = (id: number) => before.some(({ session }) => session === id);
  const added = sessions.flatMap((session) => (isKnown(session) ? [] : [{ session, why }]));
  if (added.length === 0) return;
  const endedSessions = [...before, ...added].slice(-MOST);
  transaction.set(profile, { endedSessions }, { merge: true });
}

/** A tab that opens after so many others have ended finds out when it is refused. */
const MOST = 50;

const Marks = z.object({ endedSessions: USER_FIELDS.endedSessions });
