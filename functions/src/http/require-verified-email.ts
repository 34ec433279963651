import { ApiError } from '../foundation/errors.ts';
import type { Caller } from './require-user.ts';

/**
 * The caller's e-mail address, proved to be theirs.
 * @throws {ApiError} `email_not_verified`
 */
export function requireVerifiedEmail({ email, isEmailVerified }: Caller, sentence: string): string {
  if (email !== null && isEmailVerified) return email;
  throw new ApiError('email_not_verified', sentence);
}
