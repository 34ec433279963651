import { createHash } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../email/outbox.ts';
import { accountClosed } from '../email-kinds.ts';
import type { SessionGate } from '../../../http/session-validity.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { sameForm } from '../../../contract/email.ts';
import type { ReportTarget } from './report-action.ts';

type Closing = { target: ReportTarget; account: UserRecord; since: Date; at: Date };

/**
 * Closes an account of which it is unknown whose it is, and tells every address that it may belong to. Nothing of it is removed.
 * Its sessions count no more from this write on.
 */
export async function closeAccount(
  db: Firestore,
  transaction: Transaction,
  gate: SessionGate,
  { target, account, since, at }: Closing,
): Promise<SessionGate> {
  const { uid, event } = target;
  const closedAt = at.toISOString();
  const addresses = addressesOf(gate, { target, account, since });
  for (const to of addresses) {
    // Ids of mails are no place for addresses.
    const mark = createHash('sha256').update(to).digest('hex').slice(0, 16);
    const mail = { ...accountClosed.of({ at: closedAt }), to, uid };
    await writeMail(db, transaction, `account-closed_${uid}_${closedAt}_${mark}`, mail, at);
  }
  return {
    ...gate,
    closed: { at: closedAt, addresses },
    wasNotMeAt: closedAt,
    notMe: {
      event,
      does: 'close',
      since: since.toISOString(),
      removed: [],
      switchIs: null,
      removalAt: null,
      isDone: false,
    },
  };
}

/** Only addresses of which someone has proved that they are theirs. */
function addressesOf(
  { formerAddresses, noted }: SessionGate,
  { target, account, since }: Omit<Closing, 'at'>,
): string[] {
  const former = formerAddresses.filter(({ until }) => until >= since.toISOString());
  const own = account.email !== undefined && account.emailVerified ? [account.email] : [];
  const seen = noted !== null && noted.email !== null && noted.isConfirmed ? [noted.email] : [];
  // The first got the code, and so has proved itself now.
  const [proved] = target.addresses;
  const all = [
    ...former.map(({ email }) => email),
    ...seen,
    ...(proved === undefined ? [] : [proved]),
    ...own,
  ];
  return [...new Set(all.map(sameForm))];
}
