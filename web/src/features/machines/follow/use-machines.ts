import { useCallback, useSyncExternalStore } from 'react';
import type { Machine } from '@contract/machines.ts';
import { loadFirestore } from '@/platform/firebase/firebase.ts';
import { loadPart, watchLater } from '@/platform/connection/load-part.ts';
import { useReconnection } from '@/platform/connection/use-connection.ts';
import { createMachineFeed, type MachinesNews } from './machine-feed.ts';
import { readMachines } from './read-machine.ts';

/** The machines of the signed-in person, followed live; an empty uid follows none. */
export function useMachines(uid: string): MachinesFollowed {
  const follow = useCallback(
    (listener: () => void) => (uid === '' ? () => {} : feed.follow(uid, listener)),
    [uid],
  );
  const news = useSyncExternalStore(follow, () => feed.newsOf(uid));
  const retry = () => feed.retry(uid);
  useReconnection(() => {
    if (news.kind === 'failed') retry();
  });
  return { news, retry };
}

const feed = createMachineFeed({
  watch: (uid, next, fail) =>
    watchLater(async () => {
      const db = await loadPart(loadFirestore);
      return db.watchOwn({ path: 'machines', by: 'uid', uid }, next, fail);
    }, fail),
  read: readMachines,
  defer: queueMicrotask,
});

export type MachinesFollowed<T = Machine> = {
  news: MachinesNews<T>;
  /** Begins again after a failure. */
  retry: () => void;
};
