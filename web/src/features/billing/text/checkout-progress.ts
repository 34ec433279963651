import type { CheckoutState } from '@contract/api.ts';
import { ApiError } from '@/platform/api-client.ts';

export type CheckoutProgress =
  /** Ordered: the subscription has not shown up yet. */
  | { phase: 'waiting' }
  /** Still nothing after {@link PATIENCE_MS}; `problem` is set when the last question itself failed. */
  | { phase: 'slow'; problem: string | null }
  | { phase: 'done'; plan: string | null; subscriptionId: string }
  /** The person did not finish the checkout. */
  | { phase: 'unfinished' }
  | { phase: 'expired' }
  /** Asking again would not help: the checkout is another person's, or does not exist. */
  | { phase: 'refused'; reason: 'not-found' | 'not-yours' | 'signed-out' };

/** How long to ask before the person is told what else they can do. Milliseconds. */
export const PATIENCE_MS = 60_000;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 10_000;
const GROWTH = 1.6;

/** The clock that polling runs on. `sleep` ends early, without an error, when the signal is aborted. */
export type Clock = {
  /** Milliseconds from any fixed start. */
  now: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** Milliseconds to wait before question number `attempt` (the first repeat is 1). */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT_MS, Math.round(FIRST_WAIT_MS * GROWTH ** (attempt - 1)));
}

/**
 * Asks until the checkout has become a subscription, is over, or {@link PATIENCE_MS} have passed.
 * @param ask one question to the API; rejects with an {@link ApiError}
 */
export async function* followCheckout(
  ask: () => Promise<CheckoutState>,
  clock: Clock,
  signal: AbortSignal,
): AsyncGenerator<CheckoutProgress, void, void> {
  const start = clock.now();
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    const progress = await ask().then(readProgress, readFailure);
    if (signal.aborted) return;
    if (progress.phase !== 'waiting') {
      yield progress;
      return;
    }
    if (clock.now() - start >= PATIENCE_MS) {
      yield { phase: 'slow', problem: progress.problem };
      return;
    }
    await clock.sleep(waitBefore(attempt), signal);
  }
}

type Reading =
  | Exclude<CheckoutProgress, { phase: 'waiting' | 'slow' }>
  | { phase: 'waiting'; problem: string | null };

function readProgress({ status, subscription }: CheckoutState): Reading {
  switch (status) {
    case 'open':
      return { phase: 'unfinished' };
    case 'expired':
      return { phase: 'expired' };
    case 'complete':
      break;
  }
  switch (subscription.status) {
    case 'active':
    case 'trialing':
      return { phase: 'done', plan: subscription.plan, subscriptionId: subscription.id };
    case 'none':
    case 'incomplete':
    case 'incomplete_expired':
    case 'canceled':
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return { phase: 'waiting', problem: null };
  }
}

function readFailure(cause: unknown): Reading {
  if (!(cause instanceof ApiError)) {
    return { phase: 'waiting', problem: 'We could not ask about your order.' };
  }
  switch (cause.status) {
    case 401:
      return { phase: 'refused', reason: 'signed-out' };
    case 403:
      return { phase: 'refused', reason: 'not-yours' };
    case 400:
    case 404:
      return { phase: 'refused', reason: 'not-found' };
    default:
      return { phase: 'waiting', problem: cause.message };
  }
}
