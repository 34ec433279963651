import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advance, startWithClient, subscribe } from '../testing.ts';

type Standin = Awaited<ReturnType<typeof startWithClient>>;
let standin: Standin;
beforeEach(async () => {
  standin = await startWithClient();
});
afterEach(() => standin.close());

async function makeCustomers(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    ids.push((await standin.stripe.customers.create()).id);
  }
  return ids;
}

const objectsOf = (events: readonly { data: { object: object } }[]) =>
  events.map(({ data: { object } }) => ('id' in object ? object.id : null));

// https://docs.stripe.com/api/events/list
describe('the list of events', () => {
  // R-LIV-03
  it('comes newest first, in pages that go both ways', async () => {
    const [first, second, third, fourth] = await makeCustomers(4);
    const { events } = standin.stripe;
    const newest = await events.list({ limit: 2 });
    expect(objectsOf(newest.data)).toEqual([fourth, third]);
    expect(newest.has_more).toBe(true);
    const last = newest.data.at(-1)?.id ?? '';
    const older = await events.list({ limit: 2, starting_after: last });
    expect(objectsOf(older.data)).toEqual([second, first]);
    expect(older.has_more).toBe(false);
    const before = older.data.at(-1)?.id ?? '';
    const newer = await events.list({ limit: 2, ending_before: before });
    expect(objectsOf(newer.data)).toEqual([third, second]);
    expect(newer.has_more).toBe(true);
  });

  // R-LIV-03
  it('can be asked for types, also with an asterisk, and for a span of time', async () => {
    const { stripe, url } = standin;
    await subscribe(stripe);
    const typesOf = async (params: Parameters<typeof stripe.events.list>[0]) =>
      new Set((await stripe.events.list({ limit: 100, ...params })).data.map(({ type }) => type));
    expect(await typesOf({ type: 'invoice.paid' })).toEqual(new Set(['invoice.paid']));
    expect(await typesOf({ type: 'customer.subscription.*' })).toEqual(
      new Set(['customer.subscription.created']),
    );
    expect(await typesOf({ types: ['invoice.paid', 'customer.created'] })).toEqual(
      new Set(['invoice.paid', 'customer.created']),
    );
    const [latest] = (await stripe.events.list({ limit: 1 })).data;
    await advance(url, '1 hour');
    const [customer] = await makeCustomers(1);
    const since = { created: { gt: latest?.created ?? 0 } };
    expect(objectsOf((await stripe.events.list(since)).data)).toEqual([customer]);
    const until = { created: { lte: latest?.created ?? 0 } };
    expect(objectsOf((await stripe.events.list(until)).data)).not.toContain(customer);
    await expect(stripe.events.list({ type: 'a', types: ['b'] })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  // R-LIV-03
  it('shows an object as it was when the event happened', async () => {
    const { customers, events } = standin.stripe;
    const { id } = await customers.create({ name: 'Before' });
    await customers.update(id, { name: 'After' });
    const [updated, created] = (await events.list()).data;
    expect(created?.data.object).toMatchObject({ id, name: 'Before' });
    expect(updated).toMatchObject({
      type: 'customer.updated',
      data: { object: { id, name: 'After' } },
    });
  });
});
