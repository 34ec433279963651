import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startWithClient } from '../testing.ts';

type Standin = Awaited<ReturnType<typeof startWithClient>>;
let standin: Standin;
beforeEach(async () => {
  standin = await startWithClient();
});
afterEach(() => standin.close());

// https://docs.stripe.com/api/prices/create and https://docs.stripe.com/api/products/create
describe('products and prices of a caller’s own', () => {
  const monthly = { currency: 'eur', recurring: { interval: 'month' } } as const;

  // R-LIV-03
  it('are made, found by their lookup key and taken off sale', async () => {
    const { products, prices } = standin.stripe;
    const product = await products.create({ id: 'own_plan', name: 'Own' });
    expect(product).toMatchObject({ id: 'own_plan', name: 'Own', active: true });
    await expect(products.create({ id: 'own_plan', name: 'Own' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_already_exists',
    });
    const { id } = await prices.create({
      ...monthly,
      product: product.id,
      unit_amount: 1234,
      lookup_key: 'own_month',
      tax_behavior: 'inclusive',
    });
    const [found] = (await prices.list({ lookup_keys: ['own_month'], active: true })).data;
    expect(found).toMatchObject({ id, unit_amount: 1234, tax_behavior: 'inclusive' });
    expect(found?.recurring).toMatchObject({ interval: 'month', interval_count: 1 });
    await prices.update(id, { active: false });
    await products.update(product.id, { active: false });
    expect((await prices.list({ lookup_keys: ['own_month'], active: true })).data).toEqual([]);
    expect((await products.retrieve(product.id)).active).toBe(false);
  });

  // R-LIV-03
  it('give a lookup key away only where the caller says so', async () => {
    const { prices, products } = standin.stripe;
    const { id: product } = await products.create({ name: 'Own' });
    const create = (more: object) =>
      prices.create({ ...monthly, unit_amount: 100, product, lookup_key: 'own_key', ...more });
    const before = await create({});
    await expect(create({})).rejects.toMatchObject({ statusCode: 400, param: 'lookup_key' });
    const after = await create({ transfer_lookup_key: true });
    expect((await prices.retrieve(before.id)).lookup_key).toBeNull();
    expect((await prices.retrieve(after.id)).lookup_key).toBe('own_key');
  });
});
