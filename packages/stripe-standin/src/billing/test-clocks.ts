import type Stripe from 'stripe';
import { addIntervals, DAY, type Seconds } from '../kit/time.ts';
import { recurringOf } from '../objects/catalogue.ts';
import { invalid } from '../state/faults.ts';
import { idOf, newId, type Store } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { deleteCustomer } from './customers.ts';
import { runUntil } from './life.ts';
import { hasEnded } from './subscriptions.ts';

type TestClock = Stripe.TestHelpers.TestClock;

const DELETED_AFTER = 30 * DAY;

/**
 * Makes a test clock. Its customers live by its time alone, beside the stand-in's own clock, so that scenarios do not move
 * each other: docs.stripe.com/billing/testing/test-clocks
 */
export function createTestClock(
  { store, emit }: World,
  fields: Pick<TestClock, 'frozen_time' | 'name'>,
): TestClock {
  const created = store.now();
  const clock: TestClock = {
    ...fields,
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + DELETED_AFTER,
    livemode: false,
    status: 'ready',
    status_details: {},
  };
  store.testClocks.set(clock.id, clock);
  emit('test_helpers.test_clock.created', clock);
  return clock;
}

/**
 * Moves a test clock. Stripe takes a while and shows `advancing` until then; here it is done at once, and the next look at
 * it shows `ready`.
 * @returns the clock as Stripe answers the call
 * @throws {StripeFault} as docs.stripe.com/api/test_clocks/advance
 */
export function advanceTestClock(world: World, clock: TestClock, target: Seconds): TestClock {
  const { store, emit } = world;
  if (target <= clock.frozen_time) {
    throw invalid('The frozen time must be after the current frozen time.', {
      param: 'frozen_time',
    });
  }
  if (target > furthest(store, clock)) {
    throw invalid(
      'A test clock advances two intervals of its shortest subscription at most, or two years without one.',
      { param: 'frozen_time' },
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

/** Deletes a test clock with its customers and what they hold. */
export function deleteTestClock(
  world: World,
  clock: TestClock,
): Stripe.TestHelpers.DeletedTestClock {
  for (const customer of world.store.customers.values()) {
    if (!customer.deleted && livesBy(customer, clock)) deleteCustomer(world, customer.id);
  }
  world.store.testClocks.delete(clock.id);
  world.emit('test_helpers.test_clock.deleted', clock);
  return { id: clock.id, object: 'test_helpers.test_clock', deleted: true };
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
    store.schedules.get(id);
  if (object === undefined) {
    const customer = store.checkoutSessions.get(id)?.customer;
    return typeof customer === 'string' ? clockOf(store, customer) : store.testClocks.get(id);
  }
  const own = 'test_clock' in object ? object.test_clock : null;
  return own ? store.testClocks.get(idOf(own)) : undefined;
}

function livesBy({ test_clock: own }: Stripe.Customer, { id }: TestClock): boolean {
  return own !== null && own !== undefined && idOf(own) === id;
}

function furthest(store: Store, clock: TestClock): Seconds {
  const ends = [...store.subscriptions.values()]
    .filter((one) => one.test_clock === clock.id && !hasEnded(one))
    .flatMap(({ items }) => items.data)
    .map(({ price }) => addIntervals(clock.frozen_time, recurringOf(price), 2));
  const twoYears = addIntervals(clock.frozen_time, { interval: 'year', interval_count: 2 });
  return Math.min(twoYears, ...ends);
}
