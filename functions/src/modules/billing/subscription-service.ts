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
import { assertBelongsTo } from './customers.ts';
import { judgeMirror, type Mirror } from './mirror.ts';
import { pickSubscription, toSubscription } from './stripe-facts.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  store: BillingStore;
  now: () => Date;
  log: Log;
};

/** A person waits longer for an answer that only Stripe can give than for one that is at hand. */
const REFRESH_BUDGET_MS = 5_000;
const HEAL_BUDGET_MS = 15_000;

/** How a person's subscription stands: answered from the mirror, with Stripe as the truth behind it. */
export function createSubscriptionService({ stripe, store, now, log }: Parts) {
  /**
   * One document read where the mirror is fresh. See `judgeMirror` for when it is read anew, and when an answer
   * without Stripe would be a false one.
   * @throws {ApiError} `upstream_stripe`
   */
  async function current(uid: string): Promise<Subscription> {
    const mirror = await store.readMirror(uid);
    const judged = mirror === null ? 'doubtful' : await judge(mirror);
    if (mirror !== null && judged === 'fresh') return mirror.subscription;
    const customerId = (await store.readCustomerId(uid)) ?? mirror?.customerId;
    if (customerId === undefined) return NO_SUBSCRIPTION;
    try {
      return await withinStripeBudget(
        () => sync(uid, customerId),
        judged === 'aging' ? REFRESH_BUDGET_MS : HEAL_BUDGET_MS,
      );
    } catch (error) {
      const isUpstream = error instanceof ApiError && error.code === 'upstream_stripe';
      if (mirror === null || judged !== 'aging' || !isUpstream) throw error;
      log('WARNING', 'mirror_not_refreshed', { uid, ...describeError(error) });
      return mirror.subscription;
    }
  }

  async function judge(mirror: Mirror): Promise<ReturnType<typeof judgeMirror>> {
    const holdsPlan = holdsSubscription(mirror.subscription.status);
    const checkoutEndsAt = holdsPlan ? null : await store.readCheckoutEnd(mirror.customerId);
    return judgeMirror(mirror, now(), checkoutEndsAt);
  }

  /**
   * Reads the subscription from Stripe and stores what it says, unless a read that began later was stored meanwhile.
   * @param entry an event to enter in the ledger with the result, all or nothing
   */
  async function sync(
    uid: string,
    customerId: string,
    entry: LedgerEntry | null = null,
  ): Promise<Subscription> {
    const readAt = now().toISOString();
    const found = await findSubscription(await stripe(), uid, customerId);
    const subscription = found === null ? NO_SUBSCRIPTION : toSubscription(found);
    const mirror = { uid, customerId, subscription, readAt };
    return (await store.saveMirror(mirror, entry, now())).subscription;
  }

  return { current, sync };
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

/** All of a customer's subscriptions, ended ones included. */
export async function listSubscriptions(
  stripe: Stripe,
  customerId: string,
): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 100,
  });
  return data;
}

/**
 * The subscription that tells how a person stands, as Stripe has it at this moment, with product and latest invoice.
 * @throws {ApiError} `forbidden` for a customer of somebody else
 */
export async function findSubscription(
  stripe: Stripe,
  uid: string,
  customerId: string,
): Promise<Stripe.Subscription | null> {
  const customer = await stripe.customers.retrieve(customerId);
  // Stripe ends a customer's subscriptions when it is deleted.
  if (customer.deleted) return null;
  assertBelongsTo(customer, uid);
  const picked = pickSubscription(await listSubscriptions(stripe, customerId));
  if (picked === null) return null;
  // A list cannot expand as deep as the product: Stripe stops at four levels.
  return stripe.subscriptions.retrieve(picked.id, {
    expand: ['items.data.price.product', 'latest_invoice'],
  });
}
