import { AsyncLocalStorage } from 'node:async_hooks';
import type Stripe from 'stripe';
import type { BillingConfig } from '../config/config.ts';
import { SECOND_MS } from '../foundation/durations.ts';
import { isWaitingFor, notAnswering, timeLeft } from '../foundation/request-time.ts';
import { within } from '../foundation/within.ts';

const CALL_TIMEOUT_MS = 8_000;
const RETRIES = 2;
/** For all Stripe calls of one request, and always a little less than the request itself has left. */
const REQUEST_BUDGET_MS = 19_000;
const LEFT_TO_ANSWER_MS = SECOND_MS / 2;

/** The Stripe client, loaded and created on first use. */
export function createStripeSource(billing: BillingConfig | null): () => Promise<Stripe> {
  let made: Promise<Stripe> | undefined;
  return () => (made ??= makeClient(billing));
}

/**
 * Runs work that calls Stripe within a budget in milliseconds. When it is spent, pending calls are aborted.
 * @throws {ApiError} `upstream_stripe` if Stripe fails or is too slow; `unavailable` if the database used up the time
 */
export async function withinStripeBudget<T>(
  work: () => Promise<T>,
  budgetMs = REQUEST_BUDGET_MS,
): Promise<T> {
  const ms = Math.max(0, Math.min(budgetMs, timeLeft() - LEFT_TO_ANSWER_MS));
  try {
    return await within(
      ms,
      (signal) => budget.run(signal, work),
      () => notAnswering(isWaitingFor('database') ? 'database' : 'Stripe'),
    );
  } catch (error) {
    throw isStripeError(error) ? notAnswering('Stripe', error) : error;
  }
}

/** Whether Stripe's client threw the error. It checks the shape, because the library may not be loaded yet. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return (
    error instanceof Error &&
    'type' in error &&
    typeof error.type === 'string' &&
    error.type.startsWith('Stripe')
  );
}

/** The budget of the request that a call belongs to. */
const budget = new AsyncLocalStorage<AbortSignal>();

async function makeClient(billing: BillingConfig | null): Promise<Stripe> {
  if (billing === null) throw new Error('billing is off');
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(billing.secretKey, {
    timeout: CALL_TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: StripeClient.createFetchHttpClient(fetchWithinBudget),
    ...(billing.apiBase === null ? {} : addressOf(billing.apiBase)),
  });
}

const fetchWithinBudget: typeof fetch = (input, init) => {
  const signals = [budget.getStore(), init?.signal].filter(
    (signal) => signal instanceof AbortSignal,
  );
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

function addressOf(base: URL): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const protocol = base.protocol === 'http:' ? 'http' : 'https';
  return { host: base.hostname, port: base.port || (protocol === 'http' ? 80 : 443), protocol };
}
