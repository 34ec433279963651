import type { Firebase } from './adapters/firebase.ts';
import type { Context } from './context.ts';
import { composeAvailability } from './compose-availability.ts';
import { composeContracts, type ContractJobs } from './compose-contracts.ts';
import { composeMail, type MailJobs } from './compose-mail.ts';
import { composeWatchStatus } from './compose-status.ts';
import { createOrderData } from './modules/machines/manual/manual-orders.ts';
import { mailData } from './modules/email/personal-data.ts';
import type { PlanNow } from './adapters/billing-clock.ts';
import { createReadAddress, type ReadAddress } from './adapters/read-address.ts';
import { withinStripeTime } from './adapters/stripe.ts';
import type { PersonDataList } from './db/personal-data.ts';
import { listPersonData } from './registry.ts';
import type { AddedSince } from './foundation/added-since.ts';
import { describeError } from './foundation/log.ts';
import { forgetCalls } from './http/limits/rate-limit.ts';
import type { Route } from './http/route.ts';
import { subjectOf } from './http/router.ts';
import { createAccountDeletion, type AccountDeletion } from './modules/account/account-deletion.ts';
import { createIdentityData } from './modules/account/identity-data.ts';
import { listProfiles, profileData } from './modules/profile/index.ts';
import { createAccountRoutes } from './modules/account/routes.ts';
import { createTombstones } from './modules/account/tombstones.ts';
import { createSilentDays } from './modules/availability/silent-days.ts';
import { createBookCredit } from './modules/credits/book-credit.ts';
import type { WatchMachines } from './modules/availability/watch-machines.ts';
import { createCreditStore } from './modules/credits/credit-store.ts';
import { createCredits, type Credits } from './modules/credits/settle-credits.ts';
import { createAuditLog, type AuditLog, type RecordEvent } from './modules/audit/audit-log.ts';
import { createAccountBilling } from './modules/billing/account-billing.ts';
import { createSubscriptionActions } from './modules/billing/actions.ts';
import { createBillingStore } from './modules/billing/billing-store.ts';
import { isCancelling } from './modules/withdrawals/withdrawal-store.ts';
import { createCheckoutLeases } from './modules/billing/checkout-leases.ts';
import { createSettleContacts } from './modules/billing/customer-contact.ts';
import { createCustomers, uidOf, type Customers } from './modules/billing/customers.ts';
import { createTellOfPlan } from './modules/billing/plan-mail.ts';
import { createPlanList } from './modules/billing/stripe/plans.ts';
import { createProgress } from './modules/billing/sync/comparison-progress.ts';
import { createReconciliation, type Reconcile } from './modules/billing/sync/reconciliation.ts';
import { createSettlePlan } from './modules/billing/sync/settle-plan.ts';
import { createBillingRoutes } from './modules/billing/routes.ts';
import {
  createSubscriptionService,
  findHeld,
  type SubscriptionService,
} from './modules/billing/subscription-service.ts';
import { createWebhook } from './modules/billing/sync/webhook.ts';
import { agreementData } from './modules/agreements/personal-data.ts';
import { MODULES } from './modules.ts';
import {
  addedCopies,
  invoiceCopiesOf,
  invoiceCopyData,
  listCopied,
  sendCopies,
  sendMissedCopies,
} from './modules/invoice-copies/index.ts';
import {
  endSessionsAgain,
  finishReports,
  reopenDecided,
  securityData,
  syncAuthUser,
} from './modules/security/index.ts';
import { reportEndpoint } from './modules/security/module.ts';
import { createCancelOrder } from './modules/withdrawals/order/cancel-order.ts';
import { createEndOrder } from './modules/withdrawals/order/end-order.ts';
import { createFindOrder } from './modules/withdrawals/order/find-order.ts';
import { createPreviewRefund } from './modules/withdrawals/order/preview-refund.ts';
import { createWithdrawnEvents } from './modules/withdrawals/order/withdrawn-events.ts';
import { createWithdrawalData } from './modules/withdrawals/withdrawal-data.ts';
import { checkStoredFile } from './modules/files/check-stored-file.ts';
import { namesOfDay } from './modules/files/hand-out-names.ts';
import { fileData } from './modules/files/personal-data.ts';
import { tidyFiles, type Tidied } from './modules/files/tidy-files.ts';
import { endSignInsAt } from './modules/server-access/handoff-identities.ts';
import { handoffIdentityData, serverData } from './modules/server-access/personal-data.ts';
import { createHandoffRoutes } from './modules/handoff/routes.ts';
import { createEraseMachine } from './modules/machines/erase-machine.ts';
import { createMachineChoice } from './modules/machines/keep-on-downgrade.ts';
import { createMachineData } from './modules/machines/machine-data.ts';
import { createReceiveMachineEvent } from './modules/machines/machine-events.ts';
import { createMachineStore, type MachineStore } from './modules/machines/machine-store.ts';
import { createFindStrays } from './modules/machines/host/find-strays.ts';
import { createOrderMachine } from './modules/machines/order-machine.ts';
import { createReconcile, type Reconciling } from './modules/machines/reconcile.ts';
import { createRestoreMachine } from './modules/machines/backups/restore-machine.ts';
import { createRestartMachine } from './modules/machines/restart-machine.ts';
import { createMachineRoutes } from './modules/machines/routes.ts';
import { createReconcileMachine } from './modules/machines/host/reconcile-machine.ts';
import { createNotifyOwner, type BeginNotifying } from './modules/machines/notices/notify-owner.ts';
import { confirmationsOfDay } from './modules/email/confirm-address.ts';
import type { NoteCameBack } from './modules/email/mail-trouble.ts';
import { listAllMembers } from './modules/seats/stored-memberships.ts';
import { messageData } from './modules/messages/message-store.ts';
import { newsletterData } from './modules/messages/newsletter-store.ts';
import { createMessageRoutes } from './modules/messages/routes.ts';
import { readFileNames } from './modules/messages/sent-message-store.ts';
import {
  createVisitorLimits,
  linkMailsOf,
  reasonsOf,
  withdrawalsOf,
} from './http/limits/visitor-limits.ts';
import {
  addedMembers,
  invitationsOfDay,
  memberData,
  previewKept,
  recordBounce,
  storeKept,
} from './modules/members/index.ts';
import { invitationEndpoints } from './modules/members/module.ts';
import { addedServers } from './modules/servers/remove-server.ts';
import { createServerRoutes } from './modules/servers/routes.ts';
import { createFindDue, type FindDue } from './modules/upkeep/find-due.ts';
import { createLookAfter, type LookAfter } from './modules/upkeep/look-after.ts';
import { createKeepForNow } from './modules/account/retain-machines.ts';

