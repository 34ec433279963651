import type { SessionEnd } from './model/session-end.ts';
import type { Profile, Session, SessionUser } from './model/session-types.ts';

/** The session after an action, from nothing but its arguments. */
export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  const next = { ...state, ...change(state, action) };
  return isLoading(next) ? next : { ...next, isLate: false, isUnreadable: false };
}

export const UNKNOWN_SESSION: SessionState = {
  who: { kind: 'unknown' },
  isAccountFollowed: false,
  isLate: false,
  isUnreadable: false,
  endNoted: null,
};

/** What pages see of it. */
export function toSession(state: SessionState): Session {
  const person = personOf(state);
  return {
    loading: isLoading(state),
    isLate: state.isLate,
    isUnreadable: state.isUnreadable,
    user: person?.user ?? null,
    profile: person?.profile ?? null,
    endedBy: state.who.kind === 'ended' ? state.who.because : null,
  };
}

/**
 * Where a page leaves its visitor. The guard, the sign-in page and the forms ask this same question, so that no two pages send a
 * person to and fro.
 */
export function placeOf({ loading, isLate, user }: Pick<Session, 'loading' | 'isLate' | 'user'>) {
  if (user !== null) return 'inside';
  if (isLate) return 'late';
  return loading ? 'looking' : 'outside';
}

/** Who is here; null where no one is, or where that is not known. */
export function personOf({ who }: SessionState): Person | null {
  return who.kind === 'remembered' || who.kind === 'signed-in' ? who : null;
}

function change(state: SessionState, action: SessionAction): Partial<SessionState> {
  const person = personOf(state);
  switch (action.type) {
    case 'account-followed':
      return { isAccountFollowed: true };
    case 'user-remembered':
      return { who: { ...NEW_PERSON, kind: 'remembered', user: action.user } };
    case 'user-confirmed':
      return person?.user.uid === action.user.uid
        ? { who: { ...person, kind: 'signed-in', user: action.user }, isUnreadable: false }
        : {
            who: { ...NEW_PERSON, kind: 'signed-in', user: action.user },
            isUnreadable: false,
            endNoted: null,
          };
    case 'profile-read':
      return person === null ? {} : { who: { ...person, ...readProfile(person, action) } };
    case 'profile-failed':
      return person === null ? {} : { who: { ...person, profile: null, isProfileRead: true } };
    case 'end-noted':
      return { endNoted: action.because };
    case 'doubted':
      return { who: { kind: 'unknown' } };
    case 'left':
      return {
        who:
          state.endNoted === null
            ? { kind: 'signed-out' }
            : { kind: 'ended', because: state.endNoted },
      };
    case 'grew-late':
      return { isLate: true };
    case 'unreadable':
      return { isLate: true, isUnreadable: true };
  }
}

function isLoading({ who, isAccountFollowed }: SessionState): boolean {
  switch (who.kind) {
    case 'unknown':
      return true;
    case 'remembered':
    case 'signed-in':
      return isAccountFollowed && (who.kind === 'remembered' || !who.isProfileRead);
    case 'signed-out':
    case 'ended':
      return false;
  }
}

function readProfile(person: Person, { profile, unconfirmed }: ProfileRead): Partial<Person> {
  const isProfileRead = true;
  if (profile !== null) return { isProfileRead, profile, isAbsent: false, isDeleted: false };
  // What only an empty cache has not found proves nothing.
  if (unconfirmed) return { isProfileRead, isAbsent: false };
  const isDeleted = person.isDeleted || person.profile !== null;
  return { isProfileRead, profile: null, isAbsent: true, isDeleted };
}

const NEW_PERSON = { profile: null, isProfileRead: false, isAbsent: false, isDeleted: false };

export type SessionState = {
  who: Who;
  /** False while pages ask only who is there. */
  isAccountFollowed: boolean;
  /** The look-up is taking too long. */
  isLate: boolean;
  /** The look-up has failed: the identity service's code cannot be loaded. */
  isUnreadable: boolean;
  /** Why the session is about to end, or has ended. */
  endNoted: SessionEnd | null;
};

type Who =
  /** Not looked up yet, or it is being asked why the session is over. */
  | { kind: 'unknown' }
  /** The browser's storage names them; the identity service has not confirmed it. */
  | (Person & { kind: 'remembered' })
  | (Person & { kind: 'signed-in' })
  | { kind: 'signed-out' }
  | { kind: 'ended'; because: SessionEnd };

export type Person = {
  kind: 'remembered' | 'signed-in';
  user: SessionUser;
  profile: Profile | null;
  /** True once the profile's listener has answered, whatever it said. */
  isProfileRead: boolean;
  /** The server says that there is no profile. */
  isAbsent: boolean;
  /** The server has deleted the profile that was there. */
  isDeleted: boolean;
};

type ProfileRead = { profile: Profile | null; unconfirmed: boolean };

export type SessionAction =
  | { type: 'account-followed' }
  | { type: 'user-remembered'; user: SessionUser }
  | { type: 'user-confirmed'; user: SessionUser }
  | ({ type: 'profile-read' } & ProfileRead)
  /** Its listener has ended. */
  | { type: 'profile-failed' }
  /** Null takes it back. */
  | { type: 'end-noted'; because: SessionEnd | null }
  /** The person has gone; whether and why the session is over is being asked. */
  | { type: 'doubted' }
  | { type: 'left' }
  | { type: 'grew-late' }
  /** Whether someone is signed in cannot be found out. */
  | { type: 'unreadable' };
