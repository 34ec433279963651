/** Runs work once for all calls of a key that come while it is under way: they get the same answer, or the same error. */
export function sharePerKey<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const shared = underWay.get(key) ?? work().finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  };
}
