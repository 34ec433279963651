// Our script sets up an account by these: https://docs.stripe.com/api/products/create and …/api/prices/create
import type Stripe from 'stripe';
import { buildPrice, buildProduct } from '../objects/catalogue.ts';
import { invalid } from '../state/faults.ts';
import { newId } from '../state/store.ts';
import { requireOne, type World } from '../state/world.ts';
import { list, post, retrieve, type Endpoint } from '../wire/endpoint.ts';
import type { Params } from '../wire/params.ts';

export const catalogueEndpoints: readonly Endpoint[] = [
  post('/products', ({ params, world: { store, emit } }) => {
    params.accept('id', 'name');
    const id = params.text('id') ?? newId('prod');
    if (store.products.has(id)) {
      throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
    }
    const product = buildProduct({ id, name: params.requireText('name'), created: store.now() });
    store.products.set(id, product);
    emit('product.created', product);
    return product;
  }),
  post('/products/:id', ({ id, params, world: { store, emit } }) => {
    params.accept('active', 'name');
    const product = requireOne(store.products, 'product', id);
    product.active = params.boolean('active') ?? product.active;
    product.name = params.text('name') ?? product.name;
    emit('product.updated', product);
    return product;
  }),
  list(
    '/prices',
    ({ prices }) => prices,
    { active: ({ active }) => String(active) },
    {
      names: ['lookup_keys'],
      by(params) {
        const keys = params.texts('lookup_keys');
        return ({ lookup_key: key }) => keys.length === 0 || keys.includes(key ?? '');
      },
    },
  ),
  retrieve('/prices', 'price', ({ prices }) => prices, 'price'),
  post('/prices', ({ params, world }) => createPrice(world, params)),
  post('/prices/:id', ({ id, params, world: { store, emit } }) => {
    params.accept('active');
    const price = requireOne(store.prices, 'price', id, 'price');
    price.active = params.boolean('active') ?? price.active;
    emit('price.updated', price);
    return price;
  }),
];

function createPrice(world: World, params: Params): Stripe.Price {
  const { store, emit } = world;
  params.accept(
    'currency',
    'unit_amount',
    'recurring',
    'product',
    'nickname',
    'lookup_key',
    'transfer_lookup_key',
    'tax_behavior',
  );
  const recurring = params.requireNested('recurring').accept('interval');
  const interval = recurring.choice('interval', ['month', 'year']);
  const amount = params.requireInteger('unit_amount');
  params.choice('tax_behavior', ['inclusive']);
  if (interval === undefined || amount < 0) {
    throw invalid('The stand-in creates only prices that recur each month or year.');
  }
  const product = params.requireText('product');
  requireOne(store.products, 'product', product, 'product', 400);
  const price = buildPrice({
    id: newId('price'),
    product,
    interval,
    amount,
    currency: params.requireText('currency'),
    nickname: params.text('nickname') ?? null,
    lookup_key: claimLookupKey(world, params),
    created: store.now(),
  });
  store.prices.set(price.id, price);
  emit('price.created', price);
  return price;
}

/** A key belongs to one price; `transfer_lookup_key` takes it from the price that has it. */
function claimLookupKey({ store, emit }: World, params: Params): string | null {
  const key = params.text('lookup_key') ?? null;
  const holder = [...store.prices.values()].find(({ lookup_key: held }) => held === key);
  if (key === null || holder === undefined) return key;
  if (params.boolean('transfer_lookup_key') !== true) {
    throw invalid('A price already uses that lookup key.', { param: 'lookup_key' });
  }
  holder.lookup_key = null;
  emit('price.updated', holder);
  return key;
}
