import { QueryClient } from '@tanstack/react-query';
import { isRecord } from '@/lib/is-record.ts';
import { messageOf } from '@/lib/message-of.ts';
import { startTimer } from '@/platform/early/when-idle.ts';
import { api, onRefused } from '@/platform/api-client.ts';
import type { AuthClient } from '@/platform/firebase/auth-client.ts';
import { postLogout } from '@/platform/channel.ts';
import type { DocumentState } from '@/platform/firebase/firestore-client.ts';
import { loadAuth, loadFirestore } from '@/platform/firebase/firebase.ts';
import { loadPart, watchLater } from '@/platform/connection/load-part.ts';
import { longestRequestMs } from '@/platform/connection/longest-request.ts';
import { logError, logWarning } from '@/platform/log.ts';
import {
  readSessionHint,
  watchSessionHint,
  writeSessionHint,
} from '@/platform/storage/session-hint.ts';
import {
  forgetStoredUser,
  readStoredSession,
  readStoredUser,
} from '@/platform/early/stored-user.ts';
import { keepsSessions } from '@/platform/storage/keeps-sessions.ts';
import {
  beginSignOut,
  endSignOut,
  isSignedOut,
  nameSignOut,
  readPendingSignOut,
} from '@/platform/storage/pending-sign-out.ts';
import { ENDED_KEY, keepInTab, readInTab } from '@/platform/storage/tab-storage.ts';
import { createSession, LONGEST_LOOKUP_MS } from './effects.ts';
import { authErrorCode, SessionError } from './model/auth-errors.ts';
import { readSessionEnd, type Ends, type SessionEnd } from './model/session-end.ts';
import type { Profile, SessionUser } from './model/session-types.ts';
import {
  createActionRunner,
  createSessionActions,
  profilePath,
  type ActionPorts,
} from './session-actions.ts';
import type { ProfileState } from './session-ports.ts';

export const actionPorts: ActionPorts = {
  loadAuth,
  loadFirestore,
  forgetSession: () => {
    writeSessionHint(false);
    sessionStore.leaveNow();
  },
  beginSignOut,
  forgetStored: async () => {
    const stored = await readStoredSession();
    if (stored !== null) nameSignOut(stored);
    if (isSignedOut(stored)) await forgetStoredUser();
  },
  isSigningOut: () => readPendingSignOut() !== null,
  endSignOut,
  keepsSessions,
  noteEnd: (because) => {
    if (sessionStore.getSession().user !== null) sessionStore.noteEnd(because);
  },
  postLogout,
  sendConfirmation: async (path) => {
    await api('POST /confirmations', { body: { path } });
  },
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
  isSigningOut: actionPorts.isSigningOut,
  askWhyEnded,
  watchRefusal: (listener) => onRefused((why) => listener(readSessionEnd(why))),
  postEnd: postLogout,
  startTimer,
  now: Date.now,
  watchUser: (next, fail) =>
    watchLater(async () => (await loadPart(openSession)).watchUser(next, fail), fail),
  readStoredUser,
  watchProfile: (uid, next, fail) =>
    watchLater(async () => {
      const db = await loadPart(loadFirestore);
      return db.watchDocument(profilePath(uid), (state) => next(toProfileState(state)), fail);
    }, fail),
  fetchSubscription: (signal) => api('GET /subscription', { signal }),
  fetchDetails: (signal) => api('GET /billing-details', { signal }),
  isSignedIn: (uid) => opened?.currentUser()?.uid === uid,
  signedInAt: async () => (await openSession()).signedInAt(),
  signOut: sessionActions.signOut,
  repairProfile: (user, profile) => void sessionActions.repairProfile(user, profile),
  rememberSignedIn: (signedIn) => {
    writeSessionHint(signedIn);
    if (signedIn) keepInTab(ENDED_KEY, null);
  },
  logError,
});

/** What a person can do to their own session. Each throws a `SessionError` whose message can be shown. */
export const { signIn, signOut, refreshUser } = sessionActions;

/** @throws {ApiError} */
export const { sendConfirmation } = actionPorts;

/** @throws {Error} when no one is signed in, or their customer is not known yet */
export const { refreshSubscription } = sessionStore;

/**
 * Reads once who is signed in.
 * @throws {Error} when the identity service cannot be opened or does not answer; `SessionError` when a server was signed in
 * here, which it is no longer
 */
export async function readSessionUser(): Promise<SessionUser | null> {
  const auth = await openSession();
  await actionRunner.within(LONGEST_LOOKUP_MS, auth.ready(), notFoundOut);
  const user = auth.currentUser();
  await sessionActions.refuseServer(user?.uid);
  // The page that says so comes next.
  if (user === null && (await auth.wasRefused())) keepInTab(ENDED_KEY, '1');
  return user;
}

const notFoundOut = () =>
  new SessionError(
    'We could not find out whether you are signed in. Close other tabs of this site and try again.',
  );

/** @throws {Error} when the identity service cannot be opened */
export async function prepareSession(): Promise<void> {
  await openSession();
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

let opened: AuthClient | null = null;

let finishing: Promise<void> | null = null;

/** Finishes a sign-out that has begun, in an earlier document too. Never rejects. */
export async function finishSignOut(): Promise<void> {
  if (!actionPorts.isSigningOut()) return;
  finishing ??= actionRunner
    .finishSignOut()
    .catch((cause: unknown) => {
      logWarning('Sign-out could not be finished', messageOf(cause));
    })
    .finally(() => {
      finishing = null;
    });
  await finishing;
}

/** Opens the identity service, once no sign-out is to be done any more. */
async function openSession(): Promise<AuthClient> {
  await finishSignOut();
  opened = await loadAuth();
  return opened;
}

async function askWhyEnded(): Promise<string | null> {
  try {
    if (readInTab(ENDED_KEY) !== null) {
      keepInTab(ENDED_KEY, null);
      return REFUSED_CODE;
    }
    if (opened === null) return null;
    await actionRunner.within(LONGEST_QUESTION_MS, opened.checkLast());
    // Of a session that it has refused at the start of this visit, the client says no more than that.
    return (await opened.wasRefused()) ? REFUSED_CODE : null;
  } catch (cause) {
    return authErrorCode(cause);
  }
}

const REFUSED_CODE = 'auth/user-token-expired';

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
    const why = TOLD_ENDS.find((one) => one === entry['why']) ?? 'ended';
    return [{ session: entry['session'], why }];
  });
}

const TOLD_ENDS = ['confirmed', 'email-changed'] as const;

const momentOf = (value: unknown) => (typeof value === 'string' ? value : null);

function toProfile(data: Record<string, unknown>): Profile {
  const known = PROFILE_FIELDS.filter((field) => typeof data[field] === 'string');
  const { picture, mailTrouble, contact } = data;
  return {
    ...Object.fromEntries(known.map((field) => [field, data[field]])),
    ...(hasTexts(picture, ['id', 'url', 'changedAt']) && { picture }),
    ...(hasTexts(mailTrouble, ['address']) && { mailTrouble: mailTrouble.address }),
    ...(hasTexts(contact, ['name', 'email']) && { contact }),
  };
}

function hasTexts<K extends string>(
  value: unknown,
  names: readonly K[],
): value is Record<K, string> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
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
