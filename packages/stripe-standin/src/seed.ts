import type Stripe from 'stripe';
import { putCardOnFile, replaceCards } from './billing/cards.ts';
import { chargesOf } from './billing/charges.ts';
import { bill } from './billing/invoicing.ts';
import { runUntil } from './billing/life.ts';
import { pauseNow } from './billing/pauses.ts';
import { endAt, periodEndOf, startSubscription } from './billing/subscriptions.ts';
import { addIntervals, DAY } from './kit/time.ts';
import { buildCustomer, buildPrice, buildProduct, recurringOf } from './objects/catalogue.ts';
import type { Store } from './state/store.ts';
import type { World } from './state/world.ts';

/** A product that the account has from the start, with its prices. */
export type SeedProduct = { id: string; name: string; prices: readonly SeedPrice[] };
type SeedPrice = {
  id: string;
  interval: 'month' | 'year';
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  lookupKey: string;
};

/** A customer that the account has from the start, with a card, and mostly with one subscription and its invoices. */
export type SeedCustomer = {
  id: string;
  email: string;
  name: string;
  /** Its invoices are numbered `PREFIX-0001`. */
  invoicePrefix: string;
  /** Of the customer and of its subscription. */
  metadata: Record<string, string>;
  /** One that is past due has two invoices or more: a first payment that fails is something else. */
  subscription?: {
    id: string;
    price: string;
    state: SeedState;
    invoices: number;
    /** Of the subscription alone. */
    metadata?: Record<string, string>;
  };
};
export type SeedState = 'active' | 'past_due' | 'cancels' | 'paused';

/** How far the customers are into their current period: after the second attempt, for one that is past due. */
const INTO_PERIOD = 6 * DAY;
/** So long before the current period a card goes bad; the one before, however short its month, is paid by then. */
const BEFORE_PERIOD = 10 * DAY;

/** Fills an empty store with what the account has from the start; no events are sent for it. */
export function seed(
  world: World,
  products: readonly SeedProduct[],
  customers: readonly SeedCustomer[],
): void {
  seedProducts(world.store, products);
  for (const customer of customers) seedCustomer({ ...world, emit: () => undefined }, customer);
}

function seedProducts(store: Store, products: readonly SeedProduct[]): void {
  for (const { id, name, prices } of products) {
    store.products.set(id, buildProduct({ id, name }));
    for (const price of prices) {
      const { lookupKey: lookup_key, ...fields } = price;
      const given = { ...fields, lookup_key, product: id, nickname: name };
      store.prices.set(price.id, buildPrice(given));
    }
  }
}

function seedCustomer(world: World, { subscription, ...about }: SeedCustomer): void {
  if (subscription === undefined) putCustomer(world, about);
  else seedPayer(world, about, subscription);
}

function putCustomer(
  world: World,
  { invoicePrefix, ...about }: Omit<SeedCustomer, 'subscription'>,
): Stripe.Customer {
  const customer = buildCustomer({ ...about, invoice_prefix: invoicePrefix });
  world.store.customers.set(customer.id, customer);
  putCardOnFile(world, customer, 'good');
  return customer;
}

/** Lets what a customer has done so far happen, from the first purchase on. */
function seedPayer(
  world: World,
  about: Omit<SeedCustomer, 'subscription'>,
  plan: NonNullable<SeedCustomer['subscription']>,
): void {
  const { store } = world;
  const { metadata } = about;
  const price = store.prices.get(plan.price);
  if (!price) throw new Error(`the customer ${about.id} has the unknown price ${plan.price}`);
  const now = store.now();
  const periodStart = now - INTO_PERIOD;
  const created = addIntervals(periodStart, recurringOf(price), 1 - plan.invoices);
  store.clock.during(created, () => {
    const customer = putCustomer(world, about);
    const subscription = startSubscription(world, customer, {
      id: plan.id,
      price,
      metadata: { ...metadata, ...plan.metadata },
      trialEnd: null,
    });
    bill(world, subscription, chargesOf(subscription), 'subscription_create');
    runUntil(world, periodStart - BEFORE_PERIOD);
    if (plan.state === 'past_due') replaceCards(world, customer, 'declined');
    runUntil(world, now);
    if (plan.state === 'cancels') endAt(world, subscription, periodEndOf(subscription), true);
    if (plan.state === 'paused')
      pauseNow(world, subscription, { givesBack: true, isInvoiced: true });
  });
}
