import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiError } from './errors.ts';
import { within } from './within.ts';

/** An answer goes out within this time, whatever happens. The function itself is ended after 30 s. */
const REQUEST_MS = 20_000;

/** What a request waits for outside this process. */
export type Service = 'database' | 'Stripe' | 'sign-in';

/**
 * Runs the work of one request, and answers for it when its time is over. The adapters begin nothing more for a request
 * that is over, so what is still under way then cannot write later.
 * @throws {ApiError} `unavailable`, or `upstream_stripe`, naming the service that the request was waiting for
 */
export async function withinRequestTime<T>(
  work: () => Promise<T>,
  limitMs = REQUEST_MS,
): Promise<T> {
  const endsAt = performance.now() + limitMs;
  const waiting: Service[] = [];
  return within(
    limitMs,
    () => current.run({ endsAt, waiting }, work),
    () => notAnswering(waiting.includes('database') ? 'database' : waiting.at(-1)),
  );
}

/** Milliseconds that the request has left: none once it is over, and no end outside of requests. */
export function timeLeft(): number {
  const endsAt = current.getStore()?.endsAt ?? Number.POSITIVE_INFINITY;
  return Math.max(0, endsAt - performance.now());
}

/** Notes what the request waits for, so that nobody else is blamed when its time is over. */
export async function waitingFor<T>(service: Service, answer: Promise<T>): Promise<T> {
  const waiting = current.getStore()?.waiting ?? [];
  waiting.push(service);
  try {
    return await answer;
  } finally {
    waiting.splice(waiting.lastIndexOf(service), 1);
  }
}

export function isWaitingFor(service: Service): boolean {
  return current.getStore()?.waiting.includes(service) ?? false;
}

/** A service that did not answer, or whose answer proves nothing. */
export function notAnswering(service: Service | undefined, cause?: unknown): ApiError {
  if (service === 'Stripe') {
    return new ApiError(
      'upstream_stripe',
      'Our payment provider is not answering right now. Please try again in a minute.',
      { cause },
    );
  }
  return new ApiError('unavailable', `${WORDS[service ?? 'none']} Please try again in a minute.`, {
    cause,
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
}

type RequestTime = { endsAt: number; waiting: Service[] };

const current = new AsyncLocalStorage<RequestTime>();

const RETRY_AFTER_SECONDS = 5;

const WORDS = {
  database: 'Our database is not answering right now.',
  'sign-in': 'The sign-in service is not answering right now.',
  none: 'This is taking longer than it should.',
} as const;
