import type Stripe from 'stripe';
import { runUntil } from '../billing/life.ts';
import { deleteCustomer, hasEnded } from '../billing/subscriptions.ts';
import { addIntervals, type Seconds } from '../kit/time.ts';
import { recurringOf } from '../objects/catalogue.ts';
import { shown } from '../objects/shape.ts';
import { invalid } from '../state/faults.ts';
import { idOf, itemOf, newId, type Store } from '../state/store.ts';
import { requireOne, type World } from '../state/world.ts';
import { del, post, retrieve, type Endpoint } from '../wire/endpoint.ts';

type TestClock = Stripe.TestHelpers.TestClock;

const PATH = '/test_helpers/test_clocks';

/**
 * The customers of a test clock live by its time alone, beside the stand-in's own clock, so that scenarios do not move each
 * other: docs.stripe.com/billing/testing/test-clocks and docs.stripe.com/api/test_clocks.
 */
export const testClockEndpoints: readonly Endpoint[] = [
  post(PATH, ({ params, world: { store, emit } }) => {
    params.accept('frozen_time', 'name');
    const clock = shown<TestClock>({
      id: newId('clock'),
      object: 'test_helpers.test_clock',
      created: store.now(),
      frozen_time: params.requireInteger('frozen_time'),
      name: params.text('name') ?? null,
      status: 'ready',
      status_details: {},
    });
    store.testClocks.set(clock.id, clock);
    emit('test_helpers.test_clock.created', clock);
    return clock;
  }),
  retrieve(PATH, 'test_clock', ({ testClocks }) => testClocks),
  post(`${PATH}/:id/advance`, ({ id, params, world }) => {
    params.accept('frozen_time');
    const clock = requireOne(world.store.testClocks, 'test_clock', id);
    return advance(world, clock, params.requireInteger('frozen_time'));
  }),
  // Its customers go with it, and what they hold.
  del(`${PATH}/:id`, ({ id, params, world }) => {
    params.accept();
    const { customers, testClocks } = world.store;
    const clock = requireOne(testClocks, 'test_clock', id);
    for (const customer of customers.values()) {
      if (!customer.deleted && customer.test_clock === id) deleteCustomer(world, customer.id);
    }
    testClocks.delete(id);
    world.emit('test_helpers.test_clock.deleted', clock);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  }),
];

/**
 * Moves a test clock. Stripe takes a while and shows `advancing` until then; here it is done at once, and the next look at
 * it shows `ready`.
 * @returns the clock as Stripe answers the call
 * @throws {StripeFault} as docs.stripe.com/api/test_clocks/advance
 */
function advance(world: World, clock: TestClock, target: Seconds): TestClock {
  const { store, emit } = world;
  const param = 'frozen_time';
  if (target <= clock.frozen_time) {
    throw invalid('The frozen time must be after the current frozen time.', { param });
  }
  if (target > furthest(store, clock)) {
    throw invalid(
      'A test clock advances two intervals of its shortest subscription at most, or two years without one.',
      { param },
    );
  }
  const advancing: TestClock = {
    ...clock,
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: target } },
  };
  emit('test_helpers.test_clock.advancing', advancing);
  store.clock.during(clock.frozen_time, () => runUntil(world, target, clock.id));
  clock.frozen_time = target;
  emit('test_helpers.test_clock.ready', clock);
  return advancing;
}

function furthest(store: Store, { id, frozen_time: from }: TestClock): Seconds {
  const ends = [...store.subscriptions.values()]
    .filter((one) => one.test_clock === id && !hasEnded(one))
    .map((one) => addIntervals(from, recurringOf(itemOf(one).price), 2));
  return Math.min(addIntervals(from, { interval: 'year', interval_count: 2 }), ...ends);
}

/** Runs a call in the time of the test clock of what it names by id; in the stand-in's own time without one. */
export function duringItsTime<Result>(
  { store }: World,
  names: readonly (string | undefined)[],
  run: () => Result,
): Result {
  const clock = names
    .map((one) => (one === undefined ? undefined : clockOf(store, one)))
    .find((found) => found !== undefined);
  return clock === undefined ? run() : store.clock.during(clock.frozen_time, run);
}

function clockOf(store: Store, id: string): TestClock | undefined {
  const object =
    store.customers.get(id) ??
    store.subscriptions.get(id) ??
    store.invoices.get(id) ??
    store.invoiceItems.get(id);
  if (object === undefined) {
    const customer = store.checkoutSessions.get(id)?.customer;
    return typeof customer === 'string' ? clockOf(store, customer) : store.testClocks.get(id);
  }
  const own = 'test_clock' in object ? object.test_clock : null;
  return own ? store.testClocks.get(idOf(own)) : undefined;
}
