import type { Firestore } from 'firebase-admin/firestore';
import type { HostFacts, MachineHost } from '../../../adapters/machine-host.ts';
import type { PlanNow } from '../../../adapters/plan-clock.ts';
import { HOUR_MS, MINUTE_MS } from '../../../foundation/durations.ts';
import { describeError, type Log } from '../../../foundation/log.ts';
import { idsWithoutRecord } from '../machine-store.ts';

type Parts = {
  db: () => Promise<Firestore>;
  host: Pick<MachineHost, 'list'>;
  now: () => Date;
  planNow: PlanNow;
  log: Log;
};

/** Within the time that the job of the night has left. */
const LONGEST_RUN_MS = 4 * MINUTE_MS;
/** A record that is being removed with its account leaves its machine alone for a moment. */
const YOUNG_MS = HOUR_MS;

/**
 * Tells operators of each machine that the host has and we do not, as after a restored backup: it is not paid for and
 * cannot be opened. Nothing is erased: its owner may miss what is on it. Never rejects.
 */
export function createFindStrays({ db, host, now, planNow, log }: Parts) {
  return async (): Promise<void> => {
    const endsAt = now().getTime() + LONGEST_RUN_MS;
    try {
      const before = (await planNow()).getTime() - YOUNG_MS;
      for await (const page of pagesOf(host)) {
        const kept = page.filter((one) => isKept(one, before)).map(({ reference }) => reference);
        for (const machineId of await idsWithoutRecord(await db(), kept)) {
          log('ERROR', 'machine_without_record', { machineId });
        }
        if (now().getTime() > endsAt) throw new Error('the list does not end');
      }
    } catch (error) {
      log('ERROR', 'machines_not_compared', describeError(error));
    }
  };
}

function isKept({ state, changedAt }: HostFacts, before: number): boolean {
  return state !== 'erased' && Date.parse(changedAt) <= before;
}

async function* pagesOf(host: Parts['host']): AsyncGenerator<HostFacts[]> {
  for (let after: string | undefined; ;) {
    const { machines, hasMore } = await host.list(after);
    yield machines;
    const last = machines.at(-1)?.reference;
    if (!hasMore || last === undefined) return;
    if (last === after) throw new Error('the list stands still');
    after = last;
  }
}
