import { expect, test } from 'vitest';
import {
  isRevoked,
  readSessionEnd,
  SESSION_ENDS,
  sessionEndPath,
  describeSessionEnd,
  judgeSessionEnd,
} from './session-end.ts';

// R-ACC-03
test.each([
  ['2026-11-21T08:00:00.000Z', '2026-11-21T08:00:01.200Z', true],
  ['2026-11-21T08:00:01.900Z', '2026-11-21T08:00:01.200Z', false],
  ['2026-11-21T08:00:01.000Z', '2026-11-21T08:00:01.900Z', false],
  ['2026-11-21T08:00:02.000Z', '2026-11-21T08:00:01.900Z', false],
  ['not a time', '2026-11-21T08:00:01.900Z', false],
  ['2026-11-21T08:00:00.000Z', 'not a time', false],
])('a sign-in at %s under a revocation at %s is revoked: %s', (signedIn, revoked, expected) => {
  expect(isRevoked(signedIn, revoked)).toBe(expected);
});

test.each([null, undefined, '', 'logout', 'elsewhere', 7])(
  '%j names no end of a session',
  (value) => {
    expect(readSessionEnd(value)).toBeNull();
  },
);

test('every end of a session is read back from its name', () => {
  expect(SESSION_ENDS.map(readSessionEnd)).toEqual([...SESSION_ENDS]);
});

// R-ACC-03 R-RTE-05
test('an ended session leads to the form with its reason and the way back', () => {
  const url = new URL(
    sessionEndPath('everywhere', '/dashboard/projects?a=b&c#d'),
    'https://a.test',
  );
  expect(url.pathname).toBe('/login');
  expect(url.searchParams.get('from')).toBe('/dashboard/projects?a=b&c#d');
  expect(url.searchParams.get('signed-out')).toBe('everywhere');
});

// R-ACC-09
test('a deleted account leads to the page that says so, and has no words for the form', () => {
  expect(sessionEndPath('account-deleted', '/dashboard')).toBe('/account-deleted');
  expect(describeSessionEnd('account-deleted')).toBeNull();
});

// R-REL-10
test.each(SESSION_ENDS.filter((end) => end !== 'account-deleted'))(
  'the sign-in page has a title and a next step for a session that ended as %s',
  (end) => {
    expect(describeSessionEnd(end)?.title).toMatch(/^\S.*[^.]$/);
    expect(describeSessionEnd(end)?.text).toMatch(/(sign in|new password|write to us)/i);
  },
);

// R-REL-10
test.each([
  ['auth/user-disabled', { isProfileGone: true, hasOtherEmail: true }, 'disabled'],
  ['auth/user-token-expired', { isProfileGone: true, hasOtherEmail: true }, 'account-deleted'],
  ['auth/user-token-expired', { isProfileGone: false, hasOtherEmail: true }, 'email-changed'],
  ['auth/user-token-expired', { isProfileGone: false, hasOtherEmail: false }, 'ended-elsewhere'],
  ['auth/network-request-failed', { isProfileGone: true, hasOtherEmail: true }, 'ended-elsewhere'],
  [null, null, 'ended-elsewhere'],
])(
  'an end that the service calls %s, of a session with %o, is judged as %s',
  (code, known, end) => {
    expect(judgeSessionEnd(code, known)).toBe(end);
  },
);
