/**
 * What Stripe and our app do with each other, one sentence a scenario. `npm test` runs it against the stand-in; with the key
 * of a sandbox in `STRIPE_SANDBOX_KEY` it runs unchanged against Stripe, so whatever the stand-in has wrong turns red there.
 *
 * Our app acts through its own API, as it is deployed; Stripe is asked through its public API only, and lives by test clocks.
 * What only a browser can do is left out: no test pays on Stripe's page (a plan is made as Checkout makes it, pinned to its
 * card), confirms with a bank (a card that needs no confirmation pays instead) or clicks in the portal (the call that it
 * makes is made here). Checkouts are opened and expired, never paid. Every scenario deletes its test clock, and with it its
 * customers, so that a sandbox can be shared.
 */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LIST_PRICES } from '../../functions/src/contract/plans.ts';
import { CARDS, DAY, HOUR } from './scene.ts';
import {
  change,
  holdForHalfAPeriod,
  HOUSEHOLD,
  letTheCardDie,
  openInvoices,
  play,
  priceOf,
  SOLO,
} from './steps.ts';
import { orderOf } from '../support/order.ts';

// R-LIV-03
describe.concurrent('Buying', () => {
  it('a purchase makes the plan active and its first invoice paid', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      const [invoice] = await scene.invoices();
      expect(invoice).toMatchObject({ status: 'paid', amount_paid: SOLO, currency: 'eur' });
      const { end } = await scene.periodOf(id);
      expect(await scene.standing()).toMatchObject({
        id,
        status: 'active',
        plan: 'Solo',
        interval: 'month',
        currentPeriodEnd: new Date(end * 1000).toISOString(),
      });
    }));

  it('the events of a purchase name its customer and make it known here', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      const events = await scene.tellUntil('invoice.paid');
      const types = events.map(({ type }) => type);
      expect(types).toEqual(expect.arrayContaining(['customer.subscription.created']));
      expect((await scene.ask('GET /subscription')).body).toMatchObject({ id, status: 'active' });
    }));

  it('a card that the bank refuses at once cannot be put on file', () =>
    play(async ({ attach }) => {
      await expect(attach(CARDS.refusedAtOnce)).rejects.toMatchObject({
        statusCode: 402,
        code: 'card_declined',
      });
    }));

  it('a purchase with a card that fails leaves no plan in force', () =>
    play(async (scene) => {
      const bought = scene.buy('solo.month', {
        card: CARDS.dead,
        more: { payment_behavior: 'error_if_incomplete' },
      });
      await expect(bought).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
      expect(await scene.standing()).toMatchObject({ status: 'none' });
    }));

  it('a first payment that the bank asks about waits and is shown as open', () =>
    play(async (scene) => {
      const { id, status } = await scene.buy('solo.month', { card: CARDS.asks });
      expect(status).toBe('incomplete');
      const standing = await scene.standing();
      const [invoice] = await scene.invoices();
      expect(standing).toMatchObject({
        id,
        status: 'incomplete',
        openPayment: {
          invoiceId: invoice?.id,
          purpose: 'first',
          needs: 'confirmation',
          amount: SOLO,
        },
      });
      await scene.stripe.invoices.pay(invoice?.id ?? '', {
        payment_method: await scene.attach(CARDS.good),
      });
      expect(await scene.standing()).toMatchObject({ id, status: 'active' });
    }));

  it('a first payment that is not made within 23 hours ends the plan', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month', { card: CARDS.asks });
      await scene.clock.move(DAY);
      expect((await scene.atStripe(id)).status).toBe('incomplete_expired');
      const standing = await scene.standing();
      expect(standing).toMatchObject({ status: 'incomplete_expired' });
      expect(standing).not.toHaveProperty('openPayment');
    }));

  it('a trial costs nothing until it ends, and then the whole price', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month', { trialDays: 7 });
      expect(await scene.standing()).toMatchObject({
        status: 'trialing',
        trialEnd: scene.clock.iso(7 * DAY),
      });
      await scene.clock.move(7 * DAY + 2 * HOUR);
      expect((await scene.atStripe(id)).status).toBe('active');
      const paid = (await scene.invoices()).map(({ amount_paid: amount }) => amount);
      expect(paid).toEqual([SOLO, 0]);
    }));

  it('a trial that ends without a card pauses, and says why', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month', {
        card: null,
        trialDays: 7,
        more: { trial_settings: { end_behavior: { missing_payment_method: 'pause' } } },
      });
      await scene.clock.move(8 * DAY);
      expect((await scene.atStripe(id)).status).toBe('paused');
      expect(await scene.standing()).toMatchObject({ status: 'paused', pauseReason: 'no_card' });
    }));

  it('two clicks open one checkout, which can be closed again', () =>
    play(async ({ stripe, ...scene }) => {
      const body = orderOf(scene.priceOf('solo.month'));
      const [first, second] = await Promise.all(
        [1, 2].map(() => scene.ask('POST /checkout-session', body)),
      );
      expect([first?.status, second?.body['id']]).toEqual([200, first?.body['id']]);
      const id = String(first?.body['id']);
      const session = await stripe.checkout.sessions.retrieve(id);
      expect(session).toMatchObject({
        status: 'open',
        mode: 'subscription',
        customer: scene.customer,
        client_reference_id: scene.person.uid,
        // Whatever else the dashboard allows: docs.stripe.com/api/checkout/sessions/create, `allowed_payment_method_types`
        payment_method_types: ['card'],
      });
      expect(session.url).toBe(first?.body['url']);
      expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired');
      expect((await scene.ask(`GET /checkout-session/${id}`)).body).toMatchObject({
        status: 'expired',
        paymentStatus: 'unpaid',
      });
    }));

  it('who has a plan cannot open a checkout for a second one', () =>
    play(async (scene) => {
      await scene.buy('solo.month');
      const { status, body } = await scene.ask(
        'POST /checkout-session',
        orderOf(scene.priceOf('household.month')),
      );
      expect([status, body]).toMatchObject([409, { code: 'already_subscribed' }]);
      const { data } = await scene.stripe.checkout.sessions.list({ customer: scene.customer });
      expect(data).toEqual([]);
    }));

  it('with tax on, a checkout asks for the address and tax number and works the tax out', () =>
    play(
      async ({ stripe, ask, priceOf: price }) => {
        const { status, body } = await ask('POST /checkout-session', orderOf(price('solo.month')));
        expect([status, body]).toMatchObject([200, {}]);
        const session = await stripe.checkout.sessions.retrieve(String(body['id']));
        expect(session).toMatchObject({
          automatic_tax: { enabled: true },
          billing_address_collection: 'required',
          tax_id_collection: { enabled: true },
        });
      },
      { CHECKOUT_TAX: 'on' },
    ));
});

