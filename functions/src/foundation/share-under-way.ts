/** Lets calls that want the same at the same time share one piece of work and its result. */
export function createSharing<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const shared = underWay.get(key);
    if (shared !== undefined) return shared;
    const mine = work().finally(() => underWay.delete(key));
    underWay.set(key, mine);
    return mine;
  };
}
