/** Whether the database failed, and not the caller: it is silent, closed, overloaded, or others hold its locks. */
export function isDatabaseFailure(error: unknown): boolean {
  return FAILURES.has(codeOf(error));
}

/** Whether the database gave up because others wanted the same document. */
export function isContention(error: unknown): boolean {
  return codeOf(error) === CODES.ABORTED;
}

/** Whether a write found a document in another state than the one that it named. */
export function isOvertaken(error: unknown): boolean {
  return OVERTAKEN.has(codeOf(error));
}

/** Whether `create` found a document. */
export function isAlreadyThere(error: unknown): boolean {
  return codeOf(error) === CODES.ALREADY_EXISTS;
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Those of gRPC that we know. */
export const CODES = {
  CANCELLED: 1,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNAVAILABLE: 14,
} as const;

export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
  readonly code = CODES.DEADLINE_EXCEEDED;
  constructor() {
    super('the database did not answer in time');
  }
}

/** Others were always faster. */
export class ContentionError extends Error {
  override name = 'ContentionError';
  readonly code = CODES.ABORTED;
  constructor(cause: unknown) {
    super('others change the same documents', { cause });
  }
}

const FAILURES = new Set<unknown>([
  // By the server, which may notice before our clock does that the time of a call is over. We cancel nothing that is waited for.
  CODES.CANCELLED,
  CODES.DEADLINE_EXCEEDED,
  CODES.RESOURCE_EXHAUSTED,
  CODES.ABORTED,
  CODES.UNAVAILABLE,
]);

const OVERTAKEN = new Set<unknown>([
  CODES.NOT_FOUND,
  CODES.ALREADY_EXISTS,
  CODES.FAILED_PRECONDITION,
]);
