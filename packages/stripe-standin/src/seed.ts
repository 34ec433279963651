import type Stripe from 'stripe';
import { createCard } from './billing/cards.ts';
import { fullPeriodFrom } from './billing/charges.ts';
import { issueInvoice, markFailed, markPaid } from './billing/invoicing.ts';
import { attachSchedule } from './billing/schedules.ts';
import { endAt, periodEndOf } from './billing/subscriptions.ts';
import { addIntervals, DAY, type Seconds } from './kit/time.ts';
import { buildPrice, buildProduct, recurringOf } from './objects/catalogue.ts';
import { buildCustomer } from './objects/customer.ts';
import { buildPauseSchedule } from './objects/schedule.ts';
import { buildSubscription, buildSubscriptionItem } from './objects/subscription.ts';
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

/** A customer that the account has from the start, with one subscription and its paid invoices. */
export type SeedCustomer = {
  id: string;
  /** What the ids of its card and its invoices are made of. */
  key: string;
  email: string;
  name: string;
  /** Its invoices are numbered `PREFIX-0001`. */
  invoicePrefix: string;
  /** Of the customer and of its subscription. */
  metadata: Record<string, string>;
  subscription: { id: string; price: string; state: SeedState; invoices: number };
};
export type SeedState = 'active' | 'past_due' | 'cancels' | 'paused';

/** How far the customers are into their current period. */
const INTO_PERIOD = 12 * DAY;

/** Fills an empty store with what the account has from the start; no events are sent for it. */
export function seed(
  world: World,
  products: readonly SeedProduct[],
  customers: readonly SeedCustomer[],
): void {
  seedProducts(world.store, products, world.store.now() - 700 * DAY);
  for (const customer of customers) seedCustomer(world, customer);
}

export function seedProducts(
  store: Store,
  products: readonly SeedProduct[],
  created: Seconds,
): void {
  for (const { id, name, prices } of products) {
    store.products.set(id, buildProduct({ id, name, created }));
    for (const price of prices) {
      const { lookupKey: lookup_key, ...fields } = price;
      const given = { ...fields, lookup_key, product: id, nickname: name, created };
      store.prices.set(price.id, buildPrice(given));
    }
  }
}

function seedCustomer(world: World, { key, metadata, ...fields }: SeedCustomer): void {
  const { store } = world;
  const { id, price: priceId, state, invoices } = fields.subscription;
  const price = store.prices.get(priceId);
  if (!price) throw new Error(`the customer ${fields.id} has the unknown price ${priceId}`);
  const recurring = recurringOf(price);
  const start = store.now() - INTO_PERIOD;
  const first = addIntervals(start, recurring, 1 - invoices);
  const customer = buildCustomer({
    id: fields.id,
    created: first - DAY,
    invoice_prefix: fields.invoicePrefix,
    email: fields.email,
    name: fields.name,
    metadata: { ...metadata },
  });
  customer.currency = price.currency;
  store.customers.set(customer.id, customer);
  const card = createCard(world, 'good', `pm_seed_${key}`);
  card.customer = customer.id;
  customer.invoice_settings.default_payment_method = card.id;

  const item = buildSubscriptionItem({
    id: `si_seed_${key}`,
    subscription: id,
    price,
    created: first,
    current_period_start: start,
    current_period_end: addIntervals(start, recurring),
  });
  const subscription = buildSubscription({
    id,
    customer: customer.id,
    currency: price.currency,
    item,
    created: first,
    billing_cycle_anchor: start,
    metadata: { ...metadata },
  });
  store.subscriptions.set(subscription.id, subscription);
  seedInvoices(world, subscription, key, state, invoices);
  applyState(world, subscription, state);
}

function seedInvoices(
  world: World,
  subscription: Stripe.Subscription,
  key: string,
  state: SeedState,
  count: number,
): void {
  const [item] = subscription.items.data;
  if (!item) return;
  const recurring = recurringOf(item.price);
  for (let index = 1; index <= count; index += 1) {
    const created = addIntervals(item.current_period_start, recurring, index - count);
    const charges = fullPeriodFrom(subscription, created);
    const reason = index === 1 ? 'subscription_create' : 'subscription_cycle';
    const fixed = { id: `in_seed_${key}_${index}`, created };
    const invoice = issueInvoice(world, subscription, charges, reason, fixed);
    const isUnpaid = state === 'past_due' && index === count;
    if (isUnpaid) markFailed(invoice, world.store.now());
    else markPaid(world.store, invoice, created);
  }
}

function applyState(world: World, subscription: Stripe.Subscription, state: SeedState): void {
  const now = world.store.now();
  switch (state) {
    case 'active':
      return;
    case 'past_due':
      subscription.status = 'past_due';
      return;
    case 'cancels':
      return endAt(subscription, periodEndOf(subscription), now - 2 * DAY, true);
    case 'paused': {
      const span = { pauseAt: now, resumeAt: now + 45 * DAY };
      const pause = buildPauseSchedule({ ...span, key: 'pause_seed', invoicing: 'invoice' });
      attachSchedule({ ...world, emit: () => undefined }, subscription, pause);
    }
  }
}
