import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { transact } from './transaction.ts';

/** Something of a person is to be looked at, and has been since then. */
export type Due = { uid: string; dueAt: string };

/** What is due by then, from the index of `dueAt`, so that it costs what it finds. What waits longest comes first. */
export async function* pagesOfDue(query: Query, at: Date, size: number): AsyncGenerator<Due[]> {
  const inOrder = query.where('dueAt', '<=', at.toISOString()).orderBy('dueAt').limit(size);
  for (let page = inOrder; ;) {
    const { docs } = await page.get();
    yield docs.flatMap(dueIn);
    const last = docs.at(-1);
    if (last === undefined || docs.length < size) return;
    page = inOrder.startAfter(last);
  }
}

/** Whose it is and since when it is due, even if the rest of it cannot be read: one document must not hold up the others. */
export function dueIn(snapshot: DocumentSnapshot): Due[] {
  const found = DueFields.safeParse(snapshot.data());
  return found.success ? [found.data] : [];
}

/** Puts off what was looked at without a change, unless someone else has given it another moment since. */
export async function putOff(
  db: Firestore,
  doc: DocumentReference,
  dueAt: string,
  until: string | null,
): Promise<void> {
  await transact(db, async (transaction) => {
    const found = await transaction.get(doc);
    if (found.get('dueAt') === dueAt) transaction.update(doc, { dueAt: until });
  });
}

const DueFields = z.object({ uid: z.string(), dueAt: z.string() });
