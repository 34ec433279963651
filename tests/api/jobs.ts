/** The jobs that run without a request, before the emulators and this file's Stripe stand-in. */
import { compose, type Jobs } from '../../functions/src/compose.ts';
import type { PersonDataList } from '../../functions/src/db/personal-data.ts';
import { judgedLog } from './judged-log.ts';
import { configOf, contextOf } from './composed.ts';

/** The jobs, and one that does at once what the queue would do later. */
export type TestJobs = Jobs & {
  /** Looks after everyone of whom something is due, or will be within an hour: as if that hour had passed without news. */
  machines: () => Promise<Upkeep>;
  /** The same for those of whom something is due now. */
  upkeep: () => Promise<Upkeep>;
};

type Upkeep = { people: number; failed: number; isComplete: boolean };

/** Longer than a settled machine waits for its next look. */
const SETTLED_MS = 61 * 60_000;
const AT_ONCE = 5;

/**
 * @param logged receives what is logged, line by line
 * @param settings of the API that are not those of the stack
 * @param aheadMs how far their clock is ahead
 */
export function startJobs(
  logged: string[] = [],
  settings: Record<string, string | undefined> = {},
  aheadMs = 0,
): TestJobs {
  const { jobs } = composeWith(settings, aheadMs, logged);
  const upkeep = async (findsAheadMs: number): Promise<Upkeep> => {
    const found: string[] = [];
    const finder = composeWith(settings, aheadMs, logged, { findsAheadMs, found });
    const { people, isComplete } = await finder.jobs.findDue();
    const waiting = found.values();
    let failed = 0;
    const work = async () => {
      for (const uid of waiting) if (!(await jobs.lookAfter(uid))) failed += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return { people, failed, isComplete };
  };
  return { ...jobs, machines: () => upkeep(SETTLED_MS), upkeep: () => upkeep(0) };
}

/** What the API keeps about a person, in the order of removal. */
export function listPersonData(): PersonDataList {
  return composeWith({}, 0, []).personData;
}

function composeWith(
  settings: Record<string, string | undefined>,
  aheadMs: number,
  logged: string[],
  { findsAheadMs = 0, found = [] }: { findsAheadMs?: number; found?: string[] } = {},
) {
  const now = () => new Date(Date.now() + aheadMs);
  const log = judgedLog(logged);
  const ctx = contextOf(configOf(settings), { clock: now, log });
  return compose({
    ...ctx,
    billingClock: async () => new Date((await ctx.billingClock()).getTime() + findsAheadMs),
    tasks: { add: async ({ uid }) => void found.push(uid) },
  });
}
