import type Stripe from 'stripe';
import { cardDeclined, invalid, noSuch } from './faults.ts';
import { amountOf, recurringOf } from './objects/catalogue.ts';
import { buildDeletedCustomer } from './objects/customer.ts';
import { buildInvoice, type Charge } from './objects/invoice.ts';
import { buildSubscription, buildSubscriptionItem } from './objects/subscription.ts';
import { idOf, newId, type Store } from './store.ts';
import { addIntervals, DAY, type Seconds } from './time.ts';
import type { Webhooks } from './webhooks.ts';

/** What every act of billing needs: the state, the way to tell others, and where the pages are. */
export type World = { store: Store; emit: Webhooks['emit']; origin: string };

export type ProrationBehavior = 'create_prorations' | 'always_invoice' | 'none';

/** The customer, or Stripe's refusal when there is none or it was deleted. */
export function requireCustomer(
  { store }: World,
  id: string,
  param: string,
  status: 400 | 404 = 404,
): Stripe.Customer {
  const customer = store.customers.get(id);
  if (!customer || customer.deleted) throw noSuch('customer', id, param, status);
  return customer;
}

export function requirePrice({ store }: World, id: string, param: string): Stripe.Price {
  const price = store.prices.get(id);
  if (!price) throw noSuch('price', id, param, 400);
  return price;
}

/** Subscribes and bills at once, as Checkout does when its payment goes through. */
export function completeCheckout(world: World, session: Stripe.Checkout.Session): void {
  const { store, emit } = world;
  const plan = store.checkoutPlans.get(session.id);
  if (!plan || !session.customer) throw new Error(`checkout session ${session.id} is incomplete`);
  const customer = requireCustomer(world, idOf(session.customer), 'customer');
  if (store.decliningCustomers.has(customer.id)) throw cardDeclined();

  const now = store.now();
  const subscription = startSubscription(world, customer, plan, now);
  const invoice = issueInvoice(world, subscription, chargesOf(subscription), 'subscription_create');
  session.status = 'complete';
  session.payment_status = invoice.total === 0 ? 'no_payment_required' : 'paid';
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  session.url = null;
  session.customer_details = {
    address: null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  emit('customer.subscription.created', subscription);
  announceInvoice(world, invoice);
  settleInvoice(world, invoice);
  emit('checkout.session.completed', session);
}

/** Pays an open invoice, and ends the arrears of its subscription. */
export function payInvoice(world: World, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open') {
    throw invalid(`Invoice is already ${invoice.status ?? 'settled'}`, {
      code: 'invoice_not_open',
    });
  }
  if (invoice.customer && world.store.decliningCustomers.has(idOf(invoice.customer))) {
    throw cardDeclined();
  }
  settleInvoice(world, invoice);
  const subscription = subscriptionOf(world, invoice);
  const inArrears = subscription?.status === 'past_due' || subscription?.status === 'unpaid';
  if (subscription && inArrears && subscription.latest_invoice === invoice.id) {
    subscription.status = 'active';
    world.emit('customer.subscription.updated', subscription);
  }
}

export function cancelNow({ store, emit }: World, subscription: Stripe.Subscription): void {
  if (subscription.status === 'canceled') throw noSuch('subscription', subscription.id, 'id');
  const now = store.now();
  subscription.status = 'canceled';
  subscription.canceled_at = subscription.canceled_at ?? now;
  subscription.ended_at = now;
  subscription.pause_collection = null;
  noteCancellation(subscription);
  emit('customer.subscription.deleted', subscription);
}

export function noteCancellation(subscription: Stripe.Subscription): void {
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
    reason: 'cancellation_requested',
  };
}

/** Deletes the customer and ends at once what it was subscribed to. */
export function deleteCustomer(world: World, id: string): Stripe.DeletedCustomer {
  const customer = requireCustomer(world, id, 'id');
  for (const subscription of world.store.subscriptions.values()) {
    if (subscription.customer === id && !hasEnded(subscription)) cancelNow(world, subscription);
  }
  const deleted = buildDeletedCustomer(id);
  world.store.customers.set(id, deleted);
  world.emit('customer.deleted', customer);
  return deleted;
}

export function hasEnded(subscription: Stripe.Subscription): boolean {
  return subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
}

/** The last moment that is paid for, over all items. */
export function periodEndOf(subscription: Stripe.Subscription): Seconds {
  return Math.max(...subscription.items.data.map((item) => item.current_period_end));
}

type PriceChange = {
  charges: Charge[];
  /** The period of the item after the change. */
  period: { start: Seconds; end: Seconds };
  /** A new interval starts a new period, which is billed at once whatever the proration. */
  restarts: boolean;
};

