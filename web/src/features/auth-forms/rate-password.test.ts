import { expect, test } from 'vitest';
import { createPasswordRater, refusePassword } from './rate-password.ts';

const WEAK = { level: 1, advice: 'Choose another one.' } as const;
const NEVER = () => new Promise<never>(() => {});

// R-SES-15
test('a password that is typed before the estimator is there is rated when it is', async () => {
  let arrive = (): void => undefined;
  const rate = createPasswordRater({
    load: () =>
      new Promise((resolve) => {
        arrive = () => resolve(() => WEAK);
      }),
    delay: NEVER,
  });
  const refusal = refusePassword('password1', [], rate);
  arrive();
  expect(await refusal).toBe('This password is too easy to guess. Choose another one.');
});

// R-SES-15
test('an estimator that cannot be loaded leaves the length alone to count, and is asked for again', async () => {
  let calls = 0;
  const rate = createPasswordRater({
    load: async () => {
      calls += 1;
      if (calls === 1) throw new Error('Failed to fetch dynamically imported module');
      return () => WEAK;
    },
    delay: NEVER,
  });
  expect(await refusePassword('password1', [], rate)).toBeNull();
  expect(await refusePassword('password1', [], rate)).not.toBeNull();
});

// R-SES-15
test('an estimator that does not arrive in time is not waited for', async () => {
  const waits: number[] = [];
  const rate = createPasswordRater({
    load: NEVER,
    delay: async (ms) => {
      waits.push(ms);
    },
  });
  expect(await rate('password1', [])).toBeNull();
  expect(waits).toEqual([8_000]);
});

// R-SES-15
test('a password that is too short anyway loads nothing', async () => {
  const rate = createPasswordRater({
    load: () => {
      throw new Error('loaded');
    },
    delay: NEVER,
  });
  expect(await rate('short', [])).toBeNull();
});

// R-SES-15
test.each([0, 2, 3, 4, null] as const)('a password of level %j is not refused', async (level) => {
  expect(await refusePassword('password1', [], async () => ({ level, advice: 'x' }))).toBeNull();
});
