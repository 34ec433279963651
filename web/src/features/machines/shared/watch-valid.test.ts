import { expect, test } from 'vitest';
import { createPlanClock } from '@/platform/plan-clock.ts';
import { createWatchValid, MARGIN_MS } from './watch-valid.ts';

const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-11-29T12:00:00.000Z');

/** A visitor's clock that is off by so many minutes, and a server whose time is `NOW`. */
function setUp(minutes: number) {
  let passed = 0;
  const clock = createPlanClock(() => passed);
  const asked: { validAfter: number; isStopped: boolean; fail: () => void }[] = [];
  const heard: string[] = [];
  const watchValid = createWatchValid({
    clock,
    ownNow: () => new Date(NOW + passed + minutes * MINUTE_MS),
    elapsed: () => passed,
  });
  const stop = watchValid(
    (validAfter, fail) => {
      const one = {
        validAfter: validAfter.getTime(),
        isStopped: false,
        fail: () => fail('refused'),
      };
      asked.push(one);
      return () => void (one.isStopped = true);
    },
    () => heard.push('failed'),
  );
  return {
    asked,
    heard,
    stop,
    answer: () => clock.hear(new Date(NOW + passed).toISOString()),
    wait: (ms: number) => void (passed += ms),
    times: () => asked.map(({ validAfter }) => (validAfter - NOW) / MINUTE_MS),
  };
}

test.each([
  ['slow', -10],
  ['fast', 60 * 24 * 365],
])('a clock that is %s asks again by the server’s time, as soon as that is known', (_, minutes) => {
  const { asked, answer, times } = setUp(minutes);
  expect(times()).toEqual([minutes + 2]);
  answer();
  expect(times()).toEqual([minutes + 2, 2]);
  expect(asked[0]?.isStopped).toBe(true);
  answer();
  expect(asked).toHaveLength(2);
});

test('a refusal before that is told, and asked again all the same', () => {
  const { asked, heard, answer, times } = setUp(-10);
  asked[0]?.fail();
  expect(heard).toEqual(['failed']);
  answer();
  expect(times()).toEqual([-8, 2]);
});

test('what fails of a question that was stopped is not told', () => {
  const { asked, heard, answer } = setUp(-10);
  answer();
  asked[0]?.fail();
  expect(heard).toEqual([]);
});

test('a clock that is right is asked by once, and what is refused then is refused', () => {
  const { asked, heard, answer } = setUp(0.5);
  answer();
  asked[0]?.fail();
  expect([asked.length, heard]).toEqual([1, ['failed']]);
});

test('a question that has become too old is asked again', () => {
  const { asked, answer, wait, times, heard } = setUp(0);
  answer();
  wait(MARGIN_MS);
  asked[0]?.fail();
  expect([times(), heard]).toEqual([[2, 4], []]);
});

test('one that was stopped stays so', () => {
  const { asked, answer, stop } = setUp(-10);
  stop();
  answer();
  expect(asked).toMatchObject([{ isStopped: true }]);
});
