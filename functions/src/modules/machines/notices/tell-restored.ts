import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../email/outbox.ts';
import { machineRestored } from '../email-kinds.ts';
import { isBeingDeleted, type Transaction } from '../../../db/transaction.ts';
import { isBeingRestored } from '../../../contract/machines.ts';
import type { MachineRecord } from '../record/machine-record.ts';

/**
 * Tells the owner of a machine that its restore has ended, for the transaction that notes so.
 * @param at the time of day, by which mails are kept
 */
export async function tellRestored(
  db: Firestore,
  transaction: Transaction,
  { stored, record }: { stored: MachineRecord; record: MachineRecord },
  at: Date,
): Promise<void> {
  const { id: machine, uid, name, restore, restoreId } = record;
  if (restore === null || !isBeingRestored(stored) || isBeingRestored(record)) return;
  if (await isBeingDeleted(db, transaction, uid)) return;
  const facts = { machine, name, madeAt: restore.madeAt, hasFailed: restore.failedAt !== null };
  const mail = { ...machineRestored.of(facts), uid };
  await writeMail(db, transaction, `machine-restored_${machine}_${restoreId}`, mail, at);
}
