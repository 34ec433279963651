import { createHash, randomUUID } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
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

/** Longer than a link to confirm works. */
const UNCONFIRMED_MS = 3 * DAY_MS;
const MAILS_PER_DAY = 3;
/** A double click, or an attempt whose answer was lost, brings no second mail. */
const REPEAT_MS = MINUTE_MS;

/** A link that is ours: to which subscription, and whether it was made for this generation of it. */
type FollowedLink = { id: string; isOf: (generation: string) => boolean };

/** Who gets our newsletter: `newsletter/{id}`, written only here. An address is on the list once it is confirmed. */
export function createNewsletterStore(database: () => Promise<Firestore>) {
  async function docOf(id: string) {
    return (await database()).collection('newsletter').doc(id);
  }

  async function read(id: string): Promise<Stored | null> {
    return subscriberIn(await (await docOf(id)).get());
  }

  /** Takes an address off the list, if it is on it. */
  async function removeAddress(email: string): Promise<void> {
    await (await docOf(subscriberId(email))).delete();
  }

  return {
    read,
    removeAddress,

    /** Whether joining would bring the address an e-mail now. Otherwise it changes nothing. */
    async isMailDue(email: string, now: Date): Promise<boolean> {
      const stored = await read(subscriberId(email));
      return stored === null || isDue(stored.mailedAt, now);
    },

    /** Notes that someone typed this address, and writes the mail that asks its owner, all or nothing. */
    async join({ email, source }: Subscriber, now: Date, { isSuspected }: Marks): Promise<void> {
      const id = subscriberId(email);
      const [db, doc] = [await database(), await docOf(id)];
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
    },

    /** @returns whether the address is on the list now: not if the link was for an earlier subscription */
    confirm: async (link: FollowedLink): Promise<boolean> =>
      (await follow(await database(), link, (transaction, doc, stored) => {
        if (!stored.confirmed) transaction.set(doc, asConfirmed(stored));
      })) === true,

    /** @returns whether the address has left the list: not if it has joined again since the link was made */
    leave: async (link: FollowedLink): Promise<boolean> =>
      (await follow(await database(), link, (transaction, doc) => transaction.delete(doc))) !==
      false,

    /**
     * Joins or leaves for the owner of the address, who has proved it.
     * @returns whether that was a change
     * @throws {ApiError} `conflict` if the account is being deleted
     */
    async choose(uid: string, email: string, isOnList: boolean, now: Date): Promise<boolean> {
      const [db, doc] = [await database(), await docOf(subscriberId(email))];
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
    },

    personData: {
      collections: ['newsletter'] as const,
      async export({ verifiedEmail: email }) {
        const found = email === null ? null : await (await docOf(subscriberId(email))).get();
        const data = found?.data();
        return { newsletter: data === undefined ? null : plainFields(data) };
      },
      async remove({ verifiedEmail: email }) {
        if (email !== null) await removeAddress(email);
      },
    } satisfies PersonData,
  };
}

export type NewsletterStore = ReturnType<typeof createNewsletterStore>;

/** @returns whether a link was made for the subscription that is stored; null: there is none */
async function follow(
  db: Firestore,
  { id, isOf }: FollowedLink,
  write: (transaction: Transaction, doc: DocumentReference, stored: Stored) => void,
): Promise<boolean | null> {
  const doc = db.collection('newsletter').doc(id);
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
