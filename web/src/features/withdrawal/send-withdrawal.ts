import type { WithdrawalReceived } from '@contract/legal/withdrawal.ts';
import { api, ApiError, apiPublic } from '@/platform/api-client.ts';
import { toWithdrawal, type WithdrawalFields } from './withdrawal-rules.ts';

/** What was received, and whether it was declared from a session. */
export type Declared = { received: WithdrawalReceived; hasSession: boolean };

/**
 * Declares a withdrawal. Sending it twice is safe: it counts once. A session that is over keeps no one from it: it is then declared
 * as by someone who is signed out.
 * @throws {ApiError}
 */
export async function sendWithdrawal(
  fields: WithdrawalFields,
  isSignedIn: boolean,
  ports: Ports = BROWSER,
): Promise<Declared> {
  const body = toWithdrawal(fields);
  if (isSignedIn) {
    try {
      return { received: await ports.send(body), hasSession: true };
    } catch (cause) {
      if (!isSessionRefused(cause)) throw cause;
    }
  }
  // The words are for people who are signed in; the declaration counts without them.
  const { words: _words, ...rest } = body;
  return { received: await ports.sendPublic(rest), hasSession: false };
}

/** Also where the identity service gives no token: the declaration must not wait for that. */
function isSessionRefused(cause: unknown): boolean {
  if (!(cause instanceof ApiError)) return false;
  return cause.code === 'no_token' || cause.status === 401 || cause.status === 403;
}

type Send = (body: ReturnType<typeof toWithdrawal>) => Promise<WithdrawalReceived>;
type Ports = { send: Send; sendPublic: Send };

const BROWSER: Ports = {
  send: (body) => api('POST /withdrawals', { body }),
  sendPublic: (body) => apiPublic('POST /withdrawals', { body }),
};
