import type { Firestore } from 'firebase-admin/firestore';
import { removeEach } from '../../adapters/remove-each.ts';
import { compareReadings, type Unclear } from '../../consistency/save-reading.ts';
import { transact, type Transaction } from '../../consistency/transaction.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { inOrderPerKey } from '../../consistency/in-order-per-key.ts';
import { DOCUMENTS } from '../../consistency/documents.ts';
import type { PersonData } from '../../consistency/person-data.ts';
import {
  fromDocument,
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

/** What billing keeps in Firestore: each person's customer, the mirror of their subscription, and the ledger of events. */
export function createBillingStore(database: () => Promise<Firestore>) {
  return {
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
      now: Date,
      mayReadAgain: boolean,
    ): Promise<Saved | Unclear> {
      const db = await database();
      return inOrderPerKey(`subscriptions/${mirror.uid}`, () =>
        transact(db, (transaction) =>
          writeMirror(db, transaction, { mirror, entry, now, mayReadAgain }),
        ),
      );
    },

    async saveEntry(entry: LedgerEntry, now: Date): Promise<void> {
      const db = await database();
      await transact(db, async (transaction) => {
        writeEntry(db, transaction, entry, now);
      });
    },

    /** All mirrors, page by page. */
    async *pagesOfMirrors(size: number): AsyncGenerator<Mirror[]> {
      const db = await database();
      const all = db.collection('subscriptions').orderBy('__name__').limit(size);
      for (let query = all; ;) {
        const { docs } = await query.get();
        const last = docs.at(-1);
        if (last === undefined) return;
        yield docs.map((doc) => fromDocument(doc.data())).filter((mirror) => mirror !== null);
        query = all.startAfter(last);
      }
    },

    /** Mirrors in which a payment's deadline or the end of a pause has passed, those of the longest time ago first. */
    listDue: async (at: Date, limit: number) => readDue(await database(), at, limit),

    personData: {
      collections: ['stripeCustomers', 'subscriptions'],
      // The subscription is handed out with what Stripe has, and the customer with the profile.
      export: async () => ({}),
      remove: async ({ uid }) => removeRecords(await database(), uid),
    } satisfies PersonData,
  };
}

export type BillingStore = ReturnType<typeof createBillingStore>;

const UserDocument = DOCUMENTS.users.fields.pick({ customerId: true }).required();
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

async function readDue(db: Firestore, at: Date, limit: number): Promise<Mirror[]> {
  const found = await Promise.all(
    ['openPayment.until', 'pausedUntil'].map((date) =>
      db
        .collection('subscriptions')
        .where(date, '<=', at.toISOString())
        .orderBy(date)
        .limit(limit)
        .get(),
    ),
  );
  const due = found.flatMap(({ docs }) => docs.map((doc) => fromDocument(doc.data())));
  const byPerson = new Map(due.flatMap((one) => (one === null ? [] : [[one.uid, one]])));
  return [...byPerson.values()];
}

type Reading = {
  mirror: Mirror;
  entry: Omit<LedgerEntry, 'result'> | null;
  now: Date;
  mayReadAgain: boolean;
};

async function writeMirror(
  db: Firestore,
  transaction: Transaction,
  { mirror: read, entry, now, mayReadAgain }: Reading,
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
  transaction.set(doc, toDocument(mirror));
  const hasChanged = stored === null || !saysTheSame(stored, mirror);
  if (hasChanged) transaction.update(user, { subscriptionChangedAt: mirror.readAt });
  return { outcome: 'synced', mirror, hasChanged };
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
