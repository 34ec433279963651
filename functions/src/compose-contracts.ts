import type { KeyObject } from 'node:crypto';
import type { Firebase } from './adapters/firebase.ts';
import type { PlanNow } from './adapters/billing-clock.ts';
import type { ReadAddress } from './adapters/read-address.ts';
import type { Config } from './config/config.ts';
import { NotConfiguredError } from './foundation/errors.ts';
import type { Log } from './foundation/log.ts';
import type { Customers } from './modules/billing/customers.ts';
import type { SubscriptionService } from './modules/billing/subscription-service.ts';
import type { VisitorLimits } from './http/limits/visitor-limits.ts';
import { uidOf } from './adapters/identity/uid-of.ts';
import { createCancellations } from './modules/withdrawals/cancellations.ts';
import { createCarryOut } from './modules/withdrawals/carry-out.ts';
import { createCarryOutCancellation } from './modules/withdrawals/carry-out-cancellation.ts';
import { createCarryOutDecision } from './modules/withdrawals/carry-out-decision.ts';
import { createDeclare } from './modules/withdrawals/declare.ts';
import { createFindItsOrder } from './modules/withdrawals/find-its-order.ts';
import { createJoinCancellation } from './modules/withdrawals/join-cancellation.ts';
import { createJoinOrder } from './modules/withdrawals/join-order.ts';
import type {
  CancelOrder,
  EndOrder,
  FindOrder,
  PreviewRefund,
} from './modules/withdrawals/order/order.ts';
import { createWithdrawalRoutes } from './modules/withdrawals/routes.ts';
import { createSettleWithdrawals } from './modules/withdrawals/settle-withdrawals.ts';
import { isOfCancellation } from './modules/withdrawals/withdrawal-record.ts';
import { createWithdrawalStore } from './modules/withdrawals/withdrawal-store.ts';
import { createWithdrawals } from './modules/withdrawals/withdrawals.ts';

type Deps = {
  config: Config;
  firebase: Firebase;
  now: () => Date;
  planNow: PlanNow;
  log: Log;
};

type Needs = {
  billing: {
    customers: Customers;
    subscriptions: SubscriptionService;
    findOrder: FindOrder;
    endOrder: EndOrder;
    cancelOrder: CancelOrder;
    previewRefund: PreviewRefund;
  };
  limits: VisitorLimits;
  readAddress: ReadAddress;
};

export type ContractJobs = {
  /** Does what is due about withdrawals. */
  settleWithdrawals: () => Promise<void>;
  /** Looks for the order of a withdrawal that was just declared. */
  settleWithdrawal: (id: string) => Promise<void>;
};

/** What people withdraw from. */
export function composeContracts(deps: Deps, needs: Needs) {
  const withdrawals = composeWithdrawals(deps, needs);
  return { routes: withdrawals.routes, jobs: withdrawals.jobs, withdrawals };
}

function composeWithdrawals(deps: Deps, { billing, limits, readAddress }: Needs) {
  const { config, firebase, now, planNow, log } = deps;
  const { auth, db } = firebase;
  const { mail } = config;
  const staff = mail?.staff.get('billing') ?? mail?.staff.get('') ?? null;
  const parts = { store: createWithdrawalStore(db), staff, now, planNow, log };
  const joinOrder = createJoinOrder(parts);
  const findOrder = config.billing === null ? null : billing.findOrder;
  const findItsOrder = createFindItsOrder({
    ...parts,
    auth,
    findOrder,
    joinOrder,
    readTerm: billing.cancelOrder.readTerm,
    joinCancellation: createJoinCancellation(parts),
  });
  const { endOrder, cancelOrder, previewRefund } = billing;
  const follow = async (uid: string) => {
    const customer = await billing.customers.of(uid);
    return customer === null ? null : (await billing.subscriptions.sync(customer)).plan;
  };
  const ending = createCarryOut({ ...parts, endOrder, follow });
  const cancelling = createCarryOutCancellation({ ...parts, endOrder, cancelOrder, follow });
  const key = (): KeyObject => {
    if (mail === null) throw new NotConfiguredError('mail');
    return mail.linkKey;
  };
  const declaring = { ...parts, key, declare: createDeclare(parts), findItsOrder };
  const withdrawn = (id: string) => ending.carryOut(id);
  const looking = { findOrder, previewRefund };
  const withdrawals = createWithdrawals({ ...declaring, ...looking, carryOut: withdrawn });
  const cancellations = createCancellations({ ...declaring, carryOut: cancelling });
  const carryOut = (id: string) => (isOfCancellation(id) ? cancelling(id) : withdrawn(id));
  const settling = createSettleWithdrawals({
    ...parts,
    readAddress,
    findItsOrder,
    carryOut,
    carryOutDecision: createCarryOutDecision(parts),
  });
  return {
    routes: createWithdrawalRoutes({
      ...parts,
      withdrawals,
      cancellations,
      key,
      isKnown: async (email) => (await uidOf(await auth(), email)) !== null,
      limits,
    }),
    onRefundFailed: (subscriptionId: string) => ending.noteRefundFailed(subscriptionId),
    jobs: {
      settleWithdrawals: () => settling.settleDue(),
      settleWithdrawal: (id: string) => settling.settleOne(id),
    } satisfies ContractJobs,
  };
}
