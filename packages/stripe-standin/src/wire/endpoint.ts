import { z } from 'zod';
import { listOf, newestFirst } from '../objects/shape.ts';
import { invalid, noSuch } from '../state/faults.ts';
import type { Store } from '../state/store.ts';
import { requireCustomer, requireOne, type World } from '../state/world.ts';
import { anyText, limit, read, text } from './params.ts';

/** A call's path below /v1, and what it does: it returns the answer or throws a StripeFault. */
export type Endpoint = {
  method: 'get' | 'post' | 'delete';
  path: string;
  run: (world: World, id: string, values: Readonly<Record<string, unknown>>) => object;
};

export type Given<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields, z.core.$strict>>;

/** One call: the id in its path, its parameters and the world it acts on. */
export type Call<Fields extends z.ZodRawShape> = {
  id: string;
  given: Given<Fields>;
  world: World;
};

const get = by('get');
export const post = by('post');
export const del = by('delete');

function by(method: Endpoint['method']) {
  return <Fields extends z.ZodRawShape>(
    path: string,
    fields: Fields,
    act: (call: Call<Fields>) => object,
  ): Endpoint => {
    const schema = z.strictObject(fields);
    const run: Endpoint['run'] = (world, id, values) =>
      act({ id, given: read(schema, values), world });
    return { method, path, run };
  };
}

const PAGE = z.strictObject({ limit, starting_after: anyText });

/** A page of what a call finds, newest first. */
export function list<Fields extends z.ZodRawShape, Item extends { id: string }>(
  path: string,
  fields: Fields,
  find: (call: Call<Fields>) => readonly Item[],
  show: (item: Item) => object = (item) => item,
): Endpoint {
  const schema = z.strictObject(fields);
  return {
    method: 'get',
    path,
    run(world, id, { limit: most, starting_after: last, ...values }) {
      const page = read(PAGE, { limit: most, starting_after: last });
      const found = newestFirst(find({ id, given: read(schema, values), world }));
      const after = page.starting_after;
      const start = after === undefined ? 0 : found.findIndex((item) => item.id === after) + 1;
      if (after !== undefined && start === 0) throw noSuch('object', after, 'starting_after', 400);
      const end = start + page.limit;
      const data = found.slice(start, end).map(show);
      return { ...listOf(data, `/v1${path}`), has_more: end < found.length };
    },
  };
}

/** What is held with the wanted values in its fields; a value that is undefined is any. */
export function matching<Item extends object>(
  held: ReadonlyMap<string, Item>,
  wanted: { [Key in keyof Item]?: unknown },
): Item[] {
  const values = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return [...held.values()].filter((item) =>
    values.every(([name, value]) => Reflect.get(item, name) === value),
  );
}

/** The same, of a customer that there has to be. */
export function matchingOf<Item extends { customer: unknown }>(
  world: World,
  held: ReadonlyMap<string, Item>,
  customer: string | undefined,
): Item[] {
  if (customer === undefined) return [...held.values()];
  requireCustomer(world, customer);
  return [...held.values()].filter((item) => item.customer === customer);
}

/**
 * A search, which knows one clause: docs.stripe.com/search. Unlike Stripe's, it finds what is a second old.
 * @param find by what the clause's groups hold
 */
export function search(
  path: string,
  clause: RegExp,
  find: (store: Store, groups: Readonly<Record<string, string>>) => readonly object[],
): Endpoint {
  return get(
    `${path}/search`,
    { query: text, limit, page: anyText },
    ({ given: { query, limit: most, page = 'after_0' }, world }) => {
      const groups = clause.exec(query)?.groups;
      if (!groups) {
        throw invalid(`We were unable to parse your search query: ${query}`, { param: 'query' });
      }
      const start = /^after_(\d+)$/.exec(page)?.[1];
      if (start === undefined) throw invalid(`Invalid page token: ${page}`, { param: 'page' });
      const found = newestFirst(find(world.store, groups));
      const end = Number(start) + most;
      const has_more = end < found.length;
      return {
        ...listOf(found.slice(Number(start), end), `/v1${path}/search`),
        object: 'search_result',
        has_more,
        next_page: has_more ? `after_${end}` : null,
      };
    },
  );
}

/** The call that reads one object. */
export function retrieve(
  path: string,
  kind: string,
  heldIn: (store: Store) => ReadonlyMap<string, object>,
  param = 'id',
): Endpoint {
  return get(`${path}/:id`, {}, ({ id, world }) =>
    requireOne(heldIn(world.store), kind, id, param),
  );
}
