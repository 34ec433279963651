import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCheckout, pay, press, startWithClient, subscribe } from '../testing.ts';

let standin: Awaited<ReturnType<typeof startWithClient>>;

beforeEach(async () => {
  standin = await startWithClient();
});
afterEach(() => standin.close());

const textOf = async (url: string) => (await fetch(url)).text();

describe('the payment page', () => {
  it('subscribes once when Pay is pressed twice, and takes nothing once it has expired', async () => {
    const { stripe } = standin;
    const { customer, session } = await openCheckout(stripe);
    await pay(session, 'accepted');
    expect(await (await pay(session, 'accepted')).text()).toContain('This payment is complete');
    const { data } = await stripe.subscriptions.list({ customer: customer.id });
    expect(data).toHaveLength(1);
    const { session: late } = await openCheckout(stripe);
    await stripe.checkout.sessions.expire(late.id);
    expect((await pay(late, 'accepted')).status).toBe(410);
    await expect(stripe.checkout.sessions.expire(late.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('sends a card that the bank wants confirmed over the bank’s page', async () => {
    const { customer, session } = await openCheckout(standin.stripe);
    const answer = await pay(session, 'authenticate');
    const bank = new URL(answer.headers.get('location') ?? '', standin.url).href;
    expect(await textOf(bank)).toContain('Approve the payment');
    const refused = await press(bank, { answer: 'refuse' });
    expect(await textOf(refused)).toContain('Nothing was charged.');
    const none = await standin.stripe.subscriptions.list({ customer: customer.id });
    expect(none.data).toEqual([]);
    expect(await press(bank, { answer: 'approve' })).toContain('/success?session_id=');
    const { data } = await standin.stripe.subscriptions.list({ customer: customer.id });
    expect(data.map(({ status }) => status)).toEqual(['active']);
  });
});

describe('the front page', () => {
  it('moves time and refuses a card by button', async () => {
    const { stripe, url } = standin;
    const { customer, subscription } = await subscribe(stripe);
    expect(await textOf(url)).toContain('The bank refuses the card: no');
    await press(`${url}/__control/cards`, { customer, card: 'declined' });
    expect(await textOf(url)).toContain('The bank refuses the card: yes');
    await press(`${url}/__control/webhooks`, { mode: 'late' });
    await press(`${url}/__control/clock`, { advance: '1 month' });
    await press(`${url}/__control/clock`, { advance: '1 hour' });
    expect(await textOf(url)).toContain('<option selected>late</option>');
    expect(await textOf(url)).toContain('days ahead of this computer');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  });
});
