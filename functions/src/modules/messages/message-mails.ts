import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../adapters/outbox.ts';
import type { MailConfig } from '../../config/config.ts';
import type { Transaction } from '../../consistency/transaction.ts';
import { SECURITY_TOPIC } from '../../contract/messages.ts';
import { takeCallIn } from '../../http/rate-limit.ts';
import type { Contact } from './schemas.ts';
import { RECEIPTS, type VisitorLimits } from './visitor-limits.ts';

/** Writes what a message calls for with the message itself, all or nothing. */
export type WriteMails = (
  db: Firestore,
  transaction: Transaction,
  message: { id: string; at: Date },
) => Promise<void>;

type Parts = {
  limits: VisitorLimits;
  /** Null where no mail is sent. */
  staff: MailConfig['staff'] | null;
};

/** The receipt for who wrote, and the notice to those who answer. What came in a flood gets neither. */
export function createMessageMails({ limits, staff }: Parts) {
  return async (
    contact: Contact,
    { isSuspected }: { isSuspected: boolean },
  ): Promise<WriteMails> => {
    if (isSuspected) return async () => {};
    const { kind, email } = contact;
    const receipts = await limits.receiptsTo(email);
    const reader = staff?.get(isSecurityReport(contact) ? 'security' : kind) ?? staff?.get('');
    return async (db, transaction, { id, at }) => {
      if (await takeCallIn(db, transaction, receipts, RECEIPTS, at)) {
        const receipt = { to: email, kind: 'message_receipt', facts: { form: kind } } as const;
        await writeMail(db, transaction, `message-receipt_${id}`, receipt, at);
      }
      if (reader === undefined) return;
      const notice = { to: reader, kind: 'message_notice', facts: { message: id } } as const;
      await writeMail(db, transaction, `message-notice_${id}`, notice, at);
    };
  };
}

export type MessageMails = ReturnType<typeof createMessageMails>;

export function isSecurityReport(contact: Contact): boolean {
  return contact.kind === 'message' && contact.topic === SECURITY_TOPIC;
}
