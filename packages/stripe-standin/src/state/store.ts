import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Clock } from '../kit/clock.ts';
import type { Seconds } from '../kit/time.ts';

/** What one line of an invoice charges or credits. */
export type Charge = {
  description: string;
  /** Minor units; negative for a credit. */
  amount: number;
  proration: boolean;
  period: { start: Seconds; end: Seconds };
  /** Of the plan that it is for; absent from what an operator or a caller has added. */
  price?: Stripe.Price;
  /** What was added, as an item of its own. */
  added?: { id: string; metadata: Record<string, string> };
};

/** An item, and the price that a call wants for it. */
export type ItemChange = { item: Stripe.SubscriptionItem; price: Stripe.Price };

export type ChangePlan = {
  /** What the change itself charges and credits. */
  charges: readonly Charge[];
  /** A new interval starts a new period, which is billed at once whatever the proration. */
  restarts: boolean;
  /** Whether it is billed now; otherwise with the next invoice. */
  billsNow: boolean;
};

/** What a checkout session knows beyond what Stripe shows of it. */
export type CheckoutPlan = {
  price: Stripe.Price;
  productName: string;
  subscriptionMetadata: Record<string, string>;
  trialDays: number;
  /** What the page saves with the customer. */
  saves: { address: boolean; name: boolean };
};

/** A change that waits for its payment, beyond what `pending_update` shows of it. */
type PendingUpdate = {
  change: ItemChange;
  plan: ChangePlan;
  invoice: string;
  /** When it was asked for: a new period begins then. */
  at: number;
  /** Charges of before that were put on the same invoice. */
  deferred: readonly Charge[];
};

/**
 * How a card behaves. `authenticate` wants the person's consent at the bank for each payment, so a payment made in
 * their absence fails.
 */
export const CARDS = ['good', 'declined', 'authenticate', 'none'] as const;
export type Card = (typeof CARDS)[number];
/** What a card's bank says to its payments. */
export type CardAnswer = Exclude<Card, 'none'>;

/** The state of the key that calls send. `restricted`: it lacks a permission. `revoked`: it is no longer valid. */
export const KEY_STATES = ['valid', 'restricted', 'revoked'] as const;

/**
 * Where Stripe's documentation leaves something open, there are two ways to read it. `cautious` asks more of a caller.
 * - The invoice with which a pause gives unused time back rests as a draft for an hour, as renewals do; or it is finalised at
 *   once. docs.stripe.com/billing/subscriptions/pause says "immediately" of its making alone.
 * - A resume that waits for its payment is shown as a `pending_update`; or it is not. The same page names its expiry.
 * - A second resume beside it makes a second invoice; or it is refused.
 * - A resume without a card is an error without a code; or the one of a missing resource.
 * - Voiding the invoice of a pending update gives the update up; or it stays until it expires.
 *   docs.stripe.com/billing/subscriptions/pending-updates-reference
 * - Drafts of an unpaid subscription count as its latest invoice, so paying an older one does not repair it; or they do not.
 *   docs.stripe.com/billing/subscriptions/overview, "Subscription statuses"
 */
export const READINGS = ['cautious', 'plain'] as const;
export type Reading = (typeof READINGS)[number];

/** Which failed payment of a renewal pauses a subscription. */
export const PAUSES_AFTER_FAILURE = ['never', 'first'] as const;

/** What an operator sets in Stripe's dashboard. */
type Settings = {
  pauseAfterFailure: (typeof PAUSES_AFTER_FAILURE)[number];
  /** Whether the account has saved what its portal offers. */
  hasPortal: boolean;
  key: (typeof KEY_STATES)[number];
};
const SETTINGS: Settings = { pauseAfterFailure: 'never', hasPortal: true, key: 'valid' };

/**
 * Everything that the stand-in holds. Objects refer to each other by id, never by value; `expand` resolves the ids.
 * Maps keep the order of creation, lists answer newest first.
 */
export type Store = ReturnType<typeof createStore>;

export function createStore(clock: Clock, reading: Reading = 'cautious') {
  return {
    reading,
    clock,
    /** The clock's time in Unix seconds. */
    now: clock.now,
    ...SETTINGS,
    products: new Map<string, Stripe.Product>(),
    prices: new Map<string, Stripe.Price>(),
    customers: new Map<string, Stripe.Customer | Stripe.DeletedCustomer>(),
    subscriptions: new Map<string, Stripe.Subscription>(),
    invoices: new Map<string, Stripe.Invoice>(),
    checkoutSessions: new Map<string, Stripe.Checkout.Session>(),
    checkoutPlans: new Map<string, CheckoutPlan>(),
    portalSessions: new Map<string, Stripe.BillingPortal.Session>(),
    paymentMethods: new Map<string, Stripe.PaymentMethod>(),
    /** How each payment method behaves. */
    cardAnswers: new Map<string, CardAnswer>(),
    charges: new Map<string, Stripe.Charge>(),
    invoicePayments: new Map<string, Stripe.InvoicePayment>(),
    refunds: new Map<string, Stripe.Refund>(),
    disputes: new Map<string, Stripe.Dispute>(),
    creditNotes: new Map<string, Stripe.CreditNote>(),
    invoiceItems: new Map<string, Stripe.InvoiceItem>(),
    balanceTransactions: new Map<string, Stripe.CustomerBalanceTransaction>(),
    /** By customer: the numbers under which it pays tax. */
    taxIds: new Map<string, Stripe.TaxId[]>(),
    /** By subscription. */
    pendingUpdates: new Map<string, PendingUpdate>(),
    /** By subscription: what the next invoice will charge or credit besides the renewal. */
    pendingCharges: new Map<string, readonly Charge[]>(),
    /** By subscription: the invoice whose payment ends its pause. */
    resumptions: new Map<string, string>(),
    testClocks: new Map<string, Stripe.TestHelpers.TestClock>(),
  };
}

export function clearStore(store: Store): void {
  for (const held of Object.values(store)) if (held instanceof Map) held.clear();
  store.clock.reset();
  Object.assign(store, SETTINGS);
}

/** An id that looks like Stripe's, for example `cus_9f2c…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** What a subscription is of: the stand-in knows no second item. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new Error(`the subscription ${id} has no item`);
  return item;
}

/** The id behind a reference, whether it is expanded or not. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