/** The context, with the names by which factories take its parts. */
type Deps = Context & {
  firebase: Firebase;
  now: Context['clock'];
  planNow: PlanNow;
  queue: Context['tasks'];
};

/** Work that no request asks for. */
export type Jobs = {
  /** Ends and removes what is left of a person whose sign-in is gone. */
  removeRemains: AccountDeletion['removeRemains'];
  /** Removes accounts that were made again after their deletion. */
  sweepLateAccounts: AccountDeletion['sweepLateAccounts'];
  /** Null where billing is off. */
  reconcile: Reconcile | null;
  /** Gives money back for months in which machines fell short. Null where billing is off. */
  settleCredits: Credits['settleAll'] | null;
  /** Tells Stripe of new addresses and names. Null where billing is off. */
  settleContacts: (() => Promise<void>) | null;
  /** Gives the queue a task for each person of whom something is due. */
  findDue: FindDue;
  /** Does what is due for one person. */
  lookAfter: LookAfter;
  /** Asks the machines' host what has changed, and counts how machines answer. */
  watchMachines: WatchMachines;
  /** Looks at a file that has just been stored. */
  checkStoredFile: (path: string) => Promise<void>;
  /** Removes files that nothing names. */
  tidyFiles: () => Promise<Tidied>;
  /** Ends sessions once more where someone may have kept a token. */
  endAgain: () => Promise<void>;
  /** Goes on with what “This wasn’t me” began, and opens accounts of which staff have decided. */
  finishReports: () => Promise<void>;
  /** Sees what works, for the page of the status. */
  watchStatus: () => Promise<void>;
} & MailJobs &
  ContractJobs;

