import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COSTS, startWithClient, subscribe } from '../testing.ts';

type Standin = Awaited<ReturnType<typeof startWithClient>>;
let standin: Standin;
beforeEach(async () => {
  standin = await startWithClient();
});
afterEach(() => standin.close());

// https://docs.stripe.com/billing/customer/balance
describe('a balance that an operator changes', () => {
  // R-LIV-03
  it('adds up, is told by an event, and is taken off what comes next', async () => {
    const { customers, events, invoices } = standin.stripe;
    const { customer, subscription } = await subscribe(standin.stripe);
    const give = (amount: number) =>
      customers.createBalanceTransaction(customer, { amount, currency: 'eur' });
    expect(await give(-700)).toMatchObject({ amount: -700, ending_balance: -700 });
    expect(await give(200)).toMatchObject({ type: 'adjustment', ending_balance: -500 });
    expect((await events.list({ limit: 1 })).data).toMatchObject([
      { type: 'customer.updated', data: { object: { id: customer, balance: -500 } } },
    ]);
    const next = await invoices.createPreview({ subscription: subscription.id });
    expect(next.amount_due).toBe(COSTS.householdMonth - 500);
  });

  // R-LIV-03
  it('is refused in another currency than the customer pays in', async () => {
    const { customers } = standin.stripe;
    const { customer } = await subscribe(standin.stripe);
    const wrong = { amount: -1, currency: 'usd' };
    await expect(customers.createBalanceTransaction(customer, wrong)).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});