// R-LAW-03, R-LIV-03
describe.concurrent('Who pays', () => {
  it('the card that is shown is the one that pays the renewal', () =>
    play(async (scene) => {
      const { stripe, customer } = scene;
      const { id } = await scene.buy('solo.month');
      await scene.standing();
      await scene.clock.move(DAY);
      const card = await scene.newCard(CARDS.another);
      await scene.hint();
      expect((await scene.ask('GET /billing-details')).body).toMatchObject({
        card: { brand: 'mastercard', last4: '4444' },
      });
      await scene.renew(id);
      const [charge] = (await stripe.charges.list({ customer, limit: 1 })).data;
      expect([charge?.paid, charge?.payment_method]).toEqual([true, card]);
    }));

  it('name, address and tax number are shown as the next invoice has them', () =>
    play(async (scene) => {
      const { stripe, customer } = scene;
      const { id } = await scene.buy('solo.month');
      await stripe.customers.update(customer, {
        name: 'A Practice',
        address: { line1: 'Street 1', postal_code: '10115', city: 'Berlin', country: 'DE' },
      });
      await stripe.customers.createTaxId(customer, { type: 'eu_vat', value: 'DE123456789' });
      await scene.hint();
      expect((await scene.ask('GET /billing-details')).body).toMatchObject({
        name: 'A Practice',
        address: ['Street 1', '10115 Berlin', 'Germany'],
        vatId: { value: 'DE123456789', state: expect.stringMatching(/^(pending|(un)?verified)$/) },
        orderedAt: expect.any(String),
      });
      await scene.renew(id);
      expect((await scene.invoices())[0]).toMatchObject({
        customer_name: 'A Practice',
        customer_address: { city: 'Berlin' },
        customer_tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
      });
    }));

  it('a page can begin where cards, or name and address, are changed', () =>
    play(async (scene) => {
      for (const flow of ['payment_method_update', 'customer_update']) {
        const { status, body } = await scene.ask('POST /billing-portal', { flow });
        expect([flow, status, body]).toMatchObject([flow, 200, { url: expect.any(String) }]);
      }
    }));
});

