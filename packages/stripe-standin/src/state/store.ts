import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Clock } from '../kit/clock.ts';
import type { Seconds } from '../kit/time.ts';
import type { ChangePlan, Charge, ItemChange } from './charge.ts';

export type StoredCustomer = Stripe.Customer | Stripe.DeletedCustomer;

/** What a checkout session knows beyond what Stripe shows of it. */
export type CheckoutPlan = {
  lineItems: Stripe.LineItem[];
  subscriptionMetadata: Record<string, string>;
  trialDays: number;
  missingPaymentMethod: MissingPaymentMethod;
  /** Whether a trial may begin without a card. */
  mayLackCard: boolean;
  /** What the page saves with the customer. */
  saves: { address: boolean; name: boolean };
};

/** A change that waits for its payment, beyond what `pending_update` shows of it. */
export type PendingUpdate = {
  changes: readonly ItemChange[];
  plan: ChangePlan;
  invoice: string;
  /** When it was asked for: a new period begins then. */
  at: Seconds;
  /** Charges of before that were put on the same invoice. */
  deferred: readonly Charge[];
};

/**
 * How a card behaves. `authenticate` wants the person's consent at the bank for each payment, so a payment made in
 * their absence fails.
 */
export const CARDS = ['good', 'declined', 'authenticate', 'none'] as const;
export type Card = (typeof CARDS)[number];

/** `restricted`: it lacks a permission. `revoked`: it is no longer valid. */
export const KEY_STATES = ['valid', 'restricted', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];

export type TaxId = { type: string; value: string };

/** What happens to a trial that ends without a card. */
export type MissingPaymentMethod = 'cancel' | 'create_invoice' | 'pause';

/** What happens to a subscription after the last failed attempt to collect its invoice: an account setting. */
export const AFTER_RETRIES = ['canceled', 'unpaid', 'past_due'] as const;
export type AfterRetries = (typeof AFTER_RETRIES)[number];

/** After which failed payment of a renewal a subscription is paused: an account setting. */
export const PAUSES_AFTER_FAILURE = ['never', 'first', 'final'] as const;
export type PauseAfterFailure = (typeof PAUSES_AFTER_FAILURE)[number];

/** An invoice whose payment ends a pause. */
export type Resumption = {
  invoice: string;
  anchor: ResumeAnchor;
  /** Whether a failed attempt to pay it ends the pause too, in arrears. */
  endsWithAttempt: boolean;
};

/** Where the billing cycle of a resumed subscription begins. */
export type ResumeAnchor = 'now' | 'unchanged';

/**
 * Everything that the stand-in holds. Objects refer to each other by id, never by value; `expand` resolves the ids.
 * Maps keep the order of creation, lists answer newest first.
 */
export type Store = {
  accountName: string;
  clock: Clock;
  /** The clock's time in Unix seconds. */
  now: () => Seconds;
  products: Map<string, Stripe.Product>;
  prices: Map<string, Stripe.Price>;
  customers: Map<string, StoredCustomer>;
  subscriptions: Map<string, Stripe.Subscription>;
  invoices: Map<string, Stripe.Invoice>;
  checkoutSessions: Map<string, Stripe.Checkout.Session>;
  checkoutPlans: Map<string, CheckoutPlan>;
  portalSessions: Map<string, Stripe.BillingPortal.Session>;
  paymentMethods: Map<string, Stripe.PaymentMethod>;
  /** How each payment method behaves. */
  cardAnswers: Map<string, Exclude<Card, 'none'>>;
  charges: Map<string, Stripe.Charge>;
  invoicePayments: Map<string, Stripe.InvoicePayment>;
  disputes: Map<string, Stripe.Dispute>;
  /** By customer: the numbers under which it pays tax. */
  taxIds: Map<string, TaxId[]>;
  /** By subscription. */
  pendingUpdates: Map<string, PendingUpdate>;
  /** By subscription: what the next invoice will charge or credit besides the renewal. */
  pendingCharges: Map<string, Charge[]>;
  /** Reminders that were sent, so that each is sent once. */
  reminders: Set<string>;
  afterRetries: AfterRetries;
  pauseAfterFailure: PauseAfterFailure;
  schedules: Map<string, Stripe.SubscriptionSchedule>;
  /** By subscription: the invoice that a paused subscription waits for. */
  resumptions: Map<string, Resumption>;
  testClocks: Map<string, Stripe.TestHelpers.TestClock>;
  /** Whether the account has saved what its portal offers. */
  hasPortal: boolean;
  /** The state of the key that calls send. */
  key: KeyState;
};

export function createStore(clock: Clock, accountName = 'Test account'): Store {
  return {
    accountName,
    clock,
    now: clock.now,
    products: new Map(),
    prices: new Map(),
    customers: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    checkoutSessions: new Map(),
    checkoutPlans: new Map(),
    portalSessions: new Map(),
    paymentMethods: new Map(),
    cardAnswers: new Map(),
    charges: new Map(),
    invoicePayments: new Map(),
    disputes: new Map(),
    taxIds: new Map(),
    pendingUpdates: new Map(),
    pendingCharges: new Map(),
    reminders: new Set(),
    afterRetries: 'canceled',
    pauseAfterFailure: 'never',
    schedules: new Map(),
    resumptions: new Map(),
    testClocks: new Map(),
    hasPortal: true,
    key: 'valid',
  };
}

export function clearStore(store: Store): void {
  for (const held of Object.values(store)) {
    if (held instanceof Map || held instanceof Set) held.clear();
  }
  store.clock.reset();
  store.afterRetries = 'canceled';
  store.pauseAfterFailure = 'never';
  store.hasPortal = true;
  store.key = 'valid';
}

/** An id that looks like Stripe's, for example `cus_9f2c…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** The id behind a reference, whether it is expanded or not. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
