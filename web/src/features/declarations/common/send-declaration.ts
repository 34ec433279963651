import { ApiError } from '@/platform/api-client.ts';

/** What was received, and whether it was declared from a session. */
export type Declared<Received> = { received: Received; hasSession: boolean };

/**
 * Sends a declaration. Sending it twice is safe: it counts once. A session that is over keeps no one from it: it is then declared
 * as by someone who is signed out.
 * @param ways `send` from the session, if anyone is signed in
 * @throws {ApiError}
 */
export async function sendDeclaration<Received>({
  send,
  sendPublic,
}: Ways<Received>): Promise<Declared<Received>> {
  if (send !== null) {
    try {
      return { received: await send(), hasSession: true };
    } catch (cause) {
      if (!isSessionRefused(cause)) throw cause;
    }
  }
  return { received: await sendPublic(), hasSession: false };
}

/** Also where the identity service gives no token: the declaration must not wait for that. */
function isSessionRefused(cause: unknown): boolean {
  if (!(cause instanceof ApiError)) return false;
  return cause.code === 'no_token' || cause.status === 401 || cause.status === 403;
}

type Ways<Received> = {
  send: (() => Promise<Received>) | null;
  sendPublic: () => Promise<Received>;
};
