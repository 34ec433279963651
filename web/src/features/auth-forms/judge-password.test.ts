import { expect, test } from 'vitest';
import { createPasswordJudge, refusePassword } from './judge-password.ts';

const WEAK = { level: 1, advice: 'Choose another one.' } as const;
const NEVER = () => new Promise<never>(() => {});

// R-SES-15
test('a password that is typed before the estimator is there is judged when it is', async () => {
  let arrive = (): void => undefined;
  const judge = createPasswordJudge({
    load: () =>
      new Promise((resolve) => {
        arrive = () => resolve(() => WEAK);
      }),
    delay: NEVER,
  });
  const refusal = refusePassword('password1', [], judge);
  arrive();
  expect(await refusal).toBe('This password is too easy to guess. Choose another one.');
});

// R-SES-15
test('an estimator that cannot be loaded leaves the length alone to count, and is asked for again', async () => {
  let calls = 0;
  const judge = createPasswordJudge({
    load: async () => {
      calls += 1;
      if (calls === 1) throw new Error('Failed to fetch dynamically imported module');
      return () => WEAK;
    },
    delay: NEVER,
  });
  expect(await refusePassword('password1', [], judge)).toBeNull();
  expect(await refusePassword('password1', [], judge)).not.toBeNull();
});

// R-SES-15
test('an estimator that does not arrive in time is not waited for', async () => {
  const waits: number[] = [];
  const judge = createPasswordJudge({
    load: NEVER,
    delay: async (ms) => {
      waits.push(ms);
    },
  });
  expect(await judge('password1', [])).toBeNull();
  expect(waits).toEqual([8_000]);
});

// R-SES-15
test('a password that is too short anyway loads nothing', async () => {
  const judge = createPasswordJudge({
    load: () => {
      throw new Error('loaded');
    },
    delay: NEVER,
  });
  expect(await judge('short', [])).toBeNull();
});

// R-SES-15
test.each([0, 2, 3, 4, null] as const)('a password of level %j is not refused', async (level) => {
  expect(await refusePassword('password1', [], async () => ({ level, advice: 'x' }))).toBeNull();
});
