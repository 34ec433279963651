/** Money that is given back for a machine that fell short: on the next invoice, by a credit note, and when a plan ends between. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LIST_PRICES } from '../../functions/src/contract/plans.ts';
import { readCharged } from '../../functions/src/modules/credits/charged-price.ts';
import type { Scene } from './scene.ts';
import { change, play, SOLO } from './steps.ts';

const REASON = 'Cedar, October 2026: 2 full hours short of 99.5 % availability';

const refundedOf = async ({ ask }: Scene) => (await ask('GET /invoices')).body;

/** Charged for the month in which the clock stands. */
function chargedNow({ stripe, customer, clock, priceOf }: Scene) {
  const month = new Date(clock.seconds() * 1000).toISOString().slice(0, 7);
  const prices = [
    { priceId: priceOf('household.month'), slug: 'household', interval: 'month' },
  ] as const;
  return readCharged(stripe, customer, { month, plan: 'solo', prices });
}

// R-TRU-04
describe.concurrent('Money back', () => {
  it('is a line of its own on the next invoice, and lowers its total', () =>
    play(async (scene) => {
      const machine = randomUUID();
      const { id } = await scene.buy('solo.month');
      const booked = await scene.book(machine);
      expect(booked).toMatchObject({ way: 'invoice', isOpen: true });
      expect(await scene.book(machine)).toEqual(booked);
      await scene.standing();
      expect((await scene.ask('GET /invoices')).body).toMatchObject({
        nextPayment: { amount: SOLO - 500 },
      });
      await scene.renew(id);
      const [invoice] = await scene.invoices();
      expect(invoice).toMatchObject({ status: 'paid', total: SOLO - 500, amount_paid: SOLO - 500 });
      expect(invoice?.lines.data).toContainEqual(
        expect.objectContaining({
          amount: -500,
          description: REASON,
          metadata: { machine, month: '2026-10' },
        }),
      );
      expect(await scene.book(machine)).toEqual({ ...booked, isOpen: false });
    }));

  it('of a yearly plan is refunded by a credit note, and its invoice stays paid', () =>
    play(async (scene) => {
      const machine = randomUUID();
      await scene.buy('solo.year');
      const booked = await scene.book(machine);
      expect(booked).toMatchObject({ way: 'refund', isOpen: false });
      expect(await scene.book(machine)).toEqual(booked);
      const { customer } = scene;
      expect((await scene.stripe.creditNotes.list({ customer })).data).toMatchObject([
        { id: booked.booked, amount: 500, memo: REASON, metadata: { machine, month: '2026-10' } },
      ]);
      expect(await refundedOf(scene)).toMatchObject({
        invoices: [{ status: 'paid', total: LIST_PRICES.solo.year, refunded: 500 }],
      });
      expect(await scene.balance()).toBe(0);
    }));

  it('that waited for an invoice is refunded when the plan ends', () =>
    play(async (scene) => {
      const machine = randomUUID();
      const { id } = await scene.buy('solo.month');
      await scene.book(machine);
      await scene.stripe.subscriptions.cancel(id);
      expect(await scene.book(machine)).toMatchObject({ way: 'refund', isOpen: false });
      const { customer } = scene;
      const pending = await scene.stripe.invoiceItems.list({ customer, pending: true });
      expect(pending.data).toEqual([]);
      expect(await refundedOf(scene)).toMatchObject({ invoices: [{ refunded: 500 }] });
    }));

  it('is worked out from what was charged; after a change, from the whole new price', () =>
    play(async (scene) => {
      await scene.buy('solo.month');
      expect(await chargedNow(scene)).toEqual({
        amount: SOLO,
        currency: 'eur',
        interval: 'month',
        plan: 'solo',
      });
      await scene.clock.move(60);
      await change(scene, 'household.month');
      expect(await chargedNow(scene)).toEqual({
        amount: LIST_PRICES.household.month,
        currency: 'eur',
        interval: 'month',
        plan: 'household',
      });
    }));

  it('is nothing in a trial', () =>
    play(async (scene) => {
      await scene.buy('solo.month', { trialDays: 14 });
      expect(await chargedNow(scene)).toMatchObject({ amount: 0 });
    }));
});
