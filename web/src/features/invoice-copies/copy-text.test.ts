import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { describeCopy, describeCopyProblem, isAboutAddress } from './copy-text.ts';

const COPY = {
  id: 'c1',
  email: 'books@firm.test',
  isConfirmed: false,
  createdAt: '2026-11-21T12:00:00.000Z',
};

// R-LAW-04
test('an address waits since it was added, until its owner has confirmed it', () => {
  expect(describeCopy(COPY, 'en-GB')).toEqual({
    label: 'Waiting for confirmation',
    tone: 'warn',
    note: 'since 21 November 2026',
  });
  expect(describeCopy({ ...COPY, isConfirmed: true }, 'en-GB').label).toBe('Confirmed');
});

// R-LAW-04
test.each([
  [400, 'invalid_input', true],
  [409, 'exists', true],
  [403, 'email_not_verified', false],
  [429, 'rate_limited', false],
] as const)('a refusal by %i %s is about the address: %s', (status, code, isAbout) => {
  expect(isAboutAddress(new ApiError('No.', { status, code }))).toBe(isAbout);
});

// R-LAW-04
test('a failure has the words of the API, and our own where the page itself failed', () => {
  const refused = new ApiError('It is your own address.', { status: 409, code: 'conflict' });
  expect(describeCopyProblem(refused)).toBe('It is your own address.');
  expect(describeCopyProblem(new Error('x'))).toMatch(/^This page made an error/);
});
