import type Stripe from 'stripe';
import { HOUR_MS } from '../../foundation/durations.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import { isReplayedFailure, isStripeError } from '../../adapters/stripe.ts';
import type { BillingStore } from './billing-store.ts';

/** A customer at Stripe that is proved to be this person's. */
export type Customer = {
  uid: string;
  id: string;
  /** Deleted at Stripe, which has ended its subscriptions. */
  isDeleted: boolean;
};

type Parts = { stripe: () => Promise<Stripe>; store: BillingStore };

/** Looks up who pays. A request opens its customer once and passes it on, so that nothing reads or checks it again. */
export function createCustomers({ stripe, store }: Parts) {
  /**
   * The customer that is recorded for a person; null, without a call to Stripe, if there is none.
   * @throws {ApiError} `forbidden` if it belongs to another person
   */
  async function of(uid: string): Promise<Customer | null> {
    const id = await store.readCustomerId(uid);
    return id === null ? null : open(uid, id);
  }

  /** Whether a customer is recorded for a person, without a call to Stripe. */
  async function isKnown(uid: string): Promise<boolean> {
    return (await store.readCustomerId(uid)) !== null;
  }

  /** @throws {ApiError} `forbidden` if the customer belongs to another person */
  async function open(uid: string, id: string): Promise<Customer> {
    return proveCustomer(uid, await (await stripe()).customers.retrieve(id));
  }

  /**
   * The person's one customer, created when they first buy.
   *
   * Concurrent calls send the same idempotency key and so get the same customer. Stripe forgets keys after a day, so a
   * customer that was created but never recorded is found by its metadata (never by e-mail: addresses change hands). The
   * transaction in `claimCustomer` decides which one stands.
   * @throws {ApiError} `forbidden` if the recorded customer is another person's, `conflict` if the account is being deleted
   */
  async function ensure({ uid, email }: Buyer): Promise<Customer> {
    const client = await stripe();
    const recorded = await store.readCustomerId(uid);
    if (recorded !== null) {
      const customer = await client.customers.retrieve(recorded);
      if (!customer.deleted) {
        const proved = proveCustomer(uid, customer);
        if (customer.email !== email || isMarkedDeleted(customer)) {
          await client.customers.update(customer.id, { email, metadata: DELETION_UNMARKED });
        }
        return proved;
      }
    }
    const found = await findByMetadata(client, uid);
    const customer = found ?? (await createCustomer(client, uid, email, recorded));
    const claimed = await store.claimCustomer(uid, customer.id, recorded);
    if (claimed === null) throw accountDeleted();
    if (isMarkedDeleted(customer)) {
      await client.customers.update(customer.id, { metadata: DELETION_UNMARKED });
    }
    return claimed === customer.id ? proveCustomer(uid, customer) : open(uid, claimed);
  }

  return { of, isKnown, open, ensure };
}

export type Customers = ReturnType<typeof createCustomers>;
export type Buyer = { uid: string; email: string };

/**
 * The one place where a customer is checked. A deleted customer has no metadata left, and nothing that could leak.
 * @throws {ApiError} `forbidden` unless the customer's own metadata names this person
 */
export function proveCustomer(
  uid: string,
  customer: Identified | Pick<Stripe.DeletedCustomer, 'id' | 'deleted'>,
): Customer {
  if (customer.deleted) return { uid, id: customer.id, isDeleted: true };
  if (uidOf(customer) !== uid) {
    throw new ApiError('forbidden', 'These billing details belong to another account.');
  }
  return { uid, id: customer.id, isDeleted: false };
}

/** Every customer that names this person, including one that was created but never recorded. */
export async function listCustomersOf(
  stripe: Stripe,
  uid: string,
  recorded: string | null,
): Promise<Stripe.Customer[]> {
  const customers = await searchByMetadata(stripe, uid);
  // Stripe's search lags by up to a minute.
  if (recorded !== null && !customers.some(({ id }) => id === recorded)) {
    const customer = await retrieveExisting(stripe, recorded);
    if (customer !== null && uidOf(customer) === uid) customers.push(customer);
  }
  return customers;
}

/** Marks a customer whose account is being deleted. The next purchase clears the mark of an unfinished deletion. */
export async function markDeleted(stripe: Stripe, customer: Stripe.Customer): Promise<void> {
  if (isMarkedDeleted(customer)) return;
  await stripe.customers.update(customer.id, { metadata: { [DELETED_KEY]: 'true' } });
}

export function isMarkedDeleted(customer: Stripe.Customer): boolean {
  return customer.metadata[DELETED_KEY] !== undefined;
}

export function uidOf(customer: Identified): string | null {
  return customer.metadata[UID_KEY] ?? null;
}

/** The metadata that ties an object at Stripe to a person here. */
export function uidMetadata(uid: string): Record<string, string> {
  return { [UID_KEY]: uid };
}

/** The customer as Stripe has it, which may be that it was deleted; null for one that this Stripe does not know. */
export async function retrieveKnown(
  stripe: Stripe,
  id: string,
): Promise<Stripe.Customer | Stripe.DeletedCustomer | null> {
  try {
    return await stripe.customers.retrieve(id);
  } catch (error) {
    if (isStripeError(error) && error.code === 'resource_missing') return null;
    throw error;
  }
}

type Identified = Pick<Stripe.Customer, 'id' | 'deleted' | 'metadata'>;

const UID_KEY = 'firebaseUID';
const DELETED_KEY = 'accountDeleted';
/** Stripe removes a key that is set to an empty text. */
const DELETION_UNMARKED = { [DELETED_KEY]: '' };

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

/** Null for a customer that was deleted, or that this Stripe has never known: it cannot be charged. */
async function retrieveExisting(stripe: Stripe, id: string): Promise<Stripe.Customer | null> {
  const customer = await retrieveKnown(stripe, id);
  return customer === null || customer.deleted ? null : customer;
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
    // For a day Stripe replays a failure that it saved under a key. The hour gives concurrent retries the same new key.
    const hour = Math.floor(Date.now() / HOUR_MS);
    return stripe.customers.create(params, { idempotencyKey: `${key}-${hour}` });
  }
}
