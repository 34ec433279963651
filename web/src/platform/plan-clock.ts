import { createSignal } from '@/lib/signal.ts';

/**
 * The time by which plans and machines live, as the latest answer of the API told it, and what has passed since. Every date
 * that is promised counts from it: a visitor's own clock may be years off.
 * @param elapsed milliseconds since any fixed moment, on a clock that no one can set
 */
export function createPlanClock(elapsed: () => number) {
  const signal = createSignal();
  let ahead: number | null = null;
  return {
    /** @param told ISO 8601; null from an answer that does not tell it */
    hear: (told: string | null): void => {
      const at = Date.parse(told ?? '');
      if (Number.isNaN(at)) return;
      ahead = at - elapsed();
      signal.emit();
    },
    /** Null until an answer has told it. */
    now: (): Date | null => (ahead === null ? null : new Date(elapsed() + ahead)),
    /** Is told of each answer. */
    subscribe: signal.subscribe,
  };
}

export const planClock = createPlanClock(() => performance.now());
