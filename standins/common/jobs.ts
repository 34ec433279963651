import type { Clock } from '@alcove/stripe-standin/kit/clock';
import { DAY } from '@alcove/stripe-standin/kit/time';

type JobsOptions = {
  /** Where the schedule of every 15 minutes is called, which puts everyone who is due into the queue; without it nothing is. */
  machinesUrl: string | undefined;
  /** Where the schedule of every 5 minutes is called, which asks the machines' host what has changed. */
  watchUrl: string | undefined;
  /** Where the schedule of every minute is called, which sends the e-mails that are due. */
  mailUrl: string | undefined;
  /** Where the daily job is. */
  reconcileUrl: string | undefined;
  clock: Clock;
};

type Jobs = {
  /** Resolves when none is under way. */
  settled: () => Promise<void>;
  stop: () => void;
};

const TIMEOUT_MS = 300_000;

/**
 * Does what a scheduler does, which the emulator lacks: when the clock has been moved, it runs our jobs that have become due.
 * Moves that come while they run make them run once more.
 */
export function createJobs({
  machinesUrl,
  watchUrl,
  mailUrl,
  reconcileUrl,
  clock,
}: JobsOptions): Jobs {
  let reconciledAt = clock.now();
  let running: Promise<void> | null = null;
  let isAgain = false;
  const over = new AbortController();

  async function run(): Promise<void> {
    do {
      isAgain = false;
      await call(machinesUrl, over.signal);
      await call(watchUrl, over.signal);
      await call(mailUrl, over.signal);
      // After the clock went back, the day counts again.
      reconciledAt = Math.min(reconciledAt, clock.now());
      if (clock.now() - reconciledAt < DAY) continue;
      reconciledAt = clock.now();
      await call(reconcileUrl, over.signal);
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
