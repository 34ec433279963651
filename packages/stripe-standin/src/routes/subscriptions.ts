import type Stripe from 'stripe';
import { answerOf, cardOf, findOwnMethod, refusalFault, refusalOf } from '../billing/cards.ts';
import { chargesOf } from '../billing/charges.ts';
import { bill } from '../billing/invoicing.ts';
import { endTrial } from '../billing/life.ts';
import {
  pauseNow,
  refuseToPause,
  resumeNow,
  UNUSED_TIME_FROM,
  type PauseTerms,
  type ResumeTerms,
} from '../billing/pauses.ts';
import { expirePendingUpdate, waitForPayment } from '../billing/pending-updates.ts';
import {
  applyChange,
  planChange,
  PRORATION_BEHAVIORS,
  type ProrationBehavior,
} from '../billing/proration.ts';
import { refuseWhileScheduled } from '../billing/scheduled.ts';
import {
  cancelNow,
  hasEnded,
  noteCancellation,
  periodEndOf,
  startSubscription,
} from '../billing/subscriptions.ts';
import { addIntervals, DAY, type Seconds } from '../kit/time.ts';
import { amountOf, recurringOf } from '../objects/catalogue.ts';
import { newestFirst } from '../objects/list.ts';
import { buildSubscriptionItem } from '../objects/subscription.ts';
import type { ItemChange } from '../state/charge.ts';
import { invalid, noSuch } from '../state/faults.ts';
import { idOf, newId } from '../state/store.ts';
import { requireCustomer, requirePrice, type World } from '../state/world.ts';
import { del, get, post, type Endpoint } from '../wire/endpoint.ts';
import { pageOf, PAGING } from '../wire/paging.ts';
import type { Params } from '../wire/params.ts';
import { readTrialSettings } from './checkout.ts';

const PAYMENT_BEHAVIORS = [
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
] as const;
const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

