import type { Auth } from 'firebase-admin/auth';

/**
 * Ends every session of a person that was opened before this call.
 * @returns since when a session must have been opened to count, ISO 8601 in whole seconds, as tokens say it
 */
export async function revokeSessions(auth: Auth, uid: string): Promise<string> {
  await untilNextSecond();
  await auth.revokeRefreshTokens(uid);
  const { tokensValidAfterTime } = await auth.getUser(uid);
  if (tokensValidAfterTime === undefined) throw new Error('sessions were not revoked');
  return new Date(tokensValidAfterTime).toISOString();
}

const SECOND_MS = 1000;

/** Sign-ins are told apart by the second only: one of the running second would count as opened afterwards. */
async function untilNextSecond(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SECOND_MS - (Date.now() % SECOND_MS)));
}
