import type { Firestore } from 'firebase-admin/firestore';
import {
  listOrders,
  NoSuchOrderError,
  reportOrder,
  ReportRefusedError,
  type ManualOrder,
  type ManualReport,
} from '../manual/manual-orders.ts';
import type { PlanNow } from '../../../adapters/billing-clock.ts';
import { readUrl } from '../../../contract/read-url.ts';
import type { Log } from '../../../foundation/log.ts';
import { TAKE_BACK_MS } from '../../billing/customer-facts.ts';
import { allowErasure, listKeptOn, originClaim } from '../machine-store.ts';
import { isMachineName } from '../record/host-names.ts';
import type { MachineRecord } from '../record/machine-record.ts';
import type { ReconcileMachine } from './reconcile-machine.ts';

type Parts = {
  db: () => Promise<Firestore>;
  /** Brings what a machine's owner sees in line with its order. */
  reconcileMachine: ReconcileMachine;
  /** The domain that all machines are below; null if they have none in common. */
  machineDomain: string | null;
  /** Whether a machine may be at a plain http address: on a development stack only. */
  isDevelopment: boolean;
  now: () => Date;
  planNow: PlanNow;
  log: Log;
};

/** What operators do who make machines by hand. What they report is on the owner's screen at once. */
export function createOperating(parts: Parts) {
  const { db, reconcileMachine, machineDomain, isDevelopment, now, planNow, log } = parts;

  async function requireFree(id: string, origin: string): Promise<void> {
    const claim = await originClaim(await db(), origin).get();
    if (!claim.exists || claim.get('machine') === id) return;
    throw new ReportRefusedError(
      `${origin} belongs, or belonged, to machine ${claim.get('machine')}. Each address is given out only once.`,
    );
  }

  return {
    list: async (): Promise<ManualOrder[]> => listOrders(await db(), log),

    /** Machines whose owners could not be told that they will be erased, wherever they are hosted. */
    listKeptOn: async (): Promise<MachineRecord[]> => listKeptOn(await db(), log),

    /** Such a machine. @throws {ReportRefusedError} for any other one */
    async readKeptOn(id: string): Promise<MachineRecord> {
      const found = (await listKeptOn(await db(), log)).find((machine) => machine.id === id);
      return found ?? refuse(id);
    },

    /** What is ordered of a machine. @throws {NoSuchOrderError} */
    async readOrder(id: string): Promise<ManualOrder> {
      const found = (await listOrders(await db(), log)).find((order) => order.id === id);
      if (found !== undefined) return found;
      throw new NoSuchOrderError(`Machine ${id} is unknown. npm run machines -- list shows all.`);
    },

    /**
     * Has such a machine erased all the same, by the job.
     * @param reason kept with the machine, and logged
     * @returns from when on
     * @throws {ReportRefusedError} for any other machine
     */
    async eraseUnannounced(id: string, reason: string): Promise<string> {
      const from = new Date((await planNow()).getTime() + TAKE_BACK_MS);
      if (!(await allowErasure(await db(), id, { reason, from }, now()))) refuse(id);
      return from.toISOString();
    },

    /** Takes that back. @throws {ReportRefusedError} where it is erased already */
    async keepOn(id: string): Promise<void> {
      if (!(await allowErasure(await db(), id, null, now()))) refuse(id);
    },

    /**
     * @throws {NoSuchOrderError}
     * @throws {ReportRefusedError} whose message tells the operator what to do
     */
    async report(id: string, report: ManualReport): Promise<ManualOrder> {
      if (report.state === 'ready') {
        if (!isAddress(report.origin, isDevelopment)) {
          throw new ReportRefusedError(
            `${report.origin} is not the address of a machine: give https and a host alone, such as https://cedar.example.`,
          );
        }
        if (machineDomain !== null && !isMachineName({ machineDomain }, new URL(report.origin))) {
          throw new ReportRefusedError(
            `${report.origin} is not below ${machineDomain}, where MACHINE_DOMAIN says that our servers are. Give the machine a name there.`,
          );
        }
        await requireFree(id, report.origin);
      }
      const order = await reportOrder(await db(), id, report, now());
      // Null if its owner has deleted their account: then there is no screen to show it on.
      await reconcileMachine(id, true);
      return order;
    },
  };
}

/** @throws {ReportRefusedError} */
function refuse(id: string): never {
  throw new ReportRefusedError(
    `Machine ${id} is not one of those whose owner could not be told three times. Nothing was changed.`,
  );
}

function isAddress(text: string, isDevelopment: boolean): boolean {
  const url = readUrl(text);
  if (url === null || url.origin !== text || text.includes('*')) return false;
  return url.protocol === 'https:' || (isDevelopment && url.protocol === 'http:');
}
