import type Stripe from 'stripe';
import { z } from 'zod';
import { answerOf, cardOf, findOwnMethod, refusalFault } from '../billing/cards.ts';
import {
  applyChange,
  chargesOf,
  pendingChargesOf,
  planChange,
  PRORATION_BEHAVIORS,
  type ProrationBehavior,
} from '../billing/charges.ts';
import { bill } from '../billing/invoicing.ts';
import { pauseNow, refuseToPause, resumeNow } from '../billing/pauses.ts';
import {
  cancelNow,
  endAt,
  expirePendingUpdate,
  hasEnded,
  periodEndOf,
  startSubscription,
  waitForPayment,
} from '../billing/subscriptions.ts';
import { DAY, type Seconds } from '../kit/time.ts';
import { amountOf } from '../objects/catalogue.ts';
import { invalid, noSuch } from '../state/faults.ts';
import { idOf, itemOf, type ItemChange } from '../state/store.ts';
import { requireCustomer, requirePrice, requireSubscription, type World } from '../state/world.ts';
import {
  del,
  list,
  matchingOf,
  post,
  retrieve,
  type Call,
  type Endpoint,
  type Given,
} from '../wire/endpoint.ts';
import { anyText, flag, integer, merge, metadata, text } from '../wire/params.ts';

const PATH = '/subscriptions';
const isNone = z.literal('').transform(() => null);

const paymentBehavior = z
  .enum(['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
  .default('allow_incomplete');

/** What a change of price takes. Without the item's id Stripe adds a second item: a costly slip, so here it is missing. */
export const CHANGE = {
  items: z.tuple([z.strictObject({ id: text, price: text })]).optional(),
  proration_behavior: z.enum(PRORATION_BEHAVIORS).default('create_prorations'),
  proration_date: integer.optional(),
};

const NEW = {
  customer: text,
  items: z.tuple([z.strictObject({ price: text })]),
  metadata,
  default_payment_method: anyText,
  payment_behavior: paymentBehavior,
  trial_period_days: integer.default(0),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: z.enum(['create_invoice', 'pause']),
      }),
    })
    .optional(),
};

const UPDATE = {
  ...CHANGE,
  metadata,
  pause_collection: z
    .union([
      isNone,
      z.strictObject({ behavior: z.literal('void'), resumes_at: integer.default(0) }),
    ])
    .optional(),
  cancel_at_period_end: flag,
  cancel_at: z.union([isNone, z.literal('min_period_end'), integer]).optional(),
  cancellation_details: z.strictObject({ comment: anyText, feedback: anyText }).optional(),
  payment_behavior: paymentBehavior,
  default_payment_method: anyText,
};

const PAUSE = {
  type: z.literal('subscription').optional(),
  bill_for: z
    .strictObject({ unused_time_from: z.strictObject({ type: z.enum(['now', 'none']) }) })
    .optional(),
  invoicing_behavior: z.enum(['invoice', 'pending_invoice_item']).optional(),
};

export const subscriptionEndpoints: readonly Endpoint[] = [
  list(PATH, { customer: anyText, status: anyText }, ({ given, world }) => {
    const { customer, status: wanted } = given;
    return matchingOf(world, world.store.subscriptions, customer).filter(
      ({ status, test_clock: clock }) => {
        // Objects of test clocks are only listed by customer.
        if (clock !== null && customer === undefined) return false;
        // Without a status Stripe lists what has not been canceled.
        if (wanted === undefined) return status !== 'canceled';
        return wanted === 'all' || status === wanted;
      },
    );
  }),
  post(PATH, NEW, create),
  retrieve(PATH, 'subscription', ({ subscriptions }) => subscriptions),
  post(`${PATH}/:id`, UPDATE, update),
  // The stand-in ends a subscription without a last invoice.
  del(
    `${PATH}/:id`,
    { prorate: z.literal('false').optional(), invoice_now: z.literal('false').optional() },
    ({ id, world }) => {
      const subscription = requireSubscription(world, id);
      cancelNow(world, subscription);
      return subscription;
    },
  ),
  // docs.stripe.com/api/subscriptions/pause
  post(`${PATH}/:id/pause`, PAUSE, ({ id, given, world }) => {
    const subscription = requireSubscription(world, id);
    refuseToPause(subscription);
    pauseNow(world, subscription, {
      givesBack: given.bill_for?.unused_time_from.type !== 'none',
      isInvoiced: given.invoicing_behavior === 'invoice',
    });
    return subscription;
  }),
  // docs.stripe.com/api/subscriptions/resume. Without a payment behaviour it would end the pause with an attempt, in arrears.
  post(
    `${PATH}/:id/resume`,
    {
      billing_cycle_anchor: z.strictObject({ type: z.literal('now') }).optional(),
      payment_behavior: z.literal('resume_on_payment_success'),
    },
    ({ id, world }) => {
      const subscription = requireSubscription(world, id);
      resumeNow(world, subscription);
      return subscription;
    },
  ),
];

