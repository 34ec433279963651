import type Stripe from 'stripe';
import { DAY, type Seconds } from '../kit/time.ts';
import { asDraft, buildInvoice, type InvoiceFields } from '../objects/invoice.ts';
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
 * Issues an invoice and collects it, as far as the subscription lets it: while collection is paused the invoice is void, a
 * draft or written off, and an unpaid subscription gathers drafts.
 * @returns the invoice, and why it was not paid when it should have been
 */
export function bill(
  world: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: Stripe.Invoice.BillingReason,
  { isPresent = false, waits = false, rests = false, afterCreated }: Billing = {},
): { invoice: Stripe.Invoice; refusal: Refusal | null } {
  const { store, emit } = world;
  const paused = subscription.pause_collection?.behavior;
  const gathers = paused === 'keep_as_draft' || subscription.status === 'unpaid';
  if (gathers || (rests && paused === undefined)) {
    const invoice = issueDraft(world, subscription, charges, reason);
    if (!gathers) {
      invoice.auto_advance = true;
      invoice.automatically_finalizes_at = store.now() + DRAFT_LASTS;
    }
    emit('invoice.created', invoice);
    afterCreated?.();
    return { invoice, refusal: null };
  }
  const invoice = issueInvoice(world, subscription, charges, reason);
  emit('invoice.created', asDraft(invoice));
  afterCreated?.();
  emit('invoice.finalized', invoice);
  if (paused === 'void') {
    // What it would have used of the credit has not been taken.
    invoice.ending_balance = invoice.starting_balance;
    voidInvoice(world, invoice);
    return { invoice, refusal: null };
  }
  if (paused === 'mark_uncollectible') {
    invoice.status = 'uncollectible';
    stopCollecting(invoice);
    invoice.status_transitions.marked_uncollectible_at = store.now();
    emit('invoice.marked_uncollectible', invoice);
    return { invoice, refusal: null };
  }
  keepBalance(world, invoice);
  if (waits && invoice.amount_due > 0) return { invoice, refusal: 'authenticate' };
  return { invoice, refusal: collect(world, invoice, isPresent) };
}

/** Options for an invoice besides its charges. */
type Billing = {
  /** The person is present and can confirm with the bank. */
  isPresent?: boolean;
  /** Leaves the invoice open instead of trying the card. */
  waits?: boolean;
  /** Stays a draft for `DRAFT_LASTS` first, as a renewal does. */
  rests?: boolean;
  /** Runs after the invoice is created and before it is collected, for events in between. */
  afterCreated?: () => void;
};

/**
 * Finalises a draft and tries to collect it.
 * @returns why it was not paid
 */
export function finalizeDraft(world: World, invoice: Stripe.Invoice): Refusal | null {
  const { store, emit, origin } = world;
  const customer = requireCustomer(world, idOf(invoice.customer ?? ''), 'customer');
  invoice.number = nextNumber(customer);
  invoice.status = 'open';
  invoice.automatically_finalizes_at = null;
  invoice.auto_advance = true;
  invoice.effective_at = store.now();
  invoice.status_transitions.finalized_at = store.now();
  invoice.hosted_invoice_url = `${origin}/invoice/${invoice.id}`;
  invoice.invoice_pdf = `${origin}/invoice/${invoice.id}/pdf`;
  invoice.starting_balance = customer.balance;
  invoice.ending_balance = Math.min(0, customer.balance + invoice.total);
  invoice.amount_due = Math.max(0, customer.balance + invoice.total);
  invoice.amount_remaining = invoice.amount_due;
  emit('invoice.finalized', invoice);
  keepBalance(world, invoice);
  return collect(world, invoice, false);
}

/** A finalised invoice with the customer's next number. */
export function issueInvoice(
  { store, origin }: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: Stripe.Invoice.BillingReason,
  fixed: { id?: string; created?: Seconds } = {},
): Stripe.Invoice {
  const customer = customerOf(store, subscription);
  return keepInvoice(store, {
    id: newId('in'),
    created: store.now(),
    ...fixed,
    number: nextNumber(customer),
    customer,
    subscription,
    charges,
    reason,
    startingBalance: customer.balance,
    ...accountFieldsOf(store, customer, subscription),
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
  return keepInvoice(store, {
    id: newId('in'),
    created: store.now(),
    number: null,
    customer,
    subscription,
    charges,
    reason,
    startingBalance: customer.balance,
    ...accountFieldsOf(store, customer, subscription),
    origin: null,
  });
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

function nextNumber(customer: Stripe.Customer): string {
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  return `${customer.invoice_prefix ?? 'INV'}-${String(sequence).padStart(4, '0')}`;
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
    (invoice) => invoice.status === 'open' && isOf(invoice, subscription),
  );
}

/** Lets no draft of a subscription be finalised any more, as its end does. */
export function keepDrafts({ store }: World, subscription: Stripe.Subscription): void {
  for (const invoice of store.invoices.values()) {
    if (invoice.status === 'draft' && isOf(invoice, subscription)) stopCollecting(invoice);
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
  const customer = requireCustomer(world, idOf(invoice.customer), 'customer');
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
  const reference = invoice.parent?.subscription_details?.subscription;
  const subscription = reference && store.subscriptions.get(idOf(reference));
  return methodOf(store, subscription || idOf(invoice.customer ?? ''));
}

/** Days between the attempts to collect an invoice; after the last one the account's setting decides. */
const RETRY_AFTER_DAYS = [3, 5, 7];

function collect(world: World, invoice: Stripe.Invoice, isPresent: boolean): Refusal | null {
  const refusal = refusalFor(world, invoice, isPresent);
  if (refusal === null) settleInvoice(world, invoice);
  else failPayment(world, invoice, refusal);
  return refusal;
}

function isOf(invoice: Stripe.Invoice, { id }: Stripe.Subscription): boolean {
  const reference = invoice.parent?.subscription_details?.subscription;
  return reference !== undefined && idOf(reference) === id;
}
