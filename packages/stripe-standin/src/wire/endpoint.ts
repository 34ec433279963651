import type Stripe from 'stripe';
import { listOf, newestFirst } from '../objects/shape.ts';
import { invalid, noSuch } from '../state/faults.ts';
import type { Store } from '../state/store.ts';
import { requireCustomer, requireOne, type World } from '../state/world.ts';
import type { Params } from './params.ts';

/** One call to the API: the id in its path, its parameters and the world it acts on. */
type Call = { id: string; params: Params; world: World };

/** A call's path below /v1, and what it does: it returns the answer or throws a StripeFault. */
export type Endpoint = { method: 'get' | 'post' | 'delete'; path: string; run: Run };
type Run = (call: Call) => object;

export const get = (path: string, run: Run): Endpoint => ({ method: 'get', path, run });
export const post = (path: string, run: Run): Endpoint => ({ method: 'post', path, run });
export const del = (path: string, run: Run): Endpoint => ({ method: 'delete', path, run });

const PAGE = 10;
const LONGEST_PAGE = 100;

type ListOptions<Item> = {
  /** Whether the parameter `customer` has to name one that there is. */
  knowsCustomer?: boolean;
  /** The parameters of a filter that takes more than one field, and what it makes of them. */
  names?: readonly string[];
  by?: (params: Params) => (item: Item) => boolean;
};

/**
 * The list of all objects of a kind, newest first.
 * @param fields by the parameter that names it: the field that has to equal it
 */
export function list<Item extends { id: string; created: number }>(
  path: string,
  itemsOf: (store: Store) => ReadonlyMap<string, Item>,
  fields: Readonly<Record<string, (item: Item) => unknown>>,
  { knowsCustomer = false, names = [], by = () => () => true }: ListOptions<Item> = {},
): Endpoint {
  return get(path, ({ params, world }) => {
    params.accept('limit', 'starting_after', ...Object.keys(fields), ...names);
    const customer = knowsCustomer ? params.text('customer') : undefined;
    if (customer !== undefined) requireCustomer(world, customer);
    const isWanted = by(params);
    const found = newestFirst(itemsOf(world.store).values()).filter(
      (item) =>
        isWanted(item) &&
        Object.entries(fields).every(
          ([name, read]) => !params.has(name) || params.text(name) === read(item),
        ),
    );
    return pageOf(found, params, `/v1${path}`);
  });
}

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

/** What a search has found: docs.stripe.com/search. */
export function searchOf<Item extends { id: string }>(
  found: readonly Item[],
  params: Params,
  url: string,
) {
  const { data, has_more } = pageOf(found, params, url);
  return { object: 'search_result', data, has_more, next_page: null, url };
}
