import type Stripe from 'stripe';
import { runUntil } from '../billing/life.ts';
import { deleteCustomer } from '../billing/subscriptions.ts';
import { shown } from '../objects/shape.ts';
import { invalid } from '../state/faults.ts';
import { idOf, newId, type Store } from '../state/store.ts';
import { requireOne, type World } from '../state/world.ts';
import { del, post, retrieve, type Endpoint } from '../wire/endpoint.ts';
import { anyText, integer } from '../wire/params.ts';

type TestClock = Stripe.TestHelpers.TestClock;

const PATH = '/test_helpers/test_clocks';

/**
 * The customers of a test clock live by its time alone, beside the stand-in's own clock, so that scenarios do not move each
 * other: docs.stripe.com/billing/testing/test-clocks and docs.stripe.com/api/test_clocks.
 */
export const testClockEndpoints: readonly Endpoint[] = [
  post(PATH, { frozen_time: integer, name: anyText }, ({ given, world: { store } }) => {
    const clock = shown<TestClock>({
      ...given,
      id: newId('clock'),
      object: 'test_helpers.test_clock',
      status: 'ready',
    });
    store.testClocks.set(clock.id, clock);
    return clock;
  }),
  retrieve(PATH, 'test_clock', ({ testClocks }) => testClocks),
  // Stripe takes a while and shows `advancing` until then; here it is done at once.
  post(`${PATH}/:id/advance`, { frozen_time: integer }, ({ id, given, world }) => {
    const { clock, testClocks } = world.store;
    const own = requireOne(testClocks, 'test_clock', id);
    const { frozen_time: target } = given;
    if (target <= own.frozen_time) {
      throw invalid('The frozen time must be after the current frozen time.', {
        param: 'frozen_time',
      });
    }
    clock.during(own.frozen_time, () => runUntil(world, target, id));
    own.frozen_time = target;
    return own;
  }),
  // Its customers go with it, and what they hold.
  del(`${PATH}/:id`, {}, ({ id, world }) => {
    const { customers, testClocks } = world.store;
    requireOne(testClocks, 'test_clock', id);
    for (const customer of customers.values()) {
      if (!customer.deleted && customer.test_clock === id) deleteCustomer(world, customer.id);
    }
    testClocks.delete(id);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  }),
];

/** Runs a call in the time of the test clock of what it names by id; in the stand-in's own time without one. */
export function duringItsTime<Result>(
  { store }: World,
  names: readonly string[],
  run: () => Result,
): Result {
  const clock = names.map((one) => clockOf(store, one)).find((found) => found !== undefined);
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
