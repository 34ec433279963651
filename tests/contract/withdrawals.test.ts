/** What a withdrawal gives back, to the cent, and that nothing is charged for its order any more. */
import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { LIST_PRICES } from '../../functions/src/contract/plans.ts';
import { DAY, HOUR, type Scene } from './scene.ts';
import { EITHER_WAY, play, SOLO } from './steps.ts';

const ASKED = { beginAtOnce: '1' };

/** The second day of the next month that has thirty days, and is followed by a year of 365. */
async function reachMonthOfThirty({ clock }: Scene): Promise<void> {
  const now = new Date(clock.seconds() * 1000);
  const dayOf = (month: number) => Date.UTC(now.getUTCFullYear(), month, 2, 12) / 1000;
  const days = (month: number, months: number) => (dayOf(month + months) - dayOf(month)) / DAY;
  let month = now.getUTCMonth() + 1;
  while (days(month, 1) !== 30 || days(month, 12) !== 365) month += 1;
  await clock.moveTo(dayOf(month));
}

const buy = (scene: Scene, plan: Parameters<Scene['buy']>[0], trialDays?: number) =>
  scene.buy(plan, { more: { metadata: ASKED }, ...(trialDays && { trialDays }) });

/** Withdraws, and again a day later. @returns what went back to the card */
async function withdraw(scene: Scene, id: string): Promise<number> {
  const { stripe, customer, clock } = scene;
  const declaredAt = clock.iso(0);
  const { refund, staff } = await scene.withdraw(id, declaredAt);
  expect(staff).toBeNull();
  await clock.move(DAY);
  expect(await scene.withdraw(id, declaredAt)).toEqual({ refund, staff });
  expect((await scene.atStripe(id)).status).toBe('canceled');
  const invoices = await scene.invoices();
  expect(invoices.filter(({ status }) => status !== 'paid' && status !== 'void')).toEqual([]);
  expect(await scene.balance()).toBe(0);
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  const refunded = data.reduce((sum, { amount_refunded: amount }) => sum + amount, 0);
  expect(refund).toEqual({ amount: refunded, currency: 'eur' });
  return refunded;
}

/** A price of its own, for as long as a scenario takes. */
async function withPrice<T>(
  { stripe, priceOf }: Scene,
  interval: 'month' | 'year',
  amount: number,
  work: (price: string) => Promise<T>,
): Promise<T> {
  const { product } = await stripe.prices.retrieve(priceOf('solo.month'));
  const { id } = await stripe.prices.create({
    product: typeof product === 'string' ? product : product.id,
    currency: 'eur',
    unit_amount: amount,
    recurring: { interval },
  });
  try {
    return await work(id);
  } finally {
    await stripe.prices.update(id, { active: false });
  }
}

// R-LAW-01
describe.concurrent('Withdrawing', () => {
  it('from a month of 20.00 that became a year of 200.00 on day 5, on day 10, gives back 197.26 of 203.33', () =>
    play((scene) =>
      withPrice(scene, 'month', 2000, (month) =>
        withPrice(scene, 'year', 20_000, async (year) => {
          const { stripe, customer, clock } = scene;
          await reachMonthOfThirty(scene);
          const card = await scene.newCard('pm_card_visa');
          const { id, items } = await stripe.subscriptions.create({
            customer,
            default_payment_method: card,
            items: [{ price: month }],
            metadata: ASKED,
          });
          await clock.move(5 * DAY);
          await stripe.subscriptions.update(id, {
            items: [{ id: items.data[0]?.id ?? '', price: year }],
            proration_behavior: 'always_invoice',
            proration_date: clock.seconds(),
            payment_behavior: 'error_if_incomplete',
          });
          const paid = (await scene.invoices()).map(({ amount_paid: amount }) => amount);
          expect(paid).toEqual([18_333, 2000]);
          await clock.move(5 * DAY);
          expect(await withdraw(scene, id)).toBe(19_726);
        }),
      ),
    ));

  it('from a month on day 3 gives back nine tenths of it', () =>
    play(async (scene) => {
      await reachMonthOfThirty(scene);
      const { id } = await buy(scene, 'solo.month');
      await scene.clock.move(3 * DAY + HOUR);
      expect(await withdraw(scene, id)).toBe((SOLO * 9) / 10);
    }));

  it('from a year on day 10 gives back what its other days cost', () =>
    play(async (scene) => {
      const { id } = await buy(scene, 'solo.year');
      const { start, end } = await scene.periodOf(id);
      await scene.clock.move(10 * DAY);
      const rest = LIST_PRICES.solo.year * (1 - (10 * DAY) / (end - start));
      expect(await withdraw(scene, id)).toBe(Math.ceil(rest));
    }));

  it('from a trial gives back nothing, because nothing was paid', () =>
    play(async (scene) => {
      const { id } = await buy(scene, 'solo.month', 14);
      await scene.clock.move(9 * DAY);
      expect(await withdraw(scene, id)).toBe(0);
    }));

  it('from a trial whose first payment is a draft leaves none to be charged', () =>
    play(async (scene) => {
      const { id } = await buy(scene, 'solo.month', 14);
      const { end } = await scene.periodOf(id);
      await scene.clock.moveTo(end + HOUR / 2);
      expect(await withdraw(scene, id)).toBe(0);
    }));

  it('from an order that was not asked to begin at once gives back all of it', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      await scene.clock.move(10 * DAY);
      expect(await withdraw(scene, id)).toBe(SOLO);
    }));
});

// R-LAW-01
describe.concurrent.each(EITHER_WAY)('Withdrawing, as read $reading,', ({ play: playIt }) => {
  const pauseOn = async (scene: Scene, day: number): Promise<Stripe.Subscription> => {
    await reachMonthOfThirty(scene);
    const found = await buy(scene, 'solo.month');
    await scene.clock.move(day * DAY);
    const until = scene.clock.iso(40 * DAY);
    expect(await scene.ask('POST /subscription/pause', { until })).toMatchObject({ status: 200 });
    return found;
  };

  it('during a pause gives back its credit, too, and charges for the days before it', () =>
    playIt(async (scene) => {
      const { id } = await pauseOn(scene, 5);
      await scene.clock.move(3 * DAY);
      // Solo is 19.00: 5 of 30 days are 3.16.
      expect(await withdraw(scene, id)).toBe(SOLO - 316);
    }));

  it('after a pause charges for the days before and after it', () =>
    playIt(async (scene) => {
      const { id } = await pauseOn(scene, 5);
      await scene.clock.move(3 * DAY);
      expect(await scene.ask('POST /subscription/resume')).toMatchObject({ status: 200 });
      const { start, end } = await scene.periodOf(id);
      await scene.clock.move(2 * DAY);
      const paid = SOLO + (SOLO - 1583);
      const used = (SOLO * 5) / 30 + (SOLO * 2 * DAY) / (end - start);
      expect(await withdraw(scene, id)).toBe(paid - Math.floor(used));
    }));
});
