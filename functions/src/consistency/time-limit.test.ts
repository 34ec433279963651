import { expect, it } from 'vitest';
import { timeLeft, within, withinDatabaseTime, withinRequestTime } from './time-limit.ts';

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
