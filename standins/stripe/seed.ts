import { readFileSync } from 'node:fs';
import type Stripe from 'stripe';
import { createCard } from './cards.ts';
import { chargesOf } from './charges.ts';
import { issueInvoice, markFailed, markPaid } from './invoicing.ts';
import { attachSchedule } from './schedules.ts';
import { noteCancellation } from './subscriptions.ts';
import type { World } from './world.ts';
import { seedCatalogue, type PlanPrices } from './catalogue-seed.ts';
import { recurringOf } from './objects/catalogue.ts';
import { buildCustomer } from './objects/customer.ts';
import { buildSubscription, buildSubscriptionItem } from './objects/subscription.ts';
import { addIntervals, DAY, type Seconds } from './time.ts';

type BillingState = 'active' | 'past_due' | 'cancels' | 'paused';
type SeedBilling = {
  customerId: string;
  subscriptionId: string;
  /** Plan and interval, for example `household.month`. */
  price: string;
  state: BillingState;
  invoices: number;
};
type SeedPerson = { uid: string; email: string; displayName: string; billing?: SeedBilling };

/** How far the seed people are into their current period. */
const INTO_PERIOD = 12 * DAY;

/** Fills an empty store with the plans and with what the seed people pay; no events are sent for it. */
export function seed(world: World, prices: PlanPrices, peopleFile: string | undefined): void {
  const now = world.store.now();
  seedCatalogue(world.store, prices, now - 700 * DAY);
  for (const person of readPeople(peopleFile)) {
    if (person.billing) seedPerson(world, prices, person, person.billing);
  }
}

function seedPerson(
  world: World,
  prices: PlanPrices,
  person: SeedPerson,
  billing: SeedBilling,
): void {
  const { store } = world;
  const price = store.prices.get(prices.get(billing.price) ?? '');
  if (!price) throw new Error(`seed person ${person.uid} has the unknown price ${billing.price}`);
  const recurring = recurringOf(price);
  const start = store.now() - INTO_PERIOD;
  const first = addIntervals(start, recurring, 1 - billing.invoices);
  const customer = buildCustomer({
    id: billing.customerId,
    created: first - DAY,
    invoicePrefix: `ALC${person.uid.toUpperCase()}`,
    email: person.email,
    name: person.displayName,
    metadata: { firebaseUID: person.uid },
  });
  customer.currency = price.currency;
  store.customers.set(customer.id, customer);
  const card = createCard(world, 'good', { id: `pm_seed_${person.uid}` });
  card.customer = customer.id;
  customer.invoice_settings.default_payment_method = card.id;

  const item = buildSubscriptionItem({
    id: `si_seed_${person.uid}`,
    subscription: billing.subscriptionId,
    price,
    quantity: 1,
    created: first,
    periodStart: start,
    periodEnd: addIntervals(start, recurring),
  });
  const subscription = buildSubscription({
    id: billing.subscriptionId,
    customer: customer.id,
    currency: price.currency,
    items: [item],
    created: first,
    anchor: start,
    metadata: { firebaseUID: person.uid },
  });
  store.subscriptions.set(subscription.id, subscription);
  seedInvoices(world, subscription, person.uid, billing);
  applyState(world, subscription, billing.state, item.current_period_end);
}

function seedInvoices(
  world: World,
  subscription: Stripe.Subscription,
  uid: string,
  billing: SeedBilling,
): void {
  const [item] = subscription.items.data;
  if (!item) return;
  const recurring = recurringOf(item.price);
  for (let index = 1; index <= billing.invoices; index += 1) {
    const created = addIntervals(item.current_period_start, recurring, index - billing.invoices);
    const charges = chargesOf(subscription).map((charge) => ({
      ...charge,
      period: { start: created, end: addIntervals(created, recurring) },
    }));
    const invoice = issueInvoice(
      world,
      subscription,
      charges,
      index === 1 ? 'subscription_create' : 'subscription_cycle',
      { id: `in_seed_${uid}_${index}`, created },
    );
    const isUnpaid = billing.state === 'past_due' && index === billing.invoices;
    if (isUnpaid) markFailed(invoice, world.store.now());
    else markPaid(world.store, invoice, created);
  }
}

function applyState(
  world: World,
  subscription: Stripe.Subscription,
  state: BillingState,
  periodEnd: Seconds,
): void {
  const now = world.store.now();
  switch (state) {
    case 'active':
      return;
    case 'past_due':
      subscription.status = 'past_due';
      return;
    case 'cancels':
      subscription.cancel_at_period_end = true;
      subscription.cancel_at = periodEnd;
      subscription.canceled_at = now - 2 * DAY;
      noteCancellation(subscription);
      return;
    case 'paused':
      attachSchedule({ ...world, emit: () => undefined }, subscription, [
        pauseUntil(now, now + 45 * DAY),
      ]);
  }
}

/** A pause as the account pages make it. */
function pauseUntil(
  from: Seconds,
  until: Seconds,
): Stripe.SubscriptionSchedule['pause_schedules'][number] {
  return {
    key: 'pause_seed',
    pause: {
      pause_at: from,
      settings: {
        type: 'subscription',
        bill_for: {
          outstanding_usage_through: { type: 'pause_at' },
          unused_time_from: { type: 'pause_at' },
        },
        invoicing_behavior: 'invoice',
      },
      status: { type: 'scheduled' },
    },
    resume: {
      resume_at: until,
      settings: {
        billing_cycle_anchor: 'resume_at',
        payment_behavior: 'resume_on_payment_success',
        proration_behavior: 'create_prorations',
      },
      status: { type: 'scheduled' },
    },
  };
}

/** The seed people, or none when there is no such file. */
function readPeople(file: string | undefined): SeedPerson[] {
  if (file === undefined) return [];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  const people: SeedPerson[] = JSON.parse(text);
  return people;
}
