import type { Query } from 'firebase-admin/firestore';

/** The most that one batch may hold. */
const BATCH = 500;

/**
 * Removes every document that a query finds, however many. Repeated after a failure, it continues where it stopped. It is
 * awaited where it is called: only then does the stack of an error say whose documents they were.
 */
export async function removeEach(query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(BATCH).get();
    if (docs.length === 0) return;
    const batch = query.firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
