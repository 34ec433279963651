import { expect, it } from 'vitest';
import { timeLeft, withinRequestTime } from '../foundation/request-time.ts';
import { inTransactionTime } from './bounded-firestore.ts';

// R-REL-04
it('begins nothing for a request whose time is over, and answers 503 even where it notices first', async () => {
  let hasBegun = false;
  const late = withinRequestTime(async () => {
    // A busy process notices its timers late.
    while (timeLeft() > 0);
    return inTransactionTime(async () => {
      hasBegun = true;
    });
  }, 1);
  await expect(late).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  expect(hasBegun).toBe(false);
});
