import type Stripe from 'stripe';
import { listOf, newestFirst } from '../objects/list.ts';
import { invalid, noSuch } from '../state/faults.ts';
import type { Store } from '../state/store.ts';
import { requireCustomer, requireOne } from '../state/world.ts';
import { get, type Call, type Endpoint } from './endpoint.ts';
import type { Params } from './params.ts';

const PAGE = 10;
const LONGEST_PAGE = 100;
const PAGING = ['limit', 'starting_after'];

type Listed = { id: string; created: number };

/** A filter that takes more than one field: the parameters that it reads, and what it makes of them. */
type Narrow<Item> = { names: readonly string[]; by: (call: Call) => (item: Item) => boolean };

/**
 * The list of all objects of a kind, newest first.
 * @param fields by the parameter that names it: the field that has to equal it
 */
export function list<Item extends Listed>(
  path: string,
  itemsOf: (store: Store) => Iterable<Item>,
  fields: Readonly<Record<string, (item: Item) => unknown>>,
  narrow: Narrow<Item> = { names: [], by: () => () => true },
): Endpoint {
  return get(path, (call) => {
    const { params, world } = call;
    params.accept(...PAGING, ...Object.keys(fields), ...narrow.names);
    const isWanted = narrow.by(call);
    const found = newestFirst(itemsOf(world.store)).filter(
      (item) =>
        isWanted(item) &&
        Object.entries(fields).every(
          ([name, read]) => !params.has(name) || params.text(name) === read(item),
        ),
    );
    return pageOf(found, params, `/v1${path}`);
  });
}

/** For lists whose parameter `customer` has to name one that there is. */
export const ofKnownCustomer: Narrow<unknown> = {
  names: [],
  by({ params, world }) {
    const customer = params.text('customer');
    if (customer !== undefined) requireCustomer(world, customer);
    return () => true;
  },
};

/** The call that reads one object. */
export function retrieve(
  path: string,
  kind: string,
  heldIn: (store: Store) => ReadonlyMap<string, object>,
  param = 'id',
): Endpoint {
  return get(`${path}/:id`, ({ id, params, world }) => {
    params.accept();
    return requireOne(heldIn(world.store), kind, id, param);
  });
}

/** One page of a list that is already in Stripe's order. */
export function pageOf<Item extends { id: string }>(
  items: readonly Item[],
  params: Params,
  url: string,
): Stripe.ApiList<Item> {
  const limit = params.integer('limit') ?? PAGE;
  if (limit < 1 || limit > LONGEST_PAGE) {
    throw invalid(`Invalid integer: must be between 1 and ${LONGEST_PAGE}`, {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  }
  const after = params.text('starting_after');
  const start = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw noSuch('object', after, 'starting_after', 400);
  return listOf(items.slice(start, start + limit), url, start + limit < items.length);
}
