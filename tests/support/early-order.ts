/** An order of some days ago: Stripe's clock for its customer is set back for it, and then brought to the present. */
import { Stripe } from 'stripe';
import { BEGIN_AT_ONCE } from '@contract/billing-details.ts';
import { firestore } from './emulators.ts';
import { readEnv } from './env.ts';
import type { Person } from './people.ts';
import { giveCard, settleWebhooks } from './standins.ts';

const DAY_SECONDS = 86_400;

/** Solo by the month, with the question answered that comes before the payment. */
export async function orderEarlier({ uid }: Person, daysAgo: number): Promise<EarlyOrder> {
  const stripe = stripeClient();
  const now = Math.floor(Date.now() / 1000);
  const { testClocks } = stripe.testHelpers;
  const clock = await testClocks.create({ frozen_time: now - daysAgo * DAY_SECONDS });
  const customer = await stripe.customers.create({
    test_clock: clock.id,
    metadata: { firebaseUID: uid },
  });
  await giveCard(customer.id);
  await firestore().doc(`users/${uid}`).set({ customerId: customer.id }, { merge: true });
  await firestore().doc(`stripeCustomers/${customer.id}`).set({ uid });
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_solo_month' }],
    metadata: { beginAtOnce: BEGIN_AT_ONCE.version },
  });
  await testClocks.advance(clock.id, { frozen_time: now });
  await settleWebhooks();
  const [invoice] = (await stripe.invoices.list({ subscription: id })).data;
  return { subscription: id, customer: customer.id, invoice: invoice?.number ?? '' };
}

/** How the plan stands at Stripe, and what was paid back, in cents. */
export async function standOf({ subscription, customer }: EarlyOrder) {
  const stripe = stripeClient();
  const [{ status }, { data: notes }] = await Promise.all([
    stripe.subscriptions.retrieve(subscription),
    stripe.creditNotes.list({ customer, expand: ['data.refunds.refund'] }),
  ]);
  const refunds = notes.flatMap(({ refunds: made }) => made ?? []);
  return { status, refunded: refunds.reduce((sum, { amount_refunded: one }) => sum + one, 0) };
}

/** `invoice`: the number of its first. */
export type EarlyOrder = { subscription: string; customer: string; invoice: string };

function stripeClient(): Stripe {
  const { hostname, port } = new URL(readEnv('STRIPE_API_BASE'));
  return new Stripe(readEnv('STRIPE_SECRET_KEY'), {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  });
}
