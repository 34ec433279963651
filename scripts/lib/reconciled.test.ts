import { expect, it } from 'vitest';
import { accountOf } from './reconciled.ts';

const counts = { subscriptions: 3, checkouts: 1, mirrors: 4, ended: 1, healed: 0, unclear: 0 };
const line = (fields: object) => `>  ${JSON.stringify(fields)}\n`;

it('tells what was done, then the sums', () => {
  const output =
    'i  functions: Beginning execution\n' +
    line({ severity: 'WARNING', message: 'reconcile_ended', uid: 'u1' }) +
    '>  {"severity":"INFO","mess\n' +
    line({ severity: 'INFO', message: 'reconciled', ...counts, failed: 0 });
  expect(accountOf(output)).toEqual({
    text: [
      '  u1: ended and removed: account missing',
      '3 live plans, 1 open checkouts and 4 mirrors compared, 1 people without an account ended, 0 mirrors corrected, 0 left to an operator, 0 failed.',
    ].join('\n'),
    isFine: true,
  });
});

it('is not fine when something failed or the run was cut off', () => {
  const failed = { severity: 'ERROR', message: 'reconciled', ...counts, failed: 1 };
  expect(accountOf(line({ ...failed, reason: 'cut off' }))).toEqual({
    text: expect.stringMatching(/1 failed, the run was cut off\.$/),
    isFine: false,
  });
});

it('is null until the sums have come', () => {
  const { severity, message } = { severity: 'WARNING', message: 'reconcile_healed' };
  expect(accountOf(line({ severity, message, uid: 'u1' }))).toBeNull();
});
