import { messageOf } from '@/lib/message-of.ts';
import { onLookedAt } from '@/lib/on-looked-at.ts';
import { onLogout } from '@/platform/channel.ts';
import { logWarning } from '@/platform/log.ts';
import { writeSessionHint } from '@/platform/storage/session-hint.ts';
import { readSessionEnd, type SessionEnd } from './model/session-end.ts';
import type { SessionUser } from './model/session-types.ts';
import { finishSignOut, sessionActions, sessionStore } from './session.ts';

export type GuardPorts = {
  /** Clears the signed-in hint. */
  forgetSession: () => void;
  /** Signs out in this tab only, for the reason that another tab gave. */
  signOutHere: (because: SessionEnd | null) => Promise<void>;
  /** True once this tab follows the session. */
  isStarted: () => boolean;
  getUser: () => SessionUser | null;
  refreshUser: () => Promise<void>;
  /** Calls back when another tab has signed out. */
  onLogout: (listener: (because: unknown) => void) => void;
  /** Calls back when the person comes back to this tab. */
  onReturn: (listener: () => void) => void;
  logWarning: (event: string, detail: string) => void;
};

/** Follows another tab's sign-out, and notices on return that an address has been verified elsewhere. */
export function guardSession(ports: GuardPorts): void {
  const follow = async (because: unknown) => {
    ports.forgetSession();
    // A tab that never followed the session has nothing to end; the signing-out tab cleared the shared state.
    if (!ports.isStarted()) return;
    try {
      await ports.signOutHere(readSessionEnd(because));
    } catch (cause) {
      ports.logWarning('Sign-out after another tab failed', messageOf(cause));
    }
  };

  let isAsking = false;
  let mustAsk = false;
  const askForVerification = async () => {
    mustAsk = true;
    if (isAsking) return;
    isAsking = true;
    // A return in the middle of a question may follow on a confirmation that its answer does not know of.
    while (mustAsk) {
      mustAsk = false;
      const user = ports.getUser();
      if (user === null || user.emailVerified) break;
      try {
        await ports.refreshUser();
      } catch {
        // Offline: the next return asks again.
      }
    }
    isAsking = false;
  };

  ports.onLogout((because) => void follow(because));
  ports.onReturn(() => void askForVerification());
}

/** Watches, while the tab lives, for outside events that end or change the session. Further calls do nothing. */
export function installSessionGuards(): void {
  if (installed) return;
  installed = true;
  void finishSignOut();
  guardSession({
    forgetSession: () => writeSessionHint(false),
    signOutHere: (because) => sessionStore.endWith(because, sessionActions.signOutHere),
    isStarted: sessionStore.isStarted,
    getUser: () => sessionStore.getSession().user,
    refreshUser: sessionActions.refreshUser,
    onLogout,
    onReturn: onLookedAt,
    logWarning,
  });
}

let installed = false;