/**
 * Makes every store and service once, hands them to the modules, and returns the routes of the API, its jobs, and what is
 * kept about a person.
 */
export function compose(ctx: Context): Composed {
  const { clock: now, billingClock: planNow, tasks: queue } = ctx;
  const deps: Deps = { ...ctx, firebase: ctx, now, planNow, queue };
  const { config, auth, db, log } = ctx;
  const readAddress = createReadAddress(auth, log);
  const audit = createAuditLog({ db, readAddress, now, log });
  const { record } = audit;
  const beginNotifying = createNotifyOwner({ readAddress, now });
  const machineStore = createMachineStore(db, beginNotifying);
  const limits = createVisitorLimits(ctx);
  const onRefundFailed = (id: string) => contracts.withdrawals.onRefundFailed(id);
  const paying = { record, machineStore, onRefundFailed };
  const billing = composeBilling(deps, paying, (id) => machines.tryReconcile(id));
  const machines = composeMachines(deps, {
    store: machineStore,
    readAddress,
    beginNotifying,
    billing,
    endSessions: (machine) => endSignInsAt(ctx, machine),
    record,
  });
  const reports = composeReports(ctx, [
    (uid, since) => addedMembers(ctx, uid, since),
    (uid, since) => addedServers(ctx, uid, since),
    (uid, since) => addedCopies(ctx, uid, since),
  ]);

  const noteCameBack: NoteCameBack = (mail, to) => recordBounce(ctx, mail, to);
  const mail = composeMail(ctx, noteCameBack);

  const personData = composePersonData(deps, {
    audit,
    machines,
    billing,
    forgetCallsOf: (uid) => forgetCalls(db, callsOf(routes, uid)),
  });
  const deletion = composeDeletion(deps, { personData, machineStore, machines, billing });

  const contracts = composeContracts(deps, { billing, limits, readAddress });

  const invitations = invitationEndpoints(
    config.billing === null ? null : billing.plansForMachines,
  );
  const readSubscription: SubscriptionService['current'] = (uid, known) =>
    billing.subscriptions.current(uid, known);
  const routes = [
    ...createBillingRoutes(billing),
    ...machines.routes,
    ...invitations.map((toRoute) => toRoute(ctx)),
    ...createHandoffRoutes(ctx, readSubscription),
    ...createMessageRoutes({ ctx, limits, record }),
    ...createAccountRoutes({ ...deletion, record, personData, now, log }),
    ...mail.routes,
    ...contracts.routes,
    ...MODULES.flatMap(({ endpoints = [] }) => endpoints.map((toRoute) => toRoute(ctx))),
    // After the row that lists servers: `Allow` names methods in this order.
    ...createServerRoutes(ctx, readSubscription),
    reports.route,
  ];

  const compared = { billing, ...deletion, machines };
  return {
    routes,
    jobs: {
      removeRemains: deletion.removeRemains,
      sweepLateAccounts: deletion.sweepLateAccounts,
      reconcile: config.billing === null ? null : composeReconciliation(ctx, deps, compared),
      settleCredits: billing.settleCredits,
      settleContacts: billing.settleContacts,
      ...machines.jobs,
      checkStoredFile: (path) => checkStoredFile(ctx, path),
      tidyFiles: () => tidyFiles(ctx),
      ...mail.jobs,
      ...reports.jobs,
      ...contracts.jobs,
      watchStatus: composeWatchStatus(deps, mail.jobs.mail),
    },
    personData,
  };
}

type Composed = {
  routes: Route[];
  jobs: Jobs;
  personData: PersonDataList;
};

