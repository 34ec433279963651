import { expect, test } from 'vitest';
import {
  carriedEnd,
  describeSessionEnd,
  endPath,
  isRevoked,
  reasonOfEnd,
  readSessionEnd,
  SESSION_ENDS,
  withReason,
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

// R-RTE-05
test('the reason of an ended session is carried on with the way back, and read again', () => {
  const address = withReason('/auth/sign-in?from=%2Fdashboard%3Fa%3Db', 'everywhere');
  const { pathname, search, searchParams } = new URL(address, 'https://a.test');
  expect(pathname).toBe('/auth/sign-in');
  expect(searchParams.get('from')).toBe('/dashboard?a=b');
  expect(carriedEnd(search)).toBe('everywhere');
});

// R-RTE-05
test.each([
  ['/login?from=%2Fdashboard', 'everywhere', '/login?from=%2Fdashboard&signed-out=everywhere'],
  ['/login', 'disabled', '/login?signed-out=disabled'],
  ['/login?from=%2Fdashboard', null, '/login?from=%2Fdashboard'],
  ['/login?from=%2Fdashboard', 'account-deleted', '/account-deleted'],
] as const)('the way to %s of a session that ended as %s ends at %s', (form, end, path) => {
  expect(endPath(form, end)).toBe(path);
});

// R-ACC-09
test('a deleted account has no words for the form', () => {
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
  ['auth/network-request-failed', { isProfileGone: true, hasOtherEmail: true }, null],
  [null, null, null],
])(
  'an end that the service calls %s, of a session with %o, is judged as %s',
  (code, known, end) => {
    expect(reasonOfEnd(code, known)).toBe(end);
  },
);
