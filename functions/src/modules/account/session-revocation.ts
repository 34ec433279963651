import type { Auth } from 'firebase-admin/auth';
import { revokeTokens } from '../../adapters/revoke-tokens.ts';
import { SECOND_MS } from '../../foundation/durations.ts';

/**
 * Ends every session that a person opened before this call, here and on their servers.
 * @param identities those that hand-offs to the servers signed in
 * @returns the moment since which sessions are valid, ISO 8601 in whole seconds, as in tokens
 */
export async function revokeSessions(
  auth: Auth,
  uid: string,
  identities: readonly string[],
): Promise<string> {
  await untilNextSecond();
  // The person's own session last: until then they can simply ask again.
  await Promise.all(identities.map((identity) => revokeTokens(auth, identity)));
  await auth.revokeRefreshTokens(uid);
  const { tokensValidAfterTime } = await auth.getUser(uid);
  if (tokensValidAfterTime === undefined) throw new Error('sessions were not revoked');
  return new Date(tokensValidAfterTime).toISOString();
}

/** Auth records sign-in times in whole seconds, so a sign-in within the current second would survive the revocation. */
async function untilNextSecond(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SECOND_MS - (Date.now() % SECOND_MS)));
}
