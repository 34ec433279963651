import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { describeError, type Log } from '../foundation/log.ts';

/** What is read of each document. One of another form than ours is logged and left out: it must not hold up the others. */
export function readEach<D extends DocumentSnapshot, T>(
  docs: readonly D[],
  read: (doc: D) => T,
  log: Log,
): T[] {
  return docs.flatMap((doc) => {
    try {
      return [read(doc)];
    } catch (error) {
      log('ERROR', 'document_unclear', { reason: doc.ref.path, ...describeError(error) });
      return [];
    }
  });
}