/** Sessions and reports of a compromise, for which other modules say what they gave an account. */
function composeReports(ctx: Context, added: readonly AddedSince[]) {
  return {
    route: reportEndpoint(added)(ctx),
    jobs: {
      endAgain: () => endSessionsAgain(ctx),
      async finishReports() {
        await finishReports(ctx, added);
        await reopenDecided(ctx, added);
      },
    },
  };
}

/** What a person's calls are counted as, on every limited endpoint of the API. */
function callsOf(routes: readonly Route[], uid: string): string[] {
  const limited = routes.flatMap((route) =>
    route.access !== 'public' && route.isLimited ? [subjectOf(route, uid)] : [],
  );
  const counted = [
    namesOfDay,
    confirmationsOfDay,
    invitationsOfDay,
    invoiceCopiesOf,
    linkMailsOf,
    reasonsOf,
    withdrawalsOf,
  ];
  return [...limited, ...counted.map((subjectFor) => subjectFor(uid))];
}

type DeletionNeeds = {
  personData: PersonDataList;
  machineStore: MachineStore;
  machines: ReturnType<typeof composeMachines>;
  billing: ReturnType<typeof composeBilling>;
};

function composeDeletion(
  { firebase, now, log }: Deps,
  { personData, machineStore, machines, billing }: DeletionNeeds,
) {
  const { auth, db } = firebase;
  const keepForNow = createKeepForNow({
    db,
    hasMachines: async (uid) =>
      (await machineStore.list(uid)).some(({ state }) => state !== 'erased'),
    endPlan: (person) => billing.forAccount.remove(person),
    endMachines: async (uid) => {
      await billing.showAsItIs(uid);
      await machines.reconcile(uid);
    },
    now,
    log,
  });
  const tombstones = createTombstones(db, now);
  return createAccountDeletion({ keepForNow, tombstones, personData, auth, log });
}

type PersonDataNeeds = {
  audit: AuditLog;
  machines: ReturnType<typeof composeMachines>;
  billing: ReturnType<typeof composeBilling>;
  forgetCallsOf: (uid: string) => Promise<void>;
};

/** Everything that is kept about a person: deletion, the sweep after it and the export walk this list. */
function composePersonData(deps: Deps, needs: PersonDataNeeds): PersonDataList {
  const { firebase, now, log } = deps;
  const { audit, machines, billing } = needs;
  const { db, auth } = firebase;
  return listPersonData([
    // Unless charges end, nothing is removed. A sweep need not ask Stripe again: a mark refuses checkouts by then.
    { ...billing.forAccount, except: ['sweep'] },
    // Before mails and events: a member may be told of something until their membership is gone.
    memberData(deps),
    // Before everything that could still tell whose the machines are.
    createMachineData({ ...machines, showPlanEnded: (uid) => billing.showAsItIs(uid) }),
    createOrderData(db),
    mailData({ db }),
    machines.availability.personData,
    createCreditStore(db, log).personData,
    createWithdrawalData(db),
    agreementData({ db, clock: now }),
    invoiceCopyData({ db }),
    serverData(deps),
    handoffIdentityData(deps),
    billing.store.personData,
    audit.personData,
    // Files before the names and messages that name them.
    fileData(deps, (uid) => readFileNames(deps, uid)),
    // Forms need no account: what comes after the deletion may come from anyone who has the address then.
    { ...messageData({ db }), except: ['sweep'] },
    { ...newsletterData({ db }), except: ['sweep'] },
    // Counters of calls, which are gone within minutes and are not handed out.
    {
      collections: ['rateLimits'] as const,
      export: async () => ({}),
      remove: ({ uid }) => needs.forgetCallsOf(uid),
    },
    // The mark of the deletion stays for a day: it refuses late writes.
    { collections: ['deletedAccounts'] as const, export: async () => ({}), remove: async () => {} },
    // It names the customer at Stripe, which a repeated deletion still needs.
    profileData({ db }),
    // Until the sign-in goes, it says which sessions count, and whether a passkey is asked for. The mark refuses every later change.
    { ...securityData({ db }), except: ['sweep'] },
    // Last: until then, the person can sign in and ask again.
    { ...createIdentityData(auth), except: ['remains', 'sweep'] },
  ]);
}

