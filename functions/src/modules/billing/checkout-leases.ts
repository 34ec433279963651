import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { transact, type Transaction } from '../../db/transaction.ts';
import type { z } from 'zod';
import { DOCUMENTS } from './documents.ts';
import { SECOND_MS } from '../../foundation/durations.ts';
import { ApiError } from '../../foundation/errors.ts';
import { customerOf } from './billing-store.ts';
import type { Customer } from './customers.ts';

/** A call that holds the lease to open a checkout for its customer. */
export type CheckoutLease = {
  /** When a checkout was last opened, ISO 8601. */
  lastOpenedAt: string | null;
  /** True if the lease was taken from a call that may still be at work on older checkouts. */
  isTakenOver: boolean;
  /**
   * Records until when the checkout can be paid, ISO 8601, and ends the lease.
   * @throws {ApiError} `conflict` if the account is gone, or if another call has taken the lease over; the checkout must then
   * be closed
   */
  finish: (endsAt: string) => Promise<void>;
  /** Ends the lease without a checkout. Never rejects. */
  giveUp: () => Promise<void>;
};

/**
 * Of one customer's calls to open a checkout, on whatever instance, one is at work at a time: a lease in the customer's
 * document. Otherwise each would close what the other has just handed out. A call that is killed holds up the next one only
 * for a moment.
 */
export function createCheckoutLeases(database: () => Promise<Firestore>, now: () => Date) {
  async function tryTake(customer: Customer, id: string): Promise<Taken | 'busy'> {
    const db = await database();
    const taken = await transactOwned(db, customer, async (transaction, doc) => {
      const { checkoutLease: other, checkoutOpenedAt = null } = read(
        (await transaction.get(doc)).data(),
      );
      const at = now().getTime();
      if (other !== undefined && other.until > at) return 'busy';
      const lease = { id, until: at + LEASE_MS };
      transaction.set(doc, { uid: customer.uid, checkoutLease: lease }, { merge: true });
      return { lastOpenedAt: checkoutOpenedAt, isTakenOver: other !== undefined };
    });
    if (taken === null) throw accountGone();
    return taken;
  }

  /** @param endsAt null if no checkout was opened */
  async function end(customer: Customer, id: string, endsAt: string | null): Promise<void> {
    const db = await database();
    const { FieldValue } = await import('firebase-admin/firestore');
    const isMine = await transactOwned(db, customer, async (transaction, doc) => {
      if (read((await transaction.get(doc)).data()).checkoutLease?.id !== id) return false;
      transaction.update(doc, {
        checkoutLease: FieldValue.delete(),
        ...(endsAt === null
          ? {}
          : { checkoutEndsAt: endsAt, checkoutOpenedAt: now().toISOString() }),
      });
      return true;
    });
    if (isMine === null) throw accountGone();
    if (!isMine) throw openedElsewhere();
  }

  return {
    /** @throws {ApiError} `conflict` if the account is gone, or if other calls do not end */
    async take(customer: Customer): Promise<CheckoutLease> {
      const id = randomUUID();
      const deadline = Date.now() + LONGEST_WAIT_MS;
      for (;;) {
        const taken = await tryTake(customer, id);
        if (taken !== 'busy') {
          return {
            ...taken,
            finish: (endsAt) => end(customer, id, endsAt),
            giveUp: async () => {
              // A lease that is not ended expires.
              await end(customer, id, null).catch(() => undefined);
            },
          };
        }
        if (Date.now() > deadline) throw openedElsewhere();
        await delay(POLL_MS);
      }
    },

    /** Until when this customer's latest checkout can be paid, ISO 8601; null if there was none. */
    async readEnd(customerId: string): Promise<string | null> {
      const db = await database();
      const doc = db.collection('stripeCustomers').doc(customerId);
      return read((await doc.get()).data()).checkoutEndsAt ?? null;
    },
  };
}

export type CheckoutLeases = ReturnType<typeof createCheckoutLeases>;

export function openedElsewhere(): ApiError {
  return new ApiError(
    'conflict',
    'Another checkout was opened at the same moment. Please use that one, or choose your plan again.',
  );
}

function accountGone(): ApiError {
  return new ApiError(
    'conflict',
    'This account has been deleted in the meantime. The checkout is closed, and nothing will be charged.',
  );
}

type Taken = Pick<CheckoutLease, 'lastOpenedAt' | 'isTakenOver'>;

/** A lease takes well under a second, unless Stripe is slow: then a waiting call takes it over. */
const LEASE_MS = 3 * SECOND_MS;
const POLL_MS = 100;
const LONGEST_WAIT_MS = 10 * SECOND_MS;

const CheckoutDocument = DOCUMENTS.stripeCustomers.fields.omit({ uid: true });

function read(data: unknown): z.infer<typeof CheckoutDocument> {
  const parsed = CheckoutDocument.safeParse(data);
  return parsed.success ? parsed.data : {};
}

/** Null if the person does not have this customer any more. */
function transactOwned<T>(
  db: Firestore,
  customer: Customer,
  work: (transaction: Transaction, doc: DocumentReference) => Promise<T>,
): Promise<T | null> {
  const workIfOwned = async (transaction: Transaction) => {
    const profile = await transaction.get(db.collection('users').doc(customer.uid));
    if (customerOf(profile.data()) !== customer.id) return null;
    return work(transaction, db.collection('stripeCustomers').doc(customer.id));
  };
  return transact(db, workIfOwned, { unlessDeleted: customer.uid });
}
