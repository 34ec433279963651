import type Stripe from 'stripe';
import type { CheckoutState } from '../../contract/api.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import { isStripeError } from '../../adapters/stripe.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { BillingStore } from './billing-store.ts';
import { uidMetadata, type Customer, type Customers } from './customers.ts';
import { isLive, toIso } from './stripe-facts.ts';
import { listSubscriptions, type SubscriptionService } from './subscription-service.ts';

/**
 * Opens a checkout, or returns the one that is already open for the same price.
 *
 * Nobody may end up with two subscriptions, whatever they press in however many tabs. So at most one checkout stays open:
 * each call creates its own, closes all others, and only then checks whether one of them has been completed in the
 * meantime. Of two concurrent calls, the checkout that was opened last stays.
 * @param siteOrigin the one of our origins to return to
 * @throws {ApiError} `already_subscribed`, or `conflict` if another call opened a checkout for another plan
 */
export async function openCheckout(
  stripe: Stripe,
  store: BillingStore,
  customer: Customer,
  priceId: string,
  siteOrigin: string,
): Promise<AnswerOf<'POST /checkout-session'>> {
  const [subscriptions, open] = await Promise.all([
    listSubscriptions(stripe, customer),
    listOpen(stripe, customer.id),
  ]);
  if (subscriptions.some(isLive)) throw alreadySubscribed();
  const wanted = { customer, priceId, siteOrigin };
  const reusable = newestFirst(open).find((session) => isReusable(session, wanted));
  await expireAll(
    stripe,
    open.filter((session) => session !== reusable),
  );
  if (reusable === undefined) {
    const isFirst = subscriptions.length === 0;
    await createSession(stripe, wanted, await trialDays(stripe, priceId, isFirst));
  }

  const [kept, ...others] = newestFirst(await listOpen(stripe, customer.id));
  await expireAll(stripe, others);
  if ((await listSubscriptions(stripe, customer)).some(isLive)) {
    if (kept !== undefined) await expireAll(stripe, [kept]);
    throw alreadySubscribed();
  }
  if (kept === undefined || kept.url === null || !isReusable(kept, wanted)) {
    throw new ApiError('conflict', 'Another checkout was opened just now. Please use that one.');
  }
  await store.saveCheckoutEnd(customer.uid, customer.id, toIso(kept.expires_at));
  return { id: kept.id, url: kept.url };
}

/** Closes every checkout that could still be paid. */
export async function expireOpenCheckouts(stripe: Stripe, customerId: string): Promise<void> {
  await expireAll(stripe, await listOpen(stripe, customerId));
}

/**
 * How a checkout stands. Reads the subscription from Stripe, so that the thank-you page works before any webhook.
 * @throws {ApiError} `not_found`, `forbidden`
 */
export async function readCheckout(
  stripe: Stripe,
  customers: Customers,
  subscriptions: SubscriptionService,
  uid: string,
  sessionId: string,
): Promise<CheckoutState> {
  if (!SESSION_ID.test(sessionId)) throw notFound();
  // Whoever has bought nothing costs no call to Stripe.
  if (!(await customers.isKnown(uid))) throw notYours();
  const session = await retrieve(stripe, sessionId);
  const customer = session.client_reference_id === uid ? await customers.of(uid) : null;
  if (customer === null) throw notYours();
  return {
    status: oneOf(['open', 'complete', 'expired'], session.status),
    paymentStatus: oneOf(['paid', 'unpaid', 'no_payment_required'], session.payment_status),
    subscription: await subscriptions.sync(customer),
  };
}

type Wanted = { customer: Customer; priceId: string; siteOrigin: string };

const PRICE_KEY = 'priceId';
const SESSION_ID = /^cs_\w+$/;
/** A checkout that expires sooner could end while the person is typing. */
const LEAST_LIFE_SECONDS = 15 * 60;

async function createSession(
  stripe: Stripe,
  { customer, priceId, siteOrigin }: Wanted,
  trial: number,
): Promise<void> {
  await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: customer.uid,
    line_items: [{ price: priceId, quantity: 1 }],
    metadata: { ...uidMetadata(customer.uid), [PRICE_KEY]: priceId },
    // A session's metadata does not reach its subscription.
    subscription_data: {
      metadata: uidMetadata(customer.uid),
      ...(trial > 0 ? { trial_period_days: trial } : {}),
    },
    success_url: successUrl(siteOrigin),
    cancel_url: `${siteOrigin}${SITE_PATHS.cancel}`,
  });
}

/** Only a person's first subscription has a trial. */
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

/** Every caller sorts the same way, so that two concurrent calls agree on which one stays. */
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
        // Completed or closed in the meantime; the caller then looks at the subscriptions to tell which.
        if (!isStripeError(error) || error.statusCode !== 400) throw error;
      }
    }),
  );
}

async function retrieve(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session> {
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
  if (found === undefined) throw new Error('unknown checkout state');
  return found;
}

function alreadySubscribed(): ApiError {
  return new ApiError(
    'already_subscribed',
    'You have a plan already. You can change it in your account.',
  );
}

function notYours(): ApiError {
  return new ApiError('forbidden', 'This checkout belongs to another account.');
}

function notFound(): ApiError {
  return new ApiError('not_found', 'There is no such checkout.');
}
