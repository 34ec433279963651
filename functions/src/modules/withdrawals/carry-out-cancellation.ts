import { writeMail } from '../email/outbox.ts';
import { withinStripeTime } from '../../adapters/stripe.ts';
import { isBeingDeleted } from '../../db/transaction.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { writeEvent } from '../audit/write-event.ts';
import { nextLook } from './carry-out.ts';
import { handToStaff, type WithdrawalParts } from './hand-to-staff.ts';
import type { CancelOrder, EndOrder, Order, OrderPaidBack, Term } from './order/order.ts';
import { cancellationNews, orderOf, paidBackIn, type Withdrawal } from './withdrawal-record.ts';
import type { Changing } from './withdrawal-store.ts';

type Parts = WithdrawalParts & {
  cancelOrder: CancelOrder;
  endOrder: EndOrder;
  follow: (uid: string) => Promise<string | null>;
};

/** What Stripe has done. */
type Done = { term: Term; paid: OrderPaidBack | null; plan: string | null; at: Date };

/**
 * Lets a contract end whose cancellation stands. It can be repeated after a kill at any point and by two instances at once: what was
 * done is looked up at Stripe.
 */
export function createCarryOutCancellation(parts: Parts) {
  const { store, cancelOrder, endOrder, follow, now, planNow, log } = parts;

  /** @returns the cancellation as it stands then; null if it is not to be carried out */
  return async (id: string): Promise<Withdrawal | null> => {
    const cancellation = await store.read(id);
    const order = cancellation === null ? null : orderOf(cancellation);
    if (cancellation === null || order === null || !stands(cancellation)) return null;
    const at = await planNow();
    const from = acceptedFrom(cancellation);
    if (cancellation.isAccepted === true && from > at.toISOString()) {
      await store.putOff(id, cancellation, new Date(from));
      return cancellation;
    }
    const done = await withinStripeTime(async () => ({
      ...(await end(cancellation, order, at)),
      plan: await follow(order.uid),
      at,
    }));
    const isFirst = await store.change((changing) => finish(changing, id, done));
    if (isFirst) log('INFO', 'contract_cancelled', { withdrawalId: id, uid: order.uid });
    return store.read(id);
  };

  async function end(
    cancellation: Withdrawal,
    order: Order,
    at: Date,
  ): Promise<Pick<Done, 'term' | 'paid'>> {
    const { isAccepted, endsAt, declaredAt, endedAt } = cancellation;
    if (isAccepted === true || endedAt !== null) {
      const from = isAccepted === true ? acceptedFrom(cancellation) : (endsAt ?? declaredAt);
      const paid = await endOrder(order, from, 'cancellation');
      return { term: { endsAt: from, isOver: true, isSet: true }, paid };
    }
    const { paid, ...term } = await cancelOrder.setEnd(order, endsAt ?? declaredAt, at);
    return { term, paid };
  }

  /** @returns whether it was the first */
  async function finish(changing: Changing, id: string, { term, paid, plan, at }: Done) {
    const { db, transaction, read, write } = changing;
    const before = await read(id);
    if (before === null || !stands(before)) return false;
    const isFirst = before.state === 'ending';
    // Also where the plan has ended: the reason decides about what is paid back.
    const isUndecided = before.kind === 'cause' && before.isAccepted !== true;
    const isPaidBack = paid !== null && !isUndecided;
    const endedAt = isPaidBack ? (before.endedAt ?? at.toISOString()) : before.endedAt;
    const money = paid === null ? {} : paidBackIn(paid);
    const { endsAt, isOver } = term;
    const cancellation = { ...before, endsAt, ...(isOver && { isOver }), endedAt, ...money };
    const why = paid?.staff ?? (isUndecided ? 'for_cause' : null);
    if (why !== null && why !== before.why) {
      await handToStaff(parts, changing, { id, withdrawal: cancellation, why, at });
      log('WARNING', 'withdrawal_needs_staff', { withdrawalId: id, reason: why });
    } else if (before.state === 'staff') write(id, cancellation);
    else {
      const dueAt = paid === null ? null : nextLook(before, at);
      write(id, { ...cancellation, state: 'done', dueAt });
    }
    const { uid } = before;
    if (isFirst && uid !== null && !(await isBeingDeleted(db, transaction, uid))) {
      await writeEvent(db, transaction, { uid, kind: 'plan_cancelled', about: plan }, now());
      const event = isPaidBack ? 'ended' : 'set';
      const facts = { withdrawal: id, event } as const;
      const mailId = `cancellation-${event}_${id}_${at.toISOString()}`;
      await writeMail(db, transaction, mailId, { ...cancellationNews.of(facts), uid }, now());
    }
    return isFirst;
  }
}

export type CarryOutCancellation = ReturnType<typeof createCarryOutCancellation>;

/** From when on nothing is charged for a contract whose reason was accepted: its receipt, or the end of the day that was wished. */
export function acceptedFrom({ declaredAt, on }: Withdrawal): string {
  if (on === null) return declaredAt;
  const wished = new Date(Date.parse(on) + DAY_MS).toISOString();
  return wished > declaredAt ? wished : declaredAt;
}

function stands({ state, endedAt }: Withdrawal): boolean {
  return state === 'ending' || endedAt !== null;
}
