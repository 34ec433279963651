const tails = new Map<string, Promise<unknown>>();

/**
 * Runs work after all earlier work with the same key in this instance. Between instances the store decides, by a transaction or
 * a lease; when many calls of one instance want the same document, waiting here is far cheaper than contending there.
 * @param work hears whether it had to wait, so that what it knew before may be outdated
 */
export async function inOrderPerKey<T>(
  key: string,
  work: (hasWaited: boolean) => Promise<T>,
): Promise<T> {
  const before = tails.get(key);
  const run = () => work(before !== undefined);
  const mine = before === undefined ? run() : before.then(run, run);
  tails.set(key, mine);
  try {
    return await mine;
  } finally {
    if (tails.get(key) === mine) tails.delete(key);
  }
}
