/**
 * Scenarios in which Stripe's documentation leaves something open: pauses, and changes that wait for their payment. The stand-in
 * has both readings (`READINGS` in its store), and each scenario must come out the same; a sandbox has its own.
 */
import { describe, expect, it } from 'vitest';
import { LIST_PRICES } from '../../functions/src/contract/plans.ts';
import { CARDS, DAY, HOUR, type Scene } from './scene.ts';
import {
  change,
  EITHER_WAY,
  HOUSEHOLD,
  letTheCardDie,
  openInvoices,
  pauseHalfway,
  priceOf,
} from './steps.ts';

// R-LIV-01, R-LIV-02, R-LIV-03
describe.concurrent.each(EITHER_WAY)('Pausing, as read: $reading', ({ play }) => {
  it('a pause begins at once and credits what was paid and not used', () =>
    play(async (scene) => {
      const { id, until } = await pauseHalfway(scene);
      expect((await scene.atStripe(id)).status).toBe('paused');
      expect(await scene.balance()).toBe(-HOUSEHOLD / 2);
      expect(await scene.standing()).toMatchObject({
        status: 'paused',
        pauseReason: 'requested',
        pausedUntil: new Date(until * 1000).toISOString(),
        credit: { amount: HOUSEHOLD / 2, currency: 'eur' },
      });
    }));

  it('a pause over the renewal makes no invoice and gives nothing away', () =>
    play(async (scene) => {
      const { id, until } = await pauseHalfway(scene);
      const before = (await scene.invoices()).map((invoice) => invoice.id);
      await scene.clock.moveTo(until - DAY);
      expect((await scene.atStripe(id)).status).toBe('paused');
      expect((await scene.invoices()).map((invoice) => invoice.id)).toEqual(before);
      expect(await scene.balance()).toBe(-HOUSEHOLD / 2);
    }));

  it('a pause of a yearly plan credits the rest of the year', () =>
    play(async (scene) => {
      await pauseHalfway(scene, 'solo.year');
      expect(await scene.balance()).toBe(-LIST_PRICES.solo.year / 2);
    }));

  // https://docs.stripe.com/api/subscriptions/pause has no end of its own.
  it('a pause does not end by itself at Stripe; our job ends it on its day, and again does nothing', () =>
    play(async (scene) => {
      const { id, until } = await pauseHalfway(scene);
      await scene.clock.moveTo(until - HOUR);
      await scene.runJob();
      await scene.clock.moveTo(until);
      expect((await scene.atStripe(id)).status).toBe('paused');
      await scene.runJob();
      await scene.runJob();
      expect((await scene.atStripe(id)).status).toBe('active');
      expect((await scene.periodOf(id)).start).toBe(until);
      expect((await scene.invoices())[0]).toMatchObject({
        status: 'paid',
        total: HOUSEHOLD,
        amount_due: HOUSEHOLD / 2,
      });
      const standing = await scene.standing();
      expect(standing).toMatchObject({ status: 'active' });
      expect(standing).not.toHaveProperty('credit');
      expect(standing).not.toHaveProperty('pausedUntil');
    }));

  it('a pause that ends while the card is dead stays a pause with an open payment', () =>
    play(async (scene) => {
      const { id, until } = await pauseHalfway(scene);
      await letTheCardDie(scene);
      await scene.clock.moveTo(until);
      await scene.runJob();
      expect((await scene.atStripe(id)).status).toBe('paused');
      const [open] = openInvoices(await scene.invoices());
      expect(await scene.standing()).toMatchObject({
        status: 'paused',
        openPayment: { invoiceId: open, purpose: 'resume', amount: HOUSEHOLD / 2 },
      });
    }));

  it('a customer who resumes early pays a whole new period less the credit, at once', () =>
    play(async (scene) => {
      const { id } = await pauseHalfway(scene);
      await scene.clock.move(10 * DAY);
      const { status, body } = await scene.ask('POST /subscription/resume');
      expect([status, body]).toMatchObject([200, { status: 'active' }]);
      expect((await scene.invoices())[0]).toMatchObject({
        status: 'paid',
        amount_paid: HOUSEHOLD / 2,
      });
      expect((await scene.periodOf(id)).start).toBe(scene.clock.seconds());
      expect(await scene.balance()).toBe(0);
    }));

  async function resumeWithADeadCard(scene: Scene): Promise<{ id: string; invoice: string }> {
    const { id } = await pauseHalfway(scene);
    await letTheCardDie(scene);
    const { status, body } = await scene.ask('POST /subscription/resume');
    expect([status, body]).toMatchObject([402, { code: 'payment_required' }]);
    expect((await scene.atStripe(id)).status).toBe('paused');
    const [invoice = ''] = openInvoices(await scene.invoices());
    return { id, invoice };
  }

  it('a resumption that is not paid says where to pay, and makes no second invoice', () =>
    play(async (scene) => {
      const { id, invoice } = await resumeWithADeadCard(scene);
      expect(await scene.standing()).toMatchObject({
        status: 'paused',
        openPayment: { invoiceId: invoice, purpose: 'resume', needs: 'payment' },
      });
      expect((await scene.ask('POST /subscription/resume')).status).toBe(402);
      expect(openInvoices(await scene.invoices())).toEqual([invoice]);
      await scene.stripe.invoices.pay(invoice, { payment_method: await scene.attach(CARDS.good) });
      expect((await scene.atStripe(id)).status).toBe('active');
      expect(await scene.standing()).toMatchObject({ status: 'active' });
    }));

  // https://docs.stripe.com/billing/subscriptions/pause, "Payment behavior"
  it('a resumption that is not paid waits for a year at Stripe, and our events stop its attempts', () =>
    play(async (scene) => {
      const { id, invoice } = await resumeWithADeadCard(scene);
      const { pending_update: pending } = await scene.atStripe(id);
      // Whether it is shown is not documented; if it is, it lasts for a year.
      expect(pending?.expires_at ?? Infinity).toBeGreaterThan(scene.clock.seconds() + 360 * DAY);
      expect(await scene.standing()).toMatchObject({ openPayment: { purpose: 'resume' } });
      await scene.newCard(CARDS.good);
      await scene.clock.move(20 * DAY);
      expect(await scene.stripe.invoices.retrieve(invoice)).toMatchObject({ auto_advance: false });
      expect((await scene.atStripe(id)).status).toBe('paused');
    }));

  it('a resumption that is not paid in 23 hours is voided by us, and can be begun again', () =>
    play(async (scene) => {
      const { id, invoice } = await resumeWithADeadCard(scene);
      await scene.clock.move(DAY);
      expect((await scene.stripe.invoices.retrieve(invoice)).status).toBe('open');
      expect(await scene.standing()).not.toHaveProperty('openPayment');
      expect((await scene.stripe.invoices.retrieve(invoice)).status).toBe('void');
      expect(await scene.atStripe(id)).toMatchObject({ status: 'paused', pending_update: null });
      expect(await scene.balance()).toBe(-HOUSEHOLD / 2);
      await scene.newCard(CARDS.good);
      await scene.standing();
      const { status, body } = await scene.ask('POST /subscription/resume');
      expect([status, body]).toMatchObject([200, { status: 'active' }]);
      expect((await scene.invoices())[0]).toMatchObject({ status: 'paid' });
    }));

  it('a resumption that fails before its day keeps that day', () =>
    play(async (scene) => {
      const { id, until } = await pauseHalfway(scene);
      await letTheCardDie(scene);
      expect((await scene.ask('POST /subscription/resume')).status).toBe(402);
      const pausedUntil = new Date(until * 1000).toISOString();
      const openPayment = { purpose: 'resume' };
      expect(await scene.standing()).toMatchObject({ pausedUntil, openPayment });
      await scene.clock.move(DAY);
      expect(await scene.standing()).toMatchObject({ status: 'paused', pausedUntil });
      expect(await scene.atStripe(id)).toMatchObject({ status: 'paused', schedule: null });
    }));

  it('a plan that is paused cannot be changed', () =>
    play(async (scene) => {
      const { id } = await pauseHalfway(scene);
      const { status, body } = await scene.ask('POST /subscription/change', {
        planId: scene.priceOf('solo.month'),
      });
      expect([status, body]).toMatchObject([409, { code: 'conflict' }]);
      expect(priceOf(await scene.atStripe(id))).toBe(scene.priceOf('household.month'));
    }));

  it('a plan that is cancelled during its pause ends at once and keeps the credit', () =>
    play(async (scene) => {
      const { id } = await pauseHalfway(scene);
      expect((await scene.ask('POST /subscription/cancel')).status).toBe(200);
      expect((await scene.atStripe(id)).status).toBe('canceled');
      expect(await scene.balance()).toBe(-HOUSEHOLD / 2);
      expect(await scene.standing()).toMatchObject({
        status: 'canceled',
        credit: { amount: HOUSEHOLD / 2 },
      });
    }));

  it('after a pause the plan can be changed and cancelled as before', () =>
    play(async (scene) => {
      const { id } = await pauseHalfway(scene);
      expect((await scene.ask('POST /subscription/resume')).status).toBe(200);
      expect((await scene.atStripe(id)).schedule).toBeNull();
      const planId = scene.priceOf('solo.month');
      expect((await scene.ask('POST /subscription/change', { planId })).status).toBe(200);
      const { status, body } = await scene.ask('POST /subscription/cancel');
      expect([status, body]).toMatchObject([200, { status: 'active' }]);
      expect(body).toHaveProperty('cancelAt');
    }));

  it('a plan on trial and one that is set to end cannot be paused', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month', { trialDays: 7 });
      const pause = () =>
        scene.ask('POST /subscription/pause', { until: scene.clock.iso(30 * DAY) });
      expect((await pause()).status).toBe(409);
      await scene.clock.move(7 * DAY + 2 * HOUR);
      expect((await scene.ask('POST /subscription/cancel')).status).toBe(200);
      expect((await pause()).status).toBe(409);
      expect((await scene.atStripe(id)).status).toBe('active');
    }));

  it('a pause leaves no schedule, and its day is noted with the plan', () =>
    play(async (scene) => {
      const { id, until } = await pauseHalfway(scene);
      const { schedule, metadata } = await scene.atStripe(id);
      expect(schedule).toBeNull();
      expect(metadata['pause']).toContain(`/${new Date(until * 1000).toISOString()}`);
    }));

  it('a pause and its end are told by events', () =>
    play(async (scene) => {
      await pauseHalfway(scene);
      await scene.tellUntil('customer.subscription.paused');
      expect((await scene.ask('GET /subscription')).body).toMatchObject({ status: 'paused' });
      expect((await scene.ask('POST /subscription/resume')).status).toBe(200);
      await scene.tellUntil('customer.subscription.resumed');
      expect((await scene.ask('GET /subscription')).body).toMatchObject({ status: 'active' });
    }));

  // https://docs.stripe.com/billing/subscriptions/pause, "You can’t pause a subscription if it"
  it('Stripe pauses no plan twice, and none on trial', () =>
    play(async (scene) => {
      const { id } = await pauseHalfway(scene);
      const refused = { statusCode: 400 };
      await expect(scene.stripe.subscriptions.pause(id)).rejects.toMatchObject(refused);
    }));

  it('a pause that is cancelled within its first minutes keeps its credit', () =>
    play(async (scene) => {
      await pauseHalfway(scene);
      await scene.clock.move(60);
      expect((await scene.ask('POST /subscription/cancel')).status).toBe(200);
      await scene.clock.move(3 * HOUR);
      expect(await scene.balance()).toBe(-HOUSEHOLD / 2);
    }));

  it('a pause in the hour in which a renewal is a draft is refused, and possible after it', () =>
    play(async (scene) => {
      const { id } = await scene.buy('household.month');
      await scene.clock.moveTo((await scene.periodOf(id)).end + 10 * 60);
      const pause = () =>
        scene.ask('POST /subscription/pause', { until: scene.clock.iso(30 * DAY) });
      expect(await pause()).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect(await scene.balance()).toBe(0);
      await scene.clock.move(2 * HOUR);
      expect((await pause()).status).toBe(200);
    }));

  it('what the end of a pause will cost is announced: a whole period less the credit', () =>
    play(async (scene) => {
      const { until } = await pauseHalfway(scene);
      await scene.standing();
      expect((await scene.ask('GET /invoices')).body).toMatchObject({
        nextPayment: { amount: HOUSEHOLD / 2, at: new Date(until * 1000).toISOString() },
      });
    }));

  it('a resumption without a card is refused, and the plan stays paused', () =>
    play(async (scene) => {
      const { id } = await pauseHalfway(scene);
      const { data } = await scene.stripe.paymentMethods.list({ customer: scene.customer });
      for (const method of data) await scene.stripe.paymentMethods.detach(method.id);
      expect((await scene.ask('POST /subscription/resume')).status).toBe(402);
      expect((await scene.atStripe(id)).status).toBe('paused');
    }));

  it('a resumption that is not paid is charged once the card is another and it is pressed again', () =>
    play(async (scene) => {
      const { id, invoice } = await resumeWithADeadCard(scene);
      await scene.clock.move(HOUR);
      await scene.newCard(CARDS.good);
      await scene.standing();
      expect((await scene.ask('POST /subscription/resume')).status).toBe(200);
      expect((await scene.atStripe(id)).status).toBe('active');
      expect((await scene.invoices())[0]).toMatchObject({ id: invoice, status: 'paid' });
    }));

  // https://docs.stripe.com/billing/subscriptions/pause, "If you void the resumption invoice, the subscription stays paused."
  it('a resumption whose invoice an operator voids leaves the plan paused, with its credit and its day', () =>
    play(async (scene) => {
      const { id, until } = await pauseHalfway(scene);
      await letTheCardDie(scene);
      await scene.ask('POST /subscription/resume');
      const [invoice = ''] = openInvoices(await scene.invoices());
      await scene.stripe.invoices.voidInvoice(invoice);
      expect((await scene.atStripe(id)).status).toBe('paused');
      expect(await scene.balance()).toBe(-HOUSEHOLD / 2);
      const standing = await scene.standing();
      expect(standing).toMatchObject({ pausedUntil: new Date(until * 1000).toISOString() });
      expect(standing).not.toHaveProperty('openPayment');
    }));

  it('a plan that is cancelled while its resumption is open leaves nothing to pay, and keeps the credit', () =>
    play(async (scene) => {
      const { id } = await resumeWithADeadCard(scene);
      expect((await scene.ask('POST /subscription/cancel')).status).toBe(200);
      expect((await scene.atStripe(id)).status).toBe('canceled');
      expect(openInvoices(await scene.invoices())).toEqual([]);
      expect(await scene.balance()).toBe(-HOUSEHOLD / 2);
    }));

  it('a customer who resumed early is not resumed a second time on the day', () =>
    play(async (scene) => {
      const { until } = await pauseHalfway(scene);
      await scene.clock.move(DAY);
      await scene.ask('POST /subscription/resume');
      const before = (await scene.invoices()).length;
      await scene.standing();
      await scene.clock.moveTo(until - 12 * DAY);
      await scene.runJob();
      expect(await scene.invoices()).toHaveLength(before);
    }));
});

