/**
 * Gives every call of the Firestore SDK a time limit. Left alone, the SDK tries again for up to ten minutes: its own retry
 * settings cannot be changed (`clientConfig` reaches single attempts only). So the limit is set around the two functions
 * through which the SDK sends everything, `request` and `requestStream`.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { notAnswering, timeLeft, waitingFor } from '../foundation/request-time.ts';
import { within } from '../foundation/within.ts';

/** For one call: a document, a query's first answer, a write. */
const CALL_MS = 5_000;
/** For all attempts of one transaction. */
const TRANSACTION_MS = 8_000;

/** Changes the instance that it is given, before its first use. */
export function boundFirestore(firestore: Firestore): Firestore {
  if (bounded.has(firestore)) return firestore;
  bounded.add(firestore);
  // The deadline of one attempt: without it, a write that nobody waits for any more could still happen a minute later.
  const methods = Object.fromEntries(METHODS.map((name) => [name, { timeout_millis: CALL_MS }]));
  firestore.settings({
    clientConfig: { interfaces: { 'google.firestore.v1.Firestore': { methods } } },
  });
  const request = sdkFunction(firestore, 'request');
  const requestStream = sdkFunction(firestore, 'requestStream');
  Object.assign(firestore, {
    request: (method: unknown, message: unknown, tag: unknown, retryCodes: unknown) =>
      inTime(CALL_MS, (signal) =>
        withRetries(() => request(method, message, tag, NO_CODES), codesOf(retryCodes), signal),
      ),
    requestStream: (method: unknown, ...rest: unknown[]) =>
      // A listener's stream stays open for as long as it likes.
      method === 'listen'
        ? requestStream(method, ...rest)
        : inTime(CALL_MS, () => requestStream(method, ...rest)),
  });
  return firestore;
}

/**
 * Gives a transaction the time for all its attempts.
 * @param work calls the function that it is handed before it writes: nobody waits for what comes too late
 */
export function inTransactionTime<T>(work: (throwIfLate: () => void) => Promise<T>): Promise<T> {
  return inTime(TRANSACTION_MS, (signal) =>
    work(() => {
      if (signal.aborted) throw new Error('the transaction took too long');
    }),
  );
}

/** Whether the database failed, and not the caller: it is silent, closed, overloaded, or others hold its locks. */
export function isDatabaseFailure(error: unknown): boolean {
  return FAILURES.has(codeOf(error));
}

/** Whether the database gave up because others wanted the same document. */
export function isContention(error: unknown): boolean {
  return codeOf(error) === ABORTED;
}

/** Whether a write found a document in another state than the one that it named. */
export function isOvertaken(error: unknown): boolean {
  return OVERTAKEN.has(codeOf(error));
}

/** Whether `create` found a document. */
export function isAlreadyThere(error: unknown): boolean {
  return codeOf(error) === ALREADY_EXISTS;
}

const bounded = new WeakSet<Firestore>();

const METHODS = ['BatchGetDocuments', 'Commit', 'Rollback', 'RunQuery', 'RunAggregationQuery'];

/** Codes of gRPC. */
const CANCELLED = 1;
const DEADLINE_EXCEEDED = 4;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const RESOURCE_EXHAUSTED = 8;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;
const UNAVAILABLE = 14;
const FAILURES = new Set<unknown>([
  // By the server, which may notice before our clock does that the time of a call is over. We cancel nothing that is waited for.
  CANCELLED,
  DEADLINE_EXCEEDED,
  RESOURCE_EXHAUSTED,
  ABORTED,
  UNAVAILABLE,
]);

const OVERTAKEN = new Set<unknown>([NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION]);

/** Tells the SDK not to repeat a call by itself. */
const NO_CODES: readonly number[] = [];
/** What the SDK repeats unless it says otherwise. */
const TRANSIENT = new Set<unknown>([RESOURCE_EXHAUSTED, UNAVAILABLE]);

const FIRST_WAIT_MS = 100;

type SdkFunction = (...args: unknown[]) => Promise<unknown>;

/** @throws {Error} with an SDK that has changed, at the start and not when the database is silent */
function sdkFunction(firestore: Firestore, name: string): SdkFunction {
  const found: unknown = Reflect.get(firestore, name);
  if (typeof found !== 'function') throw new Error(`the Firestore SDK has no ${name}`);
  return async (...args) => Reflect.apply(found, firestore, args);
}

class NoAnswerError extends Error {
  override name = 'NoAnswerError';
  readonly code = DEADLINE_EXCEEDED;
}

/** Others were always faster. */
export class ContentionError extends Error {
  override name = 'ContentionError';
  readonly code = ABORTED;
  constructor(cause: unknown) {
    super('others change the same documents', { cause });
  }
}

async function inTime<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ms = Math.min(limitMs, timeLeft());
  if (ms === 0) throw notAnswering(undefined);
  return waitingFor('database', within(ms, work, noAnswer));
}

function noAnswer(): Error {
  return new NoAnswerError('the database did not answer in time');
}

async function withRetries<T>(
  send: () => Promise<T>,
  codes: ReadonlySet<unknown>,
  signal: AbortSignal,
): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs *= 2) {
    try {
      return await send();
    } catch (error) {
      if (signal.aborted || !codes.has(codeOf(error))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs * Math.random()));
    if (signal.aborted) throw noAnswer();
  }
}

function codesOf(retryCodes: unknown): ReadonlySet<unknown> {
  return Array.isArray(retryCodes) ? new Set<unknown>(retryCodes) : TRANSIENT;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
