import { expect, test } from 'vitest';
import type { AuthClient } from '@/platform/firebase/auth-client.ts';
import type { AuthUser } from '@/platform/auth-user.ts';
import { createAccountActions } from './account-actions.ts';
import { SessionError } from './model/auth-errors.ts';
import { createActionRunner, createSessionActions, type ActionPorts } from './session-actions.ts';
import { createSignUp } from './sign-up.ts';

const ANNA: AuthUser = {
  uid: 'anna',
  email: 'anna@people.test',
  emailVerified: false,
  displayName: null,
  lastSignInAt: null,
};

class CodedError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

function refuse(code: string) {
  return async (): Promise<never> => {
    throw new CodedError(code);
  };
}

type World = {
  auth?: Partial<AuthClient>;
  isSignedOut?: boolean;
  /** Never answers, like a database that is offline. */
  isDatabaseAway?: boolean;
  writeFails?: boolean;
  sendConfirmation?: ActionPorts['sendConfirmation'];
  loadAuth?: ActionPorts['loadAuth'];
  keepsSessions?: ActionPorts['keepsSessions'];
  /** As on a desktop, unless told differently. */
  longestRequestMs?: number;
};

/** Both services faked at the network's edge, with a clock that the test controls. */
function createWorld(world: World = {}) {
  const calls: string[] = [];
  const writes: { path: string; data: Record<string, unknown> }[] = [];
  const log: string[] = [];
  const alarms: { ms: number; ring: () => void }[] = [];
  const user = world.isSignedOut === true ? null : ANNA;
  let isSigningOut = false;
  const note =
    (name: string) =>
    async (...args: unknown[]): Promise<void> => {
      calls.push([name, ...args].join(' '));
    };

  const auth: AuthClient = {
    ready: async () => undefined,
    currentUser: () => user,
    watchUser: (next) => {
      next(user);
      return () => calls.push('unwatch');
    },
    checkLast: note('checkLast'),
    wasRefused: async () => false,
    signedInAt: async () => '2026-11-21T08:00:00.000Z',
    idToken: async (options) => {
      calls.push(`idToken ${options?.fresh === true}`);
      return 'token';
    },
    signIn: async () => ANNA,
    signInWithToken: async () => ANNA,
    createUser: async () => ANNA,
    signOut: note('signOut'),
    setDisplayName: note('setDisplayName'),
    reload: note('reload'),
    reauthenticate: note('reauthenticate'),
    changePassword: note('changePassword'),
    ...world.auth,
  };

  const ports: ActionPorts = {
    loadAuth: world.loadAuth ?? (async () => auth),
    loadFirestore: async () => ({
      watchDocument: () => () => {},
      watchOwn: () => () => {},
      mergeDocument: (path, data) => {
        if (world.isDatabaseAway === true) return new Promise(() => {});
        if (world.writeFails === true) return Promise.reject(new CodedError('permission-denied'));
        writes.push({ path, data });
        return Promise.resolve();
      },
      prepareToWrite: async () => {},
      serverTimestamp: () => 'now',
    }),
    forgetSession: () => calls.push('forget'),
    beginSignOut: () => {
      const isFirst = !isSigningOut;
      isSigningOut = true;
      if (isFirst) calls.push('begin');
      return isFirst;
    },
    forgetStored: note('forgetStored'),
    isSigningOut: () => isSigningOut,
    endSignOut: () => {
      isSigningOut = false;
      calls.push('end');
    },
    keepsSessions: world.keepsSessions ?? (async () => true),
    noteEnd: (because) => calls.push(`note ${because}`),
    postLogout: (because) => calls.push(because === null ? 'broadcast' : `broadcast ${because}`),
    sendConfirmation:
      world.sendConfirmation ??
      (async (path) => {
        calls.push(`sendConfirmation ${path}`);
      }),
    longestRequestMs: () => world.longestRequestMs ?? 30_000,
    delay: (ms) =>
      new Promise((ring) => {
        alarms.push({ ms, ring });
      }),
    logWarning: (event, detail) => log.push(`${event}: ${detail}`),
  };
  const runner = createActionRunner(ports);
  const actions = {
    ...createSessionActions(ports, runner),
    ...createAccountActions(ports, runner),
    signUp: createSignUp(ports, runner),
  };

  return {
    actions,
    calls,
    writes,
    log,
    /** What a sign-in in another tab does. */
    takeMarkAway: () => {
      isSigningOut = false;
    },
    /** Lets every wait run out, the shortest first; those that such a wait leads to as well. */
    runOutOfTime: async (longestMs = Infinity) => {
      await settle();
      for (;;) {
        const [next] = alarms
          .filter(({ ms }) => ms <= longestMs)
          .toSorted((one, other) => one.ms - other.ms);
        if (next === undefined) return;
        alarms.splice(alarms.indexOf(next), 1);
        next.ring();
        await settle();
      }
    },
  };
}

