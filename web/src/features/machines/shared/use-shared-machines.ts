import { useCallback, useSyncExternalStore } from 'react';
import { loadPart, watchLater } from '@/platform/connection/load-part.ts';
import { useReconnection } from '@/platform/connection/use-connection.ts';
import type { QueryState } from '@/platform/firebase/firestore-client.ts';
import { loadFirestore } from '@/platform/firebase/firebase.ts';
import { planClock } from '@/platform/plan-clock.ts';
import { createMachineFeed } from '../follow/machine-feed.ts';
import type { MachinesFollowed } from '../follow/use-machines.ts';
import { readSharedMachines, type ShownMachine } from './read-shared-machines.ts';

/** The machines of others that this person may open, followed live. */
export function useSharedMachines(uid: string): MachinesFollowed<ShownMachine> {
  const follow = useCallback((listener: () => void) => feed.follow(uid, listener), [uid]);
  const news = useSyncExternalStore(follow, () => feed.newsOf(uid));
  const retry = () => feed.retry(uid);
  useReconnection(() => {
    if (news.kind === 'failed') retry();
  });
  return { news, retry };
}

const feed = createMachineFeed({
  watch: (uid, next, fail) => {
    let stop = () => {};
    const begin = () => {
      const askedAt = performance.now();
      stop = watchShared(uid, next, (cause) => {
        // The rule compares `until` with the time of the request: when a connection is back, the same question is too old.
        if (performance.now() - askedAt > MARGIN_MS / 2) begin();
        else fail(cause);
      });
    };
    begin();
    return () => stop();
  },
  read: readSharedMachines,
  defer: queueMicrotask,
});

function watchShared(
  uid: string,
  next: (state: QueryState) => void,
  fail: (cause: unknown) => void,
): () => void {
  return watchLater(async () => {
    const db = await loadPart(loadFirestore);
    const now = planClock.now() ?? new Date();
    const validAfter = new Date(now.getTime() + MARGIN_MS);
    return db.watchOwn({ path: 'sharedMachines', by: 'member', uid, validAfter }, next, fail);
  }, fail);
}

/** The clocks of the browser and of the database differ. */
const MARGIN_MS = 120_000;
