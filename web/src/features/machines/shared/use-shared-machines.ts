import { useCallback, useSyncExternalStore } from 'react';
import { loadPart, watchLater } from '@/platform/connection/load-part.ts';
import { useReconnection } from '@/platform/connection/use-connection.ts';
import type { QueryState } from '@/platform/firebase/firestore-client.ts';
import { loadFirestore } from '@/platform/firebase/firebase.ts';
import { planClock } from '@/platform/plan-clock.ts';
import { createMachineFeed } from '../follow/machine-feed.ts';
import type { MachinesFollowed } from '../follow/use-machines.ts';
import { readSharedMachines, type ShownMachine } from './read-shared-machines.ts';
import { createWatchValid } from './watch-valid.ts';

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

const watchValid = createWatchValid({
  clock: planClock,
  ownNow: () => new Date(),
  elapsed: () => performance.now(),
});

const feed = createMachineFeed({
  watch: (uid, next, fail) =>
    watchValid((validAfter, failThen) => watchShared(uid, validAfter, next, failThen), fail),
  read: readSharedMachines,
  defer: queueMicrotask,
});

function watchShared(
  member: string,
  validAfter: Date,
  next: (state: QueryState) => void,
  fail: (cause: unknown) => void,
): () => void {
  return watchLater(async () => {
    const db = await loadPart(loadFirestore);
    return db.watchOwn(
      { path: 'sharedMachines', by: 'member', uid: member, validAfter },
      next,
      fail,
    );
  }, fail);
}
