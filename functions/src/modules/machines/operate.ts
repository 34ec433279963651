import type { Config } from '../../config/config.ts';
import type { Firebase } from '../../adapters/firebase.ts';
import { createManualHost } from '../../adapters/manual-host.ts';
import {
  listOrders,
  reportOrder,
  ReportRefusedError,
  type ManualOrder,
  type ManualReport,
} from '../../adapters/manual-orders.ts';
import type { Log } from '../../foundation/log.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createHandoffIdentities } from '../handoff/handoff-identities.ts';
import { createMachineStore, originClaim } from './machine-store.ts';
import { createSettle } from './settle.ts';

type Parts = {
  firebase: Firebase;
  operators: Config['machineOperators'];
  /** Whether a machine may be at a plain http address: on a development stack only. */
  isDevelopment: boolean;
  now: () => Date;
  log: Log;
};

/** What operators do who make machines by hand. What they report is on the owner's screen at once. */
export function createOperating({ firebase, operators, isDevelopment, now, log }: Parts) {
  const { db, auth } = firebase;
  const identities = createHandoffIdentities({ db, auth, log });
  const settle = createSettle({
    store: createMachineStore(db),
    host: createManualHost({ db, operators, now, log }),
    endSessions: (uid, server) => identities.revoke(uid, server),
    record: createAuditLog({ db, now, log }).record,
    now,
    planNow: async () => now(),
    log,
  });

  async function requireFree(id: string, origin: string): Promise<void> {
    const claim = await originClaim(await db(), origin).get();
    if (!claim.exists || claim.get('machine') === id) return;
    throw new ReportRefusedError(
      `${origin} belongs, or belonged, to machine ${claim.get('machine')}. No address is given out twice.`,
    );
  }

  return {
    list: async (): Promise<ManualOrder[]> => listOrders(await db()),

    /**
     * @throws {NoSuchOrderError}
     * @throws {ReportRefusedError} whose message tells the operator what to do
     */
    async report(id: string, report: ManualReport): Promise<ManualOrder> {
      if (report.state === 'ready') {
        if (!isAddress(report.origin, isDevelopment)) {
          throw new ReportRefusedError(
            `${report.origin} is not the address of a machine: https, a host, and nothing after it.`,
          );
        }
        await requireFree(id, report.origin);
      }
      const order = await reportOrder(await db(), id, report, now());
      // Null if its owner has deleted their account: then nobody has a screen to see it on.
      await settle(id, true);
      return order;
    },
  };
}

function isAddress(text: string, isDevelopment: boolean): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.origin !== text || text.includes('*')) return false;
  return url.protocol === 'https:' || (isDevelopment && url.protocol === 'http:');
}
