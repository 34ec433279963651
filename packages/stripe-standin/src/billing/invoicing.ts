import type Stripe from 'stripe';
import { DAY, type Seconds } from '../kit/time.ts';
import { buildInvoice, type InvoiceFields } from '../objects/invoice.ts';
import { taxRuleOf } from '../objects/tax.ts';
import type { Charge } from '../state/charge.ts';
import { idOf, newId, type Store } from '../state/store.ts';
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
  { isPresent = false, rests = false, afterCreated }: Billing = {},
): { invoice: Stripe.Invoice; refusal: Refusal | null } {
  const { store, emit } = world;
  const isPaused = subscription.pause_collection !== null;
  const gathers = subscription.status === 'unpaid';
  const waits = rests && !isPaused && !gathers;
  const invoice = draftInvoice(world, subscription, charges, reason);
  if (waits) {
    invoice.auto_advance = true;
    invoice.automatically_finalizes_at = store.now() + DRAFT_LASTS;
  }
  emit('invoice.created', invoice);
  afterCreated?.();
  if (gathers || waits) return { invoice, refusal: null };
  if (!isPaused) return { invoice, refusal: finalizeDraft(world, invoice, isPresent) };
  finalize(world, invoice, store.now());
  emit('invoice.finalized', invoice);
  // What it would have used of the credit has not been taken.
  invoice.ending_balance = invoice.starting_balance;
  voidInvoice(world, invoice);
  return { invoice, refusal: null };
}

/** Options for an invoice besides its charges. */
type Billing = {
  /** The person is present and can confirm with the bank. */
  isPresent?: boolean;
  /** Stays a draft for `DRAFT_LASTS` first, as a renewal does. */
  rests?: boolean;
  /** Runs after the invoice is created and before it is collected, for events in between. */
  afterCreated?: () => void;
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
  finalize(world, invoice, world.store.now());
  world.emit('invoice.finalized', invoice);
  keepBalance(world, invoice);
  const refusal = refusalFor(world, invoice, isPresent);
  if (refusal === null) settleInvoice(world, invoice);
  else failPayment(world, invoice, refusal);
  return refusal;
}

/** A finalised invoice that is not collected yet. */
export function issueInvoice(
  world: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: Stripe.Invoice.BillingReason,
  fixed: { id?: string; created?: Seconds } = {},
): Stripe.Invoice {
  const invoice = draftInvoice(world, subscription, charges, reason, fixed);
  finalize(world, invoice, invoice.created);
  return invoice;
}

/** A draft leaves the customer's credit alone. */
function draftInvoice(
  { store }: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: Stripe.Invoice.BillingReason,
  fixed: { id?: string; created?: Seconds } = {},
): Stripe.Invoice {
  const customer = store.customers.get(idOf(subscription.customer));
  if (!customer || customer.deleted) throw new Error(`no customer for ${subscription.id}`);
  const invoice = buildInvoice({
    id: newId('in'),
    created: store.now(),
    ...fixed,
    customer,
    subscription,
    charges,
    reason,
    ...accountFieldsOf(store, customer, subscription),
  });
  store.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Gives an invoice the customer's next number and its pages. */
function finalize(world: World, invoice: Stripe.Invoice, at: Seconds): void {
  const customer = requireCustomer(world, idOf(invoice.customer ?? ''));
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  invoice.number = `${customer.invoice_prefix ?? 'INV'}-${String(sequence).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.automatically_finalizes_at = null;
  invoice.auto_advance = true;
  invoice.effective_at = at;
  invoice.status_transitions.finalized_at = at;
  invoice.hosted_invoice_url = `${world.origin}/invoice/${invoice.id}`;
  invoice.invoice_pdf = `${world.origin}/invoice/${invoice.id}/pdf`;
  invoice.starting_balance = customer.balance;
  invoice.ending_balance = Math.min(0, customer.balance + invoice.total);
  invoice.amount_due = Math.max(0, customer.balance + invoice.total);
  invoice.amount_remaining = invoice.amount_due;
}

/** What an invoice, or its preview, says of the account and works its tax out with. */
export function accountFieldsOf(
  store: Store,
  customer: Stripe.Customer,
  subscription: Stripe.Subscription,
): Pick<InvoiceFields, 'accountName' | 'tax' | 'taxIds'> {
  return {
    accountName: store.accountName,
    tax: taxRuleOf(store, customer, subscription),
    taxIds: store.taxIds.get(customer.id) ?? [],
  };
}

/** Voids an open invoice, so that it can no longer be paid. The credit that it used returns to the customer. */
export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  const { store, emit } = world;
  const used = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  const customer = store.customers.get(idOf(invoice.customer ?? ''));
  if (used > 0 && customer && !customer.deleted) {
    customer.balance -= used;
    emit('customer.updated', customer);
  }
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
    (invoice) => invoice.status === 'open' && subscriptionOf(store, invoice) === subscription,
  );
}

/** Lets no draft of a subscription be finalised any more, as its end does. */
export function keepDrafts({ store }: World, subscription: Stripe.Subscription): void {
  for (const invoice of store.invoices.values()) {
    const isOwn = subscriptionOf(store, invoice) === subscription;
    if (invoice.status === 'draft' && isOwn) stopCollecting(invoice);
  }
}

export function stopCollecting(invoice: Stripe.Invoice): void {
  invoice.auto_advance = false;
  invoice.automatically_finalizes_at = null;
  invoice.next_payment_attempt = null;
}

/** What an invoice leaves in credit is taken off the next one. */
export function keepBalance(world: World, invoice: Stripe.Invoice): void {
  if (!invoice.customer) return;
  const customer = requireCustomer(world, idOf(invoice.customer));
  const balance = invoice.ending_balance ?? 0;
  if (customer.balance === balance) return;
  customer.balance = balance;
  world.emit('customer.updated', customer);
}

/** @param method the card that paid; by default the one that such invoices are paid with */
export function markPaid(
  store: Store,
  invoice: Stripe.Invoice,
  at: Seconds,
  method = methodForInvoice(store, invoice),
): void {
  if (invoice.amount_due > 0) noteAttempt(store, invoice, at, method, null);
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

export function settleInvoice(
  { store, emit }: World,
  invoice: Stripe.Invoice,
  method?: Stripe.PaymentMethod,
): void {
  markPaid(store, invoice, store.now(), method);
  emit('invoice.paid', invoice);
  emit('invoice.payment_succeeded', invoice);
}

export function failPayment(world: World, invoice: Stripe.Invoice, refusal: Refusal): void {
  markFailed(invoice, world.store.now());
  announceRefusal(world, invoice, refusal);
}

export function announceRefusal(
  { store, emit }: World,
  invoice: Stripe.Invoice,
  refusal: Refusal,
  method = methodForInvoice(store, invoice),
): void {
  if (refusal !== 'none') {
    const { code = null } = refusalFault(refusal, 'invoice').body.error;
    noteAttempt(store, invoice, store.now(), method, code);
  }
  emit('invoice.payment_failed', invoice);
  if (refusal === 'authenticate') emit('invoice.payment_action_required', invoice);
}

export function refusalFor(
  { store }: World,
  invoice: Stripe.Invoice,
  isPresent: boolean,
  method = methodForInvoice(store, invoice),
): Refusal | null {
  if (invoice.amount_due === 0) return null;
  const answer = answerOf(store, method);
  return answer === 'good' || (answer === 'authenticate' && isPresent) ? null : answer;
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
