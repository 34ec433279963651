import type { planClock } from '@/platform/plan-clock.ts';

/** The clocks of the API and of the database differ, and a question takes its time. */
export const MARGIN_MS = 120_000;

type Clocks = {
  clock: Pick<typeof planClock, 'now' | 'subscribe'>;
  /** What the visitor's own clock says, which may be years off. */
  ownNow: () => Date;
  /** Milliseconds on a clock that no one can set. */
  elapsed: () => number;
};

/** Asks for documents whose `until` is later than a moment, which has to be later than the database's present. */
type Ask = (validAfter: Date, fail: (cause: unknown) => void) => () => void;

/**
 * Follows documents that end at their `until`. What was asked by a visitor's wrong clock is asked again once an answer of the API has
 * told the time: a slow one is refused everything, and a fast one misses what ends soon.
 */
export function createWatchValid({ clock, ownNow, elapsed }: Clocks) {
  return (ask: Ask, fail: (cause: unknown) => void): (() => void) => {
    let stop = () => {};
    let unsubscribe = () => {};
    const begin = (): void => {
      stop();
      unsubscribe();
      const askedAt = elapsed();
      const told = clock.now();
      const now = told ?? ownNow();
      let isOver = false;
      const end = ask(new Date(now.getTime() + MARGIN_MS), (cause) => {
        if (isOver) return;
        // The rule compares `until` with the time of the request: when a connection is back, the same question is too old.
        if (elapsed() - askedAt > MARGIN_MS / 2) begin();
        else fail(cause);
      });
      stop = () => {
        isOver = true;
        end();
      };
      if (told !== null) return;
      unsubscribe = clock.subscribe(() => {
        const right = clock.now();
        if (right === null) return;
        unsubscribe();
        const off = right.getTime() - now.getTime() - (elapsed() - askedAt);
        if (Math.abs(off) > MARGIN_MS / 2) begin();
      });
    };
    begin();
    return () => {
      stop();
      unsubscribe();
    };
  };
}
