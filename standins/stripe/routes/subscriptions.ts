import type Stripe from 'stripe';
import {
  billChange,
  cancelNow,
  chargesOf,
  chargeOfItem,
  hasEnded,
  noteCancellation,
  periodEndOf,
  planPriceChange,
  requireCustomer,
  requirePrice,
  type ProrationBehavior,
  type World,
} from '../billing.ts';
import type { Endpoint } from '../endpoint.ts';
import { cardDeclined, invalid, noSuch } from '../faults.ts';
import { planOf, recurringOf } from '../objects/catalogue.ts';
import { buildSubscriptionItem } from '../objects/subscription.ts';
import { newestFirst, pageOf, PAGING } from '../paging.ts';
import type { Params } from '../params.ts';
import { idOf, newId } from '../store.ts';
import { addIntervals, type Seconds } from '../time.ts';

export const PRORATION_BEHAVIORS = ['create_prorations', 'always_invoice', 'none'] as const;
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
  {
    method: 'get',
    path: '/subscriptions',
    run: ({ params, world }) => {
      params.accept(...PAGING, 'customer', 'price', 'status');
      const customer = params.text('customer');
      if (customer !== undefined) requireCustomer(world, customer, 'customer', 400);
      const price = params.text('price');
      const status = params.choice('status', STATUSES);
      const found = newestFirst(world.store.subscriptions.values()).filter(
        (subscription) =>
          (customer === undefined || subscription.customer === customer) &&
          (price === undefined ||
            subscription.items.data.some((item) => item.price.id === price)) &&
          hasStatus(subscription, status),
      );
      return pageOf(found, params, '/v1/subscriptions');
    },
  },
  {
    method: 'get',
    path: '/subscriptions/:id',
    run: ({ id, params, world }) => {
      params.accept('expand');
      return requireSubscription(world, id, 'id');
    },
  },
  {
    method: 'post',
    path: '/subscriptions/:id',
    run: ({ id, params, world }) => update(world, requireSubscription(world, id, 'id'), params),
  },
  {
    method: 'delete',
    path: '/subscriptions/:id',
    run: ({ id, params, world }) => {
      params.accept('cancellation_details', 'invoice_now', 'prorate', 'expand');
      const subscription = requireSubscription(world, id, 'id');
      applyCancellationDetails(subscription, params.nested('cancellation_details'));
      cancelNow(world, subscription);
      return subscription;
    },
  },
  {
    method: 'post',
    path: '/subscriptions/:id/pause',
    run: ({ id, params, world }) => {
      params.accept('type', 'bill_for', 'invoicing_behavior', 'expand');
      const subscription = requireSubscription(world, id, 'id');
      if (subscription.status !== 'active' && subscription.status !== 'trialing') {
        throw invalid(`A subscription that is ${subscription.status} cannot be paused.`);
      }
      subscription.status = 'paused';
      world.emit('customer.subscription.paused', subscription);
      world.emit('customer.subscription.updated', subscription);
      return subscription;
    },
  },
  {
    method: 'post',
    path: '/subscriptions/:id/resume',
    run: ({ id, params, world }) => {
      params.accept('billing_cycle_anchor', 'payment_behavior', 'proration_behavior', 'expand');
      const subscription = requireSubscription(world, id, 'id');
      if (subscription.status !== 'paused') throw invalid('This subscription is not paused.');
      const anchor = params.choice('billing_cycle_anchor', ['now', 'unchanged']) ?? 'now';
      subscription.status = 'active';
      if (anchor === 'now') restart(world, subscription);
      world.emit('customer.subscription.resumed', subscription);
      world.emit('customer.subscription.updated', subscription);
      return subscription;
    },
  },
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
    'expand',
  );
  const isCanceled = subscription.status === 'canceled';
  const touchesMore = [
    'items',
    'description',
    'pause_collection',
    'cancel_at_period_end',
    'cancel_at',
  ].some((name) => params.has(name));
  if (isCanceled && touchesMore) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  // Everything is read before anything is written: a refused update changes nothing.
  const metadata = params.mergedMetadata('metadata', subscription.metadata);
  const description = params.text('description');
  const pause = readPause(params);
  const cancellation = readCancellation(params, subscription, world.store.now());
  const changeItems = readItems(world, subscription, params);

  changeItems();
  subscription.metadata = metadata;
  if (description !== undefined) subscription.description = description || null;
  if (pause !== undefined) subscription.pause_collection = pause;
  if (cancellation) {
    Object.assign(subscription, cancellation);
    if (cancellation.cancel_at !== null) noteCancellation(subscription);
    else if (subscription.cancellation_details) subscription.cancellation_details.reason = null;
  }
  applyCancellationDetails(subscription, params.nested('cancellation_details'));
  world.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** @returns undefined when it stays as it is; an empty string clears it, as Stripe wants it */
