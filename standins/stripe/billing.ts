import type Stripe from 'stripe';
import { refusalFault, refusalOf, type Refusal } from './cards.ts';
import { cardDeclined, invalid, noSuch } from './faults.ts';
import { amountOf, recurringOf } from './objects/catalogue.ts';
import { buildDeletedCustomer } from './objects/customer.ts';
import { asDraft, buildInvoice, type Charge } from './objects/invoice.ts';
import { buildSubscription, buildSubscriptionItem } from './objects/subscription.ts';
import { idOf, newId, type Card, type MissingPaymentMethod, type Store } from './store.ts';
import { addIntervals, DAY, nextPeriodEnd, type Seconds } from './time.ts';
import type { Webhooks } from './webhooks.ts';

/** What every act of billing needs: the state, the way to tell others, and where the pages are. */
export type World = { store: Store; emit: Webhooks['emit']; origin: string };

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

/** Days from one attempt to collect an invoice to the next; after the last one comes what the account is set to. */
const RETRY_AFTER_DAYS = [3, 5, 7];

/** What the payment page of a checkout session was given. */
export type Payment = { card: Card; confirmed: boolean };

/**
 * Subscribes and bills at once, as Checkout does when its payment goes through; the card stays on file.
 * @throws {StripeFault} when it does not go through; then nothing has changed
 */
export function completeCheckout(
  world: World,
  session: Stripe.Checkout.Session,
  { card, confirmed }: Payment,
): void {
  const { store, emit } = world;
  const plan = store.checkoutPlans.get(session.id);
  if (!plan || !session.customer) throw new Error(`checkout session ${session.id} is incomplete`);
  const customer = requireCustomer(world, idOf(session.customer), 'customer');
  if (card === 'declined') throw cardDeclined();
  if (card === 'authenticate' && !confirmed) throw refusalFault(card, 'invoice');
  if (card === 'none' && !(plan.mayLackCard && plan.trialDays > 0)) {
    throw refusalFault(card, 'invoice');
  }

  const method = attachCard(world, customer, card);
  const now = store.now();
  const subscription = startSubscription(world, customer, {
    lines: plan.lineItems.map(({ price, quantity }) => {
      if (!price) throw new Error('a line item without a price');
      return { price, quantity: quantity ?? 1 };
    }),
    metadata: plan.subscriptionMetadata,
    trialEnd: plan.trialDays > 0 ? now + plan.trialDays * DAY : null,
    missingPaymentMethod: plan.missingPaymentMethod,
  });
  // Checkout keeps the card with the subscription, not with the customer.
  subscription.default_payment_method = method;
  emit('customer.subscription.created', subscription);
  const { invoice } = bill(world, subscription, chargesOf(subscription), 'subscription_create', {
    isPresent: true,
  });
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
  emit('checkout.session.completed', session);
}

/** Sets the card that later payments of a customer are taken from. */
export function putCardOnFile(world: World, customer: Stripe.Customer, card: Card): void {
  customer.invoice_settings.default_payment_method = attachCard(world, customer, card);
  world.emit('customer.updated', customer);
}

/**
 * Pays an open invoice, which repairs the subscription that waits for it.
 * @param isPresent whether the person is there to confirm with the bank
 * @throws {StripeFault} when the payment is refused; an attempt by hand does not move the schedule of retries
 */
export function payInvoice(world: World, invoice: Stripe.Invoice, isPresent = false): void {
  if (invoice.status !== 'open') {
    throw invalid(`Invoice is already ${invoice.status ?? 'settled'}`, {
      code: 'invoice_not_open',
    });
  }
  const refusal = refusalFor(world, invoice, isPresent);
  if (refusal !== null) {
    announceRefusal(world, invoice, refusal);
    throw refusalFault(refusal, 'invoice');
  }
  settleInvoice(world, invoice);
  const subscription = subscriptionOf(world, invoice);
  if (subscription) repair(world, subscription, invoice);
}

