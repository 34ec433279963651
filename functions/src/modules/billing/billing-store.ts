import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { removeEach } from '../../db/remove-each.ts';
import { compareReadings, type Unclear } from '../../concurrency/last-read-wins.ts';
import { isBeingDeleted, transact, type Transaction } from '../../db/transaction.ts';
import { dueIn, pagesOfDue, putOff, type Due } from '../../db/due.ts';
import { DAY_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { inOrderPerKey } from '../../concurrency/keyed-mutex.ts';
import { DOCUMENTS, USER_FIELDS } from './documents.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { writeMail } from '../email/outbox.ts';
import { contract } from './email-kinds.ts';
import { writeEvent } from '../audit/write-event.ts';
import { contractMailsFor } from './contract-mails.ts';
import { nextDueOf } from './next-due.ts';
import {
  fromDocument,
  hasOtherPayer,
  keepArrears,
  saysTheSame,
  toDocument,
  type Mirror,
} from './stripe/mirror.ts';

/** An event that was handled, and how. */
export type LedgerEntry = {
  eventId: string;
  type: string;
  customerId: string | null;
  result: 'synced' | 'ignored';
};

/** What happened to a reading, and the mirror that stands. */
type Saved = { outcome: LedgerEntry['result']; mirror: Mirror; hasChanged: boolean };

const LEDGER_DAYS = 90;
const SOON_MS = MINUTE_MS;

/** What billing keeps in Firestore: each person's customer, the mirror of their subscription, and the ledger of events. */
export function createBillingStore(
  database: () => Promise<Firestore>,
  isCancelling: IsCancelling = async () => false,
) {
  return {
    ...mirrorsForJobs(database),

    async readMirror(uid: string): Promise<Mirror | null> {
      const db = await database();
      return fromDocument((await db.collection('subscriptions').doc(uid).get()).data());
    },

    async readCustomerId(uid: string): Promise<string | null> {
      const db = await database();
      return customerOf((await db.collection('users').doc(uid).get()).data());
    },

    /** The person for whom this customer was recorded. */
    async readOwner(customerId: string): Promise<string | null> {
      const db = await database();
      const data = (await db.collection('stripeCustomers').doc(customerId).get()).data();
      const parsed = OwnerDocument.safeParse(data);
      return parsed.success ? parsed.data.uid : null;
    },

    /**
     * Records a customer as this person's, unless another one has been recorded in the meantime.
     * @param replaces a customer that no longer exists at Stripe
     * @returns the customer that is stored; null if the account is being deleted
     */
    async claimCustomer(
      uid: string,
      customerId: string,
      replaces: string | null,
    ): Promise<string | null> {
      const db = await database();
      const user = db.collection('users').doc(uid);
      const claim = async (transaction: Transaction) => {
        const stored = customerOf((await transaction.get(user)).data());
        if (stored !== null && stored !== replaces) return stored;
        transaction.set(user, { customerId }, { merge: true });
        transaction.set(db.collection('stripeCustomers').doc(customerId), { uid });
        return customerId;
      };
      return inOrderPerKey(user.path, () => transact(db, claim, { unlessDeleted: uid }));
    },

    async hasEvent(eventId: string): Promise<boolean> {
      const db = await database();
      return (await db.collection('stripeEvents').doc(eventId).get()).exists;
    },

    /**
     * Stores a mirror, unless the stored one comes from a read that began later, together with the event that led to it, all
     * or nothing. A changed mirror also touches the person's profile, which open tabs listen to.
     *
     * Only the event is stored for a person who does not have this customer (any more): their account is gone.
     */
    async saveMirror(
      mirror: Mirror,
      entry: Omit<LedgerEntry, 'result'> | null,
      times: Times,
    ): Promise<Saved | Unclear> {
      const db = await database();
      return inOrderPerKey(`subscriptions/${mirror.uid}`, () =>
        transact(db, (transaction) =>
          writeMirror({ db, transaction, isCancelling }, { mirror, entry, ...times }),
        ),
      );
    },

    async saveEntry(entry: LedgerEntry, now: Date): Promise<void> {
      const db = await database();
      await transact(db, async (transaction) => {
        writeEntry(db, transaction, entry, now);
      });
    },

    personData: {
      collections: ['stripeCustomers', 'subscriptions'] as const,
      // The subscription is handed out with what Stripe has, and the customer with the profile.
      export: async () => ({}),
      remove: async ({ uid }) => removeRecords(await database(), uid),
    } satisfies PersonData,
  };
}

/** Everyone's mirrors: what is due, and what the comparison with Stripe goes through. */
function mirrorsForJobs(database: () => Promise<Firestore>) {
  return {
    /** Mirrors in the order of their people, and after whom the next page begins: null after the last. */
    async listMirrors(
      after: string | null,
      size: number,
    ): Promise<{ mirrors: Mirror[]; next: string | null }> {
      const db = await database();
      const all = db.collection('subscriptions').orderBy('__name__').limit(size);
      const { docs } = await (after === null ? all : all.startAfter(after)).get();
      const mirrors = docs.map((doc) => fromDocument(doc.data())).filter((one) => one !== null);
      return { mirrors, next: docs.length < size ? null : (docs.at(-1)?.id ?? null) };
    },

    /** Notes that a mirror says what a list at Stripe said. @param readAt when the reading of that list began */
    async noteCompared(uid: string, readAt: Date): Promise<void> {
      const db = await database();
      const doc = db.collection('subscriptions').doc(uid);
      await transact(db, async (transaction) => {
        const found = await transaction.get(doc);
        if (found.exists) transaction.update(doc, { comparedAt: readAt.toISOString() });
      });
    },

    /** In whose mirrors something is to be done by then, those that wait longest first, page by page. */
    async *pagesOfDue(at: Date, size: number): AsyncGenerator<Due[]> {
      yield* pagesOfDue((await database()).collection('subscriptions'), at, size);
    },

    /** A person's mirror, and since when something is to be done about it: null unless it is by then. */
    async readDue(uid: string, at: Date): Promise<{ mirror: Mirror | null; dueAt: string | null }> {
      const found = await (await database()).collection('subscriptions').doc(uid).get();
      const dueAt = dueIn(found)[0]?.dueAt ?? null;
      const isDue = dueAt !== null && dueAt <= at.toISOString();
      return { mirror: fromDocument(found.data()), dueAt: isDue ? dueAt : null };
    },

    /** Puts off a look that has left the mirror as it was. Null: until it changes. */
    async putOff(uid: string, dueAt: string, until: string | null): Promise<void> {
      const db = await database();
      await putOff(db, db.collection('subscriptions').doc(uid), dueAt, until);
    },
  };
}

export type BillingStore = ReturnType<typeof createBillingStore>;

const UserDocument = z.object({ customerId: USER_FIELDS.customerId }).required();
const OwnerDocument = DOCUMENTS.stripeCustomers.fields.pick({ uid: true });

/** The customer that a profile names. */
export function customerOf(data: unknown): string | null {
  const parsed = UserDocument.safeParse(data);
  return parsed.success ? parsed.data.customerId : null;
}

async function removeRecords(db: Firestore, uid: string): Promise<void> {
  await removeEach(db.collection('stripeCustomers').where('uid', '==', uid));
  await db.collection('subscriptions').doc(uid).delete();
}

type Times = {
  /** The time of day. */
  now: Date;
  /** The time by which plans live. */
  planNow: Date;
  mayReadAgain: boolean;
};
type Reading = Times & { mirror: Mirror; entry: Omit<LedgerEntry, 'result'> | null };

/**
 * Whether a cancellation that was declared in our form is being carried out for a subscription: it tells of it itself, with the moment
 * at which it was declared.
 */
export type IsCancelling = (
  db: Firestore,
  transaction: Transaction,
  subscriptionId: string,
) => Promise<boolean>;
type Writing = { db: Firestore; transaction: Transaction; isCancelling: IsCancelling };

async function writeMirror(
  { db, transaction, isCancelling }: Writing,
  { mirror: read, entry, now, planNow, mayReadAgain }: Reading,
): Promise<Saved | Unclear> {
  const doc = db.collection('subscriptions').doc(read.uid);
  const user = db.collection('users').doc(read.uid);
  const [profile, found] = await Promise.all([transaction.get(user), transaction.get(doc)]);
  const stored = fromDocument(found.data());
  const mirror = { ...read, subscription: keepArrears(stored?.subscription, read.subscription) };
  const enter = (result: LedgerEntry['result']) => {
    if (entry !== null) writeEntry(db, transaction, { ...entry, result }, now);
  };
  if (customerOf(profile.data()) !== mirror.customerId) {
    enter('ignored');
    return { outcome: 'ignored', mirror, hasChanged: false };
  }
  const place = compareReadings(
    stored,
    mirror,
    { readAt: mirror.readAt, mayReadAgain },
    saysTheSame,
  );
  if (place.outcome === 'unclear') return place;
  enter('synced');
  if (place.outcome === 'earlier') {
    return { outcome: 'synced', mirror: place.stored, hasChanged: false };
  }
  const hasChanged = stored === null || !saysTheSame(stored, mirror);
  const marked = hasChanged ? null : (dueIn(found)[0]?.dueAt ?? null);
  const dueAt = dueAfter(mirror, { planNow, hasChanged, marked });
  transaction.set(doc, { ...toDocument(mirror), dueAt });
  if (hasChanged) transaction.update(user, { subscriptionChangedAt: mirror.readAt });
  const isOther = hasOtherPayer(stored?.details, mirror.details);
  // What is written about an account must not come after its deletion.
  if (isOther && !(await isBeingDeleted(db, transaction, mirror.uid))) {
    const event = { uid: mirror.uid, kind: 'billing_details_changed', about: null } as const;
    await writeEvent(db, transaction, event, now);
  }
  await tellOfContract({ db, transaction, isCancelling }, stored, mirror, { now, planNow });
  return { outcome: 'synced', mirror, hasChanged };
}

/** Whatever has changed a contract, its mail is written with the reading that shows it: so once, whatever reads it first. */
async function tellOfContract(
  { db, transaction, isCancelling }: Writing,
  stored: Mirror | null,
  mirror: Mirror,
  { now, planNow }: Pick<Times, 'now' | 'planNow'>,
): Promise<void> {
  const mails = contractMailsFor(stored, mirror, planNow);
  const { uid, subscription } = mirror;
  if (mails.length === 0 || (await isBeingDeleted(db, transaction, uid))) return;
  for (const { id, facts } of mails) {
    const isOfForm =
      facts.event === 'cancelled' && (await isCancelling(db, transaction, subscription.id));
    if (!isOfForm) await writeMail(db, transaction, id, { ...contract.of(facts), uid }, now);
  }
}

/**
 * What has changed has followers, such as machines: whether they have followed is looked at soon, even if we are killed here. A
 * reading that finds nothing new leaves that look to come: only the look itself says that it was taken.
 * @param marked when a look is to be taken by what was stored before
 */
function dueAfter(
  mirror: Mirror,
  { planNow, hasChanged, marked }: { planNow: Date; hasChanged: boolean; marked: string | null },
): string | null {
  const soon = hasChanged ? new Date(planNow.getTime() + SOON_MS).toISOString() : marked;
  const dates = [nextDueOf(mirror, planNow), soon].filter((date) => date !== null);
  return dates.toSorted()[0] ?? null;
}

function writeEntry(db: Firestore, transaction: Transaction, entry: LedgerEntry, now: Date): void {
  const { eventId, ...rest } = entry;
  transaction.set(db.collection('stripeEvents').doc(eventId), {
    ...rest,
    handledAt: now.toISOString(),
    // The collection's TTL field.
    expireAt: new Date(now.getTime() + LEDGER_DAYS * DAY_MS),
  });
}
