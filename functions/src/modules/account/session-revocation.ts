import { setTimeout as delay } from 'node:timers/promises';
import type { Auth } from 'firebase-admin/auth';
import { isUserMissing } from '../../adapters/user-missing.ts';
import { SECOND_MS } from '../../foundation/durations.ts';
import { accountDeleted } from '../../foundation/errors.ts';

/**
 * Ends every session that a person opened before this call, here and on their servers: an identity on a server counts only
 * under the moment that this changes (decision 8).
 * @returns that moment, since which sessions are valid: ISO 8601 in whole seconds, as in tokens
 * @throws {ApiError} `conflict` if the account is deleted in the meantime
 */
export async function revokeSessions(auth: Auth, uid: string): Promise<string> {
  try {
    const { tokensValidAfterTime: before, metadata } = await auth.getUser(uid);
    // Sign-ins and revocations are recorded in whole seconds, and those before may be by clocks ahead of this one.
    await untilAfter(Math.max(Date.now(), timeOf(before), timeOf(metadata.lastSignInTime)));
    await auth.revokeRefreshTokens(uid);
    const { tokensValidAfterTime } = await auth.getUser(uid);
    if (tokensValidAfterTime === undefined) throw new Error('sessions were not revoked');
    return new Date(tokensValidAfterTime).toISOString();
  } catch (error) {
    if (isUserMissing(error)) throw accountDeleted();
    throw error;
  }
}

/** In milliseconds; 0 for what has not happened, which the SDK leaves out or says as null. */
function timeOf(text: string | null | undefined): number {
  return text ? Date.parse(text) : 0;
}

/** Until this clock shows a later second. */
async function untilAfter(moment: number): Promise<void> {
  const next = moment - (moment % SECOND_MS) + SECOND_MS;
  while (Date.now() < next) await delay(next - Date.now());
}