/** Tries an open invoice again when its time has come; after the last attempt the account's setting decides. */
export function retryInvoice(world: World, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  const refusal = refusalFor(world, invoice, false);
  if (refusal === null) {
    settleInvoice(world, invoice);
    if (subscription) repair(world, subscription, invoice);
    return;
  }
  failPayment(world, invoice, refusal);
  if (!subscription || invoice.next_payment_attempt !== null) return;
  switch (world.store.afterRetries) {
    case 'canceled':
      return cancelNow(world, subscription, 'payment_failed');
    case 'unpaid':
      subscription.status = 'unpaid';
      return world.emit('customer.subscription.updated', subscription);
    case 'past_due':
      return;
  }
}

/** Makes an open invoice void, so that nobody can pay it any more. */
export function voidInvoice({ store, emit }: World, invoice: Stripe.Invoice): void {
  invoice.status = 'void';
  stopCollecting(invoice);
  invoice.status_transitions.voided_at = store.now();
  emit('invoice.voided', invoice);
}

export function cancelNow(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason = 'cancellation_requested',
): void {
  const { store, emit } = world;
  if (hasEnded(subscription)) throw noSuch('subscription', subscription.id, 'id');
  const now = store.now();
  const wasIncomplete = subscription.status === 'incomplete';
  subscription.status = 'canceled';
  subscription.canceled_at = subscription.canceled_at ?? now;
  subscription.ended_at = now;
  subscription.pause_collection = null;
  noteCancellation(subscription, reason);
  for (const invoice of openInvoicesOf(world, subscription)) {
    if (wasIncomplete) voidInvoice(world, invoice);
    else stopCollecting(invoice);
  }
  emit('customer.subscription.deleted', subscription);
}

/** Ends a subscription whose first invoice was not paid in time. */
export function expireFirstPayment(world: World, subscription: Stripe.Subscription): void {
  subscription.status = 'incomplete_expired';
  subscription.ended_at = world.store.now();
  for (const invoice of openInvoicesOf(world, subscription)) voidInvoice(world, invoice);
  world.emit('customer.subscription.updated', subscription);
}

