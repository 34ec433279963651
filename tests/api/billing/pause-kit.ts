/** What tests of pauses share: a plan with a clock of its own at Stripe, and how it all stands there. */
import { LIST_PRICES } from '../../../functions/src/contract/plans.ts';
import type { Person } from '../../support/people.ts';
import { planSince } from '../../support/stripe.ts';
import { call, setCard, stripeClient } from '../api.ts';

export const HOUR = 3600;
export const DAY = 24 * HOUR;
export const SOLO = 'price_solo_month';
export const PRICE = LIST_PRICES.solo.month;

/** Made for each call: the next file of a process has a Stripe of its own. */
const stripe = () => stripeClient();

/** A plan that lives by a test clock of its own. */
export type Plan = { customer: string; id: string; clock: string };

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A plan that began so many days ago, up to now: Stripe's time and ours agree, until a test lets Stripe's pass. */
export function buy(uid: string, { price = SOLO, daysAgo = 10, credit = 0 } = {}): Promise<Plan> {
  return planSince(uid, daysAgo, { price, credit });
}

/** Lets time pass for a plan at Stripe, in seconds. */
export async function pass({ clock }: Plan, seconds: number): Promise<void> {
  const { testClocks } = stripe().testHelpers;
  const { frozen_time: from } = await testClocks.retrieve(clock);
  await testClocks.advance(clock, { frozen_time: from + seconds });
}

export const inDays = (days: number) => new Date(Date.now() + days * DAY * 1000).toISOString();

export const retrieve = ({ id }: Plan) => stripe().subscriptions.retrieve(id);
export const invoicesOf = async ({ customer }: Plan) =>
  (await stripe().invoices.list({ customer, limit: 100 })).data;

/** What a customer has in credit. */
export async function creditOf({ customer }: Plan): Promise<number> {
  const found = await stripe().customers.retrieve(customer);
  return found.deleted ? 0 : 0 - found.balance;
}

/** A plan that was paused ten days into its period, with a card of this kind. */
export async function paused(
  api: { url: string },
  { uid, idToken }: Person,
  card: 'good' | 'declined' | 'authenticate' | 'none',
): Promise<Plan> {
  const plan = await buy(uid);
  const { status } = await call(api, '/api/subscription/pause', {
    token: idToken,
    body: { until: inDays(30) },
  });
  if (status !== 200) throw new Error(`the pause was answered with ${status}`);
  await setCard(plan.customer, card);
  return plan;
}
