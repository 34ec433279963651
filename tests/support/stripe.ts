/** Stripe as an operator's script sees it, and orders of some days ago. */
import { Stripe } from 'stripe';
import { BEGIN_AT_ONCE } from '../../functions/src/contract/billing-details.ts';
import { firestore } from './emulators.ts';
import { readEnv } from './env.ts';
import type { Person } from './people.ts';
import { setCard, settleWebhooks } from './standins.ts';

const DAY_SECONDS = 86_400;

export function stripeClient(): Stripe {
  const { hostname, port } = new URL(readEnv('STRIPE_API_BASE'));
  return new Stripe(readEnv('STRIPE_SECRET_KEY'), {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  });
}

/**
 * A plan with a card that pays, and a clock of its own at Stripe, which was set back for the order and then brought to the present.
 * @param plan `metadata` are those of the subscription
 */
export async function planSince(
  uid: string,
  daysAgo: number,
  {
    price,
    metadata = {},
    credit = 0,
  }: { price: string; metadata?: Stripe.MetadataParam; credit?: number },
) {
  const stripe = stripeClient();
  const now = Math.floor(Date.now() / 1000);
  const { testClocks } = stripe.testHelpers;
  const { id: clock } = await testClocks.create({ frozen_time: now - daysAgo * DAY_SECONDS });
  const { id: customer } = await stripe.customers.create({
    test_clock: clock,
    metadata: { firebaseUID: uid },
  });
  await setCard(customer, 'good');
  if (credit > 0) {
    await stripe.customers.createBalanceTransaction(customer, { amount: -credit, currency: 'eur' });
  }
  await firestore().doc(`users/${uid}`).set({ customerId: customer }, { merge: true });
  const items = [{ price }];
  const { id } = await stripe.subscriptions.create({ customer, items, metadata });
  await testClocks.advance(clock, { frozen_time: now });
  return { customer, id, clock };
}

/** Solo by the month, with the question answered that comes before the payment. */
export async function orderEarlier({ uid }: Person, daysAgo: number): Promise<EarlyOrder> {
  const metadata = { beginAtOnce: BEGIN_AT_ONCE.version };
  const plan = { price: 'price_solo_month', metadata };
  const { customer, id } = await planSince(uid, daysAgo, plan);
  await firestore().doc(`stripeCustomers/${customer}`).set({ uid });
  await settleWebhooks();
  const [invoice] = (await stripeClient().invoices.list({ subscription: id })).data;
  return { subscription: id, customer, invoice: invoice?.number ?? '' };
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
type EarlyOrder = { subscription: string; customer: string; invoice: string };
