import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../email/outbox.ts';
import { invitationEnded } from './email-kinds.ts';
import type { Transaction } from '../../db/transaction.ts';
import { INVITATION_END_DAYS, type InvitationEnd } from '../../contract/people.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { takeCallIn, type Limit } from '../../http/limits/rate-limit.ts';
import type { OpenInvitation } from './membership-record.ts';

/** No one who invites is told of it: it would say that others invite this address as well. */
const TO_ONE_FROM_ALL: Limit = { calls: 10, windowMs: 7 * DAY_MS, reason: '' };

/** Counts a mail about an invitation to an address, by anyone. @returns whether it may be sent */
export function countMailTo(
  db: Firestore,
  transaction: Transaction,
  email: string,
  at: Date,
): Promise<boolean> {
  return takeCallIn(db, transaction, `invitations to ${email}`, TO_ONE_FROM_ALL, at);
}

type Ended = Pick<OpenInvitation, 'id' | 'lapsesAt'>;

/** Removes an invitation. Its link says why, and nothing else of it stays. */
export function endInvitation(
  db: Firestore,
  transaction: Transaction,
  invitation: Ended,
  why: InvitationEnd,
): void {
  transaction.delete(db.collection('invitations').doc(invitation.id));
  recordEnd(db, transaction, invitation, why);
}

/** What a link says once its invitation is not open any more: of a new one, that its time is over. */
export function recordEnd(
  db: Firestore,
  transaction: Transaction,
  { id, lapsesAt }: Ended,
  why: InvitationEnd,
): void {
  const expireAt = new Date(Date.parse(lapsesAt) + INVITATION_END_DAYS * DAY_MS);
  transaction.set(db.collection('invitationEnds').doc(id), { why, expireAt });
}

/** Tells an invited person that their invitation has ended with a smaller plan, unless mail does not reach them. */
export async function notifyInvited(
  db: Firestore,
  transaction: Transaction,
  { id, email, cameBack }: OpenInvitation,
  ownerName: string | null,
  at: Date,
): Promise<void> {
  if (cameBack || !(await countMailTo(db, transaction, email, at))) return;
  const mail = { ...invitationEnded.of({ ownerName }), to: email };
  await writeMail(db, transaction, `invitation-ended_${id}`, mail, at);
}
