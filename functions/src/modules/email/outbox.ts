import { createHash } from 'node:crypto';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { DOCUMENTS, type MailState } from './documents.ts';
import type { EmailKind, MailContent, MailLane } from './email-kind.ts';
import { isBeingDeleted, transact, type Transaction } from '../../db/transaction.ts';
import { sameForm } from '../../contract/email.ts';
import { DAY_MS } from '../../foundation/durations.ts';

/**
 * `uid`: whose account it is about, so that it goes with the account. Without `to`, it goes to the confirmed address of that.
 * `dueAt`: before that it is not sent.
 */
export type Mail = MailContent &
  ({ to: string; uid?: string } | { to?: never; uid: string }) & { dueAt?: Date };

/** How long what became of a mail is kept; `expireAt` is the collection's TTL field. */
const KEPT_MS = 30 * DAY_MS;

/** A mail as it is stored. */
export type StoredMail = z.infer<typeof DOCUMENTS.mail.fields> & { id: string };

/**
 * Writes a mail with what it reports, all or nothing: `mail/{id}`, which is sent as soon as it is stored.
 * @param id made from the occasion and its moment: work that is repeated writes no second one
 */
export async function writeMail(
  db: Firestore,
  transaction: Transaction,
  id: string,
  { to, uid, kind, lane, facts, dueAt }: Mail,
  now: Date,
): Promise<void> {
  const doc = mailDoc(db, id);
  if ((await transaction.get(doc)).exists) return;
  const messageId = messageIdOf(id);
  transaction.set(doc, {
    kind,
    lane,
    ...(to === undefined ? {} : { to }),
    ...(uid === undefined ? {} : { uid }),
    facts,
    messageId,
    addressHash: to === undefined ? '' : hashAddress(messageId, to),
    // What was written long before its time is not late.
    createdAt: (dueAt ?? now).toISOString(),
    dueAt: (dueAt ?? now).toISOString(),
    delivery: { state: 'waiting', attempts: 0, at: null, answer: null },
    expireAt: keptUntil(now),
  });
}

/**
 * Writes one mail to an address in each window of time, the first at once: what calls for another one in the same window shares that of
 * the next.
 * @param about tells these mails to the address from others
 * @returns the id of the mail that tells of this
 */
export async function writeShared(
  db: Firestore,
  transaction: Transaction,
  { about, windowMs }: { about: string; windowMs: number },
  mail: Mail & { to: string },
  now: Date,
): Promise<string> {
  const hash = createHash('sha256').update(sameForm(mail.to)).digest('hex').slice(0, 32);
  const window = Math.floor(now.getTime() / windowMs);
  const idOf = (at: number) => `${about}_${hash}_${at}`;
  const isTaken = (await transaction.get(mailDoc(db, idOf(window)))).exists;
  if (!isTaken) {
    await writeMail(db, transaction, idOf(window), mail, now);
    return idOf(window);
  }
  const next = { ...mail, dueAt: new Date((window + 1) * windowMs) };
  await writeMail(db, transaction, idOf(window + 1), next, now);
  return idOf(window + 1);
}

/** The part before the @ of the Message-ID that a mail has or would have. */
export function messageIdOf(id: string): string {
  return createHash('sha256').update(docIdOf(id)).digest('hex').slice(0, 32);
}

/** A mail for a transaction: null if none of this id was written, or if what became of it is forgotten. */
export async function readMail(
  db: Firestore,
  transaction: Transaction,
  id: string,
): Promise<StoredMail | null> {
  return mailIn(await transaction.get(mailDoc(db, id)));
}

/** Takes a mail to send it, unless someone else has, it is not due, it is settled, or its kind is not known here. */
export function claimMail(
  db: Firestore,
  id: string,
  { lease, now, until, knows }: Claim,
): Promise<StoredMail | null> {
  const doc = mailDoc(db, id);
  return transact(db, async (transaction) => {
    const mail = mailIn(await transaction.get(doc));
    if (mail === null || mail.dueAt === null || mail.dueAt > now.toISOString()) return null;
    if (!knows(mail.kind)) return null;
    // It goes with the account.
    if (mail.uid !== undefined && (await isBeingDeleted(db, transaction, mail.uid))) return null;
    const { delivery } = mail;
    const claim = {
      lease,
      dueAt: until.toISOString(),
      delivery: { ...delivery, attempts: delivery.attempts + 1 },
    };
    transaction.update(doc, claim);
    return { ...mail, ...claim };
  });
}