/** What a change of price costs at a moment: unused time back, the rest of the period at the new price. */
export function planPriceChange(
  item: Stripe.SubscriptionItem,
  price: Stripe.Price,
  at: Seconds,
  proration: ProrationBehavior,
): PriceChange {
  const quantity = item.quantity ?? 1;
  const start = item.current_period_start;
  const end = item.current_period_end;
  const recurring = recurringOf(price);
  const restarts = recurring.interval !== recurringOf(item.price).interval;
  const period = restarts ? { start: at, end: addIntervals(at, recurring) } : { start, end };
  const remaining = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const charges: Charge[] = [];
  const common = { quantity, subscriptionItem: item.id };
  if (proration !== 'none') {
    charges.push({
      ...common,
      description: `Unused time on ${nameOf(item.price)}`,
      amount: -Math.round(amountOf(item.price) * quantity * remaining),
      price: item.price,
      proration: true,
      period: { start: at, end },
    });
  }
  if (restarts) {
    charges.push({
      ...common,
      description: nameOf(price),
      amount: amountOf(price) * quantity,
      price,
      proration: false,
      period,
    });
  } else if (proration !== 'none') {
    charges.push({
      ...common,
      description: `Remaining time on ${nameOf(price)}`,
      amount: Math.round(amountOf(price) * quantity * remaining),
      price,
      proration: true,
      period: { start: at, end },
    });
  }
  return { charges, period, restarts };
}

/** Bills what a change of price costs now, and takes the payment. */
export function billChange(
  world: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
): void {
  const customer = requireCustomer(world, idOf(subscription.customer), 'customer');
  const invoice = issueInvoice(world, subscription, charges, 'subscription_update');
  announceInvoice(world, invoice);
  if (invoice.amount_due > 0 && world.store.decliningCustomers.has(customer.id)) {
    failPayment(world, invoice);
    subscription.status = 'past_due';
    return;
  }
  if (invoice.total < 0) customer.balance += invoice.total;
  settleInvoice(world, invoice);
}

/** One full interval of every item. */
export function chargesOf(subscription: Stripe.Subscription): Charge[] {
  const inTrial = subscription.status === 'trialing';
  return subscription.items.data.map((item) => chargeOfItem(item, inTrial));
}

/** One full interval of one item; free of charge in a trial. */
export function chargeOfItem(item: Stripe.SubscriptionItem, inTrial: boolean): Charge {
  const quantity = item.quantity ?? 1;
  return {
    description: inTrial ? `Trial period for ${nameOf(item.price)}` : nameOf(item.price),
    amount: inTrial ? 0 : amountOf(item.price) * quantity,
    price: item.price,
    quantity,
    subscriptionItem: item.id,
    proration: false,
    period: { start: item.current_period_start, end: item.current_period_end },
  };
}

/** A finalised invoice with the customer's next number. */
export function issueInvoice(
  { store, origin }: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: Stripe.Invoice.BillingReason,
  fixed: { id?: string; created?: Seconds } = {},
): Stripe.Invoice {
  const customer = store.customers.get(idOf(subscription.customer));
  if (!customer || customer.deleted) throw new Error(`no customer for ${subscription.id}`);
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  const invoice = buildInvoice({
    id: fixed.id ?? newId('in'),
    number: `${customer.invoice_prefix ?? 'ALC'}-${String(sequence).padStart(4, '0')}`,
    customer,
    subscription,
    charges,
    created: fixed.created ?? store.now(),
    reason,
    origin,
  });
  store.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

export function markPaid(invoice: Stripe.Invoice, at: Seconds): void {
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.attempt_count += invoice.amount_due > 0 ? 1 : 0;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = at;
}

export function markFailed(invoice: Stripe.Invoice, at: Seconds): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = at + 3 * DAY;
}

function startSubscription(
  { store }: World,
  customer: Stripe.Customer,
  plan: {
    lineItems: Stripe.LineItem[];
    subscriptionMetadata: Record<string, string>;
    trialDays: number;
  },
  now: Seconds,
): Stripe.Subscription {
  const id = newId('sub');
  const trialEnd = plan.trialDays > 0 ? now + plan.trialDays * DAY : undefined;
  const items = plan.lineItems.map(({ price, quantity }) => {
    if (!price) throw new Error('a line item without a price');
    return buildSubscriptionItem({
      id: newId('si'),
      subscription: id,
      price,
      quantity: quantity ?? 1,
      created: now,
      periodStart: now,
      periodEnd: trialEnd ?? addIntervals(now, recurringOf(price)),
    });
  });
  const currency = items[0]?.price.currency ?? 'eur';
  const subscription = buildSubscription({
    id,
    customer: customer.id,
    currency,
    items,
    created: now,
    anchor: trialEnd ?? now,
    metadata: plan.subscriptionMetadata,
    ...(trialEnd === undefined ? {} : { trialEnd }),
  });
  customer.currency = currency;
  store.subscriptions.set(id, subscription);
  return subscription;
}

function announceInvoice({ emit }: World, invoice: Stripe.Invoice): void {
  emit('invoice.created', invoice);
  emit('invoice.finalized', invoice);
}

function settleInvoice({ store, emit }: World, invoice: Stripe.Invoice): void {
  markPaid(invoice, store.now());
  emit('invoice.paid', invoice);
  emit('invoice.payment_succeeded', invoice);
}

function failPayment({ store, emit }: World, invoice: Stripe.Invoice): void {
  markFailed(invoice, store.now());
  emit('invoice.payment_failed', invoice);
}

function subscriptionOf(
  { store }: World,
  invoice: Stripe.Invoice,
): Stripe.Subscription | undefined {
  const reference = invoice.parent?.subscription_details?.subscription;
  return reference === undefined ? undefined : store.subscriptions.get(idOf(reference));
}

function nameOf(price: Stripe.Price): string {
  return `${price.nickname ?? price.id} (per ${recurringOf(price).interval})`;
}
