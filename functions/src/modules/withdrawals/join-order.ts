import { writeMail } from '../email/outbox.ts';
import { isInTime, STAFF_AFTER_HOURS } from '../../contract/legal/withdrawal.ts';
import { HOUR_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { handToStaff, type WithdrawalParts } from './hand-to-staff.ts';
import type { Order } from './order/order.ts';
import { isOpen, withdrawalNews, type Withdrawal } from './withdrawal-record.ts';
import type { Changing } from './withdrawal-store.ts';

/**
 * How a declaration is known to come from the one whose plan it is: they are signed in, staff have said so, or no one knows, so the
 * owner is asked.
 */
export type Proof = 'signed_in' | 'staff' | 'none';

/** `stands`: the plan is to end now. `again`: that has been decided before. `asked`: its owner has a link. */
export type Joined = 'stands' | 'again' | 'asked' | 'late' | 'staff';

/** How soon a link that came back is noticed. */
export const LOOK_MS = HOUR_MS;
const SOON_MS = MINUTE_MS;
const CONFIRM_MS = STAFF_AFTER_HOURS * HOUR_MS;

/**
 * Brings a declaration and its order together. An order has one document, `withdrawals/{subscriptionId}`, whose first transaction
 * decides between two tabs or two instances. An owner who is known to declare it confirms with it what was declared before and still
 * waits: the earlier moment counts.
 */
export function createJoinOrder(parts: WithdrawalParts) {
  const { store, now, planNow } = parts;

  return async (id: string, order: Order, proof: Proof): Promise<Joined> => {
    const at = await planNow();
    return store.change(async (changing) => {
      const { read, write } = changing;
      const declared = await read(id);
      if (declared === null) throw new Error('a declaration is gone');
      const { subscriptionId, uid } = order;
      const known = await read(subscriptionId);
      if (declared.state === 'joined') return known !== null && isOpen(known) ? 'asked' : 'again';
      // Another run was faster.
      if (declared.state !== 'received' && declared.state !== 'ending') {
        return declared.state === 'late' ? 'late' : 'staff';
      }
      const join = () =>
        write(id, { ...declared, state: 'joined', subscriptionId, why: null, dueAt: null });
      const isWaiting = known !== null && isOpen(known);
      if (known !== null && !isWaiting && known.state !== 'refused') {
        join();
        return 'again';
      }
      const isLate = !isInTime(order.orderedAt, new Date(declared.declaredAt));
      if (isLate && !isWaiting && proof !== 'staff') {
        await tell(changing, 'late', { uid, subscriptionId, day: dayOf(declared), id });
        const late = { ...declared, ...order };
        await handToStaff(parts, changing, { id, withdrawal: late, why: 'late', at });
        return 'late';
      }
      join();
      // The receipt is for the declaration alone.
      const { receipt: _receipt, ...rest } = declared;
      const base: Withdrawal = isWaiting ? known : { ...rest, ...order, why: null };
      if (proof !== 'none') {
        const dueAt = new Date(at.getTime() + SOON_MS).toISOString();
        write(subscriptionId, { ...base, state: 'ending', why: null, dueAt });
        return 'stands';
      }
      const to = { uid, subscriptionId, day: dayOf(declared), id: subscriptionId };
      const asked = { ...base, mail: await tell(changing, 'confirm', to) };
      const dueAt = new Date(at.getTime() + LOOK_MS).toISOString();
      write(subscriptionId, isWaiting ? asked : { ...asked, state: 'to_confirm', dueAt });
      return 'asked';
    });
  };

  /** Writes to the account's own confirmed address, whatever was typed: once a day for an order. */
  async function tell(
    { db, transaction }: Changing,
    event: 'confirm' | 'late',
    { uid, subscriptionId, day, id }: Told,
  ): Promise<string> {
    const mail = { ...withdrawalNews.of({ withdrawal: id, event }), uid };
    const mailId = `withdrawal-${event}_${subscriptionId}_${day}`;
    await writeMail(db, transaction, mailId, mail, now());
    return mailId;
  }
}

/** `id`: the withdrawal that a mail is about. */
type Told = { uid: string; subscriptionId: string; day: string; id: string };

export type JoinOrder = ReturnType<typeof createJoinOrder>;

/** Whether the owner has had the link for long enough: then staff decide. */
export function isConfirmationOver({ declaredAt }: Withdrawal, at: Date): boolean {
  return at.getTime() - Date.parse(declaredAt) >= CONFIRM_MS;
}

function dayOf({ declaredAt }: Withdrawal): string {
  return declaredAt.slice(0, 10);
}
