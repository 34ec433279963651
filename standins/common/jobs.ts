import type { Clock } from '@alcove/stripe-standin/kit/clock';
import { DAY } from '@alcove/stripe-standin/kit/time';

type JobsOptions = {
  /** Where the schedules of every few minutes are called, in this order; what has no address is left out. */
  often: readonly (string | undefined)[];
  /** Where the daily job is. */
  daily: string | undefined;
  clock: Clock;
};

const TIMEOUT_MS = 300_000;

/**
 * Does what a scheduler does, which the emulator lacks: when the clock has been moved, it runs our jobs that have become due.
 * Moves that come while they run make them run once more.
 */
export function createJobs({ often, daily, clock }: JobsOptions) {
  let dailyAt = clock.now();
  let running: Promise<void> | null = null;
  let isAgain = false;
  const over = new AbortController();

  async function run(): Promise<void> {
    do {
      isAgain = false;
      for (const url of often) await call(url, over.signal);
      // After the clock went back, the day counts again.
      dailyAt = Math.min(dailyAt, clock.now());
      if (clock.now() - dailyAt < DAY) continue;
      dailyAt = clock.now();
      await call(daily, over.signal);
    } while (isAgain && !over.signal.aborted);
  }

  let ahead = clock.movedBy();
  clock.onMove(() => {
    const before = ahead;
    ahead = clock.movedBy();
    // Nothing falls due when the clock goes back to the machine's time.
    if (ahead < before) return;
    isAgain = true;
    running ??= run().finally(() => {
      running = null;
    });
  });
  return {
    /** Resolves when none is under way. */
    settled: () => running ?? Promise.resolve(),
    stop: () => over.abort(),
  };
}

async function call(url: string | undefined, over: AbortSignal): Promise<void> {
  if (url === undefined) return;
  const signal = AbortSignal.any([over, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const answer = await fetch(url, { method: 'POST', signal });
    await answer.body?.cancel();
    if (!answer.ok) console.error(`stand-in clock: the job at ${url} answered ${answer.status}`);
  } catch (error) {
    if (!over.aborted) console.error(`stand-in clock: the job at ${url} failed`, error);
  }
}
