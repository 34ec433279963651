import type Stripe from 'stripe';
import type { Log } from '../../foundation/log.ts';
import type { BillingStore } from './billing-store.ts';
import { expireOpenCheckouts } from './checkout.ts';
import { payOutCredit } from './credit-left.ts';
import { listCustomersOf, markDeleted } from './customers.ts';
import { endNow, settleCredit } from './changes/pause.ts';
import { isLive } from './stripe/stripe-facts.ts';
import { listSubscriptions } from './subscription-service.ts';

/**
 * Immediately ends everything a person pays for, because their account is about to be deleted, and pays back what their payments have
 * left to their credit. Their customers stay at Stripe
 * for bookkeeping, marked so that no event restores anything here. It can be repeated after a failure at any point.
 */
export async function endSubscriptionsForDeletion(
  stripe: Stripe,
  { store, log }: { store: BillingStore; log: Log },
  uid: string,
): Promise<void> {
  const recorded = await store.readCustomerId(uid);
  for (const customer of await listCustomersOf(stripe, uid, recorded)) {
    await endEverythingOf(stripe, customer.id);
    await payOutCredit(stripe, log, { uid, id: customer.id });
    await markDeleted(stripe, customer);
  }
}

/** Immediately ends everything that this customer pays for or could pay for. */
export async function endEverythingOf(stripe: Stripe, customerId: string): Promise<void> {
  // A checkout that is paid later would start a plan without an owner.
  await expireOpenCheckouts(stripe, customerId);
  const live = (await listSubscriptions(stripe, { id: customerId })).filter(isLive);
  // What a pause was about to give back is the customer's.
  for (const found of live) await settleCredit(stripe, found);
  await Promise.all(live.map((found) => endNow(stripe, found)));
}
