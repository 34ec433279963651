import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { inTurn } from '../../adapters/in-turn.ts';
import { DAY_MS } from '../../foundation/clock.ts';
import { fromDocument, toDocument, type Mirror } from './mirror.ts';

/** An event that was dealt with, and how. */
export type LedgerEntry = {
  eventId: string;
  type: string;
  customerId: string | null;
  result: 'synced' | 'ignored';
};

const LEDGER_DAYS = 90;

/** What billing keeps in Firestore: the customer of a person, the mirror of their subscription, the ledger of events. */
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

    /** Whose customer this was recorded to be. */
    async readOwner(customerId: string): Promise<string | null> {
      const db = await database();
      const data = (await db.collection('stripeCustomers').doc(customerId).get()).data();
      const parsed = OwnerDocument.safeParse(data);
      return parsed.success ? parsed.data.uid : null;
    },

    /**
     * Names a customer as this person's, unless another was named meanwhile.
     * @param replaces a customer that no longer exists at Stripe
     * @returns the customer that stands
     */
    async claimCustomer(uid: string, customerId: string, replaces: string | null): Promise<string> {
      const db = await database();
      const user = db.collection('users').doc(uid);
      return inTurn(user.path, () =>
        db.runTransaction(async (transaction) => {
          const standing = customerOf((await transaction.get(user)).data());
          if (standing !== null && standing !== replaces) return standing;
          transaction.set(user, { customerId }, { merge: true });
          transaction.set(db.collection('stripeCustomers').doc(customerId), { uid });
          return customerId;
        }),
      );
    },

    /** Notes until when a checkout of this customer can be paid, ISO 8601. */
    async saveCheckoutEnd(uid: string, customerId: string, endsAt: string): Promise<void> {
      const db = await database();
      const doc = db.collection('stripeCustomers').doc(customerId);
      await doc.set({ uid, checkoutEndsAt: endsAt }, { merge: true });
    },

    /** Until when the checkout of this customer that was opened last can be paid; null when none was. */
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
     * Keeps a mirror unless the stored one comes from a read that began later, and with it, all or nothing, the event
     * that led to it. A changed mirror also touches the person's profile, which open tabs listen to.
     * @returns the mirror that stands
     */
    async saveMirror(mirror: Mirror, entry: LedgerEntry | null, now: Date): Promise<Mirror> {
      const db = await database();
      const doc = db.collection('subscriptions').doc(mirror.uid);
      return inTurn(doc.path, () =>
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

/** All but the time of reading, in an order that does not depend on who wrote it. */
function essence({ customerId, subscription }: Mirror): string {
  const fields = Object.entries(subscription).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([customerId, fields]);
}