export const subscriptionEndpoints: readonly Endpoint[] = [
  get('/subscriptions', ({ params, world }) => {
    params.accept(...PAGING, 'customer', 'price', 'status');
    const customer = params.text('customer');
    if (customer !== undefined) requireCustomer(world, customer, 'customer', 400);
    const price = params.text('price');
    const status = params.choice('status', STATUSES);
    const found = newestFirst(world.store.subscriptions.values()).filter(
      (subscription) =>
        // Objects of test clocks are only listed by customer.
        (customer === undefined
          ? subscription.test_clock === null
          : subscription.customer === customer) &&
        (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
        hasStatus(subscription, status),
    );
    return pageOf(found, params, '/v1/subscriptions');
  }),
  post('/subscriptions', ({ params, world }) => create(world, params)),
  get('/subscriptions/:id', ({ id, params, world }) => {
    params.accept('expand');
    return requireSubscription(world, id, 'id');
  }),
  post('/subscriptions/:id', ({ id, params, world }) =>
    update(world, requireSubscription(world, id, 'id'), params),
  ),
  del('/subscriptions/:id', ({ id, params, world }) => {
    params.accept('cancellation_details', 'invoice_now', 'prorate', 'expand');
    const subscription = requireSubscription(world, id, 'id');
    if (params.boolean('invoice_now') === true || params.boolean('prorate') === true) {
      throw invalid(
        'The stand-in cancels without a last invoice: leave out invoice_now and prorate.',
      );
    }
    if (hasEnded(subscription)) throw noSuch('subscription', id, 'id');
    applyCancellationDetails(subscription, params.nested('cancellation_details'));
    cancelNow(world, subscription);
    return subscription;
  }),
  post('/subscriptions/:id/pause', ({ id, params, world }) => {
    const terms = readPauseTerms(params);
    const subscription = requireSubscription(world, id, 'id');
    refuseToPause(subscription);
    pauseNow(world, subscription, terms);
    return subscription;
  }),
  post('/subscriptions/:id/resume', ({ id, params, world }) => {
    const terms = readResumeTerms(params);
    const subscription = requireSubscription(world, id, 'id');
    resumeNow(world, subscription, terms);
    return subscription;
  }),
];

export function requireSubscription(
  { store }: World,
  id: string,
  param: string,
  status: 400 | 404 = 404,
): Stripe.Subscription {
  const subscription = store.subscriptions.get(id);
  if (!subscription) throw noSuch('subscription', id, param, status);
  return subscription;
}

/** Without a status Stripe lists what has not been canceled. */
function hasStatus(
  subscription: Stripe.Subscription,
  status: (typeof STATUSES)[number] | undefined,
): boolean {
  if (status === undefined) return subscription.status !== 'canceled';
  if (status === 'all') return true;
  return status === 'ended' ? hasEnded(subscription) : subscription.status === status;
}

/** Made for a customer with a card; without a payment it begins as incomplete, unless the call wants an error. */
function create(world: World, params: Params): Stripe.Subscription {
  const { store, emit } = world;
  params.accept(
    'customer',
    'items',
    'metadata',
    'default_payment_method',
    'automatic_tax',
    'payment_behavior',
    'trial_period_days',
    'trial_settings',
    'expand',
  );
  const customer = requireCustomer(world, params.requireText('customer'), 'customer', 400);
  const lines = params.list('items').map((fields) => {
    fields.accept('price', 'quantity');
    const price = requirePrice(world, fields.requireText('price'), 'items[0][price]');
    return { price, quantity: fields.integer('quantity') ?? 1 };
  });
  if (lines.length === 0) {
    throw invalid('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  }
  const metadata = params.mergedMetadata('metadata');
  const trialDays = params.integer('trial_period_days') ?? 0;
  const missingPaymentMethod = readTrialSettings(params.nested('trial_settings'));
  const behavior = params.choice('payment_behavior', PAYMENT_BEHAVIORS) ?? 'allow_incomplete';
  const due = lines.reduce((sum, { price, quantity }) => sum + amountOf(price) * quantity, 0);
  const card = params.text('default_payment_method');
  const method = card && findOwnMethod(world, customer, card, 'default_payment_method');
  const answer = method ? answerOf(store, method) : cardOf(store, customer.id);
  const refusal = trialDays > 0 || due === 0 || answer === 'good' ? null : answer;
  const mustFail = behavior === 'error_if_incomplete' || refusal === 'none';
  if (refusal !== null && mustFail && behavior !== 'default_incomplete') {
    throw refusalFault(refusal, 'subscription');
  }

  const subscription = startSubscription(world, customer, {
    lines,
    metadata,
    trialEnd: trialDays > 0 ? store.now() + trialDays * DAY : null,
    missingPaymentMethod,
  });
  if (method) subscription.default_payment_method = method.id;
  if (params.nested('automatic_tax')?.accept('enabled').boolean('enabled') === true) {
    subscription.automatic_tax = { ...subscription.automatic_tax, enabled: true };
  }
  const waits = behavior === 'default_incomplete' && subscription.status === 'active';
  if (waits || refusal !== null) subscription.status = 'incomplete';
  emit('customer.subscription.created', subscription);
  const { invoice } = bill(world, subscription, chargesOf(subscription), 'subscription_create', {
    waits,
  });
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
    'description',
    'pause_collection',
    'cancel_at_period_end',
    'cancel_at',
    'cancellation_details',
    'proration_behavior',
    'proration_date',
    'payment_behavior',
    'off_session',
    'trial_end',
    'default_payment_method',
    'expand',
  );
  refuseWhereClosed(subscription, params);
  if (params.has('cancel_at') || params.has('cancel_at_period_end')) {
    refuseWhileScheduled(subscription);
  }
  // Everything is validated before anything is written: a refused update changes nothing.
  const metadata = params.mergedMetadata('metadata', subscription.metadata);
  const description = params.text('description');
  const pause = readPause(world, params);
  const cancellation = readCancellation(world, params, subscription);
  const endsTrial = readTrialEnd(subscription, params);
  const card = readOwnCard(world, subscription, params);
  const changeItems = readItems(world, subscription, params);

  changeItems();
  if (card !== undefined) subscription.default_payment_method = card;
  subscription.metadata = metadata;
  if (description !== undefined) subscription.description = description || null;
  if (pause !== undefined) subscription.pause_collection = pause;
  if (cancellation) {
    Object.assign(subscription, cancellation);
    if (cancellation.cancel_at !== null) noteCancellation(subscription);
    else if (subscription.cancellation_details) subscription.cancellation_details.reason = null;
  }
  applyCancellationDetails(subscription, params.nested('cancellation_details'));
  if (endsTrial) {
    const now = world.store.now();
    subscription.trial_end = now;
    subscription.billing_cycle_anchor = now;
    for (const item of subscription.items.data) item.current_period_end = now;
    endTrial(world, subscription);
  } else world.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** What has ended, and what waits for its first payment, can hardly be changed. */
function refuseWhereClosed(subscription: Stripe.Subscription, params: Params): void {
  const touchesMore = [
    'items',
    'description',
    'pause_collection',
    'cancel_at_period_end',
    'cancel_at',
    'trial_end',
  ].some((name) => params.has(name));
  if (!touchesMore) return;
  if (hasEnded(subscription)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (subscription.status === 'incomplete') {
    throw invalid(
      'A subscription that is incomplete can only update its metadata and default_source.',
    );
  }
}

function readTrialEnd(subscription: Stripe.Subscription, params: Params): boolean {
  const word = params.choice('trial_end', ['now']);
  return word === 'now' && subscription.status === 'trialing';
}

/** docs.stripe.com/api/subscriptions/pause */
function readPauseTerms(params: Params): PauseTerms {
  params.accept('type', 'bill_for', 'invoicing_behavior', 'expand');
  params.choice('type', ['subscription']);
  const billFor = params
    .nested('bill_for')
    ?.accept('unused_time_from', 'outstanding_usage_through');
  billFor?.nested('outstanding_usage_through')?.accept('type').choice('type', ['now', 'none']);
  const from = billFor?.nested('unused_time_from')?.accept('type').choice('type', UNUSED_TIME_FROM);
  const invoicing = params.choice('invoicing_behavior', ['pending_invoice_item', 'invoice']);
  return { unusedTimeFrom: from ?? 'now', isInvoiced: invoicing === 'invoice' };
}

/** docs.stripe.com/api/subscriptions/resume */
function readResumeTerms(params: Params): ResumeTerms {
  params.accept('billing_cycle_anchor', 'payment_behavior', 'proration_behavior', 'expand');
  const anchor = params
    .nested('billing_cycle_anchor')
    ?.accept('type')
    .choice('type', ['now', 'unchanged']);
  const behavior = params.choice('payment_behavior', [
    'resume_on_payment_attempt',
    'resume_on_payment_success',
  ]);
  return {
    anchor: anchor ?? 'now',
    waitsForSuccess: behavior === 'resume_on_payment_success',
    proration: params.choice('proration_behavior', PRORATION_BEHAVIORS) ?? 'create_prorations',
  };
}

/** @returns undefined when it stays as it is; an empty string clears it, as Stripe wants it */
function readPause(
  { store }: World,
  params: Params,
): Stripe.Subscription.PauseCollection | null | undefined {
  if (!params.has('pause_collection')) return undefined;
  if (params.isEmpty('pause_collection')) return null;
  const pause = params.nested('pause_collection')?.accept('behavior', 'resumes_at');
  pause?.requireText('behavior');
  const behavior = pause?.choice('behavior', ['keep_as_draft', 'mark_uncollectible', 'void']);
  if (!pause || !behavior) return undefined;
  const resumesAt = pause.integer('resumes_at') ?? null;
  if (resumesAt !== null && resumesAt <= store.now()) {
    throw invalid('`resumes_at` must be a timestamp in the future.', {
      param: 'pause_collection[resumes_at]',
    });
  }
  return { behavior, resumes_at: resumesAt };
}

type Cancellation = Pick<Stripe.Subscription, 'cancel_at' | 'cancel_at_period_end' | 'canceled_at'>;

function readCancellation(
  { store }: World,
  params: Params,
  subscription: Stripe.Subscription,
): Cancellation | undefined {
  const now = store.now();
  if (params.has('cancel_at') && params.has('cancel_at_period_end')) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  const atPeriodEnd = params.boolean('cancel_at_period_end');
  if (atPeriodEnd === true) {
    return { cancel_at: periodEndOf(subscription), cancel_at_period_end: true, canceled_at: now };
  }
  const undone: Cancellation = { cancel_at: null, cancel_at_period_end: false, canceled_at: null };
  // A date that was set as `cancel_at` survives this: only an empty `cancel_at` clears it.
  if (atPeriodEnd === false) return subscription.cancel_at_period_end ? undone : undefined;
  if (!params.has('cancel_at')) return undefined;
  if (params.isEmpty('cancel_at')) return undone;
  const word = params.text('cancel_at');
  if (word === 'min_period_end' || word === 'max_period_end') {
    const ends = subscription.items.data.map((item) => item.current_period_end);
    const end = word === 'min_period_end' ? Math.min(...ends) : Math.max(...ends);
    return { cancel_at: end, cancel_at_period_end: false, canceled_at: now };
  }
  const at = params.integer('cancel_at');
  if (at === undefined) return undefined;
  if (at <= now) throw invalid('cancel_at must be in the future.', { param: 'cancel_at' });
  return { cancel_at: at, cancel_at_period_end: false, canceled_at: now };
}

/** Checks the change of items and returns the act that carries it out. */
function readItems(world: World, subscription: Stripe.Subscription, params: Params): () => void {
  const behavior = params.choice('payment_behavior', PAYMENT_BEHAVIORS) ?? 'allow_incomplete';
  if (!params.has('items')) return () => undefined;
  const { at, changes, proration } = readChange(world, subscription, params);
  const plan = planChange(world, subscription, changes, at, proration);
  const customer = requireCustomer(world, idOf(subscription.customer), 'customer', 400);
  const pending = world.store.pendingCharges.get(subscription.id) ?? [];
  const due = [...pending, ...plan.charges].reduce(
    (sum, { amount }) => sum + amount,
    customer.balance,
  );
  const refusal = due > 0 ? refusalOf(world.store, subscription) : null;
  const waits = behavior === 'pending_if_incomplete' && plan.billsNow && refusal !== null;
  if (behavior === 'pending_if_incomplete') refuseBeside(params);
  if (plan.billsNow && refusal !== null && behavior === 'error_if_incomplete') {
    throw refusalFault(refusal, 'subscription');
  }

  return () => {
    // A change that waits does not wait for two.
    expirePendingUpdate(world, subscription);
    if (waits) return waitForPayment(world, subscription, changes, plan);
    const charges = applyChange(world, subscription, changes, plan);
    if (charges.length === 0) return;
    const billed = bill(world, subscription, charges, 'subscription_update', {
      waits: behavior === 'default_incomplete',
    });
    if (billed.refusal !== null) subscription.status = 'past_due';
  };
}

/**
 * What may stand beside a change that can wait: docs.stripe.com/billing/subscriptions/pending-updates-reference. Stripe also
 * takes metadata and a cancellation along; here they are refused.
 */
function refuseBeside(params: Params): void {
  params.accept(
    'items',
    'expand',
    'payment_behavior',
    'proration_behavior',
    'proration_date',
    'trial_end',
  );
}

/** @returns undefined when it stays as it is; an empty text takes the subscription's own card away */
function readOwnCard(
  world: World,
  subscription: Stripe.Subscription,
  params: Params,
): string | null | undefined {
  const reference = params.text('default_payment_method');
  if (reference === undefined) return undefined;
  if (reference === '') return null;
  const customer = requireCustomer(world, idOf(subscription.customer), 'customer', 400);
  return findOwnMethod(world, customer, reference, 'default_payment_method').id;
}

/** What a change, or its preview, wants done with the items. */
export function readChange(
  world: World,
  subscription: Stripe.Subscription,
  params: Params,
): { at: Seconds; changes: ItemChange[]; proration: ProrationBehavior } {
  const { store } = world;
  const proration = params.choice('proration_behavior', PRORATION_BEHAVIORS) ?? 'create_prorations';
  const at = params.integer('proration_date') ?? store.now();
  const changes = params
    .list('items')
    .map((fields) => readItemChange(world, subscription, fields, store.now()));
  return { at, changes, proration };
}

function readItemChange(
  world: World,
  subscription: Stripe.Subscription,
  fields: Params,
  at: Seconds,
): ItemChange {
  fields.accept('id', 'price', 'quantity');
  const existing = findItem(subscription, fields.text('id'));
  const price =
    existing && !fields.has('price')
      ? existing.price
      : requirePrice(world, fields.requireText('price'), 'items[0][price]');
  const quantity = fields.integer('quantity') ?? existing?.quantity ?? 1;
  // Stripe adds a second item when the item's id is missing: a costly slip that must show here too.
  const item = existing ?? buildAddedItem(subscription, price, quantity, at);
  return { item, isNew: !existing, price, quantity };
}

/** The item that a change names; undefined when it names none and so adds one. */
function findItem(
  subscription: Stripe.Subscription,
  id: string | undefined,
): Stripe.SubscriptionItem | undefined {
  if (id === undefined) return undefined;
  const item = subscription.items.data.find((candidate) => candidate.id === id);
  if (!item) throw noSuch('subscription_item', id, 'items[0][id]', 400);
  return item;
}

function buildAddedItem(
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  quantity: number,
  at: Seconds,
): Stripe.SubscriptionItem {
  if (subscription.items.data.some((item) => item.price.id === price.id)) {
    throw invalid(`Cannot add multiple subscription items with the same plan: ${price.id}`);
  }
  return buildSubscriptionItem({
    id: newId('si'),
    subscription: subscription.id,
    price,
    quantity,
    created: at,
    periodStart: at,
    periodEnd: addIntervals(at, recurringOf(price)),
  });
}

function applyCancellationDetails(
  subscription: Stripe.Subscription,
  details: Params | undefined,
): void {
  if (!details) return;
  details.accept('comment', 'feedback');
  const comment = details.text('comment');
  const feedback = details.choice('feedback', [
    'customer_service',
    'low_quality',
    'missing_features',
    'other',
    'switched_service',
    'too_complex',
    'too_expensive',
    'unused',
  ]);
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: null,
    ...subscription.cancellation_details,
    ...(comment === undefined ? {} : { comment }),
    ...(feedback === undefined ? {} : { feedback }),
  };
}
