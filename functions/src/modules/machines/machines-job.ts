import type { MachineHost } from '../../adapters/machine-host.ts';
import { isInForce } from '../../contract/subscription.ts';
import { MINUTE_MS } from '../../foundation/durations.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import type { BillingStore } from '../billing/billing-store.ts';
import type { MachineStore } from './machine-store.ts';
import type { Reconciling } from './reconcile.ts';

type Parts = {
  store: Pick<MachineStore, 'pagesOfOpen'>;
  billing: Pick<BillingStore, 'pagesOfMirrors'>;
  reconcile: Reconciling['reconcile'];
  host: Pick<MachineHost, 'tell'>;
  now: () => Date;
  log: Log;
};

/** Within the time that the scheduled function has. */
const LONGEST_RUN_MS = 12 * MINUTE_MS;
const PAGE = 300;
/** As many people at once. A host that does not answer holds up each for seconds. */
const AT_ONCE = 5;

/**
 * Looks after everyone who has a machine that is not erased, and everyone whose plan should have one: whatever news was lost
 * is made up for. Those whose machine was looked at longest ago come first, so the next run continues one that was cut off.
 */
export function createMachinesJob(parts: Parts) {
  const { reconcile, now, log } = parts;
  return async (): Promise<MachinesRun> => {
    const endsAt = now().getTime() + LONGEST_RUN_MS;
    const people = await listPeople(parts);
    const run = { people: people.length, failed: 0, isComplete: true };
    const waiting = people.values();
    const work = async () => {
      for (const uid of waiting) {
        if (now().getTime() > endsAt) {
          run.isComplete = false;
          return;
        }
        try {
          await reconcile(uid, { readsStripe: true, readsAtHost: 'all' });
        } catch (error) {
          run.failed += 1;
          log('ERROR', 'machines_failed', { uid, ...describeError(error) });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await parts.host.tell();
    const { isComplete, ...counts } = run;
    const isFine = isComplete && run.failed === 0;
    const reason = isComplete ? undefined : 'cut off';
    log(isFine ? 'INFO' : 'ERROR', 'machines_reconciled', { ...counts, reason });
    return run;
  };
}

export type MachinesJob = ReturnType<typeof createMachinesJob>;

export type MachinesRun = { people: number; failed: number; isComplete: boolean };

/** Each once, by the oldest reading of a machine of theirs. */
async function listPeople({ store, billing }: Parts): Promise<string[]> {
  const oldest = new Map<string, string>();
  for await (const page of store.pagesOfOpen(PAGE)) {
    for (const { uid, readAt } of page) {
      const known = oldest.get(uid);
      const at = readAt ?? '';
      if (known === undefined || at < known) oldest.set(uid, at);
    }
  }
  for await (const page of billing.pagesOfMirrors(PAGE)) {
    for (const { uid, subscription } of page) {
      if (isInForce(subscription.status) && !oldest.has(uid)) oldest.set(uid, '');
    }
  }
  return [...oldest].toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([uid]) => uid);
}
