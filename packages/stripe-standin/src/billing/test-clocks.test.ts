import { afterEach, beforeEach, expect, it } from 'vitest';
import { advance, control, COSTS, PRICES, startWithClient } from '../testing.ts';

const DAY = 86_400;
const START = 1_700_000_000;
let standin: Awaited<ReturnType<typeof startWithClient>>;

beforeEach(async () => {
  standin = await startWithClient();
});
afterEach(() => standin.close());

async function subscribeOn(clock: string | null) {
  const { stripe, url } = standin;
  const { id: customer } = await stripe.customers.create(
    clock === null ? {} : { test_clock: clock },
  );
  await control(url, '/cards', { customer, card: 'good' });
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: PRICES.householdMonth }],
  });
  return { customer, id: subscription.id, subscription };
}

it('gives its customers a time of their own, and moves no one else', async () => {
  const { stripe, url } = standin;
  const { testClocks } = stripe.testHelpers;
  const clock = await testClocks.create({ frozen_time: START, name: 'one' });
  const other = await testClocks.create({ frozen_time: START });
  const plans = [await subscribeOn(clock.id), await subscribeOn(other.id), await subscribeOn(null)];
  expect(plans[0]?.subscription).toMatchObject({ created: START, test_clock: clock.id });
  const target = START + 40 * DAY;
  expect(await testClocks.advance(clock.id, { frozen_time: target })).toMatchObject({
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: target } },
  });
  expect(await testClocks.retrieve(clock.id)).toMatchObject({
    status: 'ready',
    frozen_time: target,
  });
  const counts = [];
  for (const { customer } of plans) {
    counts.push((await stripe.invoices.list({ customer })).data.length);
  }
  expect(counts).toEqual([2, 1, 1]);
  const [renewal] = (await stripe.invoices.list({ customer: plans[0]?.customer ?? '' })).data;
  expect(renewal).toMatchObject({ status: 'paid', total: COSTS.householdMonth });
  expect(renewal?.created).toBeLessThan(START + 32 * DAY);
  expect(await advance(url, { days: 40 })).toEqual(['period ends', 'invoice is finalised']);
});

it('refuses to go back, too far, or with an unknown clock', async () => {
  const { stripe } = standin;
  const { testClocks } = stripe.testHelpers;
  const { id } = await testClocks.create({ frozen_time: START });
  await subscribeOn(id);
  for (const frozenTime of [START, START - DAY, START + 70 * DAY]) {
    await expect(testClocks.advance(id, { frozen_time: frozenTime })).rejects.toMatchObject({
      statusCode: 400,
      param: 'frozen_time',
    });
  }
  await expect(stripe.customers.create({ test_clock: 'clock_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

it('is deleted with its customers and their plans, which no list without a customer shows', async () => {
  const { stripe } = standin;
  const { testClocks } = stripe.testHelpers;
  const { id: clock } = await testClocks.create({ frozen_time: START });
  const { id, customer } = await subscribeOn(clock);
  expect((await stripe.subscriptions.list()).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  expect(await testClocks.del(clock)).toMatchObject({ deleted: true });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  await expect(testClocks.retrieve(clock)).rejects.toMatchObject({ statusCode: 404 });
});
