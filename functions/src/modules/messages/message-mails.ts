import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../email/outbox.ts';
import { messageNotice, messageReceipt } from './email-kinds.ts';
import type { Needs } from '../../context.ts';
import { isBeingDeleted, type Transaction } from '../../db/transaction.ts';
import { SECURITY_TOPIC } from '../../contract/messages.ts';
import { takeCallIn } from '../../http/limits/rate-limit.ts';
import type { Contact } from './schemas.ts';
import { RECEIPTS, type VisitorLimits } from '../../http/limits/visitor-limits.ts';

/** Writes what a message calls for with the message itself, all or nothing. */
export type WriteMails = (
  db: Firestore,
  transaction: Transaction,
  message: { id: string; at: Date },
) => Promise<void>;

/**
 * The receipt for who wrote, and the notice to those who answer. What came in a flood gets neither. `owner`: whose session it came from,
 * where it came from the confirmed address of that account.
 */
export async function mailsFor(
  { config }: Needs<'config'>,
  limits: Pick<VisitorLimits, 'receiptsTo'>,
  contact: Contact,
  { isSuspected, owner }: { isSuspected: boolean; owner: string | null },
): Promise<WriteMails> {
  if (isSuspected) return async () => {};
  const { kind, email } = contact;
  const staff = config.mail?.staff;
  const receipts = await limits.receiptsTo(email);
  const reader = staff?.get(isSecurityReport(contact) ? 'security' : kind) ?? staff?.get('');
  return async (db, transaction, { id, at }) => {
    const hasReceipt = await takeCallIn(db, transaction, receipts, RECEIPTS, at);
    const receiptId = `message-receipt_${id}`;
    if (hasReceipt) {
      const isOwn = owner !== null && !(await isBeingDeleted(db, transaction, owner));
      const receipt = {
        ...messageReceipt.of({
          form: kind,
          ...(isSecurityReport(contact) && { isSecurityReport: true }),
          ...(isOwn && { message: id }),
        }),
        to: email,
        ...(isOwn && { uid: owner }),
      };
      await writeMail(db, transaction, receiptId, receipt, at);
    }
    if (reader === undefined) return;
    const facts = { message: id, ...(hasReceipt && { receipt: receiptId }) };
    const notice = { ...messageNotice.of(facts), to: reader };
    await writeMail(db, transaction, `message-notice_${id}`, notice, at);
  };
}

export function isSecurityReport(contact: Contact): boolean {
  return contact.kind === 'message' && contact.topic === SECURITY_TOPIC;
}