function readPause(params: Params): Stripe.Subscription.PauseCollection | null | undefined {
  if (!params.has('pause_collection')) return undefined;
  if (params.isEmpty('pause_collection')) return null;
  const pause = params.nested('pause_collection')?.accept('behavior', 'resumes_at');
  pause?.requireText('behavior');
  const behavior = pause?.choice('behavior', ['keep_as_draft', 'mark_uncollectible', 'void']);
  if (!pause || !behavior) return undefined;
  return { behavior, resumes_at: pause.integer('resumes_at') ?? null };
}

type Cancellation = Pick<Stripe.Subscription, 'cancel_at' | 'cancel_at_period_end' | 'canceled_at'>;

function readCancellation(
  params: Params,
  subscription: Stripe.Subscription,
  now: Seconds,
): Cancellation | undefined {
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

type ItemChange = {
  item: Stripe.SubscriptionItem;
  isNew: boolean;
  price: Stripe.Price;
  quantity: number;
};

/** Checks the change of items and returns the act that carries it out. */
function readItems(world: World, subscription: Stripe.Subscription, params: Params): () => void {
  const proration = readProration(params);
  const behavior =
    params.choice('payment_behavior', ['allow_incomplete', 'error_if_incomplete']) ??
    'allow_incomplete';
  const at = params.integer('proration_date') ?? world.store.now();
  const changes = params
    .list('items')
    .map((fields) => readItemChange(world, subscription, fields, at));

  const charges = changes.flatMap(({ item, isNew, price }) =>
    isNew ? chargeOfItem(item, false) : planPriceChange(item, price, at, proration).charges,
  );
  const restarts = changes.some(
    ({ item, isNew, price }) => !isNew && planPriceChange(item, price, at, proration).restarts,
  );
  const billsNow = charges.length > 0 && (proration === 'always_invoice' || restarts);
  const total = charges.reduce((sum, charge) => sum + charge.amount, 0);
  const isDeclining = world.store.decliningCustomers.has(idOf(subscription.customer));
  if (billsNow && total > 0 && isDeclining && behavior === 'error_if_incomplete') {
    throw cardDeclined();
  }

  return () => {
    for (const { item, isNew, price, quantity } of changes) {
      if (isNew) {
        subscription.items.data.push(item);
        continue;
      }
      const { period } = planPriceChange(item, price, at, proration);
      item.price = price;
      item.plan = planOf(price);
      item.quantity = quantity;
      item.current_period_start = period.start;
      item.current_period_end = period.end;
    }
    if (restarts) subscription.billing_cycle_anchor = at;
    if (billsNow) billChange(world, subscription, charges);
  };
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
  // Stripe adds a second item when the item's own id is left out: a costly slip that must show here too.
  const item = existing ?? buildAddedItem(subscription, price, quantity, at);
  return { item, isNew: !existing, price, quantity };
}

/** The item that a change names; undefined when it names none and so adds one. */
export function findItem(
  subscription: Stripe.Subscription,
  id: string | undefined,
): Stripe.SubscriptionItem | undefined {
  if (id === undefined) return undefined;
  const item = subscription.items.data.find((candidate) => candidate.id === id);
  if (!item) throw noSuch('subscription_item', id, 'items[0][id]', 400);
  return item;
}

export function readProration(params: Params): ProrationBehavior {
  return params.choice('proration_behavior', PRORATION_BEHAVIORS) ?? 'create_prorations';
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

/** A new period from now on, billed at once. */
function restart(world: World, subscription: Stripe.Subscription): void {
  const now = world.store.now();
  for (const item of subscription.items.data) {
    item.current_period_start = now;
    item.current_period_end = addIntervals(now, recurringOf(item.price));
  }
  subscription.billing_cycle_anchor = now;
  billChange(world, subscription, chargesOf(subscription));
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
