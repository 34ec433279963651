import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COSTS, openCheckout, pay, startWithClient } from '../testing.ts';

let standin: Awaited<ReturnType<typeof startWithClient>>;

beforeEach(async () => {
  standin = await startWithClient();
});
afterEach(() => standin.close());

describe('the payment page', () => {
  it('completes the session, subscribes, bills, and goes to the success address with the session id', async () => {
    const { stripe } = standin;
    const { customer, session } = await openCheckout(stripe);
    const response = await pay(session, 'accepted');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `http://localhost:5000/success?session_id=${session.id}`,
    );
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'uid-1',
      subscription: { status: 'active', metadata: { firebaseUID: 'uid-1' } },
    });
    const invoices = await stripe.invoices.list({ customer: customer.id });
    expect(invoices.data).toHaveLength(1);
    expect(invoices.data[0]).toMatchObject({
      status: 'paid',
      amount_due: COSTS.householdMonth,
      currency: 'eur',
      parent: { subscription_details: { subscription: expect.stringMatching(/^sub_/) } },
    });
  });

  it('stays open and charges nothing when the card is declined', async () => {
    const { stripe } = standin;
    const { customer, session } = await openCheckout(stripe);
    const response = await pay(session, 'declined');
    const page = await fetch(new URL(response.headers.get('location') ?? '', standin.url));
    expect(await page.text()).toContain('Your card was declined.');
    await expect(stripe.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
    });
    const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
    expect(data).toEqual([]);
  });

  it('subscribes once when Pay is pressed twice', async () => {
    const { customer, session } = await openCheckout(standin.stripe);
    await pay(session, 'accepted');
    const again = await pay(session, 'accepted');
    expect(await again.text()).toContain('This payment is complete');
    const { data } = await standin.stripe.subscriptions.list({ customer: customer.id });
    expect(data).toHaveLength(1);
  });

  it('cannot be paid once the session was expired', async () => {
    const { stripe } = standin;
    const { session } = await openCheckout(stripe);
    await stripe.checkout.sessions.expire(session.id);
    expect((await pay(session, 'accepted')).status).toBe(410);
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

describe('invoices and the portal', () => {
  it('cancels with cancel_at alone, as flexible billing does, and renews', async () => {
    const { stripe } = standin;
    const { customer, session } = await openCheckout(stripe);
    await pay(session, 'accepted');
    const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
    const id = subscription?.id ?? '';
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://localhost:5000/dashboard/invoices',
    });
    expect(await (await fetch(portal.url)).text()).toContain('Cancel the subscription');

    await fetch(`${portal.url}/subscriptions/${id}/cancel`, { method: 'POST' });
    const ending = await stripe.subscriptions.retrieve(id);
    expect(ending.cancel_at).toBe(ending.items.data[0]?.current_period_end);
    expect(ending.cancel_at_period_end).toBe(false);

    await fetch(`${portal.url}/subscriptions/${id}/renew`, { method: 'POST' });
    expect((await stripe.subscriptions.retrieve(id)).cancel_at).toBeNull();
  });

  it('shows nothing of another customer', async () => {
    const { stripe } = standin;
    const { session } = await openCheckout(stripe);
    await pay(session, 'accepted');
    const [subscription] = (await stripe.subscriptions.list()).data;
    const stranger = await stripe.customers.create();
    const portal = await stripe.billingPortal.sessions.create({ customer: stranger.id });
    const response = await fetch(`${portal.url}/subscriptions/${subscription?.id}/cancel`, {
      method: 'POST',
    });
    expect(response.status).toBe(404);
    expect((await stripe.subscriptions.list()).data[0]?.cancel_at).toBeNull();
  });
});
