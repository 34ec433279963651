import type Stripe from 'stripe';
import { advanceTestClock, createTestClock, deleteTestClock } from '../billing/test-clocks.ts';
import { invalid, noSuch } from '../state/faults.ts';
import type { World } from '../state/world.ts';
import { del, get, post, type Endpoint } from '../wire/endpoint.ts';
import type { Params } from '../wire/params.ts';

/** docs.stripe.com/api/test_clocks */
export const testClockEndpoints: readonly Endpoint[] = [
  post('/test_helpers/test_clocks', ({ params, world }) => {
    params.accept('frozen_time', 'name', 'expand');
    return createTestClock(world, requireTime(params), params.text('name') ?? null);
  }),
  get('/test_helpers/test_clocks/:id', ({ id, params, world }) => {
    params.accept('expand');
    return requireClock(world, id);
  }),
  post('/test_helpers/test_clocks/:id/advance', ({ id, params, world }) => {
    params.accept('frozen_time', 'expand');
    return advanceTestClock(world, requireClock(world, id), requireTime(params));
  }),
  del('/test_helpers/test_clocks/:id', ({ id, params, world }) => {
    params.accept();
    return deleteTestClock(world, requireClock(world, id));
  }),
];

function requireClock({ store }: World, id: string): Stripe.TestHelpers.TestClock {
  const clock = store.testClocks.get(id);
  if (!clock) throw noSuch('test_clock', id, 'id');
  return clock;
}

function requireTime(params: Params): number {
  const time = params.integer('frozen_time');
  if (time !== undefined) return time;
  throw invalid('Missing required param: frozen_time.', {
    code: 'parameter_missing',
    param: 'frozen_time',
  });
}
