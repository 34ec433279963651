import type Stripe from 'stripe';
import { refusalOf, type Refusal } from './cards.ts';
import { asDraft, buildInvoice, type Charge, type InvoiceFields } from './objects/invoice.ts';
import { idOf, newId, type Store } from './store.ts';
import { DAY, type Seconds } from './time.ts';
import { requireCustomer, type World } from './world.ts';

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
    invoice.ending_balance = invoice.starting_balance;
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

/** Options for an invoice besides its charges. */
type Billing = {
  /** The person is present and can confirm with the bank. */
  isPresent?: boolean;
  /** Leaves the invoice open instead of trying the card. */
  waits?: boolean;
  /** Runs after the invoice is created and before it is collected, for events in between. */
  afterCreated?: () => void;
};

/** A finalised invoice with the customer's next number. */
export function issueInvoice(
  { store, origin }: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: Stripe.Invoice.BillingReason,
  fixed: { id?: string; created?: Seconds } = {},
): Stripe.Invoice {
  const customer = customerOf(store, subscription);
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  return keepInvoice(store, {
    id: newId('in'),
    created: store.now(),
    ...fixed,
    number: `${customer.invoice_prefix ?? 'ALC'}-${String(sequence).padStart(4, '0')}`,
    customer,
    subscription,
    charges,
    reason,
    startingBalance: customer.balance,
    origin,
  });
}

/** A draft is neither numbered nor collected, and leaves the customer's credit alone. */
function issueDraft(
  { store }: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const customer = customerOf(store, subscription);
  const fields = { customer, subscription, charges, reason, startingBalance: 0 };
  const created = store.now();
  return keepInvoice(store, { ...fields, id: newId('in'), created, number: null, origin: null });
}

function keepInvoice(store: Store, fields: InvoiceFields): Stripe.Invoice {
  const invoice = buildInvoice(fields);
  store.invoices.set(invoice.id, invoice);
  fields.subscription.latest_invoice = invoice.id;
  return invoice;
}

function customerOf(store: Store, { id, customer: reference }: Stripe.Subscription) {
  const customer = store.customers.get(idOf(reference));
  if (!customer || customer.deleted) throw new Error(`no customer for ${id}`);
  return customer;
}

/**
 * Voids an open invoice, so that nobody can pay it any more. What it had used of the customer's balance goes back there:
 * docs.stripe.com/billing/customer/balance
 */
export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  const { store, emit } = world;
  giveBackBalance(world, invoice);
  invoice.status = 'void';
  stopCollecting(invoice);
  invoice.status_transitions.voided_at = store.now();
  emit('invoice.voided', invoice);
}

export function openInvoicesOf(
  { store }: World,
  subscription: Stripe.Subscription,
): Stripe.Invoice[] {
  return [...store.invoices.values()].filter(
    (invoice) => invoice.status === 'open' && isOf(invoice, subscription),
  );
}

export function stopCollecting(invoice: Stripe.Invoice): void {
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
}

/** What an invoice leaves in credit is taken off the next one. */
export function keepBalance(world: World, invoice: Stripe.Invoice): void {
  if (!invoice.customer) return;
  const customer = requireCustomer(world, idOf(invoice.customer), 'customer');
  const balance = invoice.ending_balance ?? 0;
  if (customer.balance === balance) return;
  customer.balance = balance;
  world.emit('customer.updated', customer);
}

function giveBackBalance(world: World, invoice: Stripe.Invoice): void {
  const used = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  if (used === 0 || invoice.status !== 'open' || !invoice.customer) return;
  const customer = world.store.customers.get(idOf(invoice.customer));
  if (!customer || customer.deleted) return;
  customer.balance -= used;
  world.emit('customer.updated', customer);
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

export function settleInvoice({ store, emit }: World, invoice: Stripe.Invoice): void {
  markPaid(invoice, store.now());
  emit('invoice.paid', invoice);
  emit('invoice.payment_succeeded', invoice);
}

export function failPayment(world: World, invoice: Stripe.Invoice, refusal: Refusal): void {
  markFailed(invoice, world.store.now());
  announceRefusal(world, invoice, refusal);
}

export function announceRefusal({ emit }: World, invoice: Stripe.Invoice, refusal: Refusal): void {
  emit('invoice.payment_failed', invoice);
  if (refusal === 'authenticate') emit('invoice.payment_action_required', invoice);
}

export function refusalFor(
  { store }: World,
  invoice: Stripe.Invoice,
  isPresent: boolean,
): Refusal | null {
  if (invoice.amount_due === 0 || !invoice.customer) return null;
  const refusal = refusalOf(store, idOf(invoice.customer));
  return refusal === 'authenticate' && isPresent ? null : refusal;
}

/** Days between the attempts to collect an invoice; after the last one the account's setting decides. */
const RETRY_AFTER_DAYS = [3, 5, 7];

function isOf(invoice: Stripe.Invoice, { id }: Stripe.Subscription): boolean {
  const reference = invoice.parent?.subscription_details?.subscription;
  return reference !== undefined && idOf(reference) === id;
}
