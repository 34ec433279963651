import { expect, test } from 'vitest';
import type { SessionUser } from './model/session-types.ts';
import { guardSession, type GuardPorts } from './session-guards.ts';

const ANNA: SessionUser = {
  uid: 'anna',
  email: 'anna@people.test',
  emailVerified: false,
  displayName: null,
  lastSignInAt: null,
};

function guard(overrides: Partial<GuardPorts> = {}) {
  const calls: string[] = [];
  const heard: { logout?: (because: unknown) => void; returned?: () => void } = {};
  guardSession({
    forgetSession: () => calls.push('forget'),
    signOutHere: async (because) => {
      calls.push(because === null ? 'signOutHere' : `signOutHere ${because}`);
    },
    isStarted: () => true,
    getUser: () => ANNA,
    refreshUser: async () => {
      calls.push('refresh');
    },
    onLogout: (listener) => {
      heard.logout = listener;
    },
    onReturn: (listener) => {
      heard.returned = listener;
    },
    logWarning: (event, detail) => calls.push(`log ${event}: ${detail}`),
    ...overrides,
  });
  return { calls, heard };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

// R-SES-05
test("another tab's logout signs out here, without a broadcast of its own", async () => {
  const { calls, heard } = guard();
  heard.logout?.('logout');
  await settle();
  expect(calls).toEqual(['forget', 'signOutHere']);
});

// R-ACC-03
test("another tab's reason is taken over", async () => {
  const { calls, heard } = guard();
  heard.logout?.('everywhere');
  await settle();
  expect(calls).toEqual(['forget', 'signOutHere everywhere']);
});

// R-SES-05
test("a tab that follows no session only forgets the hint on another's logout", async () => {
  const { calls, heard } = guard({ isStarted: () => false });
  heard.logout?.('logout');
  await settle();
  expect(calls).toEqual(['forget']);
});

// R-SES-05
test("a sign-out after another tab's that fails is logged", async () => {
  const { calls, heard } = guard({
    signOutHere: async () => {
      throw new Error('storage blocked');
    },
  });
  heard.logout?.('logout');
  await settle();
  expect(calls).toEqual(['forget', 'log Sign-out after another tab failed: storage blocked']);
});

// R-SES-12
test('on return the verification is asked for, one question at a time', async () => {
  const answers: (() => void)[] = [];
  const { heard } = guard({
    refreshUser: () => new Promise((resolve) => answers.push(resolve)),
  });
  heard.returned?.();
  await settle();
  heard.returned?.();
  heard.returned?.();
  await settle();
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await settle();
  // Once more for those who came back while the first was under way.
  expect(answers).toHaveLength(2);
  answers[1]?.();
  await settle();
  expect(answers).toHaveLength(2);
});

// R-SES-12
test.each([
  ['no one is signed in', null],
  ['the address is verified', { ...ANNA, emailVerified: true }],
])('on return nothing is asked where %s', async (_, user) => {
  const { calls, heard } = guard({ getUser: () => user });
  heard.returned?.();
  await settle();
  expect(calls).toEqual([]);
});

// R-SES-12
test('a question that fails is asked again on the next return', async () => {
  let asked = 0;
  const { heard } = guard({
    refreshUser: async () => {
      asked += 1;
      throw new Error('no connection');
    },
  });
  heard.returned?.();
  await settle();
  heard.returned?.();
  await settle();
  expect(asked).toBe(2);
});
