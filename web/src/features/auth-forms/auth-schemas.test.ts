import { expect, test } from 'vitest';
import {
  changeEmailSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  newPasswordSchema,
  signInSchema,
  signUpSchema,
} from './auth-schemas.ts';

const GOOD = {
  displayName: 'Anna',
  email: 'anna@people.test',
  password: 'correct-horse-9',
  agreed: true,
};

function faults(result: ReturnType<typeof signUpSchema.safeParse>): string[] {
  return result.error?.issues.map((issue) => issue.path.join('.')) ?? [];
}

// R-SES-15
test.each(['', ' ', 'anna', 'anna@', '@people.test', 'anna people@x.test'])(
  'an e-mail address such as %j is named as faulty',
  (email) => {
    expect(faults(signUpSchema.safeParse({ ...GOOD, email }))).toEqual(['email']);
    expect(forgotPasswordSchema.safeParse({ email }).success).toBe(false);
    expect(signInSchema.safeParse({ email, password: 'x' }).success).toBe(false);
  },
);

// R-SES-15
test('an e-mail address is taken without the spaces around it', () => {
  expect(forgotPasswordSchema.parse({ email: ' anna@people.test ' })).toEqual({
    email: GOOD.email,
  });
});

// R-SES-15
test.each(['An\nna', '\u202EannA', 'Anna\u2069', '\u0000Anna'])(
  'the name %j holds what nobody sees and is named as faulty',
  (displayName) => {
    expect(faults(signUpSchema.safeParse({ ...GOOD, displayName }))).toEqual(['displayName']);
  },
);

// R-SES-15
test('a new password needs eight characters', () => {
  expect(faults(signUpSchema.safeParse({ ...GOOD, password: '1234567' }))).toContain('password');
  expect(signUpSchema.safeParse({ ...GOOD, password: '12345678' }).success).toBe(true);
  expect(newPasswordSchema.safeParse({ password: '1234567' }).success).toBe(false);
  expect(newPasswordSchema.safeParse({ password: '12345678' }).success).toBe(true);
});

// R-SES-15
test('an existing password may be as short as it is, but not absent', () => {
  expect(signInSchema.safeParse({ email: GOOD.email, password: 'short' }).success).toBe(true);
  expect(signInSchema.safeParse({ email: GOOD.email, password: '' }).success).toBe(false);
});

test('a sign-up needs the agreement, not the name', () => {
  expect(faults(signUpSchema.safeParse({ ...GOOD, agreed: false }))).toEqual(['agreed']);
  expect(signUpSchema.safeParse({ ...GOOD, displayName: '' }).success).toBe(true);
  expect(faults(signUpSchema.safeParse({ ...GOOD, displayName: 'a'.repeat(101) }))).toEqual([
    'displayName',
  ]);
});

// R-ACC-03
test.each([
  [{ present: '', password: '12345678' }, ['present']],
  [{ present: 'old', password: '1234567' }, ['password']],
  [{ present: '12345678', password: '12345678' }, ['password']],
  [{ present: 'old', password: '12345678' }, []],
])('a change of password such as %o is faulty at %j', (values, expected) => {
  const result = changePasswordSchema.safeParse(values);
  expect(result.error?.issues.map((issue) => issue.path.join('.')) ?? []).toEqual(expected);
});

// R-ACC-02
test.each([
  ['anna@people.test', false],
  ['Anna@People.test ', false],
  ['anna', false],
  ['ben@people.test', true],
])('%j as a new address of anna@people.test is taken: %s', (email, isTaken) => {
  expect(changeEmailSchema('anna@people.test').safeParse({ email }).success).toBe(isTaken);
});
