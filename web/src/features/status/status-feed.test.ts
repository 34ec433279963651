import { expect, test } from 'vitest';
import type { StatusAnswer } from '@contract/status.ts';
import { createStatusFeed } from './status-feed.ts';

const ANSWER: StatusAnswer = { unknown: true, at: '2026-11-26T12:00:00Z', incidents: [] };
const MINUTE = 60_000;

function setUp() {
  const clock = { at: 0 };
  const page = { isVisible: true, isAwake: false };
  const asked: {
    signal: AbortSignal;
    answer: (answer: StatusAnswer) => void;
    fail: (cause: Error) => void;
  }[] = [];
  let lookAgain = () => {};
  const feed = createStatusFeed({
    read: (signal) =>
      new Promise((answer, fail) => {
        asked.push({ signal, answer, fail });
      }),
    now: () => clock.at,
    isVisible: () => page.isVisible,
    wake: (look) => {
      page.isAwake = true;
      lookAgain = look;
      return () => {
        page.isAwake = false;
      };
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    feed,
    page,
    asked,
    settle,
    pass: (ms: number) => {
      clock.at += ms;
      lookAgain();
    },
  };
}

// R-TRU-04
test('the status is asked for each minute while it is seen and followed', async () => {
  const { feed, page, asked, settle, pass } = setUp();
  const leave = feed.follow(() => {});
  expect(feed.viewed()).toEqual({ kind: 'looking' });
  asked[0]?.answer(ANSWER);
  await settle();
  expect(feed.viewed()).toEqual({ kind: 'known', answer: ANSWER });
  pass(20_000);
  expect(asked).toHaveLength(1);
  pass(40_000);
  expect(asked).toHaveLength(2);
  page.isVisible = false;
  pass(MINUTE);
  expect(asked).toHaveLength(2);
  page.isVisible = true;
  pass(0);
  expect(asked).toHaveLength(3);
  leave();
  expect(page.isAwake).toBe(false);
  expect(asked[2]?.signal.aborted).toBe(true);
  asked[2]?.answer({ ...ANSWER, at: 'late' });
  await settle();
  expect(feed.viewed()).toEqual({ kind: 'looking' });
});

// R-TRU-04
test('what was read stays for five minutes of failures, and then nothing is known', async () => {
  const { feed, asked, settle, pass } = setUp();
  feed.follow(() => {});
  asked[0]?.answer(ANSWER);
  await settle();
  for (const [minute, kind] of [
    [1, 'known'],
    [2, 'known'],
    [3, 'known'],
    [4, 'known'],
    [5, 'unreached'],
  ] as const) {
    pass(MINUTE);
    asked[minute]?.fail(new Error('lost'));
    await settle();
    expect(feed.viewed().kind).toBe(kind);
  }
});

// R-TRU-04
test('a first failure says so, and a retry looks again', async () => {
  const { feed, asked, settle } = setUp();
  feed.follow(() => {});
  asked[0]?.fail(new Error('lost'));
  await settle();
  expect(feed.viewed()).toEqual({ kind: 'unreached' });
  feed.retry();
  expect(feed.viewed()).toEqual({ kind: 'looking' });
  asked[1]?.answer(ANSWER);
  await settle();
  expect(feed.viewed()).toEqual({ kind: 'known', answer: ANSWER });
});
