import { expect, test } from 'vitest';
import { estimatePassword } from './password-estimator.ts';
import { createSignInJudge } from './weak-password.ts';

const WEAK = { email: 'anna.lindqvist@people.test', password: 'password1' };
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

// R-SES-15
test.each([
  ['password1', true],
  ['lindqvist1', true],
  ['123456', true],
  ['gravel-lantern-otter', false],
])('the password of a sign-in (%s) is judged while that is under way', async (password, isWeak) => {
  const judge = createSignInJudge(async () => estimatePassword);
  judge.prepare();
  await settle();
  expect(await judge.judge({ ...WEAK, password }, settle)).toBe(isWeak);
});

// R-SES-15
test('a sign-in waits for no estimator: one that comes later, never, or not at all judges nothing', async () => {
  let arrive: (estimate: typeof estimatePassword) => void = () => {};
  const late = createSignInJudge(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  expect(await late.judge(WEAK, async () => {})).toBe(false);
  late.prepare();
  expect(await late.judge(WEAK, async () => {})).toBe(false);
  arrive(estimatePassword);
  await settle();
  expect(await late.judge(WEAK, settle)).toBe(true);
  const failing = createSignInJudge(() => Promise.reject(new Error('offline')));
  failing.prepare();
  expect(await failing.judge(WEAK, settle)).toBe(false);
});

// R-SES-15
test('a sign-in that fails says why, and judges nothing', async () => {
  const judge = createSignInJudge(async () => estimatePassword);
  judge.prepare();
  await settle();
  await expect(judge.judge(WEAK, () => Promise.reject(new Error('wrong')))).rejects.toThrow(
    'wrong',
  );
});
