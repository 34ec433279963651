import type Stripe from 'stripe';
import { createBucket } from './adapters/bucket.ts';
import type { Firebase } from './adapters/firebase.ts';
import { createManualHost } from './modules/machines/manual/manual-host.ts';
import type { PlanNow } from './adapters/billing-clock.ts';
import { createReadAddress } from './adapters/read-address.ts';
import type { Config } from './config/config.ts';
import type { Log } from './foundation/log.ts';
import { OFFICE_HOURS } from './foundation/working-hours.ts';
import { createContacts } from './modules/account/contacts.ts';
import { createReadCustomer } from './modules/billing/customer-facts.ts';
import { createAuditLog } from './modules/audit/audit-log.ts';
import { createBillingStore, type BillingStore } from './modules/billing/billing-store.ts';
import { createCustomers } from './modules/billing/customers.ts';
import { findHeld } from './modules/billing/subscription-service.ts';
import { endSignInsAt } from './modules/server-access/handoff-identities.ts';
import { createMachineStore } from './modules/machines/machine-store.ts';
import { createOperating } from './modules/machines/host/operate.ts';
import { createReconcileMachine } from './modules/machines/host/reconcile-machine.ts';
import { createNotifyLater } from './modules/machines/notices/notify-owner.ts';
import { findSentFile } from './modules/messages/find-sent-file.ts';
import { listNewest, listSpam } from './modules/messages/message-store.ts';
import { readUnkeptSpam } from './http/limits/visitor-limits.ts';
import { createTelling } from './modules/availability/incident-reports.ts';
import { createAfterRestore } from './modules/upkeep/after-restore.ts';
import { createDecideWithdrawal } from './modules/withdrawals/decide-withdrawal.ts';
import { createFindOrder } from './modules/withdrawals/order/find-order.ts';
import { createPreviewRefund } from './modules/withdrawals/order/preview-refund.ts';
import { createWithdrawalStore } from './modules/withdrawals/withdrawal-store.ts';

type Deps = {
  firebase: Firebase;
  operators: Config['machineOperators'];
  machineDomain: Config['machineDomain'];
  isDevelopment: boolean;
  now: () => Date;
  /** The time by which machines live. */
  planNow?: PlanNow;
  log: Log;
};

/** What `npm run machines` works with: the API's own stores, without the settings and secrets of the rest. */
export function composeOperating(deps: Deps) {
  const { firebase, operators, machineDomain, isDevelopment, now, log } = deps;
  const { planNow = async () => now() } = deps;
  const { db, auth } = firebase;
  const reconcileMachine = createReconcileMachine({
    // This knows neither our site nor, perhaps, people's addresses: the job writes to the owner.
    store: createMachineStore(db, createNotifyLater(now)),
    host: createManualHost({ db, operators, hours: OFFICE_HOURS, now, log }),
    endSessions: (machine) => endSignInsAt({ db, auth, log }, machine),
    record: createAuditLog({ db, readAddress: createReadAddress(auth, log), now, log }).record,
    now,
    planNow,
    log,
  });
  return createOperating({ db, reconcileMachine, machineDomain, isDevelopment, now, planNow, log });
}

/** Whose it is that a command changes something of. */
export function composeReadCustomer({ db, auth }: Firebase) {
  return createReadCustomer({ db, auth });
}

/** What `npm run accounts` names contacts by. */
export function composeContacts({ db }: Firebase) {
  return createContacts(db);
}

/** What `npm run status` works with. */
export function composeTelling({ db }: Firebase, now: () => Date) {
  return createTelling({ db, now });
}

/** What `npm run messages` works with: finds a file of anyone's message, counted from 0. */
export function composeMessageFiles({ db, storage }: Firebase, bucket: string) {
  const from = createBucket(storage, bucket);
  return (message: string, number: string) =>
    findSentFile({ db }, from, { message, number }, () => true);
}

/** What `npm run messages` lists: the newest, so many at most. */
export function composeMessages({ db }: Firebase) {
  return (most: number) => listNewest({ db }, most);
}

/** What `npm run messages` lists: what the hidden field caught, and how much more of it came today. */
export function composeSpam({ db }: Firebase, now: () => Date) {
  return async () => ({
    kept: await listSpam({ db }),
    unkept: await readUnkeptSpam(db, now()),
  });
}

/**
 * What `npm run withdrawals` works with.
 * @param stripe null without a key: then only what our own documents hold is known
 */
export function composeDecideWithdrawal(
  { db, auth }: Firebase,
  stripe: (() => Promise<Stripe>) | null,
  planNow: PlanNow,
) {
  return createDecideWithdrawal({
    store: createWithdrawalStore(db),
    readCustomer: createReadCustomer({ db, auth }),
    stripe: stripe && readingAt(stripe, createBillingStore(db)),
    planNow,
  });
}

function readingAt(stripe: () => Promise<Stripe>, store: BillingStore) {
  const customers = createCustomers({ stripe, store });
  const readOwner = (id: string) => store.readOwner(id);
  return {
    findOrder: createFindOrder({ stripe, customers, readOwner, findHeld }),
    previewRefund: createPreviewRefund(stripe),
  };
}

/**
 * What `npm run restore` lists and lets go.
 * @param copy the last copy of what the restored backup has replaced
 */
export function composeAfterRestore({ db }: Firebase, copy: Firebase, now: () => Date) {
  return createAfterRestore({ db, copy: copy.db, now });
}