// R-LIV-01, R-LIV-02, R-LIV-03
describe.concurrent('Renewing', () => {
  it('a plan renews with the payment that was announced', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      const { end } = await scene.periodOf(id);
      await scene.standing();
      expect((await scene.ask('GET /invoices')).body).toMatchObject({
        nextPayment: { amount: SOLO, currency: 'eur', at: new Date(end * 1000).toISOString() },
      });
      await scene.renew(id);
      const [renewal, first] = await scene.invoices();
      expect([renewal, first]).toMatchObject([
        { status: 'paid', amount_paid: SOLO, billing_reason: 'subscription_cycle' },
        { status: 'paid', billing_reason: 'subscription_create' },
      ]);
      expect((await scene.periodOf(id)).start).toBe(end);
    }));

  it('a renewal is a draft for about an hour before it is charged', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      const { end } = await scene.periodOf(id);
      await scene.clock.moveTo(end + 10 * 60);
      const [draft] = await scene.invoices();
      expect(draft).toMatchObject({ status: 'draft', total: SOLO, amount_paid: 0 });
      expect(await scene.standing()).toMatchObject({ status: 'active' });
      expect((await scene.ask('GET /invoices')).body).toMatchObject({
        invoices: [{ id: draft?.id, status: 'draft', number: null }, { status: 'paid' }],
      });
      await scene.clock.move(2 * HOUR);
      expect((await scene.invoices())[0]).toMatchObject({ id: draft?.id, status: 'paid' });
    }));

  it('a renewal that fails is past due and shown as open, and paying it mends it', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      await letTheCardDie(scene);
      await scene.renew(id);
      expect((await scene.atStripe(id)).status).toBe('past_due');
      const [open] = openInvoices(await scene.invoices());
      expect(await scene.standing()).toMatchObject({
        status: 'past_due',
        openPayment: { invoiceId: open, purpose: 'renewal', needs: 'payment', amount: SOLO },
      });
      const { status, body } = await scene.ask('POST /subscription/pause', {
        until: scene.clock.iso(30 * DAY),
      });
      expect([status, body]).toMatchObject([409, { code: 'conflict' }]);
      await scene.stripe.invoices.pay(open ?? '', {
        payment_method: await scene.attach(CARDS.good),
      });
      const mended = await scene.standing();
      expect(mended).toMatchObject({ status: 'active' });
      expect(mended).not.toHaveProperty('openPayment');
    }));

  it('a card that was changed in the portal pays the next renewal', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      // The card that the plan was bought with dies while it is pinned to the plan.
      const dead = await scene.attach(CARDS.dead);
      await scene.stripe.subscriptions.update(id, { default_payment_method: dead });
      await scene.clock.move(HOUR);
      const card = await scene.newCard(CARDS.good);
      await scene.tellUntil('customer.updated');
      expect(await scene.atStripe(id)).toMatchObject({ default_payment_method: null });
      expect(await scene.stripe.customers.retrieve(scene.customer)).toMatchObject({
        invoice_settings: { default_payment_method: card },
      });
      await scene.renew(id);
      expect((await scene.invoices())[0]).toMatchObject({ status: 'paid', amount_paid: SOLO });
    }));

  it('the card of a newer plan is not replaced by an older default', () =>
    play(async (scene) => {
      await scene.newCard(CARDS.dead);
      await scene.clock.move(HOUR);
      const { id, default_payment_method: pinned } = await scene.buy('solo.month');
      await scene.standing();
      expect(await scene.stripe.customers.retrieve(scene.customer)).toMatchObject({
        invoice_settings: { default_payment_method: pinned },
      });
      await scene.renew(id);
      expect((await scene.invoices())[0]).toMatchObject({ status: 'paid' });
    }));

  it('what we owe a customer is shown, and used by the next renewal', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      await scene.stripe.customers.createBalanceTransaction(scene.customer, {
        amount: -500,
        currency: 'eur',
      });
      expect(await scene.standing()).toMatchObject({ credit: { amount: 500, currency: 'eur' } });
      await scene.renew(id);
      expect((await scene.invoices())[0]).toMatchObject({ total: SOLO, amount_due: SOLO - 500 });
      expect(await scene.standing()).not.toHaveProperty('credit');
    }));

  it('a payment that was given back is shown with its invoice', () =>
    play(async (scene) => {
      await scene.buy('solo.month');
      const [invoice] = await scene.invoices();
      const { data } = await scene.stripe.invoicePayments.list({ invoice: invoice?.id ?? '' });
      const intent = data[0]?.payment.payment_intent;
      if (typeof intent !== 'string') throw new Error('the invoice was not paid by an intent');
      await scene.stripe.refunds.create({ payment_intent: intent, amount: 700 });
      expect((await scene.ask('GET /invoices')).body).toMatchObject({
        invoices: [{ id: invoice?.id, status: 'paid', total: SOLO, refunded: 700 }],
      });
    }));
});