type MachineNeeds = {
  store: MachineStore;
  readAddress: ReadAddress;
  beginNotifying: BeginNotifying;
  billing: ReturnType<typeof composeBilling>;
  endSessions: (machine: string) => Promise<void>;
  record: RecordEvent;
};

function composeMachines(deps: Deps, needs: MachineNeeds) {
  const { store, beginNotifying, billing, endSessions, record } = needs;
  const { config, machineHost: host, now, planNow, log } = deps;
  const { db } = deps.firebase;
  const plans = config.billing === null ? null : billing.plansForMachines;
  const common = { db, store, plans, prices: config.billing?.prices ?? [], record, planNow, log };
  const reconcileMachine = createReconcileMachine({
    store,
    host,
    endSessions,
    record,
    now,
    planNow,
    log,
  });
  const { reconcile, tryReconcile, eraseAll } = createReconcile({
    ...common,
    beginNotifying,
    reconcileMachine,
    now,
  });
  const secret = config.machines?.secret ?? '';
  const availability = composeAvailability(deps, {
    machines: store,
    reconcile,
    listCredits: (uid, machine) => createCreditStore(db, log).listCredits(uid, machine),
  });
  const routes = createMachineRoutes({
    config,
    store,
    host,
    record,
    now,
    orderMachine: createOrderMachine({ ...common, tryReconcile }),
    eraseMachine: createEraseMachine({ db, tryReconcile, planNow }),
    restartMachine: createRestartMachine({ db, host, record, planNow }),
    restoreMachine: createRestoreMachine({
      db,
      store,
      host,
      reconcileMachine,
      isByHand: config.machines === null,
      now,
      planNow,
    }),
    receiveEvent: createReceiveMachineEvent({ secret, store, reconcile, log }),
  });
  return {
    store,
    reconcile,
    tryReconcile,
    eraseAll,
    availability,
    routes: [...routes, ...availability.routes],
    strays: createFindStrays({ db, host, planNow, log }),
    jobs: {
      ...composeUpkeep(deps, { store, readAddress: needs.readAddress, billing, reconcile }),
      ...availability.jobs,
    },
  };
}

type Compared = {
  billing: ReturnType<typeof composeBilling>;
  machines: ReturnType<typeof composeMachines>;
} & Pick<AccountDeletion, 'removeRemains'>;

function composeReconciliation(
  ctx: Context,
  deps: Deps,
  { billing, machines, removeRemains }: Compared,
) {
  const { firebase, now, log } = deps;
  return createReconciliation({
    ...billing,
    progress: createProgress(firebase.db),
    listProfiles: (after, size) => listProfiles(deps, after, size),
    listMembers: (after, size) => listAllMembers(deps, after, size),
    syncAuthUser: (uid) => syncAuthUser(ctx, uid),
    listCopied: (after, size) => listCopied(deps, after, size),
    sendCopies: (uid) => sendMissedCopies(deps, uid),
    hosted: machines.strays,
    removeRemains,
    auth: firebase.auth,
    now,
    log,
  });
}

type Upkept = Pick<MachineNeeds, 'store' | 'billing' | 'readAddress'> &
  Pick<Reconciling, 'reconcile'>;

function composeUpkeep(deps: Deps, { store, readAddress, billing, reconcile }: Upkept) {
  const { db } = deps.firebase;
  const tellOfPlan = createTellOfPlan({ db, readAddress, now: deps.now });
  const common = { ...deps, store, billing: billing.store };
  return {
    findDue: createFindDue({ ...common, host: deps.machineHost }),
    lookAfter: createLookAfter({
      ...common,
      settlePlan: billing.settlePlan,
      tellOfPlan,
      reconcile,
    }),
  };
}

