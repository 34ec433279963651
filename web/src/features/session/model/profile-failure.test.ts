import { expect, test } from 'vitest';
import { judgeFailure } from './profile-failure.ts';

/** Those of `FirestoreErrorCode`, and what carries no code: an assertion, a missing function, a part that did not arrive. */
const OTHER_CODES = [
  'cancelled',
  'unknown',
  'invalid-argument',
  'deadline-exceeded',
  'not-found',
  'already-exists',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
  'out-of-range',
  'unimplemented',
  'internal',
  'unavailable',
  'data-loss',
  'unauthenticated',
  null,
];

// R-SES-04
test.each(OTHER_CODES)(
  'a listener that fails with %s clears what it showed, and is logged',
  (code) => {
    expect(judgeFailure({ code, isConfirmed: true, isSignedIn: true })).toEqual({
      clears: 'profile-and-subscription',
      isLogged: true,
    });
  },
);

// R-SES-04
test('a listener that is refused clears the profile only, without a word', () => {
  const refused = { code: 'permission-denied', isConfirmed: true, isSignedIn: true };
  expect(judgeFailure(refused)).toEqual({ clears: 'profile', isLogged: false });
});

// R-SES-04
test.each([...OTHER_CODES, 'permission-denied'])(
  'a failure with %s clears nothing before the session is confirmed, nor once it is known to be over',
  (code) => {
    const early = judgeFailure({ code, isConfirmed: false, isSignedIn: true });
    expect(early).toEqual({ clears: 'nothing', isLogged: true });
    const late = judgeFailure({ code, isConfirmed: true, isSignedIn: false });
    expect(late).toEqual({ clears: 'nothing', isLogged: false });
  },
);
