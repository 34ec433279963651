import type { SessionPorts } from './session-ports.ts';
import type { SessionUser } from './session-types.ts';

/**
 * Begins with whom the browser's storage names: the identity service confirms a session only after a question to its server.
 * Where another tab signs out before that, the person goes at once. Never rejects.
 */
export async function expectStoredUser(
  ports: Pick<SessionPorts, 'isRemembered' | 'watchRemembered' | 'readStoredUser'>,
  { isWanted, take, drop }: Expectation,
): Promise<void> {
  if (!ports.isRemembered()) return;
  const user = await ports.readStoredUser();
  if (user === null || !isWanted() || !ports.isRemembered()) return;
  take(user);
  ports.watchRemembered(() => {
    if (!ports.isRemembered()) drop();
  });
}

type Expectation = {
  /** False once the identity service has spoken. */
  isWanted: () => boolean;
  take: (user: SessionUser) => void;
  /** Drops the person who was taken, if they are not confirmed yet. */
  drop: () => void;
};
