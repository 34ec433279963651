import { createHash, randomUUID } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Needs } from '../../context.ts';
import { writeMail } from '../email/outbox.ts';
import { newsletterConfirm, newsletterKnown } from './email-kinds.ts';
import { plainFields } from '../../db/plain-fields.ts';
import { DOCUMENTS } from './documents.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { DAY_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { accountDeleted } from '../../foundation/errors.ts';
import { senderOf, type Marks } from './message-store.ts';
import type { Subscriber } from './schemas.ts';

type Ctx = Needs<'db'>;

/** Longer than a link to confirm works. */
const UNCONFIRMED_MS = 3 * DAY_MS;
const MAILS_PER_DAY = 3;
/** A double click, or an attempt whose answer was lost, brings no second mail. */
const REPEAT_MS = MINUTE_MS;

/** A link that is ours: to which subscription, and whether it was made for this generation of it. */
type FollowedLink = { id: string; isOf: (generation: string) => boolean };

// Who gets our newsletter: `newsletter/{id}`, written only here. An address is on the list once it is confirmed.

export async function readSubscriber(ctx: Ctx, id: string): Promise<Stored | null> {
  return subscriberIn(await docOf(await ctx.db(), id).get());
}

/** Takes an address off the list, if it is on it. */
export async function removeFromNewsletter(ctx: Ctx, email: string): Promise<void> {
  await docOf(await ctx.db(), subscriberId(email)).delete();
}

/** Whether joining would bring the address an e-mail now. Otherwise it changes nothing. */
export async function isMailDue(ctx: Ctx, email: string, now: Date): Promise<boolean> {
  const stored = await readSubscriber(ctx, subscriberId(email));
  return stored === null || isDue(stored.mailedAt, now);
}

/** Notes that someone typed this address, and writes the mail that asks its owner, all or nothing. */
export async function joinNewsletter(
  ctx: Ctx,
  { email, source }: Subscriber,
  now: Date,
  { isSuspected }: Marks,
): Promise<void> {
  const id = subscriberId(email);
  const db = await ctx.db();
  const doc = docOf(db, id);
  await transact(db, async (transaction) => {
    const before = subscriberIn(await transaction.get(doc));
    if (before !== null && (isSuspected || !isDue(before.mailedAt, now))) return;
    const subscriber = before ?? newSubscriber(email, source, now);
    const { suspected: _flood, expireAt: _end, ...kept } = subscriber;
    const { confirmed, generation } = kept;
    transaction.set(doc, {
      ...kept,
      generation: generation || randomUUID(),
      ...(isSuspected
        ? { suspected: true }
        : { mailedAt: [...recent(kept.mailedAt, now), now.toISOString()] }),
      ...(!confirmed && { expireAt: new Date(now.getTime() + UNCONFIRMED_MS) }),
    });
    if (isSuspected) return;
    const kind = confirmed ? newsletterKnown : newsletterConfirm;
    const mail = { ...kind.of({ subscriber: id }), to: kept.email };
    await writeMail(db, transaction, `newsletter_${id}_${now.toISOString()}`, mail, now);
  });
}

/** @returns whether the address is on the list now: not if the link was for an earlier subscription */
export async function confirmSubscription(ctx: Ctx, link: FollowedLink): Promise<boolean> {
  const found = await follow(await ctx.db(), link, (transaction, doc, stored) => {
    if (!stored.confirmed) transaction.set(doc, asConfirmed(stored));
  });
  return found === true;
}

/** @returns whether the address has left the list: not if it has joined again since the link was made */
export async function leaveNewsletter(ctx: Ctx, link: FollowedLink): Promise<boolean> {
  const found = await follow(await ctx.db(), link, (transaction, doc) => transaction.delete(doc));
  return found !== false;
}

/**
 * Joins or leaves for the owner of the address, who has proved it.
 * @returns whether that was a change
 * @throws {ApiError} `conflict` if the account is being deleted
 */
export async function chooseNewsletter(
  ctx: Ctx,
  { uid, email }: { uid: string; email: string },
  isOnList: boolean,
  now: Date,
): Promise<boolean> {
  const db = await ctx.db();
  const doc = docOf(db, subscriberId(email));
  const work = async (transaction: Transaction) => {
    const stored = subscriberIn(await transaction.get(doc));
    if ((stored?.confirmed ?? false) === isOnList) return false;
    if (isOnList) {
      transaction.set(doc, asConfirmed(stored ?? newSubscriber(email, 'account', now)));
    } else transaction.delete(doc);
    return true;
  };
  const isChanged = await transact(db, work, { unlessDeleted: uid });
  if (isChanged === null) throw accountDeleted();
  return isChanged;
}

/** What an address has there, for its owner. */
export function newsletterData(ctx: Ctx) {
  return {
    collections: ['newsletter'] as const,
    async export({ verifiedEmail: email }) {
      const found = email === null ? null : await docOf(await ctx.db(), subscriberId(email)).get();
      const data = found?.data();
      return { newsletter: data === undefined ? null : plainFields(data) };
    },
    async remove({ verifiedEmail: email }) {
      if (email !== null) await removeFromNewsletter(ctx, email);
    },
  } satisfies PersonData;
}

function docOf(db: Firestore, id: string): DocumentReference {
  return db.collection('newsletter').doc(id);
}

/** @returns whether a link was made for the subscription that is stored; null: there is none */
async function follow(
  db: Firestore,
  { id, isOf }: FollowedLink,
  write: (transaction: Transaction, doc: DocumentReference, stored: Stored) => void,
): Promise<boolean | null> {
  const doc = docOf(db, id);
  return transact(db, async (transaction) => {
    const stored = subscriberIn(await transaction.get(doc));
    if (stored === null) return null;
    if (!isOf(stored.generation)) return false;
    write(transaction, doc, stored);
    return true;
  });
}

type Stored = z.infer<typeof DOCUMENTS.newsletter.fields>;

function subscriberIn(snapshot: DocumentSnapshot): Stored | null {
  const found = DOCUMENTS.newsletter.fields.safeParse(snapshot.data());
  return found.success ? found.data : null;
}

/** As it is read, or is about to be written with a time that Firestore turns into its own. */
type Subscription = Omit<Stored, 'createdAt'> & { createdAt: Stored['createdAt'] | Date };

function newSubscriber(email: string, source: string, createdAt: Date): Subscription {
  const generation = randomUUID();
  return { email, source, createdAt, confirmed: false, generation, mailedAt: [] };
}

function asConfirmed(subscriber: Subscription) {
  const { suspected: _flood, expireAt: _end, ...kept } = subscriber;
  return { ...kept, generation: kept.generation || randomUUID(), confirmed: true };
}

/** Those of the last day. */
function recent(mailedAt: readonly string[], now: Date): string[] {
  return mailedAt.filter((at) => Date.parse(at) > now.getTime() - DAY_MS);
}

function isDue(mailedAt: readonly string[], now: Date): boolean {
  const ofLastDay = recent(mailedAt, now);
  const last = ofLastDay.at(-1);
  const isRepeated = last !== undefined && Date.parse(last) > now.getTime() - REPEAT_MS;
  return ofLastDay.length < MAILS_PER_DAY && !isRepeated;
}

export function subscriberId(email: string): string {
  return createHash('sha256').update(senderOf({ email })).digest('hex');
}
