import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { exportFileName } from '@contract/api.ts';
import { describeAccountProblem, describeDeletionProblem, isSameAddress } from './account-text.ts';

function refusal(code: ApiError['code'], status: number): ApiError {
  return new ApiError('The server said so.', { status, code });
}

// R-ACC-09
test.each([
  [refusal('upstream_stripe', 502), /nothing was deleted/],
  [refusal('conflict', 409), /^The server said so\. Nothing was deleted/],
  [refusal('forbidden', 403), /Sign out, sign in on this website/],
  [refusal('unauthenticated', 401), /Sign in again/],
  [refusal('timeout', 0), /continues where it stopped/],
  [refusal('network', 0), /continues where it stopped/],
  [refusal('internal', 500), /continues where it stopped/],
  [refusal('rate_limited', 429), /Wait a minute/],
  [refusal('not_configured', 503), /^The server said so\.$/],
  [new Error('There is no connection.'), /^There is no connection\.$/],
  ['nonsense', /continues where it stopped/],
])('a deletion that fails for %o says what stands and what to do', (cause, words) => {
  expect(describeDeletionProblem(cause)).toMatch(words);
});

test('any other failure is said in the words of the server', () => {
  expect(describeAccountProblem(refusal('internal', 500))).toBe('The server said so.');
});

// R-ACC-09
test.each([
  ['ada@alcove.test', true],
  [' Ada@Alcove.Test ', true],
  ['ada@alcove.tes', false],
  ['', false],
])('%j typed for ada@alcove.test is the same address: %s', (typed, expected) => {
  expect(isSameAddress(typed, 'ada@alcove.test')).toBe(expected);
});

// R-ACC-09
test('an export is named by its day', () => {
  expect(exportFileName('2026-11-21T08:00:00.000Z')).toBe('alcove-account-2026-11-21.json');
});
