import { AsyncLocalStorage } from 'node:async_hooks';
import type Stripe from 'stripe';
import type { BillingConfig } from '../config/config.ts';
import {
  effectiveLimit,
  isWaitingFor,
  LIMITS_MS,
  notAnswering,
  within,
} from '../concurrency/deadline.ts';
import { SECOND_MS } from '../foundation/durations.ts';
import { ApiError, StripeRefusedError } from '../foundation/errors.ts';

const RETRIES = 2;
const LEFT_TO_ANSWER_MS = SECOND_MS / 2;

/** The Stripe client, loaded and created on first use. */
export function createStripeSource(billing: Access | null): () => Promise<Stripe> {
  let made: Promise<Stripe> | undefined;
  return () => (made ??= makeClient(billing));
}

/**
 * Runs work that calls Stripe within a time in milliseconds. When it is over, pending calls are aborted.
 * @throws {ApiError} `upstream_stripe` if Stripe fails or is too slow; `unavailable` if the database used up the time; what
 * `describeRefusal` says if Stripe refuses
 */
export async function withinStripeTime<T>(
  work: () => Promise<T>,
  limitMs: number = LIMITS_MS.stripe,
): Promise<T> {
  try {
    return await within(
      limitMs,
      (signal) => timeOver.run(signal, work),
      () => notAnswering(isWaitingFor('database') ? 'database' : 'Stripe'),
      LEFT_TO_ANSWER_MS,
    );
  } catch (error) {
    throw isStripeError(error) ? describeRefusal(error) : error;
  }
}

/** Whether an error says that Stripe cannot help now, be it Stripe's fault or ours: what is known already still holds. */
export function isStripeOut(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'upstream_stripe' || error.code === 'misconfigured')
  );
}

/**
 * The error for a refusal that the caller does not handle itself. An outage of Stripe is one thing; a Stripe that works and
 * refuses us is another, which no retry mends.
 */
function describeRefusal(error: Stripe.errors.StripeError): ApiError {
  const { statusCode, code, param } = error;
  if (statusCode === 402) {
    return new ApiError(
      'payment_required',
      'The payment did not go through. Check your invoices, or change your payment method.',
      { cause: error },
    );
  }
  if (statusCode === undefined || !OUR_FAULT.includes(statusCode)) {
    return notAnswering('Stripe', error);
  }
  if (code === 'resource_missing' && param === 'customer') return customerGone(error);
  if (code === 'resource_missing' && param !== undefined && /\bprice\b/.test(param)) {
    return refusedBecauseOfUs('price_missing', error);
  }
  return refusedBecauseOfUs('misconfigured', error);
}

export function refusedBecauseOfUs(
  code: keyof typeof OUR_FAULT_WORDS,
  error: Stripe.errors.StripeError,
): StripeRefusedError {
  const { statusCode: status, type, code: errorCode, param, requestId } = error;
  const facts = { status, type, errorCode, param, upstreamRequestId: requestId };
  return new StripeRefusedError(code, OUR_FAULT_WORDS[code], facts, error);
}

export function customerGone(cause?: unknown): ApiError {
  return new ApiError(
    'customer_gone',
    'Your billing details are gone from our payment provider. They are created again when you choose a plan.',
    { cause },
  );
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

/** Whether Stripe has not even tried, and repeats how it failed before under the same idempotency key, as it does for a day. */
export function isReplayedFailure(error: unknown): boolean {
  return (
    isStripeError(error) &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}

/** Bad call, unknown key, key without the permission, nothing there. A conflict or a limit of Stripe's passes by itself. */
const OUR_FAULT: readonly number[] = [400, 401, 403, 404];

const OUR_FAULT_WORDS = {
  misconfigured:
    'This failed because our connection to our payment provider is set up wrongly. We have been told; if it is urgent, write to us.',
  portal_missing:
    'Our payment provider’s pages for cards and invoices are not set up. We have been told; if it is urgent, write to us.',
  price_missing:
    'This plan cannot be bought right now. The mistake is ours, and we have been told; if it is urgent, write to us.',
} as const;

/** Aborts the calls of the work that they belong to. */
const timeOver = new AsyncLocalStorage<AbortSignal>();

type Access = Pick<BillingConfig, 'secretKey' | 'apiBase'>;

async function makeClient(billing: Access | null): Promise<Stripe> {
  if (billing === null) throw new Error('billing is off');
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(billing.secretKey, {
    timeout: effectiveLimit(LIMITS_MS.stripeAttempt),
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: StripeClient.createFetchHttpClient(fetchInTime),
    ...(billing.apiBase === null ? {} : addressOf(billing.apiBase)),
  });
}

const fetchInTime: typeof fetch = (input, init) => {
  const signals = [timeOver.getStore(), init?.signal].filter(
    (signal) => signal instanceof AbortSignal,
  );
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

function addressOf(base: URL): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const protocol = base.protocol === 'http:' ? 'http' : 'https';
  return { host: base.hostname, port: base.port || (protocol === 'http' ? 80 : 443), protocol };
}
