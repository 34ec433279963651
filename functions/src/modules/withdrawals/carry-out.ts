import { writeMail } from '../email/outbox.ts';
import { withinStripeTime } from '../../adapters/stripe.ts';
import { isBeingDeleted } from '../../db/transaction.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { writeEvent } from '../audit/write-event.ts';
import { handToStaff, type WithdrawalParts } from './hand-to-staff.ts';
import type { EndOrder, OrderPaidBack } from './order/order.ts';
import {
  contractIdOf,
  isOpen,
  orderOf,
  paidBackIn,
  toldOf,
  type Withdrawal,
} from './withdrawal-record.ts';
import type { Changing } from './withdrawal-store.ts';

type Parts = WithdrawalParts & {
  endOrder: EndOrder;
  /** Reads the plan again and lets machines follow. @returns its name; null if the account is gone, or the plan has none */
  follow: (uid: string) => Promise<string | null>;
};

/** For so long, what was paid by a bank may still arrive. A webhook may be lost, so it is looked for each day. */
const FOLLOWED_MS = 30 * DAY_MS;

/**
 * Ends the plan of a withdrawal that stands, and pays back. It can be repeated after a kill at any point, by two instances at once,
 * and later, when another payment has settled: what was paid back is looked up at Stripe.
 */
export function createCarryOut(parts: Parts) {
  const { store, endOrder, follow, now, planNow, log } = parts;

  return {
    /** @returns the withdrawal as it stands then; null if it is not to be carried out */
    async carryOut(subscriptionId: string): Promise<Withdrawal | null> {
      const withdrawal = await store.read(subscriptionId);
      const order = withdrawal === null ? null : orderOf(withdrawal);
      if (withdrawal === null || order === null || !stands(withdrawal)) return null;
      const [paid, plan] = await withinStripeTime(async () => {
        const paidBack = await endOrder(order, withdrawal.declaredAt);
        return [paidBack, await follow(order.uid)] as const;
      });
      const at = await planNow();
      const done = await store.change((changing) =>
        finish(changing, { subscriptionId, paid, plan, at }),
      );
      if (done.isFirst)
        log('INFO', 'withdrawal_ended', { withdrawalId: subscriptionId, uid: order.uid });
      if (done.isNews) {
        log('WARNING', 'withdrawal_needs_staff', {
          withdrawalId: subscriptionId,
          reason: paid.staff ?? undefined,
        });
      }
      return store.read(subscriptionId);
    },

    /** Stripe says that a refund has come back: the owner and staff are told, once for each. */
    async noteRefundFailed(subscriptionId: string): Promise<void> {
      const at = await planNow();
      await store.change(async (changing) => {
        for (const kind of ['withdrawal', 'ordinary'] as const) {
          const id = contractIdOf(kind, subscriptionId);
          const withdrawal = await changing.read(id);
          if (withdrawal === null || withdrawal.endedAt === null) continue;
          if (withdrawal.why === 'refund_failed') return;
          await tellOwner(changing, withdrawal, { id, event: 'failed' });
          return handToStaff(parts, changing, { id, withdrawal, why: 'refund_failed', at });
        }
      });
    },
  };

  async function finish(
    changing: Changing,
    {
      subscriptionId: id,
      paid,
      plan,
      at,
    }: { subscriptionId: string; paid: OrderPaidBack; plan: string | null; at: Date },
  ): Promise<{ isFirst: boolean; isNews: boolean }> {
    const { db, transaction, read, write } = changing;
    const before = await read(id);
    if (before === null || !stands(before)) return { isFirst: false, isNews: false };
    const isFirst = before.endedAt === null;
    const isNews = paid.staff !== null && paid.staff !== before.why;
    const endedAt = before.endedAt ?? at.toISOString();
    const withdrawal = { ...before, ...paidBackIn(paid), endedAt };
    if (isNews && paid.staff !== null) {
      await handToStaff(parts, changing, { id, withdrawal, why: paid.staff, at });
    } else if (before.state === 'staff') write(id, withdrawal);
    else write(id, { ...withdrawal, state: 'done', dueAt: nextLook(withdrawal, at) });
    const { uid } = before;
    if (isFirst && uid !== null && !(await isBeingDeleted(db, transaction, uid))) {
      await writeEvent(db, transaction, { uid, kind: 'plan_withdrawn', about: plan }, now());
    }
    const hasFailed = isNews && paid.staff === 'refund_failed';
    const event = isFirst ? 'ended' : hasFailed ? 'failed' : null;
    if (event !== null) await tellOwner(changing, before, { id, event });
    await closeCancellation(changing, id, endedAt);
    return { isFirst, isNews };
  }

  async function tellOwner(
    { db, transaction }: Changing,
    { kind, uid }: Withdrawal,
    { id, event }: { id: string; event: 'ended' | 'failed' },
  ): Promise<void> {
    if (uid === null || (await isBeingDeleted(db, transaction, uid))) return;
    const content = toldOf(kind, { withdrawal: id, event });
    const mailId = `${content.kind}-${event}_${id}`;
    await writeMail(db, transaction, mailId, { ...content, uid }, now());
  }
}

export type CarryOut = ReturnType<typeof createCarryOut>;

/** Whether its plan is to end, or has ended for it. */
function stands({ state, endedAt }: Withdrawal): boolean {
  return state === 'ending' || endedAt !== null;
}

/** A cancellation of what is withdrawn from has nothing left to end. */
async function closeCancellation(
  { read, write }: Changing,
  subscriptionId: string,
  endedAt: string,
): Promise<void> {
  const id = contractIdOf('ordinary', subscriptionId);
  const cancellation = await read(id);
  if (cancellation === null || cancellation.endedAt !== null) return;
  if (isOpen(cancellation) || cancellation.state === 'ending') {
    write(id, { ...cancellation, state: 'done', why: null, dueAt: null, endsAt: endedAt });
  }
}

export function nextLook({ declaredAt }: Withdrawal, at: Date): string | null {
  const next = new Date(at.getTime() + DAY_MS);
  return next.getTime() - Date.parse(declaredAt) > FOLLOWED_MS ? null : next.toISOString();
}
