const tails = new Map<string, Promise<unknown>>();

/**
 * Runs work after all earlier work with the same key in this instance. Between instances, Firestore's transactions decide;
 * when many calls of one instance want the same document, waiting here is far cheaper than contending there.
 */
export async function serializePerKey<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  tails.set(key, mine);
  try {
    return await mine;
  } finally {
    if (tails.get(key) === mine) tails.delete(key);
  }
}
