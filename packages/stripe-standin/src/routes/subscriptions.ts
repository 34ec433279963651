import type Stripe from 'stripe';
import { answerOf, cardOf, findOwnMethod, refusalFault, refusalOf } from '../billing/cards.ts';
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
import { shown } from '../objects/shape.ts';
import { invalid, missing, noSuch } from '../state/faults.ts';
import { idOf, itemOf, type ItemChange } from '../state/store.ts';
import { requireCustomer, requirePrice, requireSubscription, type World } from '../state/world.ts';
import { del, list, post, retrieve, type Endpoint } from '../wire/endpoint.ts';
import type { Params } from '../wire/params.ts';

const PATH = '/subscriptions';
/** docs.stripe.com/api/subscriptions/object: `cancellation_details.feedback`. */
const FEEDBACK = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;
const PAYMENT_BEHAVIORS = [
  'allow_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
] as const;

export const subscriptionEndpoints: readonly Endpoint[] = [
  list(
    PATH,
    ({ subscriptions }) => subscriptions,
    { customer: ({ customer }) => customer },
    {
      knowsCustomer: true,
      names: ['status'],
      by(params) {
        const wanted = params.text('status');
        // Objects of test clocks are only listed by customer.
        const hasCustomer = params.has('customer');
        return ({ status, test_clock: clock }) => {
          if (clock !== null && !hasCustomer) return false;
          // Without a status Stripe lists what has not been canceled.
          if (wanted === undefined) return status !== 'canceled';
          return wanted === 'all' || status === wanted;
        };
      },
    },
  ),
  post(PATH, ({ params, world }) => create(world, params)),
  retrieve(PATH, 'subscription', ({ subscriptions }) => subscriptions),
  post(`${PATH}/:id`, ({ id, params, world }) =>
    update(world, requireSubscription(world, id), params),
  ),
  del(`${PATH}/:id`, ({ id, params, world }) => {
    params.accept('prorate', 'invoice_now');
    if (params.boolean('prorate') === true || params.boolean('invoice_now') === true) {
      throw invalid('The stand-in ends a subscription without a last invoice.');
    }
    const subscription = requireSubscription(world, id);
    cancelNow(world, subscription);
    return subscription;
  }),
  // docs.stripe.com/api/subscriptions/pause
  post(`${PATH}/:id/pause`, ({ id, params, world }) => {
    const billFor = params
      .accept('type', 'bill_for', 'invoicing_behavior')
      .nested('bill_for')
      ?.accept('unused_time_from');
    const unused = billFor?.nested('unused_time_from')?.accept('type');
    const from = unused?.choice('type', ['now', 'none']);
    params.choice('type', ['subscription']);
    const invoicing = params.choice('invoicing_behavior', ['invoice', 'pending_invoice_item']);
    const subscription = requireSubscription(world, id);
    refuseToPause(subscription);
    const isInvoiced = invoicing === 'invoice';
    pauseNow(world, subscription, { givesBack: from !== 'none', isInvoiced });
    return subscription;
  }),
  // docs.stripe.com/api/subscriptions/resume
  post(`${PATH}/:id/resume`, ({ id, params, world }) => {
    params.accept('billing_cycle_anchor', 'payment_behavior');
    params.nested('billing_cycle_anchor')?.accept('type').choice('type', ['now']);
    // Left out, it would end the pause with an attempt, in arrears.
    params.requireChoice('payment_behavior', ['resume_on_payment_success']);
    const subscription = requireSubscription(world, id);
    resumeNow(world, subscription);
    return subscription;
  }),
];

