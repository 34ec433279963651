/** When a cancelled plan ends at Stripe, and what of a period that was charged in between goes back. */
import { describe, expect, it } from 'vitest';
import { LIST_PRICES } from '../../functions/src/contract/plans.ts';
import { DAY, HOUR } from './scene.ts';
import { play, SOLO } from './steps.ts';

// R-LAW-06
describe.concurrent('Cancelling', () => {
  it('ends the plan with its period, and charges for no other', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      const { end } = await scene.periodOf(id);
      await scene.clock.move(3 * DAY);
      const { paid } = await scene.cancel(id, scene.clock.iso(0), null);
      expect([paid, (await scene.atStripe(id)).cancel_at]).toEqual([null, end]);
      await scene.clock.moveTo(end + HOUR);
      expect((await scene.atStripe(id)).status).toBe('canceled');
      expect(await scene.invoices()).toHaveLength(1);
    }));

  it('for a day two periods ahead ends it with that period, which is charged whole', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      const { end } = await scene.periodOf(id);
      const on = new Date((end + 5 * DAY) * 1000).toISOString().slice(0, 10);
      await scene.cancel(id, scene.clock.iso(0), on);
      await scene.renew(id);
      const second = await scene.periodOf(id);
      expect((await scene.atStripe(id)).cancel_at).toBe(second.end);
      await scene.clock.moveTo(second.end + HOUR);
      expect((await scene.atStripe(id)).status).toBe('canceled');
      const invoices = await scene.invoices();
      expect(invoices.map(({ total, status }) => [total, status])).toEqual([
        [SOLO, 'paid'],
        [SOLO, 'paid'],
      ]);
    }));

  it('received before a renewal, ends it as of that, and pays the renewal back', () =>
    play(async (scene) => {
      const { stripe, customer } = scene;
      const { id } = await scene.buy('solo.year');
      const { end } = await scene.periodOf(id);
      const receivedAt = new Date((end - HOUR) * 1000).toISOString();
      await scene.renew(id);
      await scene.clock.move(2 * DAY);
      for (let count = 1; count <= 2; count += 1) await scene.cancel(id, receivedAt, null);
      expect((await scene.atStripe(id)).status).toBe('canceled');
      const { data } = await stripe.charges.list({ customer, limit: 100 });
      expect(data.map(({ amount_refunded: amount }) => amount)).toEqual([LIST_PRICES.solo.year, 0]);
      expect(await scene.balance()).toBe(0);
    }));
});
