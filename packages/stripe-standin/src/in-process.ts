import qs from 'qs';
import type { Stripe } from 'stripe';
import { answer } from './api.ts';
import { runUntil } from './billing/life.ts';
import { bringInto, type Status } from './billing/statuses.ts';
import { createClock } from './kit/clock.ts';
import type { Seconds } from './kit/time.ts';
import { seed, type SeedCustomer, type SeedProduct } from './seed.ts';
import { createStore, type Reading } from './state/store.ts';
import type { World } from './state/world.ts';

/**
 * The moment at which it begins, or a clock of the caller's, and its account; `tell` hears of every event about a subscription, at
 * the time of the event, and `send` gets what Stripe would deliver.
 */
export type InProcessOptions = {
  start: Seconds | (() => Seconds);
  products: readonly SeedProduct[];
  customers?: readonly SeedCustomer[];
  reading?: Reading;
  tell?: (at: Seconds, subscription: Stripe.Subscription) => void;
  send?: (type: string, object: { id: string }) => void;
};

/**
 * A Stripe without a network, for a client that takes a `fetch`. Its time stands still until it is told to pass, or goes as the
 * caller's; in either case nothing falls due before `pass`.
 */
export function createInProcessStripe({
  start,
  products,
  customers = [],
  reading,
  tell,
  send,
}: InProcessOptions) {
  const store = createStore(createClock(typeof start === 'number' ? () => start : start), reading);
  const world: World = {
    store,
    origin: 'http://stripe.test',
    events: () => [],
    emit(type, object) {
      const subscription = store.subscriptions.get(object.id);
      if (subscription) tell?.(store.now(), subscription);
      send?.(type, structuredClone(object));
    },
  };
  seed(world, products, customers);
  return {
    now: store.now,
    invoices: (): readonly Stripe.Invoice[] => [...store.invoices.values()],
    subscriptions: (): readonly Stripe.Subscription[] => [...store.subscriptions.values()],
    /** What the switch `/subscriptions` does. */
    bringInto(subscription: string, status: Status): void {
      const found = store.subscriptions.get(subscription);
      if (found === undefined) throw new Error(`there is no ${subscription}`);
      bringInto(world, found, status);
    },
    pass: (seconds: Seconds) => void runUntil(world, store.now() + seconds),
    fetch: createFetch(world),
  };
}

function createFetch(world: World): typeof fetch {
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const form = typeof init?.body === 'string' ? init.body : '';
    // Stripe's own spelling of nested values: `items[0][price]=…`.
    const values = qs.parse(search === '' ? form : search.slice(1), { depth: DEEPEST_VALUE });
    const path = pathname.replace('/v1', '');
    const { status, body } = answer(world, init?.method ?? 'GET', path, values);
    return Promise.resolve(Response.json(body, { status }));
  };
}

/** As in Express. */
const DEEPEST_VALUE = 32;
