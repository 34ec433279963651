import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { DOCUMENTS } from './documents.ts';

const State = DOCUMENTS.status.fields;

/** What was last seen of the parts: `status/now`. */
export type SeenState = z.infer<typeof State>;

export async function saveState(db: Firestore, state: SeenState): Promise<void> {
  await stateDoc(db).set(state);
}

/** Null if nothing was ever seen. */
export async function readState(db: Firestore): Promise<SeenState | null> {
  return State.safeParse((await stateDoc(db).get()).data()).data ?? null;
}

function stateDoc(db: Firestore) {
  return db.collection('status').doc('now');
}
