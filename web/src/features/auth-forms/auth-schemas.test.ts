import { expect, test } from 'vitest';
import type { z } from '@/platform/zod.ts';
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

/** The names of the fields that are refused. */
async function faults(schema: z.ZodMiniType, values: object): Promise<string[]> {
  const { error } = await schema.safeParseAsync(values);
  return error?.issues.map((issue) => issue.path.join('.')) ?? [];
}

// R-SES-15
test.each(['', ' ', 'anna', 'anna@', '@people.test', 'anna people@x.test'])(
  'an e-mail address such as %j is named as faulty',
  async (email) => {
    expect(await faults(signUpSchema, { ...GOOD, email })).toEqual(['email']);
    expect(forgotPasswordSchema.safeParse({ email }).success).toBe(false);
    expect(signInSchema.safeParse({ email, password: 'x' }).success).toBe(false);
  },
);

// R-SES-15
test.each([
  [' anna@people.test ', 'anna@people.test'],
  ['Pia@Пример.рф', 'pia@xn--e1afmkfd.xn--p1ai'],
  ['research&dev@people.test', 'research&dev@people.test'],
  ['pia=x@people.test', 'pia=x@people.test'],
  ['a/b@people.test', 'a/b@people.test'],
])('%j can sign up, as %s', async (typed, email) => {
  expect(await signUpSchema.parseAsync({ ...GOOD, email: typed })).toEqual({ ...GOOD, email });
  expect(forgotPasswordSchema.parse({ email: typed })).toEqual({ email });
});

// R-SES-15
test.each(['An\nna', '\u202EannA', 'Anna\u2069', '\u0000Anna'])(
  'the name %j holds an invisible character and is named as faulty',
  async (displayName) => {
    expect(await faults(signUpSchema, { ...GOOD, displayName })).toEqual(['displayName']);
  },
);

// R-SES-15
test('a new password needs eight characters', async () => {
  for (const [password, isTaken] of [
    ['tR7vm2x', false],
    ['tR7vm2xq', true],
  ] as const) {
    const expected = isTaken ? [] : ['password'];
    expect(await faults(signUpSchema, { ...GOOD, password })).toEqual(expected);
    expect(await faults(newPasswordSchema([]), { password })).toEqual(expected);
    expect(await faults(changePasswordSchema([]), { current: 'old', password })).toEqual(expected);
  }
});

// R-SES-15
test.each([
  'password',
  'Password1',
  'p@ssw0rd',
  '12345678',
  'qwertyuiop',
  'iloveyou1',
  'trustno1',
  'Summer2024',
  'aaaaaaaaaaaa',
  'alcove12',
])('every form refuses %s as a new password, and says why beside it', async (password) => {
  for (const [schema, values] of [
    [signUpSchema, { ...GOOD, password }],
    [newPasswordSchema([GOOD.email]), { password }],
    [changePasswordSchema([GOOD.email]), { current: 'old', password }],
  ] as const) {
    const { error } = await schema.safeParseAsync(values);
    expect(error?.issues.map((issue) => issue.path)).toEqual([['password']]);
    expect(error?.issues[0]?.message).toMatch(/^This password is too easy to guess\. \S/);
  }
});

// R-SES-15
test.each([
  'mara.lindqvist@people.test',
  'mara.lindqvist',
  'Lindqvist1',
  'Mara Lindqvist',
  'tsivqdnil',
])('Mara Lindqvist may not take %s as her password', async (password) => {
  const [email, displayName] = ['mara.lindqvist@people.test', 'Mara Lindqvist'];
  expect(await faults(signUpSchema, { ...GOOD, email, displayName, password })).toEqual([
    'password',
  ]);
  const own = [email, displayName];
  expect(await faults(newPasswordSchema(own), { password })).toEqual(['password']);
  expect(await faults(changePasswordSchema(own), { current: 'old', password })).toEqual([
    'password',
  ]);
});

// R-SES-15
test('a password that is easy to guess is named together with the other faults', async () => {
  const values = { ...GOOD, email: 'anna', agreed: false, password: 'password1' };
  expect((await faults(signUpSchema, values)).toSorted()).toEqual(['agreed', 'email', 'password']);
});

// R-SES-15
test('an existing password may be as short as it is, but not absent', () => {
  expect(signInSchema.safeParse({ email: GOOD.email, password: 'short' }).success).toBe(true);
  expect(signInSchema.safeParse({ email: GOOD.email, password: '' }).success).toBe(false);
});

test('a sign-up needs the agreement, not the name', async () => {
  expect(await faults(signUpSchema, { ...GOOD, agreed: false })).toEqual(['agreed']);
  expect(await faults(signUpSchema, { ...GOOD, displayName: '' })).toEqual([]);
  expect(await faults(signUpSchema, { ...GOOD, displayName: 'a'.repeat(101) })).toEqual([
    'displayName',
  ]);
});

// R-ACC-03
test.each([
  [{ current: '', password: 'tR7vm2xq' }, ['current']],
  [{ current: 'old', password: '1234567' }, ['password']],
  [{ current: 'tR7vm2xq', password: 'tR7vm2xq' }, ['password']],
  [{ current: 'old', password: 'tR7vm2xq' }, []],
])('a change of password such as %o is faulty at %j', async (values, expected) => {
  expect(await faults(changePasswordSchema([]), values)).toEqual(expected);
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
