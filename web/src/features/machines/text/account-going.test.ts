import { expect, test } from 'vitest';
import { isAccountGoing } from './account-going.ts';

const GOING = [{ why: 'erase_asked' }, { why: 'account_deleted' }] as const;

// R-ACC-09 R-MAC-06
test.each([
  ['canceled', GOING, true],
  ['none', GOING, true],
  ['active', GOING, false],
  ['paused', GOING, false],
  ['error', GOING, false],
  [undefined, GOING, false],
  ['canceled', [{ why: 'plan_ended' }, { why: 'erase_asked' }], false],
  ['canceled', [], false],
] as const)('isAccountGoing with a plan that is %s and machines %j: %s', (status, machines, is) => {
  expect(isAccountGoing(machines, status)).toBe(is);
});
