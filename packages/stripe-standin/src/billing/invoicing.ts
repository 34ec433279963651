import type Stripe from 'stripe';
import { DAY, type Seconds } from '../kit/time.ts';
import { buildInvoice } from '../objects/invoice.ts';
import { idOf, newId, type Charge, type Store } from '../state/store.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { answerOf, methodOf, refusalFault, type Refusal } from './cards.ts';
import { noteAttempt } from './payment-records.ts';

/**
 * A renewal's invoice stays a draft for about an hour before it is finalised and charged:
 * docs.stripe.com/billing/invoices/subscription#sub-invoice-lifecycle.
 */
export const DRAFT_LASTS: Seconds = 3600;

/**
 * Makes an invoice and collects it, as far as the subscription lets it: while collection is paused the invoice is void, and
 * an unpaid subscription gathers drafts.
 * @returns the invoice, and why it was not paid when it should have been
 */
export function bill(
  world: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: Stripe.Invoice.BillingReason,
  { isPresent = false, rests = false }: Billing = {},
): { invoice: Stripe.Invoice; refusal: Refusal | null } {
  const isPaused = subscription.pause_collection !== null;
  const gathers = subscription.status === 'unpaid';
  const waits = rests && !isPaused && !gathers;
  const invoice = draftInvoice(world, subscription, charges, reason);
  if (waits) {
    invoice.auto_advance = true;
    invoice.automatically_finalizes_at = world.store.now() + DRAFT_LASTS;
  }
  if (gathers || waits) return { invoice, refusal: null };
  if (!isPaused) return { invoice, refusal: finalizeDraft(world, invoice, isPresent) };
  finalize(world, invoice);
  voidInvoice(world, invoice);
  return { invoice, refusal: null };
}

/** Options for an invoice besides its charges. */
type Billing = {
  /** The person is present and can confirm with the bank. */
  isPresent?: boolean;
  /** Stays a draft for `DRAFT_LASTS` first, as a renewal does. */
  rests?: boolean;
};

/**
 * Finalises a draft and tries to collect it.
 * @returns why it was not paid
 */
export function finalizeDraft(
  world: World,
  invoice: Stripe.Invoice,
  isPresent = false,
): Refusal | null {
  finalize(world, invoice);
  return collect(world, invoice, { isPresent });
}

/**
 * Finalises a draft without an attempt to charge it. One that asks for nothing is paid, as ever:
 * docs.stripe.com/api/invoices/finalize, `auto_advance`.
 */
export function finalizeUncollected(world: World, invoice: Stripe.Invoice): void {
  finalize(world, invoice);
  if (invoice.amount_due === 0) collect(world, invoice);
  else stopCollecting(invoice);
}

/** A finalised invoice that is not collected yet. */
export function issueInvoice(
  world: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const invoice = draftInvoice(world, subscription, charges, reason);
  finalize(world, invoice);
  return invoice;
}

