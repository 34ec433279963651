import { isHandoffUid } from '@contract/handoff.ts';
import { describeCause } from './auth-errors.ts';
import type { Person } from './person.ts';
import { isRevoked, judgeSessionEnd, type KnownOfEnd, type SessionEnd } from './session-end.ts';
import type { SessionPorts } from './session-ports.ts';
import type { SessionUser } from './session-types.ts';

/** Ends the session and remembers why. `isPresent` tells whether a person is still the current one. */
export function createSessionEnding(
  ports: Pick<SessionPorts, 'signedInAt' | 'signOut' | 'askWhyEnded' | 'postEnd' | 'logError'>,
  isPresent: (owner: Person) => boolean,
) {
  let ending: SessionEnd | null = null;

  /** Runs what ends this session, and remembers why until someone signs in. */
  async function endWith(because: SessionEnd | null, act: () => Promise<void>): Promise<void> {
    ending = because;
    try {
      await act();
    } catch (cause) {
      ending = null;
      throw cause;
    }
  }

  /** Ends the session here if it began before its person ended all of them. Never rejects. */
  async function applyRevocation(owner: Person, revokedAt: string): Promise<void> {
    if (owner.appliedRevocation === revokedAt) return;
    owner.appliedRevocation = revokedAt;
    let signedInAt: string;
    try {
      signedInAt = await ports.signedInAt();
    } catch {
      // Offline, or already signed out: the next profile update asks again.
      owner.appliedRevocation = null;
      return;
    }
    // The session that asked for this is already ending, for its own reason.
    if (!isRevoked(signedInAt, revokedAt) || !isPresent(owner) || ending !== null) return;
    try {
      await endWith('everywhere', () => ports.signOut('everywhere'));
    } catch (cause) {
      ports.logError('Revoked session could not be ended', describeCause(cause));
    }
  }

  /**
   * Finds out why a session is over that was not ended here, and tells the other tabs. Never rejects.
   * @param isOver false once someone has signed in since
   */
  async function findOut(known: KnownOfEnd | null, isOver: () => boolean): Promise<void> {
    // A session that this document has not seen cannot be asked about.
    const code = known === null ? null : await ports.askWhyEnded();
    if (!isOver()) return;
    ending = judgeSessionEnd(code, known);
    ports.postEnd(ending);
  }

  /** Signs out the identity of a hand-off, which belongs on a server: here, no one is signed in. */
  function refuseServer(user: SessionUser | null): SessionUser | null {
    if (user === null || !isHandoffUid(user.uid)) return user;
    endWith('server-session', () => ports.signOut('server-session')).catch((cause: unknown) =>
      ports.logError('Server session could not be ended', describeCause(cause)),
    );
    return null;
  }

  return {
    endWith,
    findOut,
    applyRevocation,
    refuseServer,
    reason: () => ending,
    /** Remembers why the session ended, until someone signs in. */
    note: (because: SessionEnd) => {
      ending = because;
    },
    forget: () => {
      ending = null;
    },
  };
}

export type SessionEnding = ReturnType<typeof createSessionEnding>;
