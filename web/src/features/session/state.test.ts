import { expect, test } from 'vitest';
import type { SessionUser } from './model/session-types.ts';
import {
  personOf,
  placeOf,
  reduceSession,
  toSession,
  UNKNOWN_SESSION,
  type SessionAction,
  type SessionState,
} from './state.ts';

const ANNA: SessionUser = {
  uid: 'anna',
  email: 'anna@people.test',
  emailVerified: true,
  displayName: null,
  lastSignInAt: null,
};
const BEN = { ...ANNA, uid: 'ben' };
const PROFILE = { displayName: 'Anna' };

const ACTIONS = {
  follow: { type: 'account-followed' },
  remember: { type: 'user-remembered', user: ANNA },
  confirm: { type: 'user-confirmed', user: ANNA },
  confirmBen: { type: 'user-confirmed', user: BEN },
  read: { type: 'profile-read', profile: PROFILE, unconfirmed: false },
  readNothing: { type: 'profile-read', profile: null, unconfirmed: false },
  readEmptyCache: { type: 'profile-read', profile: null, unconfirmed: true },
  fail: { type: 'profile-failed' },
  note: { type: 'end-noted', because: 'everywhere' },
  doubt: { type: 'doubted' },
  leave: { type: 'left' },
  late: { type: 'grew-late' },
  unreadable: { type: 'unreadable' },
} as const satisfies Record<string, SessionAction>;

const after = (...names: readonly (keyof typeof ACTIONS)[]): SessionState =>
  names.reduce((state, name) => reduceSession(state, ACTIONS[name]), UNKNOWN_SESSION);

// R-SES-01 R-SES-02 R-SES-04
test.each([
  [['follow'], 'unknown', true],
  [['confirm'], 'signed-in', false],
  [['follow', 'confirm'], 'signed-in', true],
  [['follow', 'confirm', 'read'], 'signed-in', false],
  [['follow', 'confirm', 'readEmptyCache'], 'signed-in', false],
  [['follow', 'confirm', 'fail'], 'signed-in', false],
  [['follow', 'confirm', 'read', 'fail'], 'signed-in', false],
  [['follow', 'unreadable'], 'unknown', true],
  [['follow', 'remember', 'unreadable'], 'remembered', true],
  [['follow', 'unreadable', 'leave'], 'signed-out', false],
  [['follow', 'remember', 'read'], 'remembered', true],
  [['follow', 'remember', 'read', 'confirm'], 'signed-in', false],
  [['follow', 'remember', 'read', 'confirmBen'], 'signed-in', true],
  [['follow', 'confirm', 'read', 'doubt'], 'unknown', true],
  [['follow', 'confirm', 'read', 'leave'], 'signed-out', false],
  [['follow', 'confirm', 'note', 'leave'], 'ended', false],
  [['follow', 'note', 'confirm', 'leave'], 'signed-out', false],
] as const)('after %j the person is %s, and loading: %s', (names, kind, loading) => {
  const state = after(...names);
  expect(state.who.kind).toBe(kind);
  expect(toSession(state).loading).toBe(loading);
});

// R-SES-02
test.each(['doubt', 'leave', 'confirmBen'] as const)(
  'nothing of a person stays after %s',
  (name) => {
    expect(toSession(after('follow', 'confirm', 'read', name)).profile).toBeNull();
  },
);

// R-REL-10
test('a profile was deleted only where it had been there', () => {
  expect(personOf(after('confirm', 'readNothing'))).toMatchObject({ isDeleted: false });
  expect(personOf(after('confirm', 'read', 'readNothing'))).toMatchObject({ isDeleted: true });
  expect(personOf(after('confirm', 'read', 'readNothing', 'read'))).toMatchObject({
    isDeleted: false,
  });
});

test.each(['read', 'readNothing', 'readEmptyCache', 'fail'] as const)(
  'what a listener says (%s) after its person has gone changes nothing',
  (name) => {
    const state = after('follow', 'confirm', 'leave');
    expect(reduceSession(state, ACTIONS[name])).toEqual(state);
  },
);

// R-SES-01
test('a look-up that was late is late no more once it is answered', () => {
  expect(after('follow', 'late').isLate).toBe(true);
  expect(after('follow', 'late', 'confirm', 'read').isLate).toBe(false);
});

// R-SES-04
test.each([
  [['follow'], 'looking'],
  [['follow', 'late'], 'late'],
  [['follow', 'unreadable'], 'late'],
  [['follow', 'remember', 'unreadable'], 'inside'],
  [['follow', 'confirm'], 'inside'],
  [['follow', 'confirm', 'read', 'fail'], 'inside'],
  [['confirm'], 'inside'],
  [['follow', 'confirm', 'leave'], 'outside'],
  [['follow', 'confirm', 'note', 'leave'], 'outside'],
] as const)('after %j a page leaves its visitor %s', (names, place) => {
  expect(placeOf(toSession(after(...names)))).toBe(place);
});
