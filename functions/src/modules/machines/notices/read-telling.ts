import type { Firestore } from 'firebase-admin/firestore';
import { readMail, type StoredMail } from '../../email/outbox.ts';
import { MOST_POSTPONED } from '../../../contract/machines.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { DAY_MS } from '../../../foundation/durations.ts';
import type { MachineRecord } from '../record/machine-record.ts';
import { endingNoticeIds } from './due-notice.ts';

/** Whether the owner of a machine was told of the date on which it is to be erased, and if not, why. */
export type Telling =
  | 'told'
  /** Less than a day ago. */
  | 'told_late'
  | 'bounced'
  | 'not_delivered'
  | 'no_confirmed_address'
  | 'address_unread';

/** A notice has to be there for this long before what it announces happens. */
const LEAST_MS = DAY_MS;

/** Null while that decides nothing: the machine is not ending, its date is still to come, or an operator has to decide. */
export async function readTelling(
  db: Firestore,
  transaction: Transaction,
  record: MachineRecord,
  now: Date,
): Promise<Telling | null> {
  const { desired, keepUntil, postponed, unannounced } = record;
  const isOver = desired === 'ending' && keepUntil !== null && keepUntil <= now.toISOString();
  if (!isOver || postponed > MOST_POSTPONED || unannounced !== null) return null;
  const ids = endingNoticeIds(record.id, keepUntil);
  const mails = await Promise.all(ids.map((id) => readMail(db, transaction, id)));
  return tellingOf(
    mails.filter((mail) => mail !== null),
    record,
    now,
  );
}

/** @param mails the notices that name the date, as far as they were written */
export function tellingOf(
  mails: readonly Pick<StoredMail, 'delivery'>[],
  { isUntold }: Pick<MachineRecord, 'isUntold'>,
  now: Date,
): Telling {
  const delivered = mails.filter(({ delivery }) => delivery.state === 'delivered');
  const isInTime = delivered.some(
    ({ delivery: { at } }) => at !== null && Date.parse(at) <= now.getTime() - LEAST_MS,
  );
  if (isInTime) return 'told';
  if (delivered.length > 0) return 'told_late';
  if (mails.some(({ delivery }) => delivery.state === 'bounced')) return 'bounced';
  if (mails.length > 0) return 'not_delivered';
  return isUntold ? 'address_unread' : 'no_confirmed_address';
}