type Actions = ReturnType<typeof createWorld>['actions'];

/** The message that a person would read. */
async function failureOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'it succeeded';
  } catch (cause) {
    return cause instanceof SessionError ? cause.message : 'not a SessionError';
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

const NEW_ANNA = {
  email: ANNA.email,
  password: 'correct-horse-9',
  displayName: 'Anna',
  returnPath: '/dashboard?plan=solo.year',
};

// R-SES-07
test('a sign-up writes the profile, sets the name and sends the verification', async () => {
  const { actions, calls, writes } = createWorld();
  await actions.signUp(NEW_ANNA);
  expect(writes).toEqual([
    {
      path: 'users/anna',
      data: {
        email: ANNA.email,
        displayName: 'Anna',
        updatedAt: 'now',
      },
    },
  ]);
  expect(calls).toContain('setDisplayName Anna');
  expect(calls).toContain('sendConfirmation /dashboard?plan=solo.year');
});

// R-SES-07
test('a sign-up whose auth state stays behind fails and says so', async () => {
  const { actions, calls, writes, runOutOfTime } = createWorld({
    auth: { watchUser: () => () => calls.push('unwatch') },
  });
  const signedUp = failureOf(actions.signUp(NEW_ANNA));
  await runOutOfTime();
  expect(await signedUp).toBe('User creation succeeded but auth state did not update');
  expect(writes).toEqual([]);
  expect(calls).toContain('unwatch');
});

// R-SES-07
test("a sign-up waits for its own person, not for someone else's state", async () => {
  const { actions, runOutOfTime } = createWorld({
    auth: {
      watchUser: (next) => {
        next({ ...ANNA, uid: 'ben' });
        return () => {};
      },
    },
  });
  const signedUp = failureOf(actions.signUp(NEW_ANNA));
  await runOutOfTime();
  expect(await signedUp).toMatch(/did not update/);
});

// R-SES-07
test('a sign-up succeeds although profile and verification fail, and logs both', async () => {
  const { actions, log } = createWorld({
    writeFails: true,
    sendConfirmation: () => Promise.reject(new TypeError('offline')),
  });
  await actions.signUp(NEW_ANNA);
  expect(log.toSorted()).toEqual([
    'Profile could not be written: permission-denied',
    'Verification e-mail could not be sent: TypeError',
  ]);
});

// R-SES-13
test('a sign-up with a taken address says what to do next', async () => {
  const { actions } = createWorld({ auth: { createUser: refuse('auth/email-already-in-use') } });
  await expect(actions.signUp(NEW_ANNA)).rejects.toThrow(/already an account.*Sign in instead/);
});

const never = () => new Promise<never>(() => {});

/** What a sign-out does, in this order. */
const leaving = (because?: string) => [
  'begin',
  'forget',
  because === undefined ? 'broadcast' : `broadcast ${because}`,
  'forget',
  'forgetStored',
  'signOut',
  'end',
];

// R-SES-07
test.each([
  ['a connection that broke off', refuse('auth/network-request-failed')],
  ['a browser that never answered', never],
])(
  'a sign-up whose answer was lost to %s goes on if the account exists now',
  async (_, createUser) => {
    const { actions, writes, calls, runOutOfTime } = createWorld({
      auth: {
        createUser,
        signIn: async (email, password) => {
          calls.push(`signIn ${email} ${password}`);
          return ANNA;
        },
      },
    });
    const signedUp = actions.signUp(NEW_ANNA);
    await runOutOfTime();
    await signedUp;
    expect(calls).toContain('signIn anna@people.test correct-horse-9');
    expect(calls).toContain('sendConfirmation /dashboard?plan=solo.year');
    expect(writes).toHaveLength(1);
  },
);

// R-SES-07
test('a sign-up whose answer was lost says so if the account cannot be found, and its second try opens the account', async () => {
  const refusals = ['auth/network-request-failed', 'auth/email-already-in-use'];
  let hasAccount = false;
  const { actions, writes } = createWorld({
    auth: {
      createUser: () => refuse(refusals.shift() ?? '')(),
      signIn: async () => (hasAccount ? ANNA : refuse('auth/invalid-credential')()),
    },
  });
  await expect(actions.signUp(NEW_ANNA)).rejects.toThrow(/could not be reached/);
  hasAccount = true;
  await actions.signUp(NEW_ANNA);
  expect(writes).toHaveLength(1);
});

// R-SES-13
test("a lost answer to one person's sign-up opens no other account", async () => {
  const refusals = ['auth/network-request-failed', 'auth/email-already-in-use'];
  const { actions } = createWorld({
    auth: {
      createUser: () => refuse(refusals.shift() ?? '')(),
      signIn: async (email) =>
        email === ANNA.email ? refuse('auth/invalid-credential')() : { ...ANNA, uid: 'ben' },
    },
  });
  await expect(actions.signUp(NEW_ANNA)).rejects.toThrow(/could not be reached/);
  const taken = actions.signUp({ ...NEW_ANNA, email: 'ben@people.test' });
  await expect(taken).rejects.toThrow(/already an account/);
});

// R-SES-07
test('a repair writes the profile that a sign-up left out', async () => {
  const { actions, writes } = createWorld();
  await actions.repairProfile({ ...ANNA, displayName: 'Anna' }, null);
  expect(writes).toEqual([
    {
      path: 'users/anna',
      data: {
        email: ANNA.email,
        displayName: 'Anna',
        updatedAt: 'now',
      },
    },
  ]);
});

test('a repair follows a changed address into the profile and leaves the rest', async () => {
  const { actions, writes } = createWorld();
  await actions.repairProfile(ANNA, { email: 'old@people.test' });
  expect(writes).toEqual([{ path: 'users/anna', data: { email: ANNA.email, updatedAt: 'now' } }]);
});

test('a repair that the database does not answer is logged and given up', async () => {
  const { actions, log, runOutOfTime } = createWorld({ isDatabaseAway: true });
  const repaired = actions.repairProfile(ANNA, null);
  await runOutOfTime();
  await repaired;
  expect(log).toEqual(['Profile could not be repaired: SessionError']);
});

// R-SES-13
test.each(['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'])(
  'a sign-in refused for %s reads like every other',
  async (code) => {
    const { actions } = createWorld({ auth: { signIn: refuse(code) } });
    await expect(actions.signIn('a@b.test', 'x')).rejects.toThrow(
      'The e-mail address and password do not match. Check both, or reset your password.',
    );
  },
);

// R-REL-02
test('a sign-in with the password that a server gave itself is undone and refused', async () => {
  const { actions, calls } = createWorld({
    auth: { signIn: async () => ({ ...ANNA, uid: `server:${'0'.repeat(64)}` }) },
  });
  await expect(actions.signIn('a@b.test', 'x')).rejects.toThrow('One of your servers');
  expect(calls).toEqual(leaving('server-session'));
});

// R-SES-05 R-SES-13
test.each([
  ['auth/user-disabled', 'disabled'],
  ['auth/user-token-expired', 'ended-elsewhere'],
])('%s ends the session here and in the other tabs, with the reason %s', async (code, reason) => {
  const { actions, calls } = createWorld({ auth: { reload: refuse(code) } });
  await expect(actions.refreshUser()).rejects.toThrow(SessionError);
  expect(calls).toEqual([`note ${reason}`, ...leaving(reason)]);
});

// R-SES-01
test.each([
  ['a sign-in', (actions: Actions) => actions.signIn('a@b.test', 'x')],
  ['a sign-out', (actions: Actions) => actions.signOut()],
])('%s that the browser never answers says so and what helps', async (_, act) => {
  const { actions, runOutOfTime } = createWorld({ auth: { signIn: never, signOut: never } });
  const failure = failureOf(act(actions));
  await runOutOfTime();
  expect(await failure).toMatch(/has not answered in this browser\..*reload the page/);
});

// R-SES-01
test.each([
  ['a desktop', 30_000],
  ['a device that the client counts as mobile', 60_000],
])('on %s, nothing is cut off while the client may still wait for its server', async (_, ms) => {
  const answers: (() => void)[] = [];
  const answered = () => new Promise<void>((resolve) => answers.push(resolve));
  const { actions, runOutOfTime } = createWorld({
    longestRequestMs: ms,
    auth: { signOut: answered, changePassword: answered },
  });
  const acts = [actions.signOut(), actions.changePassword('correct-horse-9')];
  // For a new token, for the change, and for what has become of its person.
  await runOutOfTime(3 * ms);
  for (const answer of answers) answer();
  await expect(Promise.all(acts)).resolves.toHaveLength(2);
});

// R-SES-13
test('a connection that the client gives up after a long wait may be a browser that never answers', async () => {
  let giveUp = (cause: Error): void => void cause;
  const { actions, runOutOfTime } = createWorld({
    auth: {
      signIn: () =>
        new Promise((_, reject) => {
          giveUp = reject;
        }),
    },
  });
  const failure = failureOf(actions.signIn('a@b.test', 'x'));
  await runOutOfTime(30_000);
  giveUp(new CodedError('auth/network-request-failed'));
  expect(await failure).toMatch(/has not answered in this browser\..*close other tabs/);
});

// R-SES-13
test('a lost session that cannot be ended is logged, and its own reason is shown', async () => {
  const { actions, log } = createWorld({
    auth: { reload: refuse('auth/user-disabled'), signOut: refuse('auth/internal-error') },
  });
  await expect(actions.refreshUser()).rejects.toMatchObject({ code: 'auth/user-disabled' });
  expect(log).toEqual(['Sign-out after a lost session failed: auth/user-disabled']);
});

// R-SES-13
test('any other failure leaves the session alone', async () => {
  const { actions, calls } = createWorld({
    auth: { reload: refuse('auth/network-request-failed') },
  });
  await expect(actions.refreshUser()).rejects.toThrow(/could not be reached/);
  expect(calls).toEqual([]);
});

// R-SES-05
test('a sign-out is marked, and told to the other tabs, before the identity service is asked', async () => {
  const { actions, calls } = createWorld();
  await actions.signOut();
  expect(calls).toEqual(leaving());
});

// R-SES-06
test('a sign-out whose identity client never comes has been marked and told by then', async () => {
  const { actions, calls, runOutOfTime } = createWorld({ loadAuth: never });
  const failure = failureOf(actions.signOut());
  expect(calls).toEqual(['begin', 'forget', 'broadcast', 'forget', 'forgetStored']);
  await runOutOfTime();
  expect(await failure).toMatch(/has not answered in this browser/);
  expect(calls).not.toContain('end');
});

// R-SES-06
test('a sign-out that goes on after someone has signed in again ends nothing', async () => {
  const { actions, calls, takeMarkAway } = createWorld();
  const left = actions.signOut();
  takeMarkAway();
  await left;
  expect(calls).toEqual(['begin', 'forget', 'broadcast', 'forget', 'forgetStored']);
});

// R-ACC-03
test('a sign-out with a reason gives it to the other tabs', async () => {
  const { actions, calls } = createWorld();
  await actions.signOut('everywhere');
  expect(calls).toEqual(leaving('everywhere'));
});

// R-SES-05
test('a sign-out that fails here is still told to the other tabs', async () => {
  const { actions, calls } = createWorld({ auth: { signOut: refuse('auth/internal-error') } });
  await expect(actions.signOut()).rejects.toThrow(SessionError);
  // The mark stays: nothing uses the session, and the next document tries again.
  expect(calls).toEqual(['begin', 'forget', 'broadcast', 'forget', 'forgetStored']);
});

// R-SES-06
test('a sign-out that is tried again is not told again', async () => {
  const { actions, calls } = createWorld({ auth: { signOut: refuse('auth/internal-error') } });
  await expect(actions.signOut()).rejects.toThrow(SessionError);
  await expect(actions.signOut()).rejects.toThrow(SessionError);
  expect(calls.filter((call) => call === 'broadcast')).toHaveLength(1);
});

// R-RTE-11
test.each([
  ['sign-in', (actions: Actions) => actions.signIn(ANNA.email, 'x')],
  ['sign-up', (actions: Actions) => actions.signUp(NEW_ANNA)],
])('a browser that keeps no session is told so before a %s', async (_, act) => {
  const entered: string[] = [];
  const enter = async (email: string) => {
    entered.push(email);
    return ANNA;
  };
  const { actions } = createWorld({
    keepsSessions: async () => false,
    auth: { signIn: enter, createUser: enter },
  });
  expect(await failureOf(act(actions))).toMatch(/^This browser keeps no session, because/);
  expect(entered).toEqual([]);
});

// R-SES-05
test('the sign-out of a tab that was told is not told again', async () => {
  const { actions, calls } = createWorld();
  await actions.signOutHere();
  expect(calls).toEqual(['forget', 'signOut']);
});

// R-SES-08
test('a profile update is merged with its time, and the name follows', async () => {
  const { actions, calls, writes } = createWorld();
  await actions.updateProfile('anna', { displayName: 'Anna B.', company: '' });
  expect(writes).toEqual([
    {
      path: 'users/anna',
      data: { displayName: 'Anna B.', company: '', updatedAt: 'now' },
    },
  ]);
  expect(calls).toEqual(['setDisplayName Anna B.']);
});

// R-SES-08
test.each([
  ['of someone else', false],
  ['with no one signed in', true],
])('a profile update %s is refused and writes nothing', async (_, isSignedOut) => {
  const { actions, writes } = createWorld({ isSignedOut });
  await expect(actions.updateProfile('ben', { company: 'x' })).rejects.toThrow(
    'User mismatch or not logged in',
  );
  expect(writes).toEqual([]);
});

// R-SES-08
test('a profile update that is never confirmed says that it may not be saved', async () => {
  const { actions, runOutOfTime } = createWorld({ isDatabaseAway: true });
  const updated = failureOf(actions.updateProfile('anna', { company: 'x' }));
  await runOutOfTime();
  expect(await updated).toMatch(/has not been confirmed/);
});

// R-SES-12
test('news about the person are asked for with a fresh token', async () => {
  const { actions, calls } = createWorld();
  await actions.refreshUser();
  expect(calls).toEqual(['reload', 'idToken true']);
});

test('an identity service that cannot be loaded is said in words', async () => {
  const { actions } = createWorld({
    loadAuth: async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  });
  await expect(actions.signIn('a@b.test', 'x')).rejects.toThrow(/could not be loaded/);
  await expect(actions.signOut()).rejects.toThrow(/could not be loaded/);
});

test('an action of the signed-in person waits until the identity service has read the session, a sign-in does not', async () => {
  let beReady = () => {};
  const isReady = new Promise<void>((resolve) => {
    beReady = resolve;
  });
  const { actions, calls } = createWorld({ auth: { ready: () => isReady } });
  const refreshed = actions.refreshUser();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(calls).toEqual([]);
  await actions.signIn('a@b.test', 'x');
  expect(calls).not.toContain('reload');
  beReady();
  await refreshed;
  expect(calls).toContain('reload');
});
