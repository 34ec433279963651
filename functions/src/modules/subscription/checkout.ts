import type Stripe from 'stripe';
import type { CheckoutState } from '../../contract/api.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import { isStripeError } from '../../adapters/stripe.ts';
import { ApiError } from '../../http/errors.ts';
import type { BillingStore } from './billing-store.ts';
import { ensureCustomer, uidMetadata } from './customer.ts';
import { isLive, toIso } from './stripe-facts.ts';
import { listSubscriptions, type SubscriptionService } from './subscription-service.ts';

type Buyer = { uid: string; email: string };

/**
 * Opens a checkout, or gives back the one that is open for the same price.
 *
 * A person must not end with two subscriptions, whatever they press at once in how many tabs. So at most one checkout
 * stays open: each call makes its own, then closes every other, and only then looks whether one of them has been
 * completed meanwhile. Of two calls at once the checkout opened last stays.
 * @param siteOrigin the origin of ours to come back to
 * @throws {ApiError} `already_subscribed`, or `conflict` when another call opened a checkout of another plan
 */
export async function openCheckout(
  stripe: Stripe,
  store: BillingStore,
  buyer: Buyer,
  priceId: string,
  siteOrigin: string,
): Promise<AnswerOf<'POST /checkout-session'>> {
  const customerId = await ensureCustomer(stripe, store, buyer);
  const [subscriptions, open] = await Promise.all([
    listSubscriptions(stripe, customerId),
    listOpen(stripe, customerId),
  ]);
  if (subscriptions.some(isLive)) throw alreadySubscribed();
  const wanted = { customerId, priceId, siteOrigin };
  const reusable = newestFirst(open).find((session) => isReusable(session, wanted));
  await expireAll(
    stripe,
    open.filter((session) => session !== reusable),
  );
  if (reusable === undefined) {
    const isFirst = subscriptions.length === 0;
    await createSession(stripe, buyer.uid, wanted, await trialDays(stripe, priceId, isFirst));
  }

  const [kept, ...others] = newestFirst(await listOpen(stripe, customerId));
  await expireAll(stripe, others);
  if ((await listSubscriptions(stripe, customerId)).some(isLive)) {
    if (kept !== undefined) await expireAll(stripe, [kept]);
    throw alreadySubscribed();
  }
  if (kept === undefined || kept.url === null || !isReusable(kept, wanted)) {
    throw new ApiError('conflict', 'Another checkout was opened just now. Please use that one.');
  }
  await store.saveCheckoutEnd(buyer.uid, customerId, toIso(kept.expires_at));
  return { id: kept.id, url: kept.url };
}

/** Closes every checkout that could still be paid. */
export async function expireOpenCheckouts(stripe: Stripe, customerId: string): Promise<void> {
  await expireAll(stripe, await listOpen(stripe, customerId));
}

/**
 * How a checkout stands. Reads the subscription anew, so that the thank-you page works before any webhook.
 * @throws {ApiError} `not_found`, `forbidden`
 */
export async function readCheckout(
  stripe: Stripe,
  store: BillingStore,
  subscriptions: SubscriptionService,
  uid: string,
  sessionId: string,
): Promise<CheckoutState> {
  const session = await retrieve(stripe, sessionId);
  const customerId = await store.readCustomerId(uid);
  if (session.client_reference_id !== uid || customerId === null) {
    throw new ApiError('forbidden', 'This checkout belongs to another account.');
  }
  return {
    status: oneOf(['open', 'complete', 'expired'], session.status),
    paymentStatus: oneOf(['paid', 'unpaid', 'no_payment_required'], session.payment_status),
    subscription: await subscriptions.sync(uid, customerId),
  };
}

type Wanted = { customerId: string; priceId: string; siteOrigin: string };

const PRICE_KEY = 'priceId';
const SESSION_ID = /^cs_\w+$/;
/** An open checkout about to expire would end while the person types. */
const LEAST_LIFE_SECONDS = 15 * 60;

async function createSession(
  stripe: Stripe,
  uid: string,
  { customerId, priceId, siteOrigin }: Wanted,
  trial: number,
): Promise<void> {
  await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    client_reference_id: uid,
    line_items: [{ price: priceId, quantity: 1 }],
    metadata: { ...uidMetadata(uid), [PRICE_KEY]: priceId },
    // A session's metadata does not reach its subscription.
    subscription_data: {
      metadata: uidMetadata(uid),
      ...(trial > 0 ? { trial_period_days: trial } : {}),
    },
    success_url: successUrl(siteOrigin),
    cancel_url: `${siteOrigin}${SITE_PATHS.cancel}`,
  });
}

/** A trial is for a person's first subscription. */
async function trialDays(stripe: Stripe, priceId: string, isFirst: boolean): Promise<number> {
  if (!isFirst) return 0;
  return (await stripe.prices.retrieve(priceId)).recurring?.trial_period_days ?? 0;
}

async function listOpen(stripe: Stripe, customerId: string): Promise<Stripe.Checkout.Session[]> {
  const { data } = await stripe.checkout.sessions.list({
    customer: customerId,
    status: 'open',
    limit: 100,
  });
  return data;
}

function isReusable(session: Stripe.Checkout.Session, wanted: Wanted): boolean {
  return (
    session.metadata?.[PRICE_KEY] === wanted.priceId &&
    session.success_url === successUrl(wanted.siteOrigin) &&
    session.url !== null &&
    session.expires_at * 1000 > Date.now() + LEAST_LIFE_SECONDS * 1000
  );
}

/** Every caller sorts alike, so that two at once agree on which one stays. */
function newestFirst(sessions: readonly Stripe.Checkout.Session[]): Stripe.Checkout.Session[] {
  return sessions.toSorted((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1));
}

async function expireAll(
  stripe: Stripe,
  sessions: readonly Stripe.Checkout.Session[],
): Promise<void> {
  await Promise.all(
    sessions.map(async ({ id }) => {
      try {
        await stripe.checkout.sessions.expire(id);
      } catch (error) {
        // Completed or closed meanwhile: the look at the subscriptions that follows tells which.
        if (!isStripeError(error) || error.statusCode !== 400) throw error;
      }
    }),
  );
}

async function retrieve(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session> {
  if (!SESSION_ID.test(sessionId)) throw notFound();
  try {
    return await stripe.checkout.sessions.retrieve(sessionId);
  } catch (error) {
    throw isStripeError(error) && error.code === 'resource_missing' ? notFound() : error;
  }
}

function successUrl(siteOrigin: string): string {
  return `${siteOrigin}${SITE_PATHS.success}?session_id={CHECKOUT_SESSION_ID}`;
}

function oneOf<T extends string>(known: readonly T[], text: string | null): T {
  const found = known.find((name) => name === text);
  if (found === undefined) throw new Error('checkout state that is not known');
  return found;
}

function alreadySubscribed(): ApiError {
  return new ApiError(
    'already_subscribed',
    'You have a plan already. You can change it in your account.',
  );
}

function notFound(): ApiError {
  return new ApiError('not_found', 'There is no such checkout.');
}
