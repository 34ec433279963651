import type { KeyObject } from 'node:crypto';
import { readPageLink } from '../email/links.ts';
import {
  isInTime,
  lastDayOfWithdrawal,
  type WithdrawalOutcome,
  type WithdrawalRefund,
} from '../../contract/legal/withdrawal.ts';
import { MINUTE_MS } from '../../foundation/durations.ts';
import { ApiError } from '../../foundation/errors.ts';
import { describeError } from '../../foundation/log.ts';
import type { CarryOut } from './carry-out.ts';
import type { Declare, Declaring } from './declare.ts';
import type { FindItsOrder } from './find-its-order.ts';
import type { WithdrawalParts } from './hand-to-staff.ts';
import type { FindOrder, PreviewRefund } from './order/order.ts';
import { isOpen, type Declaration, type Withdrawal } from './withdrawal-record.ts';

type Parts = WithdrawalParts & {
  /** Of links in mails. @throws {ApiError} `not_configured` where no mail is sent */
  key: () => KeyObject;
  declare: Declare;
  findItsOrder: FindItsOrder;
  carryOut: CarryOut['carryOut'];
  /** Null where billing is off: then there are no orders. */
  findOrder: FindOrder | null;
  previewRefund: PreviewRefund;
};

/** A declaration as it counts. `outcome`: only for its owner, and only if it is known by now; otherwise the job goes on. */
type Confirmed = { at: string; outcome?: WithdrawalOutcome };
type Received = Confirmed & { id: string };

const SOON_MS = MINUTE_MS;

/** What people do: declare that they withdraw, and confirm it by the link that their account was sent. */
export function createWithdrawals(parts: Parts) {
  const { store, key, declare, findItsOrder, carryOut, now, planNow, log } = parts;
  const { findOrder, previewRefund } = parts;

  return {
    /** What this person would get back who withdraws now. @param contract the number of an invoice; empty: their plan */
    async preview(uid: string, contract: string): Promise<WithdrawalRefund> {
      const order =
        contract === '' ? await findOrder?.ofPerson(uid) : await findOrder?.ofInvoice(contract);
      const at = await planNow();
      const isTheirs = order?.uid === uid && isInTime(order.orderedAt, at);
      return (isTheirs ? await previewRefund(order, at) : null) ?? { refund: null };
    },

    /**
     * Declares a withdrawal. For someone who is signed in, their plan ends at once. For anyone else the job looks for it, so that the
     * answer is the same for everyone, and takes as long.
     */
    async declare(declaration: Declaration, declaring: Declaring): Promise<Received> {
      const declared = await declare(declaration, declaring);
      const { id, declaredAt: at } = declared;
      const { uid } = declaring;
      if (uid === null) return { id, at };
      return { id, at, ...(await whatCame(id, () => endOwn(id, uid))) };
    },

    /**
     * Confirms a withdrawal by a link. Pressed again, it says the same.
     * @throws {ApiError} `gone`
     */
    async confirm(link: string): Promise<Confirmed> {
      const good = readPageLink('withdrawal-confirm', link, { key: key(), now: now() });
      if (good === null) throw gone();
      const { id } = good;
      const soon = new Date((await planNow()).getTime() + SOON_MS).toISOString();
      const at = await store.change(async ({ read, write }) => {
        const found = await read(id);
        if (found === null || !good.isOf(found.declaredAt) || found.state === 'refused')
          throw gone();
        if (isOpen(found)) write(id, { ...found, state: 'ending', why: null, dueAt: soon });
        return found.declaredAt;
      });
      return { at, ...(await whatCame(id, () => endKnown(id, 'ended'))) };
    },
  };

  /** What is stored is carried out by the job as well, so whatever fails here changes nothing of that. */
  async function whatCame(
    withdrawalId: string,
    work: () => Promise<WithdrawalOutcome | null>,
  ): Promise<{ outcome?: WithdrawalOutcome }> {
    try {
      const outcome = await work();
      return outcome === null ? {} : { outcome };
    } catch (error) {
      log('WARNING', 'withdrawal_waits', { withdrawalId, ...describeError(error) });
      return {};
    }
  }

  async function endOwn(id: string, uid: string): Promise<WithdrawalOutcome | null> {
    const declared = await store.read(id);
    if (declared?.state === 'received') {
      const { joined, order } = await findItsOrder.find(id, declared);
      if (order?.uid !== uid) return STAFF;
      if (joined === 'late')
        return { ...STAFF, kind: 'late', lastDay: lastDayOfWithdrawal(order.orderedAt) };
      return endKnown(order.subscriptionId, joined === 'stands' ? 'ended' : 'again');
    }
    // Sent again.
    if (declared?.state === 'late' && declared.uid === uid) {
      return { ...STAFF, kind: 'late', lastDay: lastDayIn(declared) };
    }
    const { subscriptionId = null } = declared ?? {};
    const known = subscriptionId === null ? null : await store.read(subscriptionId);
    return known?.uid === uid && subscriptionId !== null
      ? endKnown(subscriptionId, 'again')
      : STAFF;
  }

  /** Ends an order whose withdrawal stands, if it has not ended yet. */
  async function endKnown(
    subscriptionId: string,
    kind: 'ended' | 'again',
  ): Promise<WithdrawalOutcome | null> {
    const known = await store.read(subscriptionId);
    const found = known?.state === 'ending' ? await carryOut(subscriptionId) : known;
    if (found === null || found.endedAt === null) return null;
    const { refund, credit } = found;
    const money = found.state === 'done' ? { refund, ...(credit && { credit }) } : { refund: null };
    return { kind, ...money, lastDay: lastDayIn(found) };
  }
}

export type Withdrawals = ReturnType<typeof createWithdrawals>;

const STAFF: WithdrawalOutcome = { kind: 'staff', refund: null, lastDay: null };

function lastDayIn({ orderedAt }: Withdrawal): string | null {
  return orderedAt === null ? null : lastDayOfWithdrawal(orderedAt);
}

function gone(): ApiError {
  return new ApiError(
    'gone',
    'This link is too old, or our staff have decided about this withdrawal. Reply to our e-mail if you still want to withdraw.',
  );
}
