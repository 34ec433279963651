import { createHash, randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../email/outbox.ts';
import { security } from './email-kinds.ts';
import type { Transaction } from '../../db/transaction.ts';
import { SECURITY_EVENT_DAYS, type SecurityEventKind } from '../../contract/api.ts';
import { DAY_MS } from '../../foundation/durations.ts';

/** Events of which the owner is told by mail, in case it was not them. */
export const MAILED: ReadonlySet<SecurityEventKind> = new Set([
  'new_browser',
  'address_changed',
  'passkey_added',
  'passkey_not_required',
  'recovery_codes_made',
  'recovery_code_used',
  'server_added',
  'opened_without_address',
  'machine_restored',
  'password_changed',
  'signed_out_everywhere',
  'data_exported',
  'machine_data_fetched',
  'billing_details_changed',
  'invoice_copy_added',
  'person_invited',
  'invitation_sent_again',
  'person_access_changed',
]);

/** `to`: where the mail about it goes, if there is one; null: nowhere. By default the account's address as it is when it is sent. */
type NewEvent = {
  id?: string;
  uid: string;
  kind: SecurityEventKind;
  about: string | null;
  to?: string | null;
};

/** Records an event, and the mail about it, with what happened: all or nothing. */
export async function writeEvent(
  db: Firestore,
  transaction: Transaction,
  { id: known, uid, kind, about, to }: NewEvent,
  at: Date,
): Promise<void> {
  const id = known ?? idAt(at);
  const expireAt = new Date(at.getTime() + SECURITY_EVENT_DAYS * DAY_MS);
  transaction.set(db.collection('auditLog').doc(id), {
    uid,
    kind,
    at: at.toISOString(),
    about,
    expireAt,
  });
  if (to === null || !MAILED.has(kind)) return;
  const facts = { event: kind, at: at.toISOString(), about, id };
  const mail = { ...security.of(facts), uid, ...(to !== undefined && { to }) };
  await writeMail(db, transaction, `security-${kind}_${id}`, mail, at);
}

/** The last moment a date can hold: the milliseconds left until then are never negative. */
const END_OF_TIME_MS = 8_640_000_000_000_000;
const DIGITS = 16;

/**
 * Ids sort newest first, so that listing them needs no extra index.
 * @param occasion what tells the event from all others of that moment, if it may be noticed twice
 */
export function idAt(at: Date, occasion?: string): string {
  const left = String(END_OF_TIME_MS - at.getTime()).padStart(DIGITS, '0');
  const hash = occasion && createHash('sha256').update(occasion).digest('hex').slice(0, 36);
  return `${left}-${hash ?? randomUUID()}`;
}