// R-LIV-01, R-LIV-02, R-LIV-03
describe.concurrent('Changing the plan', () => {
  it('a bigger plan costs now what was previewed: the difference for the rest', () =>
    play(async (scene) => {
      const id = await holdForHalfAPeriod(scene, 'solo.month');
      const { preview, answer } = await change(scene, 'household.month');
      expect(preview).toMatchObject({ dueNow: (HOUSEHOLD - SOLO) / 2, nextAmount: HOUSEHOLD });
      expect(answer).toMatchObject({ status: 200, body: { id, plan: 'Household' } });
      expect((await scene.invoices())[0]).toMatchObject({
        status: 'paid',
        amount_paid: preview['dueNow'],
      });
      expect(priceOf(await scene.atStripe(id))).toBe(scene.priceOf('household.month'));
    }));

  it('a smaller plan leaves the difference as credit for what comes next', () =>
    play(async (scene) => {
      const id = await holdForHalfAPeriod(scene, 'household.month');
      const { preview, answer } = await change(scene, 'solo.month');
      const credit = (HOUSEHOLD - SOLO) / 2;
      expect(preview).toMatchObject({ dueNow: 0, credit });
      expect(answer).toMatchObject({ status: 200, body: { plan: 'Solo' } });
      expect(await scene.balance()).toBe(-credit);
      expect(await scene.standing()).toMatchObject({ credit: { amount: credit } });
      await scene.renew(id);
      expect((await scene.invoices())[0]).toMatchObject({ total: SOLO, amount_due: SOLO - credit });
    }));

  it('a change to yearly payments begins a new year at once', () =>
    play(async (scene) => {
      const id = await holdForHalfAPeriod(scene, 'solo.month');
      const { answer } = await change(scene, 'solo.year');
      expect(answer).toMatchObject({ status: 200, body: { interval: 'year' } });
      const { start, end } = await scene.periodOf(id);
      expect(start).toBe(scene.clock.seconds());
      expect(end - start).toBeGreaterThanOrEqual(365 * DAY);
      expect((await scene.invoices())[0]).toMatchObject({
        status: 'paid',
        amount_paid: LIST_PRICES.solo.year - SOLO / 2,
      });
    }));

  it('a change during a trial is free, and the new price comes after it', () =>
    play(async (scene) => {
      await scene.buy('solo.month', { trialDays: 7 });
      const { preview, answer } = await change(scene, 'household.month');
      expect(preview).toMatchObject({ dueNow: 0, nextAmount: HOUSEHOLD });
      expect(answer).toMatchObject({ status: 200, body: { status: 'trialing' } });
      await scene.clock.move(7 * DAY + 2 * HOUR);
      expect((await scene.invoices())[0]).toMatchObject({ amount_paid: HOUSEHOLD });
    }));

  it('a change whose payment is declined leaves plan and invoices as they were', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      await letTheCardDie(scene);
      const { answer } = await change(scene, 'household.month');
      expect(answer).toMatchObject({ status: 402, body: { code: 'payment_required' } });
      const found = await scene.atStripe(id);
      expect([priceOf(found), found.status]).toEqual([scene.priceOf('solo.month'), 'active']);
      expect(found.pending_update).toBeNull();
      expect(openInvoices(await scene.invoices())).toEqual([]);
    }));
});

