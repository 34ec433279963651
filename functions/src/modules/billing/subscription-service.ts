import type Stripe from 'stripe';
import {
  holdsSubscription,
  NO_SUBSCRIPTION,
  type Subscription,
} from '../../contract/subscription.ts';
import { withinStripeBudget } from '../../adapters/stripe.ts';
import { ApiError } from '../../foundation/errors.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import type { BillingStore, LedgerEntry } from './billing-store.ts';
import type { Customer, Customers } from './customers.ts';
import { assessMirror, type Mirror } from './mirror.ts';
import { pickSubscription, toSubscription, WITH_PRODUCT } from './stripe-facts.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  store: BillingStore;
  customers: Customers;
  now: () => Date;
  log: Log;
};

/** A person waits longer for an answer that only Stripe can give than for one that is at hand. */
const REFRESH_BUDGET_MS = 5_000;
const HEAL_BUDGET_MS = 15_000;

/** How a person's subscription stands: answered from the mirror, with Stripe as the truth behind it. */
export function createSubscriptionService({ stripe, store, customers, now, log }: Parts) {
  const refreshing = new Map<string, Promise<Subscription>>();

  /**
   * Costs one document read while the mirror is fresh. `assessMirror` tells when Stripe is asked, and when an answer
   * without Stripe would be false.
   * @param customer the person's, if the request has opened it already
   * @throws {ApiError} `upstream_stripe`
   */
  async function current(uid: string, customer: Customer | null = null): Promise<Subscription> {
    const mirror = await store.readMirror(uid);
    const trust = mirror === null ? 'doubtful' : await assess(mirror);
    if (mirror !== null && trust === 'fresh') return mirror.subscription;
    // Calls that come while Stripe is being asked share its answer.
    const asked = refreshing.get(uid) ?? refresh(uid, customer, mirror, trust);
    refreshing.set(uid, asked);
    try {
      return await asked;
    } finally {
      if (refreshing.get(uid) === asked) refreshing.delete(uid);
    }
  }

  async function refresh(
    uid: string,
    customer: Customer | null,
    mirror: Mirror | null,
    trust: Trust,
  ): Promise<Subscription> {
    const customerId = customer?.id ?? (await store.readCustomerId(uid)) ?? mirror?.customerId;
    if (customerId === undefined) return NO_SUBSCRIPTION;
    try {
      return await withinStripeBudget(
        async () => sync(customer ?? (await customers.open(uid, customerId))),
        trust === 'aging' ? REFRESH_BUDGET_MS : HEAL_BUDGET_MS,
      );
    } catch (error) {
      const isUpstream = error instanceof ApiError && error.code === 'upstream_stripe';
      if (mirror === null || trust !== 'aging' || !isUpstream) throw error;
      log('WARNING', 'mirror_not_refreshed', { uid, ...describeError(error) });
      return mirror.subscription;
    }
  }

  async function assess(mirror: Mirror): Promise<Trust> {
    const holdsPlan = holdsSubscription(mirror.subscription.status);
    const checkoutEndsAt = holdsPlan ? null : await store.readCheckoutEnd(mirror.customerId);
    return assessMirror(mirror, now(), checkoutEndsAt);
  }

  /**
   * Reads the subscription from Stripe and stores it, unless the stored one comes from a read that began later.
   * @param entry an event to enter in the ledger with the result, all or nothing
   */
  async function sync(customer: Customer, entry: LedgerEntry | null = null): Promise<Subscription> {
    const readAt = now();
    const client = await stripe();
    const held = await findHeld(client, customer);
    const found = held === null ? null : await readSubscription(client, held.id);
    return (await store.saveMirror(mirrorOf(customer, found, readAt), entry, now())).subscription;
  }

  /**
   * Reads the subscription again after a write of ours, and stores it. The answer to the write is no substitute: a read
   * that began while the write was under way may have missed it, and would count as the later one (decision 16).
   */
  async function readBack(customer: Customer, subscriptionId: string): Promise<Subscription> {
    const readAt = now();
    const found = await readSubscription(await stripe(), subscriptionId);
    return (await store.saveMirror(mirrorOf(customer, found, readAt), null, now())).subscription;
  }

  return { current, sync, readBack };
}

type Trust = ReturnType<typeof assessMirror>;

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

/** The subscription that tells how a person stands, with its latest invoice, but without its product. */
export async function findHeld(
  stripe: Stripe,
  customer: Customer,
): Promise<Stripe.Subscription | null> {
  // Stripe ends a customer's subscriptions when it is deleted.
  return customer.isDeleted ? null : pickSubscription(await listSubscriptions(stripe, customer));
}

/** All of a customer's subscriptions, including ended ones, each with its latest invoice. */
export async function listSubscriptions(
  stripe: Stripe,
  { id }: { id: string },
): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer: id,
    status: 'all',
    limit: 100,
    expand: ['data.latest_invoice'],
  });
  return data;
}

function mirrorOf({ uid, id }: Customer, found: Stripe.Subscription | null, readAt: Date): Mirror {
  const subscription = found === null ? NO_SUBSCRIPTION : toSubscription(found);
  return { uid, customerId: id, subscription, readAt: readAt.toISOString() };
}

function readSubscription(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  return stripe.subscriptions.retrieve(id, WITH_PRODUCT);
}