/** Made for a customer with a card; without a payment it begins as incomplete, unless the call wants an error. */
function create(world: World, params: Params): Stripe.Subscription {
  const { store, emit } = world;
  params.accept(
    'customer',
    'items',
    'metadata',
    'default_payment_method',
    'payment_behavior',
    'trial_period_days',
    'trial_settings',
  );
  const customer = requireCustomer(world, params.requireText('customer'));
  const [item] = params.list('items');
  if (item === undefined) throw missing('items');
  const price = requirePrice(world, item.accept('price').requireText('price'), 'items[0][price]');
  const trialDays = params.integer('trial_period_days') ?? 0;
  const end = params.nested('trial_settings')?.accept('end_behavior').nested('end_behavior');
  const behavior = params.choice('payment_behavior', PAYMENT_BEHAVIORS) ?? 'allow_incomplete';
  const card = params.text('default_payment_method');
  const method = card ? findOwnMethod(world, customer, card, 'default_payment_method') : undefined;
  const answer = method ? answerOf(store, method) : cardOf(store, customer.id);
  const refusal = trialDays > 0 || amountOf(price) === 0 || answer === 'good' ? null : answer;
  if (refusal !== null && (behavior === 'error_if_incomplete' || refusal === 'none')) {
    throw refusalFault(refusal, 'subscription');
  }

  const subscription = startSubscription(world, customer, {
    price,
    metadata: params.mergedMetadata('metadata'),
    trialEnd: trialDays > 0 ? store.now() + trialDays * DAY : null,
    missingPaymentMethod: end
      ?.accept('missing_payment_method')
      .choice('missing_payment_method', ['create_invoice', 'pause']),
  });
  if (method) subscription.default_payment_method = method.id;
  if (refusal !== null) subscription.status = 'incomplete';
  emit('customer.subscription.created', subscription);
  const { invoice } = bill(world, subscription, chargesOf(subscription), 'subscription_create');
  // Stripe does not retry a first payment.
  invoice.next_payment_attempt = null;
  return subscription;
}

