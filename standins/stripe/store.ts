import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Seconds } from './time.ts';

export type StoredCustomer = Stripe.Customer | Stripe.DeletedCustomer;

/** What a checkout session knows beyond what Stripe shows of it. */
export type CheckoutPlan = {
  lineItems: Stripe.LineItem[];
  subscriptionMetadata: Record<string, string>;
  trialDays: number;
};

/**
 * Everything that the stand-in holds. Objects refer to each other by id, never by value; `expand` resolves the ids.
 * Maps keep the order of creation, lists answer newest first.
 */
export type Store = {
  /** Unix seconds; handed in so that a test clock can take its place. */
  now: () => Seconds;
  products: Map<string, Stripe.Product>;
  prices: Map<string, Stripe.Price>;
  customers: Map<string, StoredCustomer>;
  subscriptions: Map<string, Stripe.Subscription>;
  invoices: Map<string, Stripe.Invoice>;
  checkoutSessions: Map<string, Stripe.Checkout.Session>;
  checkoutPlans: Map<string, CheckoutPlan>;
  portalSessions: Map<string, Stripe.BillingPortal.Session>;
  /** Customers whose card the bank refuses. */
  decliningCustomers: Set<string>;
};

export function createStore(now: () => Seconds): Store {
  return {
    now,
    products: new Map(),
    prices: new Map(),
    customers: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    checkoutSessions: new Map(),
    checkoutPlans: new Map(),
    portalSessions: new Map(),
    decliningCustomers: new Set(),
  };
}

export function clearStore(store: Store): void {
  for (const held of Object.values(store)) {
    if (held instanceof Map || held instanceof Set) held.clear();
  }
}

/** An id of Stripe's looks, for example `cus_9f2c…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** The id behind a reference, whether it is expanded or not. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
