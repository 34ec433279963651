// Our script sets up an account by these: https://docs.stripe.com/api/products/create and …/api/prices/create
import type Stripe from 'stripe';
import { z } from 'zod';
import { buildPrice, buildProduct } from '../objects/catalogue.ts';
import { invalid } from '../state/faults.ts';
import { newId } from '../state/store.ts';
import { requireOne } from '../state/world.ts';
import { list, matching, post, retrieve, type Call, type Endpoint } from '../wire/endpoint.ts';
import { anyText, flag, integer, text } from '../wire/params.ts';

const PRICE = {
  currency: text,
  unit_amount: integer,
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  product: text,
  nickname: anyText,
  lookup_key: anyText,
  transfer_lookup_key: flag,
  tax_behavior: z.literal('inclusive').optional(),
};

export const catalogueEndpoints: readonly Endpoint[] = [
  post('/products', { id: anyText, name: text }, ({ given, world: { store } }) => {
    const { id = newId('prod'), name } = given;
    if (store.products.has(id)) {
      throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
    }
    const product = buildProduct({ id, name });
    store.products.set(id, product);
    return product;
  }),
  post('/products/:id', { active: flag, name: text }, ({ id, given, world }) =>
    Object.assign(requireOne(world.store.products, 'product', id), given),
  ),
  list(
    '/prices',
    { active: flag, lookup_keys: z.array(text).optional() },
    ({ given: { active, lookup_keys: keys }, world }) =>
      matching(world.store.prices, { active }).filter(
        ({ lookup_key: key }) => keys === undefined || keys.includes(key ?? ''),
      ),
  ),
  retrieve('/prices', 'price', ({ prices }) => prices, 'price'),
  post('/prices', PRICE, createPrice),
  post('/prices/:id', { active: flag }, ({ id, given, world }) =>
    Object.assign(requireOne(world.store.prices, 'price', id, 'price'), given),
  ),
];

/** A lookup key belongs to one price; `transfer_lookup_key` takes it from the price that has it. */
function createPrice({ given, world: { store } }: Call<typeof PRICE>): Stripe.Price {
  const { product, currency, nickname = null, lookup_key = null } = given;
  requireOne(store.products, 'product', product, 'product', 400);
  const holder = [...store.prices.values()].find(({ lookup_key: key }) => key === lookup_key);
  if (holder !== undefined && lookup_key !== null) {
    if (given.transfer_lookup_key !== true) {
      throw invalid('A price already uses that lookup key.', { param: 'lookup_key' });
    }
    holder.lookup_key = null;
  }
  const id = newId('price');
  const { interval } = given.recurring;
  const amount = given.unit_amount;
  const price = buildPrice({ id, product, currency, nickname, lookup_key, interval, amount });
  store.prices.set(id, price);
  return price;
}