/** Made for a customer with a card; without a payment it begins as incomplete, unless the call wants an error. */
function create({ given, world }: Call<typeof NEW>): Stripe.Subscription {
  const { store, emit } = world;
  const customer = requireCustomer(world, given.customer);
  const price = requirePrice(world, given.items[0].price, 'items[0][price]');
  const { default_payment_method: card, trial_period_days: trialDays } = given;
  const method = card ? findOwnMethod(world, customer, card, 'default_payment_method') : undefined;
  const answer = method ? answerOf(store, method) : cardOf(store, customer.id);
  const refusal = trialDays > 0 || amountOf(price) === 0 || answer === 'good' ? null : answer;
  const isError = given.payment_behavior === 'error_if_incomplete' || refusal === 'none';
  if (refusal !== null && isError) throw refusalFault(refusal, 'subscription');

  const subscription = startSubscription(world, customer, {
    price,
    metadata: merge(given.metadata),
    trialEnd: trialDays > 0 ? store.now() + trialDays * DAY : null,
    missingPaymentMethod: given.trial_settings?.end_behavior.missing_payment_method,
  });
  if (method) subscription.default_payment_method = method.id;
  if (refusal !== null) subscription.status = 'incomplete';
  emit('customer.subscription.created', subscription);
  const { invoice } = bill(world, subscription, chargesOf(subscription), 'subscription_create');
  // Stripe does not retry a first payment.
  invoice.next_payment_attempt = null;
  return subscription;
}

