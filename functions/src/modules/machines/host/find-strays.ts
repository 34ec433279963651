import type { Firestore } from 'firebase-admin/firestore';
import type { HostFacts, MachineHost } from '../../../adapters/machine-host.ts';
import type { PlanNow } from '../../../adapters/billing-clock.ts';
import { HOUR_MS } from '../../../foundation/durations.ts';
import { describeError, type Log } from '../../../foundation/log.ts';
import { idsWithoutRecord } from '../machine-store.ts';

type Parts = {
  db: () => Promise<Firestore>;
  host: Pick<MachineHost, 'list'>;
  planNow: PlanNow;
  log: Log;
};

/** A record that is being removed with its account leaves its machine alone for a moment. */
const YOUNG_MS = HOUR_MS;

/**
 * Tells operators of each machine that the host has and we do not, as after a restored backup: it is not paid for and
 * cannot be opened. Nothing is erased: its owner may miss what is on it. A host that does not answer is left until the next round:
 * it must not hold up what else is compared.
 */
export function createFindStrays({ db, host, planNow, log }: Parts) {
  async function check(page: readonly HostFacts[]): Promise<void> {
    const before = (await planNow()).getTime() - YOUNG_MS;
    const kept = page.filter((one) => isKept(one, before)).map(({ reference }) => reference);
    for (const machineId of await idsWithoutRecord(await db(), kept)) {
      log('ERROR', 'machine_without_record', { machineId });
    }
  }

  return {
    /** @returns what is to be done with the page after that machine, and where the next one begins: null after the last */
    async read(after: string | null): Promise<{ work: () => Promise<void>; next: string | null }> {
      try {
        const { machines, next } = await host.list(after ?? undefined);
        if (next !== null && next === after) throw new Error('the list stands still');
        return { work: () => check(machines), next };
      } catch (error) {
        log('ERROR', 'machines_not_compared', describeError(error));
        return { work: async () => {}, next: null };
      }
    },
  };
}

function isKept({ state, changedAt }: HostFacts, before: number): boolean {
  return state !== 'erased' && (changedAt === null || Date.parse(changedAt) <= before);
}
