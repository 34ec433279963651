import { expect, test } from 'vitest';
import { readHelpCenterRefusal } from './help-center-refusal.ts';

const withMessage = (message: string) =>
  readHelpCenterRefusal(`?kind=error&message=${encodeURIComponent(message)}`);

// R-LIV-05
test('an error that comes back is a refusal, with its reason', () => {
  expect(
    readHelpCenterRefusal(
      '?kind=error&message=User+is+invalid%3A+External+has+already+been+taken&brand_id=1',
    ),
  ).toEqual({ reason: 'User is invalid: External has already been taken' });
});

// R-LIV-05
test.each(['?kind=error', '?kind=error&message=', '?kind=error&message=%20%09%0A'])(
  'a refusal may come without a reason (%s)',
  (search) => {
    expect(readHelpCenterRefusal(search)).toEqual({ reason: null });
  },
);

// What Zendesk adds when someone signs out there.
test.each([
  '',
  '?email=ada%40alcove.test&external_id=ada',
  '?brand_id=1&return_to=https://acme.zendesk.com/hc',
  '?message=Hello',
  '?kind=notice&message=Hello',
  '?kind=ERROR',
  '?kind=notice&kind=error',
])('anything else (%s) asks for a plain sign-out', (search) => {
  expect(readHelpCenterRefusal(search)).toBeNull();
});

test('a reason is one line of plain characters', () => {
  expect(withMessage('  one\r\n two\u0000\u202Eeerht\u2066 \u200Bfour ')).toEqual({
    reason: 'one two eerht four',
  });
});

test('a reason has at most 200 characters, and ends with a whole one', () => {
  expect(withMessage('x'.repeat(200))).toEqual({ reason: 'x'.repeat(200) });
  expect(withMessage('x'.repeat(201))).toEqual({ reason: `${'x'.repeat(199)}…` });
  expect(withMessage('🔑'.repeat(5000))).toEqual({ reason: `${'🔑'.repeat(99)}…` });
});
