import type Stripe from 'stripe';
import { advanceTestClock, createTestClock, deleteTestClock } from '../billing/test-clocks.ts';
import { requireOne, type World } from '../state/world.ts';
import { del, post, type Endpoint } from '../wire/endpoint.ts';
import { retrieve } from '../wire/paging.ts';

const PATH = '/test_helpers/test_clocks';

/** docs.stripe.com/api/test_clocks */
export const testClockEndpoints: readonly Endpoint[] = [
  post(PATH, ({ params, world }) => {
    params.accept('frozen_time', 'name');
    const name = params.text('name') ?? null;
    return createTestClock(world, { frozen_time: params.requireInteger('frozen_time'), name });
  }),
  retrieve(PATH, 'test_clock', ({ testClocks }) => testClocks),
  post(`${PATH}/:id/advance`, ({ id, params, world }) => {
    params.accept('frozen_time');
    return advanceTestClock(world, requireClock(world, id), params.requireInteger('frozen_time'));
  }),
  del(`${PATH}/:id`, ({ id, params, world }) => {
    params.accept();
    return deleteTestClock(world, requireClock(world, id));
  }),
];

function requireClock({ store }: World, id: string): Stripe.TestHelpers.TestClock {
  return requireOne(store.testClocks, 'test_clock', id);
}