// R-LIV-01, R-LIV-03
describe.concurrent('Leaving', () => {
  it('a cancelled plan runs to the end of what was paid, and then ends', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      const { end } = await scene.periodOf(id);
      const { status, body } = await scene.ask('POST /subscription/cancel');
      const cancelAt = new Date(end * 1000).toISOString();
      expect([status, body]).toMatchObject([200, { status: 'active', cancelAt }]);
      expect((await scene.atStripe(id)).cancel_at).toBe(end);
      await scene.clock.moveTo(end + 2 * HOUR);
      const ended = await scene.atStripe(id);
      expect([ended.status, ended.ended_at]).toEqual(['canceled', expect.any(Number)]);
      const endedAt = new Date((ended.ended_at ?? 0) * 1000).toISOString();
      expect(await scene.standing()).toMatchObject({ status: 'canceled', endedAt });
      expect(await scene.invoices()).toHaveLength(1);
    }));

  // R-LAW-02
  it('why someone leaves is kept with their plan, also when it has ended', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      const tell = (body: object) => scene.ask('POST /subscription/leaving', body);
      expect((await tell({ reason: 'unused' })).status).toBe(409);
      await scene.ask('POST /subscription/cancel');
      expect((await tell({ reason: 'unused', words: 'Since May.' })).status).toBe(200);
      expect((await scene.atStripe(id)).cancellation_details).toMatchObject({
        feedback: 'unused',
        comment: 'Since May.',
      });
      await scene.stripe.subscriptions.cancel(id);
      expect((await tell({ reason: 'low_quality' })).status).toBe(200);
      const { status, cancellation_details: why } = await scene.atStripe(id);
      expect([status, why]).toMatchObject(['canceled', { feedback: 'low_quality', comment: null }]);
    }));

  it('a cancellation can be taken back, and the plan renews', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      await scene.ask('POST /subscription/cancel');
      const { status, body } = await scene.ask('POST /subscription/reactivate');
      expect(status).toBe(200);
      expect(body).not.toHaveProperty('cancelAt');
      await scene.renew(id);
      expect((await scene.atStripe(id)).status).toBe('active');
      expect(await scene.invoices()).toHaveLength(2);
    }));

  it('a cancellation in the portal is seen here, and can be taken back here', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      const { end } = await scene.periodOf(id);
      await scene.stripe.subscriptions.update(id, { cancel_at: 'min_period_end' });
      await scene.tellUntil('customer.subscription.updated');
      expect((await scene.ask('GET /billing-details')).body).toMatchObject({
        cancelAt: new Date(end * 1000).toISOString(),
      });
      expect((await scene.ask('POST /subscription/reactivate')).status).toBe(200);
      expect(await scene.atStripe(id)).toMatchObject({
        cancel_at: null,
        cancel_at_period_end: false,
      });
    }));

  it('the portal opens for the customer and comes back to our page', () =>
    play(async (scene) => {
      await scene.buy('solo.month');
      const { status, body } = await scene.ask('POST /billing-portal', {
        flow: 'payment_method_update',
      });
      // In a sandbox this needs the portal's settings, saved once in the dashboard.
      expect([status, body]).toMatchObject([200, { url: expect.stringMatching(/^https?:/) }]);
    }));

  it('a customer who was deleted at Stripe has no plan and can buy again', () =>
    play(async (scene) => {
      await scene.buy('solo.month');
      await scene.standing();
      await scene.stripe.customers.del(scene.customer);
      expect(await scene.standing()).toMatchObject({ status: 'none' });
      const portal = await scene.ask('POST /billing-portal', {});
      expect([portal.status, portal.body]).toMatchObject([409, { code: 'customer_gone' }]);
      const { status, body } = await scene.ask(
        'POST /checkout-session',
        orderOf(scene.priceOf('solo.month')),
      );
      expect(status).toBe(200);
      const { customer } = await scene.stripe.checkout.sessions.retrieve(String(body['id']));
      expect(customer).not.toBe(scene.customer);
    }));

  it('an account that is deleted takes its plan with it, and is marked at Stripe', () =>
    play(async (scene) => {
      const { id } = await scene.buy('solo.month');
      expect((await scene.ask('DELETE /account')).status).toBe(200);
      expect((await scene.atStripe(id)).status).toBe('canceled');
      expect(await scene.stripe.customers.retrieve(scene.customer)).toMatchObject({
        metadata: { accountDeleted: 'true' },
      });
    }));
});

// R-LIV-03
describe.concurrent('What has no owner', () => {
  it('an event about a customer that Stripe does not know is taken, and forgotten', () =>
    play(async (scene) => {
      const unknown = `cus_${randomBytes(12).toString('hex')}`;
      await expect(scene.stripe.customers.retrieve(unknown)).rejects.toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
      });
      await scene.hint(unknown);
    }));
});

// R-LIV-03
describe.concurrent('What is our own fault', () => {
  it('a key that Stripe does not accept is told apart from a Stripe that does not answer', () =>
    play(
      async (scene) => {
        const { status, body } = await scene.ask('GET /invoices');
        expect([status, body]).toMatchObject([500, { code: 'misconfigured' }]);
      },
      { STRIPE_SECRET_KEY: `sk_test_${randomBytes(24).toString('hex')}` },
    ));
});