function update(
  world: World,
  subscription: Stripe.Subscription,
  params: Params,
): Stripe.Subscription {
  params.accept(
    'items',
    'metadata',
    'pause_collection',
    'cancel_at_period_end',
    'cancel_at',
    'cancellation_details',
    'proration_behavior',
    'proration_date',
    'payment_behavior',
    'default_payment_method',
  );
  refuseWhereClosed(subscription, params);
  // Everything is validated before anything is written: a refused update changes nothing.
  const metadata = params.mergedMetadata('metadata', subscription.metadata);
  const pause = readPause(world, params);
  const reasons = readReasons(subscription, params);
  const setEnd = readCancellation(world, params, subscription);
  const card = params.text('default_payment_method');
  const customer = () => requireCustomer(world, idOf(subscription.customer));
  // An empty text takes the subscription's own card away.
  const method = card ? findOwnMethod(world, customer(), card, 'default_payment_method').id : null;
  const changePrice = readPriceChange(world, subscription, params);

  changePrice();
  setEnd();
  if (card !== undefined) subscription.default_payment_method = method;
  subscription.metadata = metadata;
  subscription.cancellation_details = reasons;
  if (pause !== undefined) subscription.pause_collection = pause;
  world.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** What has ended, and what waits for its first payment, can hardly be changed. */
function refuseWhereClosed(subscription: Stripe.Subscription, params: Params): void {
  const names = ['items', 'pause_collection', 'cancel_at_period_end', 'cancel_at'];
  if (!names.some((name) => params.has(name))) return;
  if (hasEnded(subscription)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (subscription.status === 'incomplete') {
    throw invalid(
      'A subscription that is incomplete can only update its metadata and default_source.',
    );
  }
}

/** What a customer has said about why they leave: docs.stripe.com/api/subscriptions/update. An empty text removes its part. */
function readReasons(
  { cancellation_details: before }: Stripe.Subscription,
  params: Params,
): Stripe.Subscription.CancellationDetails {
  const given = params.nested('cancellation_details')?.accept('comment', 'feedback');
  const comment = given?.text('comment');
  const feedback = given?.isEmpty('feedback') ? null : given?.choice('feedback', FEEDBACK);
  return shown<Stripe.Subscription.CancellationDetails>({
    comment: comment === undefined ? (before?.comment ?? null) : comment || null,
    feedback: feedback === undefined ? (before?.feedback ?? null) : feedback,
  });
}

/** @returns undefined when it stays as it is; an empty string clears it, as Stripe wants it */
function readPause(
  { store }: World,
  params: Params,
): Stripe.Subscription.PauseCollection | null | undefined {
  if (!params.has('pause_collection')) return undefined;
  if (params.isEmpty('pause_collection')) return null;
  const pause = params.requireNested('pause_collection').accept('behavior', 'resumes_at');
  const behavior = pause.requireChoice('behavior', ['void']);
  const resumesAt = pause.integer('resumes_at') ?? null;
  if (resumesAt !== null && resumesAt <= store.now()) {
    throw invalid('`resumes_at` must be a timestamp in the future.', {
      param: 'pause_collection[resumes_at]',
    });
  }
  return { behavior, resumes_at: resumesAt };
}

/** Checks the end that is to be set or taken back, and returns the act that does it. */
function readCancellation(
  { store }: World,
  params: Params,
  subscription: Stripe.Subscription,
): () => void {
  const now = store.now();
  if (params.has('cancel_at') && params.has('cancel_at_period_end')) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  const atPeriodEnd = params.boolean('cancel_at_period_end');
  const end = periodEndOf(subscription);
  if (atPeriodEnd === true) return () => endAt(subscription, end, now, true);
  // A date that was set as `cancel_at` survives this: only an empty `cancel_at` clears it.
  const isUndone = atPeriodEnd === false && subscription.cancel_at_period_end;
  if (isUndone || params.isEmpty('cancel_at')) return () => endAt(subscription, null, now);
  if (!params.has('cancel_at')) return () => undefined;
  if (params.text('cancel_at') === 'min_period_end') return () => endAt(subscription, end, now);
  const at = params.requireInteger('cancel_at');
  if (at <= now) throw invalid('cancel_at must be in the future.', { param: 'cancel_at' });
  return () => endAt(subscription, at, now);
}

/** Checks the change of price and returns the act that carries it out. */
function readPriceChange(
  world: World,
  subscription: Stripe.Subscription,
  params: Params,
): () => void {
  const behavior = params.choice('payment_behavior', PAYMENT_BEHAVIORS) ?? 'allow_incomplete';
  if (!params.has('items')) return () => undefined;
  const { at, change, proration } = readChange(world, subscription, params);
  const plan = planChange(world, subscription, change, at, proration);
  const customer = requireCustomer(world, idOf(subscription.customer));
  const due = [...pendingChargesOf(world, subscription), ...plan.charges].reduce(
    (sum, { amount }) => sum + amount,
    customer.balance,
  );
  const refusal = due > 0 && plan.billsNow ? refusalOf(world.store, subscription) : null;
  if (behavior === 'pending_if_incomplete') {
    // What may stand beside a change that can wait: docs.stripe.com/billing/subscriptions/pending-updates-reference. Stripe
    // also takes metadata and a cancellation along; here they are refused.
    params.accept('items', 'payment_behavior', 'proration_behavior', 'proration_date');
  }
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

/** The change of price that a call wants, or a preview of it. */
export function readChange(
  world: World,
  subscription: Stripe.Subscription,
  params: Params,
): { at: Seconds; change: ItemChange; proration: ProrationBehavior } {
  const proration = params.choice('proration_behavior', PRORATION_BEHAVIORS) ?? 'create_prorations';
  const at = params.integer('proration_date') ?? world.store.now();
  const [wanted] = params.list('items');
  if (wanted === undefined) throw missing('items');
  // Without the item's id Stripe adds a second item: a costly slip, so here it is refused.
  const id = wanted.accept('id', 'price').requireText('id');
  const item = itemOf(subscription);
  if (item.id !== id) throw noSuch('subscription_item', id, 'items[0][id]', 400);
  const price = requirePrice(world, wanted.requireText('price'), 'items[0][price]');
  return { at, change: { item, price }, proration };
}
