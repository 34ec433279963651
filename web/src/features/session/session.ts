import { QueryClient } from '@tanstack/react-query';
import type { Picture } from '@contract/files/files.ts';
import { isHandoffUid } from '@contract/handoff.ts';
import { isRecord } from '@/lib/is-record.ts';
import { api, onRefused } from '@/platform/api-client.ts';
import type { AuthClient } from '@/platform/firebase/auth-client.ts';
import { postLogout } from '@/platform/channel.ts';
import type { DocumentState } from '@/platform/firebase/firestore-client.ts';
import { loadAuth, loadFirestore } from '@/platform/firebase/firebase.ts';
import { loadPart } from '@/platform/connection/load-part.ts';
import { rewriteAddress } from '@/platform/location.ts';
import { longestRequestMs } from '@/platform/connection/longest-request.ts';
import { logError, logWarning } from '@/platform/log.ts';
import {
  readSessionHint,
  watchSessionHint,
  writeSessionHint,
} from '@/platform/storage/session-hint.ts';
import { readStoredUser } from '@/platform/early/stored-user.ts';
import { watchLater } from '@/platform/early/watch-later.ts';
import { createActionRunner, type ActionPorts } from './acts/action-runner.ts';
import { createSessionActions } from './acts/create-session-actions.ts';
import { createSession, LONGEST_LOOKUP_MS } from './effects.ts';
import { endRequestedSession } from './logout-request.ts';
import { profilePath } from './acts/profile-path.ts';
import { authErrorCode } from './model/auth-errors.ts';
import { SERVER_WAS_HERE, type Ends, type SessionEnd } from './model/session-end.ts';
import { SessionError } from './model/session-error.ts';
import type { ProfileState } from './session-ports.ts';
import type { Contact, Profile, SessionUser } from './model/session-types.ts';

export const actionPorts: ActionPorts = {
  loadAuth,
  loadFirestore,
  forgetSession: () => writeSessionHint(false),
  noteEnd: (because) => {
    if (sessionStore.getSession().user !== null) sessionStore.noteEnd(because);
  },
  postLogout,
  origin: () => window.location.origin,
  longestRequestMs: () => longestRequestMs(window),
  delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  logWarning,
};
export const actionRunner = createActionRunner(actionPorts);
export const sessionActions = createSessionActions(actionPorts, actionRunner);

/** What the session asks the API; it lives as long as the tab. */
export const sessionQueries = new QueryClient();

/** This tab's session. It loads nothing until started. */
export const sessionStore = createSession({
  queries: sessionQueries,
  isRemembered: readSessionHint,
  watchRemembered: watchSessionHint,
  askWhyEnded,
  watchRefusal: onRefused,
  postEnd: postLogout,
  startTimer,
  now: Date.now,
  watchUser: (next, fail) =>
    watchLater(async () => (await loadPart(openSession)).watchUser(next, fail), fail),
  readStoredUser: async () => {
    await applyLogoutRequest();
    return readStoredUser();
  },
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
 * @throws {Error} when the identity service cannot be opened or does not answer; `SessionError` when a server was signed in
 * here, which it is no longer
 */
export async function readSessionUser(): Promise<SessionUser | null> {
  const auth = await openSession();
  await Promise.race([auth.ready(), rejectAfter(LONGEST_LOOKUP_MS)]);
  const user = auth.currentUser();
  if (user === null || !isHandoffUid(user.uid)) return user;
  await sessionActions.signOut('server-session');
  throw new SessionError(SERVER_WAS_HERE);
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
 * Reads again what the session could not read. A missing profile is written again only where the identity service still knows
 * the account; where it does not, the session ends.
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

async function askWhyEnded(): Promise<string | null> {
  try {
    await Promise.race([opened?.checkLast(), rejectAfter(LONGEST_QUESTION_MS)]);
    return null;
  } catch (cause) {
    return authErrorCode(cause);
  }
}

function startTimer(ms: number, onTime: () => void): () => void {
  const timer = setTimeout(onTime, ms);
  return () => clearTimeout(timer);
}

async function rejectAfter(ms: number): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  throw new SessionError(
    'We could not find out whether you are signed in. Close other tabs of this site and try again.',
  );
}

/** How long a page waits for the reason when its session has ended. Milliseconds. */
const LONGEST_QUESTION_MS = 5_000;

function toProfileState({ data, fromCache }: DocumentState): ProfileState {
  return {
    profile: data === null ? null : toProfile(data),
    unconfirmed: fromCache,
    subscriptionVersion: momentOf(data?.['subscriptionChangedAt']),
    sessionsRevokedAt: momentOf(data?.['sessionsRevokedAt']),
    endedSessions: toEnded(data?.['endedSessions']),
  };
}

function toEnded(value: unknown): Ends['endedSessions'] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['session'] !== 'number') return [];
    return [
      { session: entry['session'], why: entry['why'] === 'confirmed' ? 'confirmed' : 'ended' },
    ];
  });
}

const momentOf = (value: unknown) => (typeof value === 'string' ? value : null);

function toProfile(data: Record<string, unknown>): Profile {
  const known = PROFILE_FIELDS.map((field) => [field, data[field]] as const).filter(
    ([, value]) => typeof value === 'string',
  );
  const picture = toPicture(data['picture']);
  const trouble = data['mailTrouble'];
  const mailTrouble = isRecord(trouble) ? trouble['address'] : null;
  const contact = toContact(data['contact']);
  return {
    ...Object.fromEntries(known),
    ...(picture !== null && { picture }),
    ...(typeof mailTrouble === 'string' && { mailTrouble }),
    ...(contact !== null && { contact }),
  };
}

function toContact(value: unknown): Contact | null {
  if (!isRecord(value)) return null;
  const { name, email } = value;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
}

function toPicture(value: unknown): Picture | null {
  if (!isRecord(value)) return null;
  const { id, url, changedAt } = value;
  const isPicture =
    typeof id === 'string' && typeof url === 'string' && typeof changedAt === 'string';
  return isPicture ? { id, url, changedAt } : null;
}

const PROFILE_FIELDS = [
  'email',
  'displayName',
  'company',
  'phone',
  'locale',
  'customerId',
  'peopleChangedAt',
  'handoffsHeldAt',
  'passkeyOffer',
] as const satisfies readonly (keyof Profile)[];
