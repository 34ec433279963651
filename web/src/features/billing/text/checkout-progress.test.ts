import { describe, expect, it } from 'vitest';
import type { CheckoutState } from '@contract/api.ts';
import { NO_SUBSCRIPTION, type SubscriptionStatus } from '@contract/subscription.ts';
import { ApiError } from '@/platform/api-client.ts';
import {
  followCheckout,
  PATIENCE_MS,
  waitBefore,
  type CheckoutProgress,
  type Clock,
} from './checkout-progress.ts';

const complete = (status: SubscriptionStatus, plan: string | null = null): CheckoutState => ({
  status: 'complete',
  paymentStatus: 'paid',
  subscription: { ...NO_SUBSCRIPTION, id: 'sub_1', plan, status },
});
const failure = (status: number) =>
  new ApiError('As the server says.', { status, code: 'internal' });

/** Time that passes only during a sleep. */
function makeClock(): Clock & { slept: number[] } {
  let time = 0;
  const slept: number[] = [];
  return {
    slept,
    now: () => time,
    sleep: async (milliseconds) => {
      time += milliseconds;
      slept.push(milliseconds);
    },
  };
}

/** Follows a checkout whose answers are given; the last one is repeated. */
async function follow(answers: readonly (CheckoutState | Error)[]) {
  const clock = makeClock();
  let asked = 0;
  const ask = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (answer === undefined || answer instanceof Error) throw answer;
    return answer;
  };
  const steps: CheckoutProgress[] = [];
  for await (const step of followCheckout(ask, clock, new AbortController().signal)) {
    steps.push(step);
  }
  return { steps, asked, clock };
}

// R-ACC-10
describe('waitBefore', () => {
  it('begins at a second, grows, and stops growing at ten seconds', () => {
    const waits = Array.from({ length: 10 }, (_, index) => waitBefore(index + 1));
    expect(waits.slice(0, 4)).toEqual([1000, 1600, 2560, 4096]);
    expect(waits.slice(5)).toEqual([10_000, 10_000, 10_000, 10_000, 10_000]);
  });
});

describe('followCheckout', () => {
  it('subscription there at once: done after one question', async () => {
    const { steps, asked, clock } = await follow([complete('active', 'Solo')]);
    expect(steps).toEqual([{ phase: 'done', plan: 'Solo', subscriptionId: 'sub_1' }]);
    expect({ asked, slept: clock.slept }).toEqual({ asked: 1, slept: [] });
  });

  it('a trial counts as a subscription', async () => {
    expect((await follow([complete('trialing', 'Solo')])).steps).toEqual([
      { phase: 'done', plan: 'Solo', subscriptionId: 'sub_1' },
    ]);
  });

  it('subscription late: asks again, with growing pauses, until it shows', async () => {
    const { steps, clock } = await follow([
      complete('none'),
      complete('incomplete'),
      complete('active', 'Solo'),
    ]);
    expect(steps).toEqual([{ phase: 'done', plan: 'Solo', subscriptionId: 'sub_1' }]);
    expect(clock.slept).toEqual([1000, 1600]);
  });

  it('subscription never there: slow after a minute, not a moment sooner, and then it stops asking', async () => {
    const { steps, clock } = await follow([complete('none')]);
    expect(steps).toEqual([{ phase: 'slow', problem: null }]);
    const total = clock.slept.reduce((sum, wait) => sum + wait, 0);
    const last = clock.slept.at(-1) ?? 0;
    expect(total).toBeGreaterThanOrEqual(PATIENCE_MS);
    expect(total - last).toBeLessThan(PATIENCE_MS);
  });

  it('server in trouble for a while: goes on asking and never calls it a missing plan', async () => {
    const { steps } = await follow([failure(502), failure(0), complete('active', 'Solo')]);
    expect(steps).toEqual([{ phase: 'done', plan: 'Solo', subscriptionId: 'sub_1' }]);
  });

  it('server in trouble all the time: slow, with what the last question met', async () => {
    expect((await follow([failure(502)])).steps).toEqual([
      { phase: 'slow', problem: 'As the server says.' },
    ]);
  });

  it.each([
    ['open', 'unfinished'],
    ['expired', 'expired'],
  ] as const)('checkout %s: %s', async (status, phase) => {
    expect((await follow([{ ...complete('none'), status }])).steps).toEqual([{ phase }]);
  });

  it.each([
    [401, 'signed-out'],
    [403, 'not-yours'],
    [404, 'not-found'],
    [400, 'not-found'],
  ] as const)('refused with %i: %s, and it stops asking', async (status, reason) => {
    const { steps, asked } = await follow([failure(status)]);
    expect(steps).toEqual([{ phase: 'refused', reason }]);
    expect(asked).toBe(1);
  });

  it('page left while asking: says nothing more', async () => {
    const leaving = new AbortController();
    const ask = async () => {
      leaving.abort();
      return complete('active', 'Solo');
    };
    const steps: CheckoutProgress[] = [];
    for await (const step of followCheckout(ask, makeClock(), leaving.signal)) steps.push(step);
    expect(steps).toEqual([]);
  });
});
