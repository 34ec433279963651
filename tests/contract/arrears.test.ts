/** Payments that fail: what our app makes of them, how long it serves, and what is left to pay in the end. */
import { describe, expect, it } from 'vitest';
import { CARDS, DAY, HOUR, type Scene } from './scene.ts';
import { letTheCardDie, openInvoices, play, SOLO } from './steps.ts';

/** A renewal that has just failed for the first time. */
async function fallPastDue(scene: Scene): Promise<{ id: string; invoice: string; since: number }> {
  const { id } = await scene.buy('solo.month');
  await letTheCardDie(scene);
  await scene.renew(id);
  expect((await scene.atStripe(id)).status).toBe('past_due');
  const [open] = (await scene.invoices()).filter(({ status }) => status === 'open');
  if (open === undefined) throw new Error('no open invoice');
  return { id, invoice: open.id, since: open.status_transitions.finalized_at ?? 0 };
}

// R-LIV-02, R-LIV-03, R-MAC-02
describe.concurrent('Failing to pay', () => {
  it('a plan is past due since its invoice was finalised, and its servers sleep 14 days later', () =>
    play(async (scene) => {
      const { since } = await fallPastDue(scene);
      const pastDueSince = new Date(since * 1000).toISOString();
      expect(await scene.standing()).toMatchObject({ status: 'past_due', pastDueSince });
      const order = () =>
        scene.ask('POST /machines', { orderId: '7b0d2d43-3c1f-4f6e-9d5e-0d3b3c7b2a11' });
      // Its only place is taken by the server that came with the plan, so within the days this is the reason.
      expect((await order()).body).toMatchObject({ code: 'server_limit' });
      await scene.clock.moveTo(since + 14 * DAY + HOUR);
      if ((await scene.standing())['status'] !== 'past_due') return;
      expect((await order()).body).toMatchObject({ code: 'payment_required' });
    }));

  it('the day since which a plan is past due stays, whatever attempts follow', () =>
    play(async (scene) => {
      const { since } = await fallPastDue(scene);
      const { pastDueSince } = await scene.standing();
      await scene.clock.moveTo(since + 10 * DAY);
      expect(await scene.standing()).toMatchObject({ status: 'past_due', pastDueSince });
    }));

  it('a new card pays at the next attempt, and the plan is no longer past due', () =>
    play(async (scene) => {
      const { id, invoice } = await fallPastDue(scene);
      await scene.clock.move(HOUR);
      await scene.newCard(CARDS.good);
      expect(await scene.standing()).toMatchObject({ openPayment: { hasNewCard: true } });
      await scene.clock.move(9 * DAY);
      expect((await scene.stripe.invoices.retrieve(invoice)).status).toBe('paid');
      expect((await scene.atStripe(id)).status).toBe('active');
      expect(await scene.standing()).not.toHaveProperty('pastDueSince');
    }));

  it('a renewal that the bank asks about is past due and needs a confirmation', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      await scene.clock.move(HOUR);
      await scene.newCard(CARDS.asks);
      await scene.standing();
      await scene.renew(id);
      expect(await scene.standing()).toMatchObject({
        status: 'past_due',
        openPayment: { purpose: 'renewal', needs: 'confirmation', amount: SOLO },
      });
    }));

  // In a sandbox: "cancel the subscription" after the last retry, as the guide's step 11 says.
  it('after the last attempt the plan ends, and nothing of it can be paid any more', () =>
    play(async (scene) => {
      const { id, invoice } = await fallPastDue(scene);
      await scene.clock.move(28 * DAY);
      await scene.clock.move(28 * DAY);
      expect((await scene.atStripe(id)).status).toBe('canceled');
      expect(await scene.standing()).toMatchObject({ status: 'canceled' });
      expect((await scene.stripe.invoices.retrieve(invoice)).status).toBe('void');
      expect(openInvoices(await scene.invoices())).toEqual([]);
    }));

  it('a plan that is past due can be cancelled, and runs to the end of its period', () =>
    play(async (scene) => {
      const { id } = await fallPastDue(scene);
      const { status, body } = await scene.ask('POST /subscription/cancel');
      expect([status, body]).toMatchObject([200, { status: 'past_due' }]);
      expect((await scene.atStripe(id)).cancel_at).toBe((await scene.periodOf(id)).end);
    }));

  it('the open invoice of a plan that is past due has a page on which it can be paid', () =>
    play(async (scene) => {
      const { invoice } = await fallPastDue(scene);
      const { status, body } = await scene.ask(`GET /invoices/${invoice}`);
      expect([status, body]).toMatchObject([
        200,
        { status: 'open', amountDue: SOLO, url: expect.stringMatching(/^https?:/) },
      ]);
    }));

  // docs.stripe.com/billing/subscriptions/billing-mode
  it('a plan is in flexible billing mode, without which it could not be paused', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      expect(await scene.atStripe(id)).toMatchObject({ billing_mode: { type: 'flexible' } });
    }));
});
