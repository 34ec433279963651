import { AsyncLocalStorage } from 'node:async_hooks';
import { NoAnswerError } from '../foundation/database-errors.ts';
import { ApiError } from '../foundation/errors.ts';

/** On a busy computer the emulators stretch every limit by this. A deployment that has the setting does not start. */
const FACTOR = Number(process.env.TIME_LIMIT_FACTOR || 1);

/** A time limit as it applies here, in milliseconds. */
export function effectiveLimit(limitMs: number): number {
  return limitMs * FACTOR;
}

/** The longest that each may take, in milliseconds. A request that ends sooner ends what belongs to it. */
export const LIMITS_MS = {
  /** An answer goes out within this time, whatever happens. The function itself is ended after 30 s. */
  request: 20_000,
  /** All Stripe calls of one request. */
  stripe: 19_000,
  /** One attempt of one of them. */
  stripeAttempt: 8_000,
  /** All attempts of one transaction. */
  transaction: 8_000,
  /** One call of the database: a document, a query's first answer, a write. */
  databaseCall: 5_000,
  /** One call of the machine host. */
  hostCall: 8_000,
  /** One call of the bucket: finding, reading, copying or removing a file. */
  fileCall: 8_000,
} as const;

/** What a request waits for outside this process. */
export type Service = 'database' | 'Stripe' | 'sign-in' | 'files';

/**
 * Runs the work of one request, and answers for it when its time is over. Nothing more begins for a request that is over,
 * so what is still under way then cannot write later.
 * @throws {ApiError} `unavailable`, or `upstream_stripe`, naming the service that the request was waiting for
 */
export async function withinRequestTime<T>(
  work: () => Promise<T>,
  limitMs: number = LIMITS_MS.request,
): Promise<T> {
  const endsAt = performance.now() + effectiveLimit(limitMs);
  const waiting: Service[] = [];
  return within(
    limitMs,
    () => current.run({ endsAt, waiting }, work),
    () => notAnswering(waiting.includes('database') ? 'database' : waiting.at(-1)),
  );
}

/**
 * Gives work a time limit, and never more than the request has left. Work that is late goes on, with its signal aborted, but
 * its outcome is ignored.
 * @param late makes the error for work that is late
 * @param leavesMs what the request needs for its answer afterwards
 * @throws {ApiError} `unavailable`, without beginning, if the request is over
 */
export async function within<T>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  late: () => Error,
  leavesMs = 0,
): Promise<T> {
  const left = timeLeft();
  if (left === 0) throw notAnswering(undefined);
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => {
        // In this order: what the abort interrupts has errors of its own, which say less.
        reject(late());
        controller.abort();
      },
      Math.max(0, Math.min(effectiveLimit(limitMs), left - leavesMs)),
    );
  });
  try {
    return await Promise.race([work(controller.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Gives the database its time, for one call or for one transaction with all its attempts. */
export function withinDatabaseTime<T>(
  limit: 'databaseCall' | 'transaction',
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return waitingFor(
    'database',
    within(LIMITS_MS[limit], work, () => new NoAnswerError()),
  );
}

/** Milliseconds that the request has left: none once it is over, and no end outside of requests. */
export function timeLeft(): number {
  const endsAt = current.getStore()?.endsAt ?? Number.POSITIVE_INFINITY;
  return Math.max(0, endsAt - performance.now());
}

/** Notes what the request waits for, so that no other service is blamed when its time is over. */
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
  files: 'The store of files is not answering right now.',
  none: 'This is taking longer than it should.',
} as const;
