import type { MachineHost } from '../../adapters/machine-host.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { TaskQueue } from '../../adapters/task-queue.ts';
import type { Due } from '../../db/due.ts';
import { HOUR_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import type { BillingStore } from '../billing/billing-store.ts';
import type { MachineStore } from '../machines/machine-store.ts';

type Parts = {
  store: Pick<MachineStore, 'pagesOfDue'>;
  billing: Pick<BillingStore, 'pagesOfDue'>;
  queue: TaskQueue;
  host: Pick<MachineHost, 'tell'>;
  now: () => Date;
  planNow: PlanNow;
  log: Log;
};

export type DueFound = { people: number; failed: number; isComplete: boolean };

/** Within the time that the scheduled function has. */
const LONGEST_RUN_MS = 12 * MINUTE_MS;
/** Anyone who was looked after, with or without success, is due at another moment: then the queue does not deliver. */
const LATE_MS = 2 * HOUR_MS;
const PAGE = 300;
/** As many tasks are added at once. Google answers for each name on its own. */
const AT_ONCE = 50;

/**
 * Gives the queue one task for each person of whom something is due: a date of a plan, a machine to look at. It does no more
 * than that, and reads nothing that is not due. Those who wait longest come first, so the next run continues one that was cut
 * off. A person who is in the queue already is not added again.
 */
export function createFindDue(parts: Parts) {
  const { store, billing, host, now, planNow, log } = parts;
  return async (): Promise<DueFound> => {
    const endsAt = now().getTime() + LONGEST_RUN_MS;
    const at = await planNow();
    const run = { people: 0, failed: 0, isComplete: true };
    const seen = new Set<string>();
    let oldest = at.toISOString();
    for (const pages of [billing.pagesOfDue(at, PAGE), store.pagesOfDue(at, PAGE)]) {
      for await (const page of pages) {
        if (now().getTime() > endsAt) run.isComplete = false;
        if (!run.isComplete) break;
        for (const { dueAt } of page) if (dueAt < oldest) oldest = dueAt;
        const found = page.filter(({ uid }) => !seen.has(uid) && seen.add(uid));
        run.people += found.length;
        run.failed += await addAll(parts, found);
      }
    }
    await host.tell();
    const { isComplete, ...counts } = run;
    const isLate = at.getTime() - Date.parse(oldest) > LATE_MS;
    const isFine = isComplete && run.failed === 0 && !isLate;
    const reason = isLate ? 'late' : isComplete ? undefined : 'cut off';
    log(isFine ? 'INFO' : 'ERROR', 'due_found', { ...counts, reason });
    return run;
  };
}

export type FindDue = ReturnType<typeof createFindDue>;

/** @returns how many could not be added: the next run finds them again */
async function addAll({ queue, log }: Parts, found: readonly Due[]): Promise<number> {
  const waiting = found.values();
  let failed = 0;
  const work = async () => {
    for (const one of waiting) {
      try {
        await queue.add(one);
      } catch (error) {
        failed += 1;
        log('ERROR', 'task_not_added', { uid: one.uid, ...describeError(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}