type Claim = { lease: string; now: Date; until: Date; knows: (kind: string) => boolean };

/**
 * Notes where a mail goes that was written to an account, as long as it is still ours: from then on it is like any other.
 * @returns whether it still is
 */
export function addressMail(
  db: Firestore,
  { id, lease }: Pick<StoredMail, 'id' | 'lease'>,
  to: string,
): Promise<boolean> {
  const doc = mailDoc(db, id);
  return transact(db, async (transaction) => {
    const mail = mailIn(await transaction.get(doc));
    if (mail === null || mail.lease !== lease) return false;
    transaction.update(doc, { to, addressHash: hashAddress(mail.messageId, to) });
    return true;
  });
}

export type Outcome = { state: MailState; answer: string | null; dueAt: Date | null };

/**
 * Notes what came of an attempt. What was delivered counts even if another sender has taken the mail since; anything else
 * only while it is still ours.
 * @param at the time by which plans and machines live
 */
export function settleMail(
  db: Firestore,
  { id, lease }: Pick<StoredMail, 'id' | 'lease'>,
  { state, answer, dueAt }: Outcome,
  { now, at }: { now: Date; at: Date },
): Promise<void> {
  const doc = mailDoc(db, id);
  return transact(db, async (transaction) => {
    const mail = mailIn(await transaction.get(doc));
    if (mail === null || isSettled(mail)) return;
    if (state !== 'delivered' && mail.lease !== lease) return;
    const { lease: _lease, to: _to, facts: _facts, id: _id, ...rest } = mail;
    const isOver = state !== 'waiting' && state !== 'held';
    const delivery = { ...mail.delivery, state, answer, at: isOver ? at.toISOString() : null };
    const expireAt = keptUntil(now);
    transaction.set(doc, {
      ...rest,
      ...(isOver ? { expireAt } : pick(mail)),
      dueAt: dueAt?.toISOString() ?? null,
      delivery,
    });
  });
}

/**
 * What was sent under a Message-ID to this address, for what the provider reports of it afterwards; null if nothing was, or it is
 * forgotten.
 */
export async function findSentMail(
  db: Firestore,
  messageId: string,
  address: string,
): Promise<StoredMail | null> {
  const { docs } = await mails(db).where('messageId', '==', messageId).limit(1).get();
  const mail = docs[0] === undefined ? null : mailIn(docs[0]);
  if (mail === null || mail.delivery.attempts === 0 || mail.delivery.state === 'dropped')
    return null;
  return mail.addressHash === hashAddress(messageId, address) ? mail : null;
}

/**
 * Notes that a mail came back, whatever was known of it before. It may come back before its delivery is noted.
 * @param at the time by which plans and machines live
 */
export function noteBounce(
  db: Firestore,
  id: string,
  { now, at }: { now: Date; at: Date },
): Promise<void> {
  const doc = mailDoc(db, id);
  return transact(db, async (transaction) => {
    const mail = mailIn(await transaction.get(doc));
    if (mail === null || mail.delivery.state === 'bounced') return;
    const { lease: _lease, to: _to, facts: _facts, id: _id, ...rest } = mail;
    const delivery = { ...mail.delivery, state: 'bounced', at: at.toISOString() };
    transaction.set(doc, { ...rest, dueAt: null, delivery, expireAt: keptUntil(now) });
  });
}

/** Notes that its recipient has complained of a mail. */
export function noteComplaint(db: Firestore, id: string): Promise<void> {
  const doc = mailDoc(db, id);
  return transact(db, async (transaction) => {
    if ((await transaction.get(doc)).exists) transaction.update(doc, { isComplaint: true });
  });
}

