import { newestFirst } from '../objects/list.ts';
import { noSuch } from '../state/faults.ts';
import { get, type Endpoint } from '../wire/endpoint.ts';
import { pageOf, PAGING } from '../wire/paging.ts';

export const catalogueEndpoints: readonly Endpoint[] = [
  get('/products/:id', ({ id, params, world }) => {
    params.accept('expand');
    const product = world.store.products.get(id);
    if (!product) throw noSuch('product', id, 'id');
    return product;
  }),
  get('/prices', ({ params, world }) => {
    params.accept(...PAGING, 'active', 'currency', 'lookup_keys', 'product', 'type', 'recurring');
    const active = params.boolean('active');
    const keys = params.texts('lookup_keys');
    const product = params.text('product');
    const interval = params.nested('recurring')?.accept('interval').text('interval');
    const found = newestFirst(world.store.prices.values()).filter(
      (price) =>
        (active === undefined || price.active === active) &&
        (keys.length === 0 || keys.includes(price.lookup_key ?? '')) &&
        (product === undefined || price.product === product) &&
        (interval === undefined || price.recurring?.interval === interval),
    );
    return pageOf(found, params, '/v1/prices');
  }),
  get('/prices/:id', ({ id, params, world }) => {
    params.accept('expand');
    const price = world.store.prices.get(id);
    if (!price) throw noSuch('price', id, 'price');
    return price;
  }),
];