/** A draft leaves the customer's credit alone. */
function draftInvoice(
  world: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const { store } = world;
  const customer = requireCustomer(world, idOf(subscription.customer));
  const fields = { id: newId('in'), created: store.now(), customer, subscription, charges, reason };
  const invoice = buildInvoice(store, fields);
  store.invoices.set(invoice.id, invoice);
  attachItems(store, charges, invoice.id);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Items that were added belong to the invoice that takes them up; null lets them wait for another one. */
export function attachItems(
  { invoiceItems }: Store,
  charges: readonly Charge[],
  invoice: string | null,
): void {
  for (const { added } of charges) {
    const item = invoiceItems.get(added?.id ?? '');
    if (item) item.invoice = invoice;
  }
}

/** Gives an invoice the customer's next number and its pages. What it leaves in credit is taken off the next one. */
function finalize(world: World, invoice: Stripe.Invoice): void {
  const customer = requireCustomer(world, idOf(invoice.customer ?? ''));
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  invoice.number = `${customer.invoice_prefix ?? 'INV'}-${String(sequence).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = world.store.now();
  invoice.automatically_finalizes_at = null;
  invoice.auto_advance = true;
  invoice.hosted_invoice_url = `${world.origin}/invoice/${invoice.id}`;
  invoice.invoice_pdf = `${world.origin}/invoice/${invoice.id}/pdf`;
  invoice.starting_balance = customer.balance;
  invoice.ending_balance = Math.min(0, customer.balance + invoice.total);
  invoice.amount_due = Math.max(0, customer.balance + invoice.total);
  invoice.amount_remaining = invoice.amount_due;
  world.emit('invoice.finalized', invoice);
  if (customer.balance === invoice.ending_balance) return;
  customer.balance = invoice.ending_balance;
  world.emit('customer.updated', customer);
}

/** Voids an open invoice, so that it can no longer be paid. The credit that it used returns to the customer. */
export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  const { store, emit } = world;
  const used = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  const customer = store.customers.get(idOf(invoice.customer ?? ''));
  if (used !== 0 && customer && !customer.deleted) {
    customer.balance -= used;
    emit('customer.updated', customer);
  }
  invoice.status = 'void';
  stopCollecting(invoice);
  emit('invoice.voided', invoice);
}

export function invoicesOf(
  { store }: World,
  subscription: Stripe.Subscription,
  wanted: 'draft' | 'open' = 'open',
): Stripe.Invoice[] {
  return [...store.invoices.values()].filter(
    (invoice) => invoice.status === wanted && subscriptionOf(store, invoice) === subscription,
  );
}

export function stopCollecting(invoice: Stripe.Invoice): void {
  invoice.auto_advance = false;
  invoice.automatically_finalizes_at = null;
  invoice.next_payment_attempt = null;
}

export function markFailed(invoice: Stripe.Invoice, at: Seconds): void {
  const wait = RETRY_AFTER_DAYS[invoice.attempt_count];
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = wait === undefined ? null : at + wait * DAY;
}

type Attempt = {
  /** The person is present and can confirm with the bank. */
  isPresent?: boolean;
  /** The card that pays; by default the one that such invoices are paid with. */
  method?: Stripe.PaymentMethod | undefined;
  /** Not one of those that Stripe makes, so it does not move them. */
  isManual?: boolean;
};

/**
 * Tries to collect an open invoice.
 * @returns why it was not paid
 */
export function collect(
  world: World,
  invoice: Stripe.Invoice,
  attempt: Attempt = {},
): Refusal | null {
  const { store, emit } = world;
  const { isPresent = false, isManual = false } = attempt;
  const method = attempt.method ?? methodForInvoice(store, invoice);
  const isCharged = invoice.amount_due > 0;
  const answer = isCharged ? answerOf(store, method) : 'good';
  if (answer === 'good' || (answer === 'authenticate' && isPresent)) {
    if (isCharged) noteAttempt(store, invoice, method, null);
    invoice.status = 'paid';
    invoice.status_transitions.paid_at = store.now();
    invoice.attempt_count += isCharged ? 1 : 0;
    invoice.amount_paid = invoice.amount_due;
    invoice.amount_remaining = 0;
    stopCollecting(invoice);
    emit('invoice.paid', invoice);
    return null;
  }
  if (!isManual) markFailed(invoice, store.now());
  const { code = null } = refusalFault(answer, 'invoice').body.error;
  if (answer !== 'none') noteAttempt(store, invoice, method, code);
  emit('invoice.payment_failed', invoice);
  if (answer === 'authenticate') emit('invoice.payment_action_required', invoice);
  return answer;
}

/** The card that an invoice is paid with: its subscription's, or its customer's default. */
function methodForInvoice(store: Store, invoice: Stripe.Invoice): Stripe.PaymentMethod | undefined {
  return methodOf(store, subscriptionOf(store, invoice) ?? idOf(invoice.customer ?? ''));
}

/** Days between the attempts to collect an invoice; with the last one its subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7];

/** The subscription that an invoice is for. */
export function subscriptionOf(
  { subscriptions }: Store,
  invoice: Stripe.Invoice,
): Stripe.Subscription | undefined {
  return subscriptions.get(idOf(invoice.parent?.subscription_details?.subscription ?? ''));
}
