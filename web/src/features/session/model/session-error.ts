import { authErrorCode, describeAuthError } from './auth-errors.ts';

/** A failure in words that a person can act on. `code` is the service's own, where there is one. */
export class SessionError extends Error {
  override name = 'SessionError';
  readonly code: string | null;

  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

export function toSessionError(cause: unknown): SessionError {
  return cause instanceof SessionError
    ? cause
    : new SessionError(describeAuthError(cause), authErrorCode(cause));
}
