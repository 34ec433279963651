import { api } from '@/platform/api-client.ts';
import type { AuthClient } from '@/platform/auth-client.ts';
import { postLogout } from '@/platform/channel.ts';
import type { DocumentState } from '@/platform/firestore-client.ts';
import { loadAuth, loadFirestore } from '@/platform/firebase.ts';
import { loadPart } from '@/platform/load-part.ts';
import { rewriteAddress } from '@/platform/location.ts';
import { logError, logWarning } from '@/platform/log.ts';
import { writeSessionHint } from '@/platform/session-hint.ts';
import { createSessionActions } from './create-session-actions.ts';
import { endRequestedSession } from './guard-session.ts';
import { profilePath } from './profile-path.ts';
import type { SessionEnd } from './session-end.ts';
import type { ProfileState } from './session-ports.ts';
import { createSessionStore } from './session-store.ts';
import type { Profile, SessionUser } from './session-types.ts';

export const sessionActions = createSessionActions({
  loadAuth,
  loadFirestore,
  forgetSession: () => writeSessionHint(false),
  postLogout,
  origin: () => window.location.origin,
  delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  logWarning,
});

/** This tab's session. It loads nothing until started. */
export const sessionStore = createSessionStore({
  watchUser: (next, fail) =>
    watchLater(async () => (await loadPart(openSession)).watchUser(next, fail), fail),
  watchProfile: (uid, next, fail) =>
    watchLater(async () => {
      const db = await loadPart(loadFirestore);
      return db.watchDocument(profilePath(uid), (state) => next(toProfileState(state)), fail);
    }, fail),
  fetchSubscription: (signal) => api('GET /subscription', { signal }),
  isSignedIn: (uid) => opened?.currentUser()?.uid === uid,
  signedInAt: async () => (await openSession()).signedInAt(),
  signOut: sessionActions.signOut,
  repairProfile: (user, profile) => void sessionActions.repairProfile(user, profile),
  rememberSignedIn: writeSessionHint,
  logError,
});

/**
 * Reads once who is signed in.
 * @throws {Error} when the identity service cannot be opened
 */
export async function readSessionUser(): Promise<SessionUser | null> {
  const auth = await openSession();
  await auth.ready();
  return auth.currentUser();
}

/** @throws {Error} when the identity service cannot be opened */
export async function prepareSession(): Promise<void> {
  await openSession();
}

/** Ends the session if the address asks for it. Nothing may show the session before that. */
export function applyLogoutRequest(): Promise<void> {
  applied ??= endRequestedSession({
    address: window.location.href,
    rewriteAddress,
    signOut: sessionActions.signOut,
    logWarning,
  });
  return applied;
}

/**
 * Runs an action that ends the account's sessions, then signs out here and lets the next page say why.
 * @throws what `act` throws, and then this session goes on; `SessionError` when only the sign-out failed
 */
export function endSession(because: SessionEnd, act: () => Promise<void>): Promise<void> {
  return sessionStore.endWith(because, async () => {
    await act();
    await sessionActions.signOut(because);
  });
}

/**
 * Reads again what the session could not read. A missing profile is written anew only where the identity service still knows the
 * account; where it does not, the session ends.
 * @throws {SessionError} when that cannot be asked
 */
export async function readSessionAgain(): Promise<void> {
  if (sessionStore.getSession().profile === null) await sessionActions.refreshUser();
  await sessionStore.readAgain();
}

let applied: Promise<void> | null = null;
let opened: AuthClient | null = null;

/** Opens the identity service, once a logout request in the address has been applied. */
async function openSession(): Promise<AuthClient> {
  await applyLogoutRequest();
  opened = await loadAuth();
  return opened;
}

/** A watch that can be ended while its code is still being loaded. */
function watchLater(begin: () => Promise<() => void>, fail: (cause: unknown) => void): () => void {
  let ended = false;
  let end: (() => void) | undefined;
  const watching = async () => {
    try {
      end = await begin();
      if (ended) end();
    } catch (cause) {
      if (!ended) fail(cause);
    }
  };
  void watching();
  return () => {
    ended = true;
    end?.();
  };
}

function toProfileState({ data, fromCache }: DocumentState): ProfileState {
  return {
    profile: data === null ? null : toProfile(data),
    unconfirmed: fromCache,
    subscriptionVersion: JSON.stringify(data?.['subscriptionChangedAt']) ?? null,
    sessionsRevokedAt:
      typeof data?.['sessionsRevokedAt'] === 'string' ? data['sessionsRevokedAt'] : null,
  };
}

function toProfile(data: Record<string, unknown>): Profile {
  const known = PROFILE_FIELDS.map((field) => [field, data[field]] as const).filter(
    ([, value]) => typeof value === 'string',
  );
  return Object.fromEntries(known);
}

const PROFILE_FIELDS = [
  'email',
  'displayName',
  'company',
  'phone',
  'locale',
  'customerId',
] as const satisfies readonly (keyof Profile)[];