// R-LIV-01, R-LIV-02, R-LIV-03
describe.concurrent.each(EITHER_WAY)('A change that waits, as read: $reading', ({ play }) => {
  async function changeWithAnAskingBank(scene: Scene): Promise<{ id: string; invoice: string }> {
    const { id } = await scene.buy('solo.month');
    await scene.clock.move(HOUR);
    await scene.newCard(CARDS.asks);
    await scene.standing();
    const { answer } = await change(scene, 'household.month');
    expect(answer).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    const found = await scene.atStripe(id);
    expect(priceOf(found)).toBe(scene.priceOf('solo.month'));
    expect(found.pending_update).not.toBeNull();
    const [invoice = ''] = openInvoices(await scene.invoices());
    expect(await scene.standing()).toMatchObject({
      plan: 'Solo',
      openPayment: { invoiceId: invoice, purpose: 'change', needs: 'confirmation' },
    });
    return { id, invoice };
  }

  it('a change that the bank asks about happens once its invoice is paid', () =>
    play(async (scene) => {
      const { id, invoice } = await changeWithAnAskingBank(scene);
      await scene.stripe.invoices.pay(invoice, { payment_method: await scene.attach(CARDS.good) });
      expect(priceOf(await scene.atStripe(id))).toBe(scene.priceOf('household.month'));
      const standing = await scene.standing();
      expect(standing).toMatchObject({ plan: 'Household', status: 'active' });
      expect(standing).not.toHaveProperty('openPayment');
    }));

  it('a change that is not confirmed within 23 hours does not happen', () =>
    play(async (scene) => {
      const { id } = await changeWithAnAskingBank(scene);
      await scene.clock.move(DAY);
      const found = await scene.atStripe(id);
      expect([priceOf(found), found.pending_update]).toEqual([scene.priceOf('solo.month'), null]);
      const standing = await scene.standing();
      expect(standing).toMatchObject({ plan: 'Solo', status: 'active' });
      expect(standing).not.toHaveProperty('openPayment');
      expect(openInvoices(await scene.invoices())).toEqual([]);
    }));

  // https://docs.stripe.com/billing/subscriptions/pending-updates-reference
  it('a second change takes the place of the one that waits, and only it can be paid', () =>
    play(async (scene) => {
      const { id, invoice } = await changeWithAnAskingBank(scene);
      await scene.clock.move(HOUR);
      await scene.newCard(CARDS.good);
      await scene.standing();
      const { answer } = await change(scene, 'household.month');
      expect(answer).toMatchObject({ status: 200, body: { plan: 'Household' } });
      expect((await scene.stripe.invoices.retrieve(invoice)).status).toBe('void');
      expect(priceOf(await scene.atStripe(id))).toBe(scene.priceOf('household.month'));
    }));

  it('a change whose invoice an operator voids does not happen, and another one can follow', () =>
    play(async (scene) => {
      const { invoice } = await changeWithAnAskingBank(scene);
      await scene.stripe.invoices.voidInvoice(invoice);
      expect(await scene.standing()).not.toHaveProperty('openPayment');
      await scene.clock.move(HOUR);
      await scene.newCard(CARDS.good);
      await scene.standing();
      const { answer } = await change(scene, 'household.month');
      expect(answer).toMatchObject({ status: 200, body: { plan: 'Household' } });
    }));

  it('a plan whose change waits cannot be paused', () =>
    play(async (scene) => {
      await changeWithAnAskingBank(scene);
      const { status, body } = await scene.ask('POST /subscription/pause', {
        until: scene.clock.iso(30 * DAY),
      });
      expect([status, body]).toMatchObject([409, { code: 'conflict' }]);
    }));
});
