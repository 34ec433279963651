import { createHash, createHmac, randomBytes, type KeyObject } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { DOCUMENTS } from './documents.ts';
import { hashOf } from './membership-record.ts';

/** An invitation as it is stored: `invitations/{hash of its secret}`. Times are ISO 8601, by the clock of plans. */
export type Invitation = z.infer<typeof DOCUMENTS.invitations.fields> & { id: string };

/** The same for one owner and one address, however often an invitation is sent. */
export function keyOf(owner: string, email: string): string {
  return hashOf(owner, email);
}

/** Whether a text from outside may be such a key. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text);
}

/** Null if there is none. */
export function invitationIn(snapshot: DocumentSnapshot): Invitation | null {
  if (!snapshot.exists) return null;
  return { ...DOCUMENTS.invitations.fields.parse(snapshot.data()), id: snapshot.id };
}

export function isOpen({ state, lapsesAt }: Invitation, now: Date): boolean {
  return state === 'open' && lapsesAt > now.toISOString();
}

/** Part of the mail that carries the link: the secret follows from it and from our key, and is stored nowhere. */
export function newNonce(): string {
  return randomBytes(16).toString('hex');
}

/** The secret of a link. */
export function secretOf(nonce: string, key: KeyObject): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['invitation', nonce]))
    .digest('base64url');
}

/** The document of an invitation is named by the hash of its secret. */
export function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The id of the mail with the link of an invitation. */
export function mailOfInvitation(id: string): string {
  return `${MAIL}${id}`;
}

/** The id of the invitation whose link a mail has; null for another mail. */
export function invitationOfMail(mail: string): string | null {
  return mail.startsWith(MAIL) ? mail.slice(MAIL.length) : null;
}

const MAIL = 'invitation_';

export function invitationDoc(db: Firestore, id: string): DocumentReference {
  return db.collection('invitations').doc(id);
}
