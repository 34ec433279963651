import type Stripe from 'stripe';
import type { CheckoutState } from '../../contract/api.ts';
import { BEGIN_AT_ONCE } from '../../contract/billing-details.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import type { PlanPrice } from '../../config/config.ts';
import { isStripeError } from '../../adapters/stripe.ts';
import { ApiError } from '../../foundation/errors.ts';
import { openedElsewhere, type CheckoutLease, type CheckoutLeases } from './checkout-leases.ts';
import { uidMetadata, type Customer, type Customers } from './customers.ts';
import { BEGIN_KEY } from './stripe/contract-facts.ts';
import { isLive, toIso } from './stripe/stripe-facts.ts';
import { listSubscriptions, type SubscriptionService } from './subscription-service.ts';

/** What a call wants to open, by a person who has agreed to `BEGIN_AT_ONCE`. `siteOrigin` is the one of our origins to return to. */
export type WantedCheckout = {
  customer: Customer;
  price: PlanPrice;
  siteOrigin: string;
  /** Whether Stripe works out the tax, for which it asks address and tax number. */
  worksOutTax: boolean;
  /** When the call began, ISO 8601. */
  calledAt: string;
  /** The time by which the checkout lives. */
  now: Date;
};

/**
 * Opens a checkout, or returns the one that is already open for the same price.
 *
 * A customer must not end up with two subscriptions, whatever they press in however many tabs. So at most one checkout stays
 * open: a call closes all others, and only then checks whether one of them has been completed in the meantime. Nor may a
 * customer be handed a checkout that is closed at once: of two concurrent calls for two prices, the second is refused.
 * @throws {ApiError} `already_subscribed`, or `conflict` if another call opened a checkout, or if the account is gone
 */
export async function openCheckout(
  stripe: Stripe,
  leases: CheckoutLeases,
  wanted: WantedCheckout,
): Promise<AnswerOf<'POST /checkout-session'>> {
  const lease = await leases.take(wanted.customer);
  try {
    return await handOut(stripe, lease, await openOnly(stripe, lease, wanted));
  } catch (error) {
    await lease.giveUp();
    throw error;
  }
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
  // A person who has bought nothing costs no call to Stripe.
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

type Payable = Stripe.Checkout.Session & { url: string };

/** Leaves this person exactly one open checkout. */
async function openOnly(
  stripe: Stripe,
  lease: CheckoutLease,
  wanted: WantedCheckout,
): Promise<Payable> {
  const { customer, price, calledAt } = wanted;
  const [subscriptions, open] = await Promise.all([
    listSubscriptions(stripe, customer),
    listOpen(stripe, customer.id),
  ]);
  if (subscriptions.some(isLive)) throw alreadySubscribed();
  // The call whose lease this was may be about to close what is open now.
  const reusable = lease.isTakenOver ? undefined : open.find((one) => isReusable(one, wanted));
  const isLate = lease.lastOpenedAt !== null && lease.lastOpenedAt >= calledAt;
  if (reusable === undefined && open.length > 0 && isLate) throw openedElsewhere();
  await expireAll(
    stripe,
    open.filter((session) => session !== reusable),
  );
  const isFirst = subscriptions.length === 0;
  const session =
    reusable ??
    (await createSession(stripe, wanted, await trialDays(stripe, price.priceId, isFirst)));
  if ((await listSubscriptions(stripe, customer)).some(isLive)) {
    await expireAll(stripe, [session]);
    throw alreadySubscribed();
  }
  if (!isPayable(session)) throw new Error('a checkout without an address');
  return session;
}

/** Records the checkout, or closes it. */
async function handOut(
  stripe: Stripe,
  lease: CheckoutLease,
  session: Payable,
): Promise<AnswerOf<'POST /checkout-session'>> {
  try {
    await lease.finish(toIso(session.expires_at));
  } catch (error) {
    await expireAll(stripe, [session]);
    throw error;
  }
  return { id: session.id, url: session.url };
}

const PRICE_KEY = 'priceId';
const SESSION_ID = /^cs_\w+$/;
/** A checkout that expires sooner could end while the person is typing. */
const LEAST_LIFE_SECONDS = 15 * 60;

async function createSession(
  stripe: Stripe,
  { customer, price, siteOrigin, worksOutTax, now }: WantedCheckout,
  trial: number,
): Promise<Stripe.Checkout.Session> {
  const { priceId, slug, interval } = price;
  const agreed = { [BEGIN_KEY]: `${BEGIN_AT_ONCE.version} ${now.toISOString()}` };
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: customer.uid,
    line_items: [{ price: priceId, quantity: 1 }],
    // With a debit, which can fail days later, a plan would run until then.
    allowed_payment_method_types: ['card'],
    metadata: { ...uidMetadata(customer.uid), [PRICE_KEY]: priceId, ...agreed },
    // A session's metadata does not reach its subscription.
    subscription_data: {
      metadata: { ...uidMetadata(customer.uid), ...agreed },
      // Only such a plan can be paused.
      billing_mode: { type: 'flexible' },
      ...(trial > 0 ? { trial_period_days: trial } : {}),
    },
    ...FOR_BUSINESSES,
    ...(worksOutTax ? WITH_TAX : {}),
    success_url: successUrl(siteOrigin),
    cancel_url: `${siteOrigin}${SITE_PATHS.cancel}?plan=${slug}.${interval}`,
  });
}

/**
 * Someone who buys as a business enters its name and tax number, and finds them, with the address, on each invoice:
 * docs.stripe.com/tax/checkout/tax-ids. Stripe refuses to ask a customer that exists already unless it may save what was typed.
 */
const FOR_BUSINESSES = {
  customer_update: { address: 'auto', name: 'auto' },
  tax_id_collection: { enabled: true },
} satisfies Partial<Stripe.Checkout.SessionCreateParams>;

const WITH_TAX = {
  billing_address_collection: 'required',
  automatic_tax: { enabled: true },
} satisfies Partial<Stripe.Checkout.SessionCreateParams>;

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

function isReusable(session: Stripe.Checkout.Session, wanted: WantedCheckout): session is Payable {
  return (
    session.metadata?.[PRICE_KEY] === wanted.price.priceId &&
    session.metadata[BEGIN_KEY]?.split(' ')[0] === BEGIN_AT_ONCE.version &&
    session.success_url === successUrl(wanted.siteOrigin) &&
    session.automatic_tax.enabled === wanted.worksOutTax &&
    isPayable(session) &&
    session.expires_at * 1000 > wanted.now.getTime() + LEAST_LIFE_SECONDS * 1000
  );
}

function isPayable(session: Stripe.Checkout.Session): session is Payable {
  return session.url !== null;
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
    'You already have a plan. You can change it in your account.',
  );
}

function notYours(): ApiError {
  return new ApiError('forbidden', 'This checkout belongs to another account.');
}

function notFound(): ApiError {
  return new ApiError('not_found', 'This checkout is unknown. Check the address of the page.');
}