/** Everything is checked before anything is written: a refused update changes nothing. */
function update({ id, given, world }: Call<typeof UPDATE>): Stripe.Subscription {
  const subscription = requireSubscription(world, id);
  refuseWhereClosed(subscription, given);
  const pause = readPause(world, given);
  const setEnd = readCancellation(world, given, subscription);
  const { default_payment_method: card } = given;
  const customer = () => requireCustomer(world, idOf(subscription.customer));
  // An empty text takes the subscription's own card away.
  const method = card ? findOwnMethod(world, customer(), card, 'default_payment_method').id : null;
  const changePrice = readPriceChange(world, subscription, given);

  changePrice();
  setEnd();
  if (card !== undefined) subscription.default_payment_method = method;
  subscription.metadata = merge(given.metadata, subscription.metadata);
  // What a customer has said about why they leave. An empty text removes its part.
  const before = subscription.cancellation_details;
  const { comment = before?.comment, feedback = before?.feedback } =
    given.cancellation_details ?? {};
  Object.assign(before ?? {}, { comment: comment || null, feedback: feedback || null });
  if (pause !== undefined) subscription.pause_collection = pause;
  world.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** What has ended, and what waits for its first payment, can hardly be changed. */
function refuseWhereClosed(subscription: Stripe.Subscription, given: Given<typeof UPDATE>): void {
  const names = ['items', 'pause_collection', 'cancel_at_period_end', 'cancel_at'];
  if (!names.some((name) => name in given)) return;
  if (hasEnded(subscription)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (subscription.status === 'incomplete') {
    throw invalid(
      'A subscription that is incomplete can only update its metadata and default_source.',
    );
  }
}

/** @returns undefined when it stays as it is; an empty text clears it, as Stripe wants it */
function readPause(
  { store }: World,
  { pause_collection: pause }: Given<typeof UPDATE>,
): Stripe.Subscription.PauseCollection | null | undefined {
  if (!pause) return pause;
  const resumesAt = pause.resumes_at || null;
  if (resumesAt !== null && resumesAt <= store.now()) {
    throw invalid('`resumes_at` must be a timestamp in the future.', {
      param: 'pause_collection[resumes_at]',
    });
  }
  return { behavior: pause.behavior, resumes_at: resumesAt };
}

/** Checks the end that is to be set or taken back, and returns the act that does it. */
function readCancellation(
  world: World,
  { cancel_at: at, cancel_at_period_end: atPeriodEnd }: Given<typeof UPDATE>,
  subscription: Stripe.Subscription,
): () => void {
  if (at !== undefined && atPeriodEnd !== undefined) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  const end = periodEndOf(subscription);
  if (atPeriodEnd === true) return () => endAt(world, subscription, end, true);
  // A date that was set as `cancel_at` survives this: only an empty `cancel_at` clears it.
  const isUndone = atPeriodEnd === false && subscription.cancel_at_period_end;
  if (isUndone || at === null) return () => endAt(world, subscription, null);
  if (at === undefined) return () => undefined;
  if (at === 'min_period_end') return () => endAt(world, subscription, end);
  if (at <= world.store.now())
    throw invalid('cancel_at must be in the future.', { param: 'cancel_at' });
  return () => endAt(world, subscription, at);
}

/** Checks the change of price and returns the act that carries it out. */
function readPriceChange(
  world: World,
  subscription: Stripe.Subscription,
  given: Given<typeof UPDATE>,
): () => void {
  const { payment_behavior: behavior } = given;
  const asked = readChange(world, subscription, given);
  if (!asked) return () => undefined;
  const { at, change, proration } = asked;
  const plan = planChange(world, subscription, change, at, proration);
  const customer = requireCustomer(world, idOf(subscription.customer));
  const due = [...pendingChargesOf(world, subscription), ...plan.charges].reduce(
    (sum, { amount }) => sum + amount,
    customer.balance,
  );
  const card = due > 0 && plan.billsNow ? cardOf(world.store, subscription) : 'good';
  const refusal = card === 'good' ? null : card;
  if (behavior === 'pending_if_incomplete') refuseBesideWaiting(given);
  if (refusal !== null && behavior === 'error_if_incomplete') {
    throw refusalFault(refusal, 'subscription');
  }

  return () => {
    // A change that waits does not wait for two.
    expirePendingUpdate(world, subscription);
    if (behavior === 'pending_if_incomplete' && refusal !== null) {
      return waitForPayment(world, subscription, change, plan);
    }
    const charges = applyChange(world, subscription, change, plan);
    if (charges.length === 0) return;
    const billed = bill(world, subscription, charges, 'subscription_update');
    if (billed.refusal !== null) subscription.status = 'past_due';
  };
}

/**
 * What may stand beside a change that can wait: docs.stripe.com/billing/subscriptions/pending-updates-reference. Stripe also
 * takes metadata and a cancellation along; here they are refused.
 */
function refuseBesideWaiting(given: Given<typeof UPDATE>): void {
  const wrong = Object.keys(given).find((name) => !(name in CHANGE) && name !== 'payment_behavior');
  if (wrong !== undefined) throw invalid(`Received unknown parameter: ${wrong}`, { param: wrong });
}

/**
 * The change of price that a call wants, or a preview of it.
 * @returns null where it wants none
 */
export function readChange(
  world: World,
  subscription: Stripe.Subscription,
  { items, proration_behavior: proration, proration_date }: Given<typeof CHANGE>,
): { at: Seconds; change: ItemChange; proration: ProrationBehavior } | null {
  if (!items) return null;
  const [{ id, price: wanted }] = items;
  const item = itemOf(subscription);
  if (item.id !== id) throw noSuch('subscription_item', id, 'items[0][id]', 400);
  const price = requirePrice(world, wanted, 'items[0][price]');
  return { at: proration_date ?? world.store.now(), change: { item, price }, proration };
}
