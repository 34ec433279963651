import { serializePerKey } from './serialize-per-key.ts';

/**
 * Runs work once for all calls of a key that wait for it, one run after another. Unlike `createSharing`, a call that comes
 * while work is under way gets none of it: that may have read before what the call is about.
 */
export function createSharingOfNext<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, Promise<T>>();
  return (key, work) => {
    const shared = waiting.get(key);
    if (shared !== undefined) return shared;
    const mine = serializePerKey(`next ${key}`, async () => {
      // Even the first call of all waits for a moment, so that it is entered below before it leaves.
      await Promise.resolve();
      waiting.delete(key);
      return work();
    });
    waiting.set(key, mine);
    return mine;
  };
}
