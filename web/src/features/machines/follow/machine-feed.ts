import type { Machine } from '@contract/machines.ts';
import type { QueryState } from '@/platform/firebase/firestore-client.ts';

/** What is known of a person's machines, or of those that others let them open. */
export type MachinesNews<T = Machine> =
  | { kind: 'loading' }
  /** `isLive` is false while there is no connection to hear of changes. */
  | { kind: 'known'; machines: readonly T[]; isLive: boolean }
  /** There is no connection, and nothing was read before it was lost. The feed goes on by itself. */
  | { kind: 'unreached' }
  /** It was refused or broke off; only `retry` begins again. */
  | { kind: 'failed' };

/**
 * Follows the machines of one person at a time. It stops with its last listener and keeps nothing of the former person.
 * @param watch watches the documents until stopped; silent after a failure
 * @param read takes the machines out of the documents, in the order in which they are shown
 */
export function createMachineFeed<T>({ watch, read, defer }: FeedPorts<T>) {
  let owner: string | null = null;
  let news: MachinesNews<T> = LOADING;
  let unwatch = () => {};
  const listeners = new Set<() => void>();

  function tell(next: MachinesNews<T>): void {
    news = next;
    for (const listener of listeners) listener();
  }

  function begin(uid: string): void {
    unwatch();
    owner = uid;
    news = LOADING;
    // What arrives after a stop is dropped: the feed may follow another person by then.
    let isOver = false;
    const stop = watch(
      uid,
      (state) => {
        if (!isOver) tell(toNews(state));
      },
      () => {
        if (!isOver) tell({ kind: 'failed' });
      },
    );
    unwatch = () => {
      isOver = true;
      stop();
    };
  }

  function toNews({ documents, fromCache }: QueryState): MachinesNews<T> {
    // An empty cache tells nothing of its own.
    if (fromCache && documents.length === 0 && news.kind !== 'known') return { kind: 'unreached' };
    return { kind: 'known', machines: read(documents), isLive: !fromCache };
  }

  function end(): void {
    if (listeners.size > 0) return;
    unwatch();
    unwatch = () => {};
    owner = null;
    news = LOADING;
  }

  return {
    newsOf: (uid: string): MachinesNews<T> => (uid === owner ? news : LOADING),
    follow: (uid: string, listener: () => void): (() => void) => {
      listeners.add(listener);
      if (uid !== owner) begin(uid);
      return () => {
        listeners.delete(listener);
        // The next page subscribes in the same turn as the last one leaves.
        defer(end);
      };
    },
    retry: (uid: string): void => {
      begin(uid);
      tell(news);
    },
  };
}

const LOADING = { kind: 'loading' } as const;

export type FeedPorts<T> = {
  read: (documents: QueryState['documents']) => readonly T[];
  watch: (
    uid: string,
    next: (state: QueryState) => void,
    fail: (cause: unknown) => void,
  ) => () => void;
  /** Runs a task once the current turn is over. */
  defer: (task: () => void) => void;
};
