import type Stripe from 'stripe';
import { ApiError } from '../../foundation/errors.ts';
import { isStripeError } from '../../adapters/stripe.ts';
import type { BillingStore } from './billing-store.ts';

/**
 * The person's one customer at Stripe, made when they first buy.
 *
 * Calls at the same moment send the same idempotency key and so are given the same customer; Stripe forgets keys after
 * a day, so a customer that was made but never recorded is found by its metadata (never by e-mail: addresses change
 * hands); and the transaction of `claimCustomer` decides which one stands.
 * @throws {ApiError} `forbidden` when the recorded customer belongs to somebody else
 */
export async function ensureCustomer(
  stripe: Stripe,
  store: BillingStore,
  { uid, email }: { uid: string; email: string },
): Promise<string> {
  const recorded = await store.readCustomerId(uid);
  if (recorded !== null) {
    const customer = await stripe.customers.retrieve(recorded);
    if (!customer.deleted) {
      assertBelongsTo(customer, uid);
      if (customer.email !== email || isMarkedDeleted(customer)) {
        await stripe.customers.update(customer.id, { email, metadata: DELETION_UNMARKED });
      }
      return customer.id;
    }
  }
  const found = await findByMetadata(stripe, uid);
  if (found !== null && isMarkedDeleted(found)) {
    await stripe.customers.update(found.id, { metadata: DELETION_UNMARKED });
  }
  const customer = found ?? (await createCustomer(stripe, uid, email, recorded));
  return store.claimCustomer(uid, customer.id, recorded);
}

/** Every customer that names this person, one included that was made but never recorded. */
export async function listCustomersOf(
  stripe: Stripe,
  uid: string,
  recorded: string | null,
): Promise<Stripe.Customer[]> {
  const customers = await searchByMetadata(stripe, uid);
  // Search lags behind by up to a minute.
  if (recorded !== null && !customers.some(({ id }) => id === recorded)) {
    const customer = await stripe.customers.retrieve(recorded);
    if (!customer.deleted && uidOf(customer) === uid) customers.push(customer);
  }
  return customers;
}

/** Marks a customer whose person deletes their account. A deletion that was not finished ends with the next purchase. */
export async function markDeleted(stripe: Stripe, customer: Stripe.Customer): Promise<void> {
  if (isMarkedDeleted(customer)) return;
  await stripe.customers.update(customer.id, { metadata: { [DELETED_KEY]: 'true' } });
}

export function isMarkedDeleted(customer: Stripe.Customer): boolean {
  return customer.metadata[DELETED_KEY] !== undefined;
}

/**
 * @throws {ApiError} `forbidden` unless the customer's own metadata names this person
 */
export function assertBelongsTo(customer: Stripe.Customer, uid: string): void {
  if (uidOf(customer) !== uid) {
    throw new ApiError('forbidden', 'These billing details belong to another account.');
  }
}

export function uidOf(customer: Stripe.Customer): string | null {
  return customer.metadata[UID_KEY] ?? null;
}

/** The metadata that ties an object at Stripe to a person here. */
export function uidMetadata(uid: string): Record<string, string> {
  return { [UID_KEY]: uid };
}

const UID_KEY = 'firebaseUID';
const DELETED_KEY = 'accountDeleted';
/** Stripe removes a key that is set to an empty text. */
const DELETION_UNMARKED = { [DELETED_KEY]: '' };
const HOUR_MS = 3_600_000;

async function findByMetadata(stripe: Stripe, uid: string): Promise<Stripe.Customer | null> {
  const [first] = await searchByMetadata(stripe, uid);
  return first ?? null;
}

async function searchByMetadata(stripe: Stripe, uid: string): Promise<Stripe.Customer[]> {
  const value = uid.replaceAll(/[\\']/g, '\\$&');
  const { data } = await stripe.customers.search({
    query: `metadata['${UID_KEY}']:'${value}'`,
    limit: 100,
  });
  return data;
}

async function createCustomer(
  stripe: Stripe,
  uid: string,
  email: string,
  replaces: string | null,
): Promise<Stripe.Customer> {
  const key = replaces === null ? `customer-${uid}` : `customer-${uid}-after-${replaces}`;
  const params = { email, metadata: uidMetadata(uid) };
  try {
    return await stripe.customers.create(params, { idempotencyKey: key });
  } catch (error) {
    if (!isReplayedFailure(error)) throw error;
    // Stripe repeats a failure it has saved under a key for a day; the hour makes the next key the same for everyone.
    const hour = Math.floor(Date.now() / HOUR_MS);
    return stripe.customers.create(params, { idempotencyKey: `${key}-${hour}` });
  }
}

function isReplayedFailure(error: unknown): boolean {
  return (
    isStripeError(error) &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
