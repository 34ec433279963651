import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { removeEach } from '../../adapters/remove-each.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { serializePerKey } from '../../foundation/serialize-per-key.ts';
import { fromDocument, toDocument, type Mirror } from './mirror.ts';

/** An event that was handled, and how. */
export type LedgerEntry = {
  eventId: string;
  type: string;
  customerId: string | null;
  result: 'synced' | 'ignored';
};

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
     * @returns the customer that stands
     */
    async claimCustomer(uid: string, customerId: string, replaces: string | null): Promise<string> {
      const db = await database();
      const user = db.collection('users').doc(uid);
      return serializePerKey(user.path, () =>
        db.runTransaction(async (transaction) => {
          const standing = customerOf((await transaction.get(user)).data());
          if (standing !== null && standing !== replaces) return standing;
          transaction.set(user, { customerId }, { merge: true });
          transaction.set(db.collection('stripeCustomers').doc(customerId), { uid });
          return customerId;
        }),
      );
    },

    /** Records until when a checkout of this customer can be paid, ISO 8601. */
    async saveCheckoutEnd(uid: string, customerId: string, endsAt: string): Promise<void> {
      const db = await database();
      const doc = db.collection('stripeCustomers').doc(customerId);
      await doc.set({ uid, checkoutEndsAt: endsAt }, { merge: true });
    },

    /** Until when this customer's latest checkout can be paid; null if there was none. */
    async readCheckoutEnd(customerId: string): Promise<string | null> {
      const db = await database();
      const data = (await db.collection('stripeCustomers').doc(customerId).get()).data();
      const parsed = CheckoutDocument.safeParse(data);
      return parsed.success ? parsed.data.checkoutEndsAt : null;
    },

    async hasEvent(eventId: string): Promise<boolean> {
      const db = await database();
      return (await db.collection('stripeEvents').doc(eventId).get()).exists;
    },

    /**
     * Stores a mirror, unless the stored one comes from a read that began later, together with the event that led to it, all
     * or nothing. A changed mirror also touches the person's profile, which open tabs listen to.
     * @returns the mirror that stands
     */
    async saveMirror(mirror: Mirror, entry: LedgerEntry | null, now: Date): Promise<Mirror> {
      const db = await database();
      const doc = db.collection('subscriptions').doc(mirror.uid);
      return serializePerKey(doc.path, () =>
        db.runTransaction(async (transaction) => {
          const stored = fromDocument((await transaction.get(doc)).data());
          if (entry !== null) writeEntry(db, transaction, entry, now);
          if (stored !== null && stored.readAt >= mirror.readAt) return stored;
          transaction.set(doc, toDocument(mirror));
          if (stored === null || !saysTheSame(stored, mirror)) {
            transaction.set(
              db.collection('users').doc(mirror.uid),
              { customerId: mirror.customerId, subscriptionChangedAt: mirror.readAt },
              { merge: true },
            );
          }
          return mirror;
        }),
      );
    },

    async saveEntry(entry: LedgerEntry, now: Date): Promise<void> {
      const db = await database();
      await db.runTransaction(async (transaction) => {
        writeEntry(db, transaction, entry, now);
      });
    },

    /** Removes the mirror and the record of whose customer it was. The profile still names the customer at Stripe. */
    async removeAll(uid: string): Promise<void> {
      const db = await database();
      await removeEach(db.collection('stripeCustomers').where('uid', '==', uid));
      await db.collection('subscriptions').doc(uid).delete();
    },
  };
}

export type BillingStore = ReturnType<typeof createBillingStore>;

const UserDocument = z.object({ customerId: z.string().min(1) });

const CheckoutDocument = z.object({ checkoutEndsAt: z.iso.datetime() });

const OwnerDocument = z.object({ uid: z.string().min(1) });

function customerOf(data: unknown): string | null {
  const parsed = UserDocument.safeParse(data);
  return parsed.success ? parsed.data.customerId : null;
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

function saysTheSame(a: Mirror, b: Mirror): boolean {
  return essence(a) === essence(b);
}

/** Everything but the time of reading, in an order that does not depend on who wrote it. */
function essence({ customerId, subscription }: Mirror): string {
  const fields = Object.entries(subscription).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([customerId, fields]);
}