/** Whether the holder of an address has complained of a mail of this kind that is not forgotten yet. */
export async function hasComplained(
  db: Firestore,
  { name: kind }: Pick<EmailKind, 'name'>,
  address: string,
): Promise<boolean> {
  const { docs } = await mails(db).where('kind', '==', kind).where('isComplaint', '==', true).get();
  return docs
    .map(mailIn)
    .some((mail) => mail !== null && mail.addressHash === hashAddress(mail.messageId, address));
}

/** The words of an address do not stay, and without the mail's own id the hash says nothing. Their case does not count. */
function hashAddress(messageId: string, address: string): string {
  const words = `${messageId} ${sameForm(address)}`;
  return createHash('sha256').update(words).digest('hex').slice(0, 32);
}

function keptUntil(now: Date): Date {
  return new Date(now.getTime() + KEPT_MS);
}

/** Noted on what waited in a backup, until someone has read what was written after that. */
export const RESTORED = 'restored';

/** Holds all that waits, also what is being sent. @returns how many */
export async function holdWaiting(db: Firestore): Promise<number> {
  const waiting = mails(db).where('delivery.state', '==', 'waiting').limit(HELD_AT_ONCE);
  for (let held = 0; ;) {
    const { docs } = await waiting.get();
    if (docs.length === 0) return held;
    const batch = db.batch();
    for (const doc of docs) {
      batch.update(doc.ref, {
        dueAt: null,
        'delivery.state': 'held',
        'delivery.answer': RESTORED,
      });
    }
    await batch.commit();
    held += docs.length;
  }
}

const HELD_AT_ONCE = 300;

/** Lets a mail go that waited in a backup. */
export async function releaseRestored(db: Firestore, id: string, now: Date): Promise<void> {
  await releaseMail(db, id, now);
  await mailDoc(db, id).update({ 'delivery.answer': null });
}

/** Notes of a mail that waited in a backup what became of it after that, as the last copy has it. */
export async function settleRestored(db: Firestore, id: string, last: DocumentData): Promise<void> {
  await mailDoc(db, id).set(last);
}

/** Lets a mail go on that was held, to another address if there is one. */
export function releaseMail(db: Firestore, id: string, now: Date, to?: string): Promise<void> {
  const doc = mailDoc(db, id);
  return transact(db, async (transaction) => {
    const mail = mailIn(await transaction.get(doc));
    if (mail?.delivery.state !== 'held') return;
    transaction.update(doc, {
      ...(to !== undefined && { to, addressHash: hashAddress(mail.messageId, to) }),
      dueAt: now.toISOString(),
      delivery: { ...mail.delivery, state: 'waiting', attempts: 0 },
    });
  });
}

function pick({ to, facts }: StoredMail) {
  return { ...(to === undefined ? {} : { to }), ...(facts === undefined ? {} : { facts }) };
}

function isSettled({ delivery }: StoredMail): boolean {
  return delivery.state !== 'waiting' && delivery.state !== 'held';
}

/** The ids of mails of one lane that are due, in the order in which they became so. */
export async function dueMails(
  db: Firestore,
  lane: MailLane,
  now: Date,
  most: number,
): Promise<string[]> {
  const due = mails(db).where('lane', '==', lane).where('dueAt', '<=', now.toISOString());
  const { docs } = await due.orderBy('dueAt').limit(most).get();
  return docs.map((doc) => doc.id);
}

/** How many mails of a lane have waited since before that moment. */
export async function countLate(db: Firestore, lane: MailLane, before: Date): Promise<number> {
  const late = mails(db)
    .where('lane', '==', lane)
    .where('delivery.state', '==', 'waiting')
    .where('createdAt', '<', before.toISOString());
  return (await late.count().get()).data().count;
}

/** A mail in a document; null if there is none, or none of this form. */
export function mailIn(snapshot: DocumentSnapshot): StoredMail | null {
  const found = DOCUMENTS.mail.fields.safeParse(snapshot.data());
  return found.success ? { ...found.data, id: snapshot.id } : null;
}

export function mailDoc(db: Firestore, id: string): DocumentReference {
  return mails(db).doc(docIdOf(id));
}

function docIdOf(id: string): string {
  return id.replaceAll(/[^\w-]/g, '-');
}

export function mails(db: Firestore) {
  return db.collection('mail');
}
