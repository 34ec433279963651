// The calls by which our script sets up an account: https://docs.stripe.com/api/products/create and …/api/prices/create
import type Stripe from 'stripe';
import { buildPrice, buildProduct } from '../objects/catalogue.ts';
import { invalid, noSuch } from '../state/faults.ts';
import { newId } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { post, type Endpoint } from '../wire/endpoint.ts';
import type { Params } from '../wire/params.ts';

export const ownPriceEndpoints: readonly Endpoint[] = [
  post('/products', ({ params, world }) => createProduct(world, params)),
  post('/products/:id', ({ id, params, world }) => {
    params.accept('active', 'name', 'metadata', 'expand');
    const product = world.store.products.get(id);
    if (!product) throw noSuch('product', id, 'id');
    product.metadata = params.mergedMetadata('metadata', product.metadata);
    product.active = params.boolean('active') ?? product.active;
    product.name = params.text('name') ?? product.name;
    world.emit('product.updated', product);
    return product;
  }),
  post('/prices', ({ params, world }) => createPrice(world, params)),
  post('/prices/:id', ({ id, params, world }) => {
    params.accept('active', 'nickname', 'metadata', 'expand');
    const price = world.store.prices.get(id);
    if (!price) throw noSuch('price', id, 'price');
    price.metadata = params.mergedMetadata('metadata', price.metadata);
    price.active = params.boolean('active') ?? price.active;
    price.nickname = params.text('nickname') ?? price.nickname;
    world.emit('price.updated', price);
    return price;
  }),
];

function createProduct({ store, emit }: World, params: Params): Stripe.Product {
  params.accept('id', 'name', 'active', 'metadata', 'tax_code', 'expand');
  const id = params.text('id') ?? newId('prod');
  if (store.products.has(id)) {
    throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  const product: Stripe.Product = {
    ...buildProduct({ id, name: params.requireText('name'), created: store.now() }),
    active: params.boolean('active') ?? true,
    metadata: params.mergedMetadata('metadata'),
    tax_code: params.text('tax_code') ?? null,
  };
  store.products.set(id, product);
  emit('product.created', product);
  return product;
}

function createPrice(world: World, params: Params): Stripe.Price {
  const { store, emit } = world;
  params.accept(
    'currency',
    'unit_amount',
    'recurring',
    'product',
    'product_data',
    'nickname',
    'lookup_key',
    'transfer_lookup_key',
    'tax_behavior',
    'metadata',
    'expand',
  );
  const currency = params.requireText('currency');
  const amount = params.integer('unit_amount');
  const recurring = params.nested('recurring')?.accept('interval', 'trial_period_days');
  const interval = recurring?.choice('interval', ['month', 'year']);
  const trialDays = recurring?.integer('trial_period_days') ?? null;
  if (amount === undefined || amount < 0 || interval === undefined) {
    throw invalid(
      'The stand-in creates only prices with a unit_amount that recur each month or year.',
    );
  }
  const metadata = params.mergedMetadata('metadata');
  const taxBehavior = params.choice('tax_behavior', ['exclusive', 'inclusive', 'unspecified']);
  const lookupKey = claimLookupKey(world, params);
  const price = buildPrice({
    id: newId('price'),
    product: productOf(world, params),
    interval,
    amount,
    currency,
    nickname: params.text('nickname') ?? '',
    lookupKey: lookupKey ?? '',
    created: store.now(),
  });
  price.lookup_key = lookupKey;
  price.nickname = params.text('nickname') ?? null;
  price.metadata = metadata;
  price.tax_behavior = taxBehavior ?? 'unspecified';
  if (price.recurring) price.recurring.trial_period_days = trialDays;
  store.prices.set(price.id, price);
  emit('price.created', price);
  return price;
}

function productOf(world: World, params: Params): string {
  const named = params.text('product');
  if (named === undefined) {
    const data = params.nested('product_data');
    if (data === undefined) {
      throw invalid('You must specify either `product` or `product_data` when creating a price.');
    }
    return createProduct(world, data).id;
  }
  if (!world.store.products.has(named)) throw noSuch('product', named, 'product', 400);
  return named;
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
