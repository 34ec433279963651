/** A Stripe without a network: the stand-in answers in this process, so that thousands of histories fit into seconds. */
import type { Stripe } from 'stripe';
import { productsOf } from '../../standins/seed-payers.ts';
import { createClock } from '../../standins/stripe/clock.ts';
import { runUntil } from '../../standins/stripe/life.ts';
import { seedProducts } from '../../standins/stripe/seed.ts';
import { answer, ENDPOINTS } from '../../standins/stripe/start.ts';
import { createStore } from '../../standins/stripe/store.ts';
import type { World } from '../../standins/stripe/world.ts';

export type Price = { slug: 'solo' | 'household' | 'practice'; interval: 'month' | 'year' };

export const priceId = ({ slug, interval }: Price) => `price_${slug}_${interval}`;

const PRICES: readonly Price[] = (['solo', 'household', 'practice'] as const).flatMap((slug) => [
  { slug, interval: 'month' },
  { slug, interval: 'year' },
]);

/**
 * @param start Stripe's time in seconds since the epoch
 * @param tell hears of every event about a subscription, at the time of the event
 */
export function createWorld(
  start: number,
  tell: (at: number, subscription: Stripe.Subscription) => void,
) {
  const store = createStore(createClock(() => start));
  const names = PRICES.map((price) => [`${price.slug}.${price.interval}`, priceId(price)] as const);
  const world: World = {
    store,
    origin: 'http://stripe.test',
    emit(_type, { id }) {
      const subscription = store.subscriptions.get(id);
      if (subscription) tell(store.now(), subscription);
    },
  };
  seedProducts(store, productsOf(new Map(names)), start);
  return {
    now: store.now,
    invoices: (): readonly Stripe.Invoice[] => [...store.invoices.values()],
    pass: (seconds: number) => void runUntil(world, store.now() + seconds),
    fetch: createFetch(world),
  };
}

function createFetch(world: World): typeof fetch {
  return (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const method = (init?.method ?? 'GET').toLowerCase();
    for (const endpoint of ENDPOINTS) {
      const match = endpoint.method === method ? PATTERNS.get(endpoint)?.exec(pathname) : null;
      if (!match) continue;
      const form = typeof init?.body === 'string' ? init.body : '';
      const values = readForm([...searchParams, ...new URLSearchParams(form)]);
      const { status, body } = answer(world, endpoint, match.groups?.['id'] ?? '', values);
      return Promise.resolve(Response.json(body, { status }));
    }
    return Promise.reject(new Error(`${method} ${pathname} is not answered here`));
  };
}

const PATTERNS = new Map(
  ENDPOINTS.map((endpoint) => [
    endpoint,
    new RegExp(`^/v1${endpoint.path.replace(':id', '(?<id>[^/]+)')}$`),
  ]),
);

/** Stripe's own spelling of nested values: `items[0][price]=…`. */
function readForm(fields: readonly (readonly [string, string])[]): Record<string, unknown> {
  const tree = new Map<string, Node>();
  for (const [name, value] of fields) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let at = tree;
    for (const part of path) {
      const next = at.get(part);
      const branch = next instanceof Map ? next : new Map<string, Node>();
      at.set(part, branch);
      at = branch;
    }
    at.set(last, value);
  }
  return toFields(tree);
}

type Node = string | Map<string, Node>;

function toFields(tree: ReadonlyMap<string, Node>): Record<string, unknown> {
  return Object.fromEntries([...tree].map(([name, node]) => [name, toValue(node)]));
}

function toValue(node: Node): unknown {
  if (typeof node === 'string') return node;
  const isList = [...node.keys()].every((key) => /^\d+$/.test(key));
  return isList ? [...node.values()].map(toValue) : toFields(node);
}
