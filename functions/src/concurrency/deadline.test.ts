import { expect, it, vi } from 'vitest';
import {
  effectiveLimit,
  LIMITS_MS,
  timeLeft,
  within,
  withinDatabaseTime,
  withinRequestTime,
} from './deadline.ts';

// R-REL-04
it('leaves the limits as they are, where the emulators do not stretch them, and answers within 25 s', async () => {
  expect(Object.values(LIMITS_MS).map(effectiveLimit)).toEqual(Object.values(LIMITS_MS));
  expect(LIMITS_MS).toEqual({
    request: 20_000,
    stripe: 19_000,
    stripeAttempt: 8_000,
    transaction: 8_000,
    databaseCall: 5_000,
    hostCall: 8_000,
    fileCall: 8_000,
  });
  vi.useFakeTimers();
  const answer = withinRequestTime(() => new Promise(() => {}));
  const passing = vi.advanceTimersByTimeAsync(25_000);
  await expect(answer).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  await passing;
  vi.useRealTimers();
});

// R-REL-04
it('begins nothing for a request whose time is over, and answers 503 even where it notices first', async () => {
  let hasBegun = false;
  const late = withinRequestTime(async () => {
    // A busy process notices its timers late.
    while (timeLeft() > 0);
    return withinDatabaseTime('transaction', async () => {
      hasBegun = true;
    });
  }, 1);
  await expect(late).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  expect(hasBegun).toBe(false);
});

// R-REL-04
it('ends work in time for the answer of its request, however long its own limit is, and tells it so', async () => {
  let signal: AbortSignal | undefined;
  const endless = (given: AbortSignal) => {
    signal = given;
    return new Promise<never>(() => {});
  };
  const late = withinRequestTime(() => within(60_000, endless, () => new Error('late'), 190), 200);
  await expect(late).rejects.toThrow('late');
  expect(signal?.aborted).toBe(true);
});