export function noteCancellation(
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason = 'cancellation_requested',
): void {
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
    reason,
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

/** What comes besides an invoice's charges. */
type Billing = {
  /** The person is there and can confirm with the bank. */
  isPresent?: boolean;
  /** Leaves the invoice open instead of trying the card. */
  waits?: boolean;
  /** Runs between the invoice's making and its collection, for events that come between. */
  afterCreated?: () => void;
};

/**
 * Issues an invoice and collects it, as far as the subscription lets it: while collection is paused the invoice is void, a
 * draft or written off, and an unpaid subscription gathers drafts.
 * @returns the invoice, and why it was not paid when it should have been
 */
export function bill(
  world: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: Stripe.Invoice.BillingReason,
  { isPresent = false, waits = false, afterCreated }: Billing = {},
): { invoice: Stripe.Invoice; refusal: Refusal | null } {
  const { emit } = world;
  const paused = subscription.pause_collection?.behavior;
  if (paused === 'keep_as_draft' || subscription.status === 'unpaid') {
    const invoice = issueDraft(world, subscription, charges, reason);
    emit('invoice.created', invoice);
    afterCreated?.();
    return { invoice, refusal: null };
  }
  const invoice = issueInvoice(world, subscription, charges, reason);
  emit('invoice.created', asDraft(invoice));
  afterCreated?.();
  emit('invoice.finalized', invoice);
  if (paused === 'void') {
    voidInvoice(world, invoice);
    return { invoice, refusal: null };
  }
  if (paused === 'mark_uncollectible') {
    invoice.status = 'uncollectible';
    stopCollecting(invoice);
    invoice.status_transitions.marked_uncollectible_at = world.store.now();
    emit('invoice.marked_uncollectible', invoice);
    return { invoice, refusal: null };
  }
  keepBalance(world, invoice);
  if (waits && invoice.amount_due > 0) return { invoice, refusal: 'authenticate' };
  const refusal = refusalFor(world, invoice, isPresent);
  if (refusal === null) settleInvoice(world, invoice);
  else failPayment(world, invoice, refusal);
  return { invoice, refusal };
}

/** Begins the next period of what has come to the end of one, and bills it. */
export function renew(world: World, subscription: Stripe.Subscription): void {
  const now = world.store.now();
  const due = subscription.items.data.filter((item) => item.current_period_end <= now);
  for (const item of due) {
    item.current_period_start = item.current_period_end;
    item.current_period_end = nextPeriodEnd(
      subscription.billing_cycle_anchor,
      recurringOf(item.price),
      item.current_period_start,
    );
  }
  const charges = [
    ...takePendingCharges(world, subscription),
    ...due.map((item) => chargeOfItem(item, false)),
  ];
  const { refusal } = bill(world, subscription, charges, 'subscription_cycle', {
    afterCreated: () => world.emit('customer.subscription.updated', subscription),
  });
  if (refusal === null || subscription.status === 'past_due') return;
  subscription.status = 'past_due';
  world.emit('customer.subscription.updated', subscription);
}

/** Starts a new period of every item now. */
export function restartPeriods({ store }: World, subscription: Stripe.Subscription): void {
  const now = store.now();
  for (const item of subscription.items.data) {
    item.current_period_start = now;
    item.current_period_end = addIntervals(now, recurringOf(item.price));
  }
  subscription.billing_cycle_anchor = now;
}

/** One full interval of every item. */
export function chargesOf(subscription: Stripe.Subscription): Charge[] {
  const inTrial = subscription.status === 'trialing';
  return subscription.items.data.map((item) => chargeOfItem(item, inTrial));
}

/** What the next invoice will charge: the coming period of every item, after what has been put off until then. */
export function upcomingCharges(
  { store }: World,
  subscription: Stripe.Subscription,
): readonly Charge[] {
  const renewals = subscription.items.data.map((item) => {
    const start = item.current_period_end;
    const recurring = recurringOf(item.price);
    const end = nextPeriodEnd(subscription.billing_cycle_anchor, recurring, start);
    return { ...chargeOfItem(item, false), period: { start, end } };
  });
  return [...(store.pendingCharges.get(subscription.id) ?? []), ...renewals];
}

/** The charges that were put off until now; they are billed once. */
export function takePendingCharges(
  { store }: World,
  { id }: Stripe.Subscription,
): readonly Charge[] {
  const charges = store.pendingCharges.get(id) ?? [];
  store.pendingCharges.delete(id);
  return charges;
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
    startingBalance: customer.balance,
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
  stopCollecting(invoice);
  invoice.status_transitions.paid_at = at;
}

export function markFailed(invoice: Stripe.Invoice, at: Seconds): void {
  const wait = RETRY_AFTER_DAYS[invoice.attempt_count];
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = wait === undefined ? null : at + wait * DAY;
}

/** A subscription of these prices from now on, not billed yet. */
export function startSubscription(
  { store }: World,
  customer: Stripe.Customer,
  plan: {
    lines: readonly { price: Stripe.Price; quantity: number }[];
    metadata: Record<string, string>;
    trialEnd: Seconds | null;
    missingPaymentMethod: MissingPaymentMethod;
  },
): Stripe.Subscription {
  const id = newId('sub');
  const now = store.now();
  const items = plan.lines.map(({ price, quantity }) =>
    buildSubscriptionItem({
      id: newId('si'),
      subscription: id,
      price,
      quantity,
      created: now,
      periodStart: now,
      periodEnd: plan.trialEnd ?? addIntervals(now, recurringOf(price)),
    }),
  );
  const currency = items[0]?.price.currency ?? 'eur';
  const subscription = buildSubscription({
    id,
    customer: customer.id,
    currency,
    items,
    created: now,
    anchor: plan.trialEnd ?? now,
    metadata: plan.metadata,
    missingPaymentMethod: plan.missingPaymentMethod,
    ...(plan.trialEnd === null ? {} : { trialEnd: plan.trialEnd }),
  });
  customer.currency = currency;
  store.subscriptions.set(id, subscription);
  return subscription;
}

export function openInvoicesOf(
  { store }: World,
  subscription: Stripe.Subscription,
): Stripe.Invoice[] {
  return [...store.invoices.values()].filter(
    (invoice) => invoice.status === 'open' && isOf(invoice, subscription),
  );
}

export function nameOf(price: Stripe.Price): string {
  return `${price.nickname ?? price.id} (per ${recurringOf(price).interval})`;
}

/** @returns the id of the payment method; null for no card */
function attachCard({ store, emit }: World, customer: Stripe.Customer, card: Card): string | null {
  store.cards.set(customer.id, card);
  if (card === 'none') return null;
  const id = newId('pm');
  const method = { id, object: 'payment_method', customer: customer.id, type: 'card' };
  emit('payment_method.attached', method);
  return id;
}

/** A draft is neither numbered nor collected, and leaves the customer's credit alone. */
function issueDraft(
  { store }: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const customer = store.customers.get(idOf(subscription.customer));
  if (!customer || customer.deleted) throw new Error(`no customer for ${subscription.id}`);
  const invoice = buildInvoice({
    id: newId('in'),
    number: null,
    customer,
    subscription,
    charges,
    created: store.now(),
    reason,
    startingBalance: 0,
    origin: null,
  });
  store.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** A subscription that waited for its money has it. */
function repair(world: World, subscription: Stripe.Subscription, paid: Stripe.Invoice): void {
  const { status } = subscription;
  const inArrears = status === 'past_due' || status === 'unpaid';
  const isWaiting = status === 'incomplete' || status === 'paused';
  const repairs = inArrears
    ? openInvoicesOf(world, subscription).length === 0
    : isWaiting && subscription.latest_invoice === paid.id;
  if (!repairs) return;
  subscription.status = 'active';
  if (status === 'paused') world.emit('customer.subscription.resumed', subscription);
  world.emit('customer.subscription.updated', subscription);
}

function refusalFor({ store }: World, invoice: Stripe.Invoice, isPresent: boolean): Refusal | null {
  if (invoice.amount_due === 0 || !invoice.customer) return null;
  const refusal = refusalOf(store, idOf(invoice.customer));
  return refusal === 'authenticate' && isPresent ? null : refusal;
}

function settleInvoice({ store, emit }: World, invoice: Stripe.Invoice): void {
  markPaid(invoice, store.now());
  emit('invoice.paid', invoice);
  emit('invoice.payment_succeeded', invoice);
}

function failPayment(world: World, invoice: Stripe.Invoice, refusal: Refusal): void {
  markFailed(invoice, world.store.now());
  announceRefusal(world, invoice, refusal);
}

function announceRefusal({ emit }: World, invoice: Stripe.Invoice, refusal: Refusal): void {
  emit('invoice.payment_failed', invoice);
  if (refusal === 'authenticate') emit('invoice.payment_action_required', invoice);
}

/** What an invoice leaves in credit is taken off the next one. */
function keepBalance(world: World, invoice: Stripe.Invoice): void {
  if (!invoice.customer) return;
  const customer = requireCustomer(world, idOf(invoice.customer), 'customer');
  const balance = invoice.ending_balance ?? 0;
  if (customer.balance === balance) return;
  customer.balance = balance;
  world.emit('customer.updated', customer);
}

function stopCollecting(invoice: Stripe.Invoice): void {
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
}

function subscriptionOf(
  { store }: World,
  invoice: Stripe.Invoice,
): Stripe.Subscription | undefined {
  const reference = invoice.parent?.subscription_details?.subscription;
  return reference === undefined ? undefined : store.subscriptions.get(idOf(reference));
}

function isOf(invoice: Stripe.Invoice, { id }: Stripe.Subscription): boolean {
  const reference = invoice.parent?.subscription_details?.subscription;
  return reference !== undefined && idOf(reference) === id;
}
