const tails = new Map<string, Promise<unknown>>();

/**
 * Runs work on one thing after earlier work on the same thing in this instance. Firestore's transactions decide between
 * instances; when many of one instance want the same document at once, waiting here is far cheaper than contending there.
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
