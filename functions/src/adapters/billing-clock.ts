import { z } from 'zod';
import { SECOND_MS } from '../foundation/durations.ts';

/** The time by which plans and machines live. */
export type PlanNow = () => Promise<Date>;

/** A stand-in that plays many months at once answers nothing else. */
const CALL_MS = 10 * SECOND_MS;

/**
 * The time of day; in development, moved as far as the clock at `address` says that it was moved: a stand-in for Stripe ends a
 * plan in a month that takes a second, and then the 30 days begin there.
 * @throws {Error} if that clock does not answer
 */
export function createPlanNow(address: URL | null, now: () => Date): PlanNow {
  if (address === null) return async () => now();
  return async () => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(CALL_MS) });
    const { movedBy } = Clock.parse(await answer.json());
    return new Date(now().getTime() + movedBy * SECOND_MS);
  };
}

/** In seconds. */
const Clock = z.object({ movedBy: z.number() });
