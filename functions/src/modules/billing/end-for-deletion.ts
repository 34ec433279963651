import type Stripe from 'stripe';
import type { BillingStore } from './billing-store.ts';
import { expireOpenCheckouts } from './checkout.ts';
import { listCustomersOf, markDeleted } from './customers.ts';
import { endNow } from './changes/pause.ts';
import { isLive } from './stripe/stripe-facts.ts';
import { listSubscriptions } from './subscription-service.ts';

/**
 * Immediately ends everything a person pays for, because their account is about to be deleted. Their customers stay at Stripe
 * for bookkeeping, marked so that no event restores anything here. It can be repeated after a failure at any point.
 */
export async function endSubscriptionsForDeletion(
  stripe: Stripe,
  store: BillingStore,
  uid: string,
): Promise<void> {
  const recorded = await store.readCustomerId(uid);
  for (const customer of await listCustomersOf(stripe, uid, recorded)) {
    await endEverythingOf(stripe, customer.id);
    await markDeleted(stripe, customer);
  }
}

/** Immediately ends everything that this customer pays for or could pay for. */
export async function endEverythingOf(stripe: Stripe, customerId: string): Promise<void> {
  // A checkout that is paid later would start a plan without an owner.
  await expireOpenCheckouts(stripe, customerId);
  const live = (await listSubscriptions(stripe, { id: customerId })).filter(isLive);
  await Promise.all(live.map((found) => endNow(stripe, found)));
}
