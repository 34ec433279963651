import type { Machine } from '@contract/machines.ts';
import type { QueryState } from '@/platform/firebase/firestore-client.ts';
import { readMachine } from './read-machine.ts';

/** What is known of a person's machines. */
export type MachinesNews =
  | { kind: 'loading' }
  /** In the order in which they were ordered. `isLive` is false while there is no connection to hear of changes. */
  | { kind: 'known'; machines: readonly Machine[]; isLive: boolean }
  /** There is no connection, and nothing was read before it was lost. The feed goes on by itself. */
  | { kind: 'unreached' }
  /** It was refused or broke off; only `retry` begins again. */
  | { kind: 'failed' };

/**
 * Follows the machines of one person at a time. It stops with its last listener and keeps nothing of the former person.
 * @param watch watches the documents until stopped; silent after a failure
 */
export function createMachineFeed({ watch, defer }: FeedPorts) {
  let owner: string | null = null;
  let news: MachinesNews = LOADING;
  let unwatch = () => {};
  const listeners = new Set<() => void>();

  function tell(next: MachinesNews): void {
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
        if (!isOver) tell(readNews(state, news));
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

  function end(): void {
    if (listeners.size > 0) return;
    unwatch();
    unwatch = () => {};
    owner = null;
    news = LOADING;
  }

  return {
    newsOf: (uid: string): MachinesNews => (uid === owner ? news : LOADING),
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

function readNews({ documents, fromCache }: QueryState, before: MachinesNews): MachinesNews {
  const machines = documents
    .map((document) => readMachine(document))
    .filter((machine) => machine !== null)
    .toSorted((one, other) => one.orderedAt.localeCompare(other.orderedAt));
  // An empty cache tells nothing of its own.
  if (fromCache && documents.length === 0 && before.kind !== 'known') return { kind: 'unreached' };
  return { kind: 'known', machines, isLive: !fromCache };
}

const LOADING: MachinesNews = { kind: 'loading' };

export type FeedPorts = {
  watch: (
    uid: string,
    next: (state: QueryState) => void,
    fail: (cause: unknown) => void,
  ) => () => void;
  /** Runs a task once the current turn is over. */
  defer: (task: () => void) => void;
};
