import { writeMail } from '../email/outbox.ts';
import {
  decideBy,
  withdrawalNotice,
  type StaffReason,
  type Withdrawal,
} from './withdrawal-record.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { Log } from '../../foundation/log.ts';
import type { Changing, WithdrawalStore } from './withdrawal-store.ts';

/** What everything that changes withdrawals needs. */
export type WithdrawalParts = {
  store: WithdrawalStore;
  /** Who decides; null where no mail is sent. */
  staff: string | null;
  /** The time of day, for mails. */
  now: () => Date;
  /** By which withdrawals and their plans live. */
  planNow: PlanNow;
  log: Log;
};

/** Hands a withdrawal to staff in a transaction, with the e-mail that tells them. */
export async function handToStaff(
  { staff, now }: Pick<WithdrawalParts, 'staff' | 'now'>,
  { db, transaction, write }: Changing,
  { id, withdrawal, why, at }: { id: string; withdrawal: Withdrawal; why: StaffReason; at: Date },
): Promise<void> {
  const told = at.toISOString();
  const state = why === 'late' ? 'late' : 'staff';
  const dueAt = decideBy(at).toISOString();
  // What was decided before was about something else.
  const { decision: _decision, ...rest } = withdrawal;
  write(id, { ...rest, state, why, staffToldAt: told, dueAt });
  if (staff === null) return;
  const mail = { ...withdrawalNotice.of({ withdrawal: id }), to: staff };
  await writeMail(db, transaction, `withdrawal-notice_${id}_${told}`, mail, now());
}
