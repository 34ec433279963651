import { STATUS_STALE_MINUTES, type StatusAnswer } from '@contract/status.ts';

/** Less than the minute after which it is woken, so that no wake-up comes a moment too early. */
const EVERY_MS = 55_000;
const STALE_MS = STATUS_STALE_MINUTES * 60_000;

/**
 * What works, asked for again each minute for as long as someone follows it and the page can be seen.
 * @param now in milliseconds, of a clock that no one sets
 * @param wake calls back every minute and when the page is seen again, until it is stopped
 */
export function createStatusFeed({ read, now, isVisible, wake }: FeedPorts) {
  let view: StatusView = LOOKING;
  let askedAt = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let over = new AbortController();
  let sleep = () => {};
  const listeners = new Set<() => void>();

  function show(next: StatusView): void {
    view = next;
    for (const listener of listeners) listener();
  }

  async function look(): Promise<void> {
    askedAt = now();
    const { signal } = over;
    try {
      const answer = await read(signal);
      if (signal.aborted) return;
      readAt = now();
      show({ kind: 'known', answer });
    } catch {
      // What was read a moment ago, and says when, is worth more than nothing.
      const isKept = view.kind === 'known' && now() - readAt < STALE_MS;
      if (!signal.aborted && !isKept) show({ kind: 'unreached' });
    }
  }

  function lookIfDue(): void {
    if (isVisible() && now() - askedAt >= EVERY_MS) void look();
  }

  return {
    viewed: (): StatusView => view,

    follow: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        over = new AbortController();
        sleep = wake(lookIfDue);
        void look();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        over.abort();
        sleep();
        view = LOOKING;
      };
    },

    retry: (): void => {
      show(LOOKING);
      void look();
    },
  };
}

export const LOOKING = { kind: 'looking' } as const;

export type StatusView =
  | { kind: 'looking' }
  /** Nothing came within five seconds. */
  | { kind: 'unreached' }
  | { kind: 'known'; answer: StatusAnswer };

export type FeedPorts = {
  read: (signal: AbortSignal) => Promise<StatusAnswer>;
  now: () => number;
  isVisible: () => boolean;
  wake: (look: () => void) => () => void;
};
