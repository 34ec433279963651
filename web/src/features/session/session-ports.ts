import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@contract/endpoints.ts';
import type { Ends, SessionEnd } from './model/session-end.ts';
import type { Profile, SessionUser } from './model/session-types.ts';

/** The session's ports to the outside; a test passes its own. */
export type SessionPorts = {
  /** Holds the subscription. */
  queries: QueryClient;
  /** Reports at once who is signed in, then every change; calls `fail` if that cannot be known. */
  watchUser: (next: (user: SessionUser | null) => void, fail: Fail) => Unwatch;
  /**
   * Who is signed in according to the browser's storage, before the identity service has asked about them; null where that
   * cannot be read, and for the identity of a server. Never rejects.
   */
  readStoredUser: () => Promise<SessionUser | null>;
  /** Watches `users/{uid}`; silent after `fail`. */
  watchProfile: (uid: string, next: (state: ProfileState) => void, fail: Fail) => Unwatch;
  /** @throws {Error} with the `status` that the API answered */
  fetchSubscription: (signal: AbortSignal) => Promise<AnswerOf<'GET /subscription'>>;
  /** @throws {Error} in the same way */
  fetchDetails: (signal: AbortSignal) => Promise<AnswerOf<'GET /billing-details'>>;
  /** True while the identity service holds a session for this person. */
  isSignedIn: (uid: string) => boolean;
  /** When the current session began, ISO 8601. Rejects if that cannot be known. */
  signedInAt: () => Promise<string>;
  /** Signs out in every tab, and tells the others why. */
  signOut: (because: SessionEnd) => Promise<void>;
  /** Repairs a profile that was never written or has another address. Handles its own failure. */
  repairProfile: (user: SessionUser, profile: Profile | null) => void;
  /** True unless the person has signed out in any tab of this browser. */
  isRemembered: () => boolean;
  /** Calls back when the former may have changed, in whichever tab. */
  watchRemembered: (onChange: () => void) => Unwatch;
  /** Whether a sign-out has begun that is not finished, in any tab or in an earlier document. */
  isSigningOut: () => boolean;
  /** Asks the identity service about the session that was here last, and resolves with its error's code. Never rejects. */
  askWhyEnded: () => Promise<string | null>;
  /** Calls back when the API has refused this session, though its token was new; with the reason if it gave one. */
  watchRefusal: (onRefused: (because: SessionEnd | null) => void) => Unwatch;
  /** Tells the other tabs that the session is over, and why. */
  postEnd: (because: SessionEnd) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back after so many milliseconds unless cancelled. */
  startTimer: (ms: number, onTime: () => void) => () => void;
  /** Remembers for the next visit whether someone is signed in. */
  rememberSignedIn: (signedIn: boolean) => void;
  logError: (event: string, detail: string) => void;
};

export type ProfileState = Ends & {
  profile: Profile | null;
  /** True before the server has answered, when a missing profile proves nothing. */
  unconfirmed: boolean;
  /** When the server last had news about the subscription, ISO 8601. */
  subscriptionVersion: string | null;
};

export type Unwatch = () => void;
type Fail = (cause: unknown) => void;
