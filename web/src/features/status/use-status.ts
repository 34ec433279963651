import { useSyncExternalStore } from 'react';
import { readStatus } from './read-status.ts';
import { createStatusFeed, LOOKING, type StatusView } from './status-feed.ts';

const MINUTE_MS = 60_000;

/** What works, for the page that shows it. */
export function useStatus(): { view: StatusView; retry: () => void } {
  const view = useSyncExternalStore(feed.follow, feed.viewed, () => LOOKING);
  return { view, retry: feed.retry };
}

const feed = createStatusFeed({
  read: readStatus,
  now: () => performance.now(),
  isVisible: () => document.visibilityState === 'visible',
  wake: (look) => {
    const timer = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  },
});
