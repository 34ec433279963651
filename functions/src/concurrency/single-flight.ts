import { inOrderPerKey } from './keyed-mutex.ts';

type OncePerKey<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/** Runs work once for all calls of a key that come while it is under way: they get the same answer, or the same error. */
export function createOncePerKey<T>(): OncePerKey<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const shared = underWay.get(key) ?? work().finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  };
}

/**
 * The same for calls that bring news: one that comes while work is under way shares the next run with all that wait for it.
 * The run under way may have read before the news.
 */
export function createNextOncePerKey<T>(): OncePerKey<T> {
  const waiting = new Map<string, Promise<T>>();
  return (key, work) => {
    const shared = waiting.get(key);
    if (shared !== undefined) return shared;
    const mine = inOrderPerKey(`next ${key}`, async () => {
      // Even the first call of all waits for a moment, so that it is entered below before it leaves.
      await Promise.resolve();
      waiting.delete(key);
      return work();
    });
    waiting.set(key, mine);
    return mine;
  };
}
