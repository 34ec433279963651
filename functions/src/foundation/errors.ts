import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '../contract/errors.ts';

/** An answer other than a success. `message` is a sentence for a person, sent as it is. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    sentence: string,
    options: ErrorOptions & { headers?: Record<string, string> } = {},
  ) {
    super(sentence, options);
    this.code = code;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  body(requestId: string): ErrorBody {
    return { error: this.message, code: this.code, requestId };
  }
}

/** For a write that comes too late. */
export function accountDeleted(): ApiError {
  return new ApiError('conflict', 'This account is being deleted, so nothing was changed.');
}

/**
 * Stripe refused because of us: a wrong key, a missing setting, a call that it does not understand. No customer can mend
 * that, so the sentence does not ask them to try again, and the log tells the operator.
 */
export class StripeRefusedError extends ApiError {
  readonly facts: StripeRefusal;

  constructor(
    code: 'misconfigured' | 'portal_missing' | 'price_missing',
    sentence: string,
    facts: StripeRefusal,
    cause: unknown,
  ) {
    super(code, sentence, { cause });
    this.facts = facts;
  }
}

/** What the log says of it; nothing in it is personal. */
export type StripeRefusal = {
  status: number | undefined;
  type: string;
  errorCode: string | undefined;
  /** The parameter that Stripe names. */
  param: string | undefined;
  upstreamRequestId: string | undefined;
};

/** A feature that is not configured. The log names it; the answer does not. */
export class NotConfiguredError extends ApiError {
  readonly feature: string;

  constructor(feature: string) {
    super('not_configured', 'This is not available here.');
    this.feature = feature;
  }
}