type BillingNeeds = {
  record: RecordEvent;
  machineStore: MachineStore;
  /** Hears of a withdrawn subscription whose refund has failed. */
  onRefundFailed: (subscriptionId: string) => Promise<void>;
};

function composeBilling(
  deps: Deps,
  { record, machineStore, onRefundFailed }: BillingNeeds,
  onChange: (uid: string) => Promise<void>,
) {
  const { config, firebase, stripe, now, planNow, log } = deps;
  const store = createBillingStore(firebase.db, isCancelling);
  const customers = createCustomers({ stripe, store });
  const checkoutLeases = createCheckoutLeases(firebase.db, now);
  const reading = { stripe, store, checkoutLeases, customers, now, planNow, log };
  const readName = async (id: string) => (await machineStore.find(id))?.name ?? null;
  const credits = composeCredits(deps, customers, readName);
  const subscriptions = createSubscriptionService({
    ...reading,
    onChange: async (uid) => {
      await onChange(uid);
      await credits.follow(uid);
    },
  });
  // What machines ask themselves needs not be told to them.
  const quietly = createSubscriptionService({ ...reading, onChange: async () => {} });
  const endOrder = createEndOrder({ stripe, customers, log });
  const refresh = (uid: string) =>
    withinStripeTime(async () => {
      const customer = await customers.of(uid);
      if (customer !== null) await quietly.sync(customer);
    });
  return {
    config,
    stripe,
    store,
    checkoutLeases,
    customers,
    subscriptions,
    plansForMachines: { ensure: (uid: string) => quietly.current(uid), refresh },
    async showAsItIs(uid: string): Promise<void> {
      try {
        if (config.billing !== null) await refresh(uid);
      } catch (error) {
        log('WARNING', 'mirror_not_corrected', { uid, ...describeError(error) });
      }
    },
    now,
    settleCredits: config.billing === null ? null : () => credits.settleAll(),
    settleContacts:
      config.billing === null
        ? null
        : createSettleContacts({ auth: firebase.auth, db: firebase.db, stripe, now, log }),
    settlePlan: config.billing === null ? null : createSettlePlan({ ...reading, subscriptions }),
    planNow,
    actions: createSubscriptionActions({
      stripe,
      customers,
      subscriptions,
      recordEvent: record,
      machineChoice: createMachineChoice(firebase.db),
      peopleChoice: {
        look: (uid, plan) => previewKept(deps, uid, plan),
        note: (uid, plan, keep) => storeKept(deps, uid, plan, keep),
      },
      planNow,
    }),
    listPlans: createPlanList(stripe, config.billing?.prices ?? [], now, log),
    receiveEvent: createWebhook({
      stripe,
      webhookSecret: config.billing?.webhookSecret ?? '',
      store,
      subscriptions,
      tellOfInvoice: (uid, invoice) => sendCopies(deps, uid, invoice),
      auth: firebase.auth,
      withdrawn: createWithdrawnEvents({ stripe, endOrder, uidOf, onRefundFailed, log }),
      now,
      log,
    }),
    record,
    endOrder,
    cancelOrder: createCancelOrder({ stripe, endOrder }),
    previewRefund: createPreviewRefund(stripe),
    findOrder: createFindOrder({
      stripe,
      customers,
      readOwner: (id) => store.readOwner(id),
      findHeld,
    }),
    forAccount: createAccountBilling({
      isOn: config.billing !== null,
      stripe,
      store,
      customers,
      subscriptions,
      beforeEnd: (uid) => credits.payOut(uid),
      log,
    }),
  };
}

function composeCredits(
  { config, firebase: { db }, stripe, now, planNow, log }: Deps,
  customers: Customers,
  readName: (machine: string) => Promise<string | null>,
) {
  return createCredits({
    store: createCreditStore(db, log),
    days: createSilentDays(db, log),
    readName,
    customers,
    prices: config.billing?.prices ?? [],
    stripe,
    book: createBookCredit({ stripe, customers, findHeld, planNow }),
    now,
    planNow,
    log,
  });
}
