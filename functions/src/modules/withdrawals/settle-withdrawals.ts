import { readMail } from '../email/outbox.ts';
import type { ReadAddress } from '../../adapters/read-address.ts';
import type { MailState } from '../email/documents.ts';
import { DAY_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { describeError } from '../../foundation/log.ts';
import type { FindItsOrder } from './find-its-order.ts';
import { handToStaff, type WithdrawalParts } from './hand-to-staff.ts';
import { isConfirmationOver, LOOK_MS } from './join-order.ts';
import { contractIdOf, type StaffReason, type Withdrawal } from './withdrawal-record.ts';

type Parts = WithdrawalParts & {
  readAddress: ReadAddress;
  findItsOrder: FindItsOrder;
  /** @param id of what became of an order */
  carryOut: (id: string) => Promise<unknown>;
  carryOutDecision: (id: string) => Promise<void>;
};

const PAGE = 100;
const AGAIN_MS = 5 * MINUTE_MS;

/** What brings no link to its reader. `held` cannot be: a mail of this lane is tried where an earlier one came back. */
const LOST: ReadonlySet<MailState> = new Set([
  'refused',
  'given_up',
  'bounced',
  'dropped',
] as const);

/**
 * Does what is due about withdrawals: looks for the orders of declarations, goes on after a kill, hands to staff what no one has
 * confirmed, pays back what has settled since, and says what staff are late with.
 */
export function createSettleWithdrawals(parts: Parts) {
  const { store, findItsOrder, carryOut, carryOutDecision, planNow, log } = parts;

  /** Does what is due about one. */
  async function settleOne(id: string): Promise<void> {
    const at = await planNow();
    const withdrawal = await store.read(id);
    const dueAt = withdrawal?.dueAt ?? null;
    if (withdrawal === null || dueAt === null || dueAt > at.toISOString()) return;
    switch (withdrawal.state) {
      case 'received':
        return carryOutFound(withdrawal, findItsOrder.find(id, withdrawal));
      case 'ending':
        if (!isContract(id, withdrawal))
          return carryOutFound(withdrawal, findItsOrder.findAccepted(id, withdrawal));
        return void (await carryOut(id));
      case 'done':
        return void (await carryOut(id));
      case 'to_confirm':
        return look(id, withdrawal, at);
      case 'staff':
      case 'late':
        if (withdrawal.decision !== undefined) {
          await carryOutDecision(id);
          return settleOne(id);
        }
        log('ERROR', 'withdrawal_overdue', {
          withdrawalId: id,
          reason: withdrawal.why ?? undefined,
        });
        return store.putOff(id, withdrawal, new Date(at.getTime() + DAY_MS));
      case 'joined':
      case 'refused':
        return store.putOff(id, withdrawal, null);
    }
  }

  return {
    settleOne,

    /** What fails does not hold up the rest. */
    async settleDue(): Promise<void> {
      const at = await planNow();
      for (const id of await store.due(at, PAGE)) {
        try {
          await settleOne(id);
        } catch (error) {
          log('ERROR', 'withdrawal_failed', { withdrawalId: id, ...describeError(error) });
          await tryLater(id, at);
        }
      }
    },
  };

  /** What could not be looked for within a day is left to staff. */
  async function tryLater(id: string, at: Date): Promise<void> {
    const withdrawal = await store.read(id).catch(() => null);
    if (withdrawal === null) return;
    const isReceived = withdrawal.state === 'received';
    if (isReceived && isConfirmationOver(withdrawal, at)) await findItsOrder.giveUp(id);
    else await store.putOff(id, withdrawal, new Date(at.getTime() + AGAIN_MS));
  }

  async function carryOutFound(
    { kind }: Withdrawal,
    finding: ReturnType<FindItsOrder['find']>,
  ): Promise<void> {
    const { joined, order } = await finding;
    if (joined === 'stands' && order !== null) {
      await carryOut(contractIdOf(kind, order.subscriptionId));
    }
  }

  /** Hands to staff what the owner has not confirmed in time, or cannot: their mail came back, or they have no address any more. */
  async function look(id: string, withdrawal: Withdrawal, at: Date): Promise<void> {
    const why = await whyStaff(parts, withdrawal, at);
    if (why === null) return store.putOff(id, withdrawal, new Date(at.getTime() + LOOK_MS));
    const isHanded = await store.change(async (changing) => {
      const found = await changing.read(id);
      if (found?.state !== 'to_confirm') return false;
      await handToStaff(parts, changing, { id, withdrawal: found, why, at });
      return true;
    });
    if (isHanded) log('WARNING', 'withdrawal_needs_staff', { withdrawalId: id, reason: why });
  }
}

function isContract(id: string, { kind, subscriptionId }: Withdrawal): boolean {
  return subscriptionId !== null && id === contractIdOf(kind, subscriptionId);
}

async function whyStaff(
  { store, readAddress }: Pick<Parts, 'store' | 'readAddress'>,
  withdrawal: Withdrawal,
  at: Date,
): Promise<StaffReason | null> {
  const { uid, mail } = withdrawal;
  if (isConfirmationOver(withdrawal, at)) return 'not_confirmed';
  if (uid === null || (await readAddress(uid)).kind === 'none') return 'not_confirmed';
  if (mail === undefined) return null;
  const sent = await store.change(({ db, transaction }) => readMail(db, transaction, mail));
  return sent !== null && LOST.has(sent.delivery.state) ? 'bounced' : null;
}
