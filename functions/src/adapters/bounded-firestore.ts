/**
 * Gives every call of the Firestore SDK a time limit. Left alone, the SDK tries again for up to ten minutes: its own retry
 * settings cannot be changed (`clientConfig` reaches single attempts only). So the limit is set around the two functions
 * through which the SDK sends everything, `request` and `requestStream`.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { effectiveLimit, LIMITS_MS, withinDatabaseTime } from '../concurrency/deadline.ts';
import { CODES, codeOf, NoAnswerError } from '../foundation/database-errors.ts';

/** Changes the instance that it is given, before its first use. */
export function boundFirestore(firestore: Firestore): Firestore {
  if (bounded.has(firestore)) return firestore;
  bounded.add(firestore);
  // The deadline of one attempt: without it, a write whose caller has given up could still happen a minute later.
  const methods = Object.fromEntries(
    METHODS.map((name) => [name, { timeout_millis: effectiveLimit(LIMITS_MS.databaseCall) }]),
  );
  firestore.settings({
    clientConfig: { interfaces: { 'google.firestore.v1.Firestore': { methods } } },
  });
  const request = sdkFunction(firestore, 'request');
  const requestStream = sdkFunction(firestore, 'requestStream');
  Object.assign(firestore, {
    request: (method: unknown, message: unknown, tag: unknown, retryCodes: unknown) =>
      withinDatabaseTime('databaseCall', (signal) =>
        withRetries(() => request(method, message, tag, NO_CODES), codesOf(retryCodes), signal),
      ),
    requestStream: (method: unknown, ...rest: unknown[]) =>
      // A listener's stream stays open for as long as it likes.
      method === 'listen'
        ? requestStream(method, ...rest)
        : withinDatabaseTime('databaseCall', () => requestStream(method, ...rest)),
  });
  return firestore;
}

const bounded = new WeakSet<Firestore>();

const METHODS = ['BatchGetDocuments', 'Commit', 'Rollback', 'RunQuery', 'RunAggregationQuery'];

/** Tells the SDK not to repeat a call by itself. */
const NO_CODES: readonly number[] = [];
/** What the SDK repeats unless it says otherwise. */
const TRANSIENT = new Set<unknown>([CODES.RESOURCE_EXHAUSTED, CODES.UNAVAILABLE]);

const FIRST_WAIT_MS = 100;

type SdkFunction = (...args: unknown[]) => Promise<unknown>;

/** @throws {Error} with an SDK that has changed, at the start and not when the database is silent */
function sdkFunction(firestore: Firestore, name: string): SdkFunction {
  const found: unknown = Reflect.get(firestore, name);
  if (typeof found !== 'function') throw new Error(`the Firestore SDK has no ${name}`);
  return async (...args) => Reflect.apply(found, firestore, args);
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
    if (signal.aborted) throw new NoAnswerError();
  }
}

function codesOf(retryCodes: unknown): ReadonlySet<unknown> {
  return Array.isArray(retryCodes) ? new Set<unknown>(retryCodes) : TRANSIENT;
}
