import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { withinStripeTime } from '../../adapters/stripe.ts';
import { isUserMissing } from '../../adapters/user-missing.ts';
import { DOCUMENTS } from './documents.ts';
import { waitingFor } from '../../concurrency/deadline.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { nameToShow } from '../../contract/unseen.ts';
import { MINUTE_MS } from '../../foundation/durations.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import { customerOf } from './billing-store.ts';
import { isMarkedDeleted, uidOf } from './customers.ts';

/**
 * Stripe writes to the address of the customer and prints the name, so it hears of a change of the account. That is due in the
 * customer's document until Stripe has it, whatever is killed or fails before then.
 */

/**
 * Notes that Stripe is to hear of it, for the transaction that notices the change. A person without a customer has nothing at Stripe.
 * @param formerName what the account was called, if that has changed
 */
export async function markContactDue(
  db: Firestore,
  transaction: Transaction,
  { uid, formerName }: { uid: string; formerName: string | null },
  at: Date,
): Promise<void> {
  const customerId = customerOf((await transaction.get(db.collection('users').doc(uid))).data());
  if (customerId === null) return;
  const doc = db.collection('stripeCustomers').doc(customerId);
  const found = await transaction.get(doc);
  if (!found.exists) return;
  // Of two changes, the name that Stripe still has is the first.
  const waiting = contactIn(found)?.formerName ?? null;
  transaction.update(doc, { dueAt: at.toISOString(), formerName: waiting ?? formerName });
}

type Parts = {
  db: () => Promise<Firestore>;
  auth: () => Promise<Auth>;
  stripe: () => Promise<Stripe>;
  now: () => Date;
  log: Log;
};

/** Tells Stripe what is due, customer by customer. What fails is tried again after some minutes. */
export function createSettleContacts(parts: Parts) {
  const { db: database, now, log } = parts;
  return async (): Promise<void> => {
    const db = await database();
    const due = db
      .collection('stripeCustomers')
      .where('dueAt', '<=', now().toISOString())
      .orderBy('dueAt')
      .limit(PAGE);
    for (let page = await due.get(); ;) {
      for (const doc of page.docs) {
        try {
          await settle(parts, db, doc);
        } catch (error) {
          log('WARNING', 'contact_not_told', { customerId: doc.id, ...describeError(error) });
        }
      }
      const last = page.docs.at(-1);
      if (last === undefined || page.size < PAGE) return;
      page = await due.startAfter(last).get();
    }
  };
}

const PAGE = 100;
/** How long one run has a customer for itself, and when the next tries again. */
const AGAIN_MS = 5 * MINUTE_MS;
/** An account that changes while Stripe is told is told once more. */
const MOST_UPDATES = 3;

async function settle(parts: Parts, db: Firestore, snapshot: DocumentSnapshot): Promise<void> {
  const { ref, id } = snapshot;
  const { uid, dueAt = null, formerName = null } = ContactFields.parse(snapshot.data());
  if (dueAt === null) return;
  const lease = new Date(parts.now().getTime() + AGAIN_MS).toISOString();
  const move = (from: string, to: object) => async (transaction: Transaction) => {
    const isTheSame = (await transaction.get(ref)).get('dueAt') === from;
    if (isTheSame) transaction.update(ref, to);
    return isTheSame;
  };
  const isTaken = await transact(db, move(dueAt, { dueAt: lease }), { unlessDeleted: uid });
  if (isTaken !== true) return;
  await withinStripeTime(() => tell(parts, { uid, customerId: id, formerName }));
  // Another change may have become due since.
  await transact(db, move(lease, { dueAt: null, formerName: null }), { unlessDeleted: uid });
}

/** @throws {Error} if Stripe does not have it afterwards */
async function tell(
  { auth, stripe }: Parts,
  { uid, customerId, formerName }: { uid: string; customerId: string; formerName: string | null },
): Promise<void> {
  const [service, client] = await Promise.all([auth(), stripe()]);
  for (let updates = 0; updates <= MOST_UPDATES; updates += 1) {
    const account = await findAccount(service, uid);
    const customer = await client.customers.retrieve(customerId);
    if (account === null || customer.deleted || uidOf(customer) !== uid) return;
    const change = isMarkedDeleted(customer) ? null : contactChange(customer, account, formerName);
    if (change === null) return;
    await client.customers.update(customerId, change);
  }
  throw new Error('the account changes while Stripe is told');
}

/**
 * What Stripe does not have yet: the confirmed address of the account, and its name where the customer has the former one. Any
 * other name was entered for the invoices, such as a company's, and stays.
 */
export function contactChange(
  customer: Pick<Stripe.Customer, 'email' | 'name'>,
  account: Pick<UserRecord, 'email' | 'emailVerified' | 'displayName'>,
  formerName: string | null,
): { email?: string; name?: string } | null {
  const { email, emailVerified } = account;
  const name = nameToShow(account.displayName);
  const isRenamed = formerName !== null && customer.name === formerName && name !== formerName;
  const change = {
    ...(emailVerified && email !== undefined && email !== customer.email && { email }),
    ...(isRenamed && name !== null && { name }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

async function findAccount(auth: Auth, uid: string): Promise<UserRecord | null> {
  try {
    return await waitingFor('sign-in', auth.getUser(uid));
  } catch (error) {
    if (isUserMissing(error)) return null;
    throw error;
  }
}

const ContactFields = DOCUMENTS.stripeCustomers.fields.pick({
  uid: true,
  dueAt: true,
  formerName: true,
});

function contactIn(snapshot: DocumentSnapshot) {
  return ContactFields.safeParse(snapshot.data()).data;
}
