import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { NO_BILLING_DETAILS, type BillingDetails } from '@contract/billing-details.ts';
import { NO_SUBSCRIPTION, type Subscription } from '@contract/subscription.ts';
import { createSession } from './effects.ts';
import type { ProfileState, SessionPorts } from './session-ports.ts';
import type { SessionEnd } from './model/session-end.ts';
import type { Session, SessionUser } from './model/session-types.ts';
import { followSubscription, subscriptionQuery, viewSubscription } from './subscription.ts';

const ACTIVE: Subscription & BillingDetails = {
  ...NO_BILLING_DETAILS,
  id: 'sub_1',
  plan: 'Solo',
  planId: 'price_1',
  interval: 'month',
  currentPeriodEnd: '2027-01-01T00:00:00.000Z',
  status: 'active',
};

const NOW = Date.parse('2026-11-21T09:00:00.000Z');

const ANNA = person('anna');
const BEN = person('ben');

function person(uid: string): SessionUser {
  return {
    uid,
    email: `${uid}@people.test`,
    emailVerified: true,
    displayName: null,
    lastSignInAt: null,
  };
}

class CodedError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

class StatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super('the API said no');
    this.status = status;
  }
}

type Watch<T> = {
  uid?: string;
  next: (value: T) => void;
  fail: (cause: unknown) => void;
  stopped: boolean;
};

type Edge = {
  signedInAt: () => Promise<string>;
  signOut: () => Promise<void>;
  askWhyEnded: () => Promise<string | null>;
  fetchDetails: SessionPorts['fetchDetails'];
};

type Beginning = {
  /** False for a page that only asks who is there. */
  isWholeAccount?: boolean;
  /** Whom the browser's storage names. */
  stored?: SessionUser | null;
  /** A sign-out has begun that is not finished. */
  isSigningOut?: boolean;
};

/** Ports whose every answer the test gives by hand. */
function createWorld({
  isWholeAccount = true,
  stored = null,
  isSigningOut = false,
}: Beginning = {}) {
  const users: Watch<Session['user']>[] = [];
  const profiles: Watch<ProfileState>[] = [];
  const fetches: {
    signal: AbortSignal;
    answer: (subscription: Subscription) => void;
    refuse: (cause: unknown) => void;
  }[] = [];
  const log: string[] = [];
  const remembered: boolean[] = [];
  const repaired: string[] = [];
  const signOuts: string[] = [];
  const told: string[] = [];
  const watchesOfMemory: (() => void)[] = [];
  const clocks: { ms: number; onTime: () => void; isOn: boolean }[] = [];
  const refusals = new Set<(because: SessionEnd | null) => void>();
  let signedIn: string | null = null;
  let isRemembered = stored !== null;
  const edge: Edge = {
    signedInAt: async () => '2026-11-21T08:00:00.000Z',
    signOut: async () => last(users).next(null),
    askWhyEnded: async () => 'auth/user-token-expired',
    fetchDetails: async () => NO_BILLING_DETAILS,
  };

  const queries = new QueryClient();
  const store = createSession({
    queries,
    watchUser: (next, fail) => follow(users, { next, fail, stopped: false }),
    readStoredUser: async () => stored,
    watchProfile: (uid, next, fail) => follow(profiles, { uid, next, fail, stopped: false }),
    fetchSubscription: (signal) =>
      new Promise((answer, refuse) => {
        fetches.push({ signal, answer, refuse });
      }),
    fetchDetails: (signal) => edge.fetchDetails(signal),
    isSignedIn: (uid) => signedIn === uid,
    isSigningOut: () => isSigningOut,
    signedInAt: () => edge.signedInAt(),
    signOut: async (because) => {
      signOuts.push(because);
      await edge.signOut();
    },
    repairProfile: (user) => repaired.push(user.uid),
    isRemembered: () => isRemembered,
    watchRemembered: (onChange) => {
      watchesOfMemory.push(onChange);
      return () => undefined;
    },
    now: () => NOW,
    rememberSignedIn: (value) => {
      isRemembered = value;
      remembered.push(value);
    },
    askWhyEnded: () => edge.askWhyEnded(),
    postEnd: (because) => told.push(because),
    watchRefusal: (onRefused) => {
      refusals.add(onRefused);
      return () => refusals.delete(onRefused);
    },
    startTimer: (ms, onTime) => {
      const clock = { ms, onTime, isOn: true };
      clocks.push(clock);
      return () => {
        clock.isOn = false;
      };
    },
    logError: (event, detail) => log.push(`${event}: ${detail}`),
  });
  if (isWholeAccount) store.followAccount();
  else store.start();

  return {
    store,
    users,
    profiles,
    fetches,
    log,
    edge,
    signOuts,
    remembered,
    repaired,
    told,
    clocks,
    signOutElsewhere: () => {
      isRemembered = false;
      for (const tell of watchesOfMemory) tell();
    },
    /** The API refuses a token that is new. */
    refuse: async (because: SessionEnd | null = null) => {
      for (const tell of refusals) tell(because);
      await settle();
    },
    /** A visit after one that left the person signed in here. */
    remember: () => {
      isRemembered = true;
    },
    /** The identity service reports that no one is signed in any more, without a sign-out. */
    endElsewhere: async () => {
      signedIn = null;
      last(users).next(null);
      await settle();
    },
    /** With the subscription as pages show it. */
    session: () => {
      const session = store.getSession();
      const state = queries.getQueryState(subscriptionQuery(session.user?.uid ?? '').queryKey);
      const subscription = state ? viewSubscription(state, session.profile?.customerId) : null;
      return { ...session, subscription };
    },
    /** With null, as after a sign-out that the person asked for. */
    signIn: (user: Session['user']) => {
      signedIn = user?.uid ?? null;
      if (user === null) isRemembered = false;
      last(users).next(user);
    },
    loseSession: () => {
      signedIn = null;
    },
    profile: (customerId?: string, more: Partial<ProfileState> = {}) =>
      last(profiles).next({
        profile: { email: ANNA.email, ...(customerId === undefined ? {} : { customerId }) },
        unconfirmed: false,
        subscriptionVersion: null,
        sessionsRevokedAt: null,
        endedSessions: [],
        ...more,
      }),
    noProfile: (unconfirmed = false) =>
      last(profiles).next({
        profile: null,
        unconfirmed,
        subscriptionVersion: null,
        sessionsRevokedAt: null,
        endedSessions: [],
      }),
    breakProfile: (code: string) => last(profiles).fail(new CodedError(code)),
    answer: async (subscription: Subscription) => {
      last(fetches).answer(subscription);
      await settle();
    },
  };
}

function follow<T>(watches: Watch<T>[], watch: Watch<T>): () => void {
  watches.push(watch);
  return () => {
    watch.stopped = true;
  };
}

function last<T>(items: T[]): T {
  const item = items.at(-1);
  if (item === undefined) throw new Error('nothing there yet');
  return item;
}

function createPromise() {
  let resolve: (facts: object) => void = () => {};
  const promise = new Promise<object>((done) => {
    resolve = done;
  });
  return { promise, resolve: (facts: object) => resolve(facts) };
}

/** Lets everything that is due happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

// R-SES-01
test('a session is loading until the first auth state is known', () => {
  const world = createWorld();
  expect(world.session().loading).toBe(true);
  world.signIn(null);
  expect(world.session()).toEqual({
    loading: false,
    isLate: false,
    isUnreadable: false,
    user: null,
    profile: null,
    subscription: null,
    endedBy: null,
  });
});

// R-SES-01
test('a signed-in session is loading until the profile is known', () => {
  const world = createWorld();
  world.signIn(ANNA);
  expect(world.session()).toMatchObject({ loading: true, user: ANNA });
  world.profile('cus_1');
  expect(world.session()).toMatchObject({ loading: false, profile: { customerId: 'cus_1' } });
});

// R-SES-01
test('a session whose auth state cannot be read ends nothing, says so at once, and is logged', () => {
  const world = createWorld();
  last(world.users).fail(new Error('chunk missing'));
  expect(world.session()).toMatchObject({ loading: true, isLate: true, isUnreadable: true });
  expect(world.log).toEqual(['Session could not be read: chunk missing']);
});

// R-SES-01
test('a profile that only the empty cache has not found ends loading and clears nothing', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  world.noProfile(true);
  expect(world.session()).toMatchObject({
    loading: false,
    profile: { customerId: 'cus_1' },
    subscription: { id: 'sub_1' },
  });
});

// R-SES-01
test.each([false, true])(
  'a profile that is absent from the beginning ends loading (unconfirmed: %s)',
  (unconfirmed) => {
    const world = createWorld();
    world.signIn(ANNA);
    world.noProfile(unconfirmed);
    expect(world.session()).toMatchObject({ loading: false, user: ANNA, profile: null });
  },
);

test('a store that is started twice watches once', () => {
  const world = createWorld();
  expect(world.store.isStarted()).toBe(true);
  world.store.start();
  expect(world.users).toHaveLength(1);
});

test('a store that could not read the auth state can be started again', () => {
  const world = createWorld();
  last(world.users).fail(new Error('chunk missing'));
  expect(world.store.isStarted()).toBe(false);
  world.store.start();
  expect(world.users).toHaveLength(2);
  world.signIn(ANNA);
  expect(world.session()).toMatchObject({ isUnreadable: false, user: ANNA });
});

// R-SES-01
test('whom the storage names stays where their session cannot be looked up, with what can be read', async () => {
  const world = createWorld({ stored: ANNA });
  last(world.users).fail(new Error('chunk missing'));
  await settle();
  world.profile('cus_1');
  expect(world.session()).toMatchObject({
    isUnreadable: true,
    user: ANNA,
    profile: { customerId: 'cus_1' },
  });
});

// R-SES-02
test('signing out clears user, profile and subscription and stops what was under way', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  world.profile('cus_2');
  world.signIn(null);
  expect(world.session()).toEqual({
    loading: false,
    isLate: false,
    isUnreadable: false,
    user: null,
    profile: null,
    subscription: null,
    endedBy: null,
  });
  expect(last(world.profiles).stopped).toBe(true);
  expect(last(world.fetches).signal.aborted).toBe(true);
  expect(world.remembered).toEqual([true, false]);
});

// R-SES-03 R-SES-10
test('the answer gets the customer that the profile names', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  expect(last(world.profiles).uid).toBe('anna');
  world.profile('cus_1');
  expect(world.fetches).toHaveLength(1);
  await world.answer(ACTIVE);
  expect(world.session().subscription).toEqual({ ...ACTIVE, customerId: 'cus_1' });
});

// R-SES-03
test('a profile without a customer still fetches, and the answer has no customer', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile();
  await world.answer(NO_SUBSCRIPTION);
  expect(world.session().subscription).toEqual({ ...NO_SUBSCRIPTION, ...NO_BILLING_DETAILS });
});

// R-SES-03
test('a profile with the same customer does not fetch a loaded subscription again', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  world.profile('cus_1');
  expect(world.fetches).toHaveLength(1);
  await world.answer(ACTIVE);
  world.profile('cus_1');
  expect(world.fetches).toHaveLength(1);
});

// R-SES-03
test('a profile with another customer fetches again and the older answer is dropped', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  const older = last(world.fetches);
  world.profile('cus_2');
  expect(older.signal.aborted).toBe(true);
  await world.answer({ ...ACTIVE, id: 'sub_2' });
  older.answer(ACTIVE);
  await settle();
  expect(world.session().subscription).toEqual({
    ...ACTIVE,
    id: 'sub_2',
    customerId: 'cus_2',
  });
});

// R-SES-03
test('news of the subscription in the profile fetches again for the same customer', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  world.profile('cus_1', { subscriptionVersion: '2' });
  expect(world.fetches).toHaveLength(2);
  await world.answer(ACTIVE);
  world.profile('cus_1', { subscriptionVersion: '2' });
  expect(world.fetches).toHaveLength(2);
});

// R-SES-03
test('an absent profile clears profile and subscription and drops the answer under way', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  world.profile('cus_2');
  world.noProfile();
  expect(world.session()).toMatchObject({ user: ANNA, profile: null, subscription: null });
  await world.answer(ACTIVE);
  expect(world.session().subscription).toBeNull();
});

// R-SES-03
test('a profile that appears again fetches the subscription again', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  world.noProfile();
  world.profile('cus_1');
  expect(world.fetches).toHaveLength(2);
});

// R-SES-03
test('a profile that goes and comes back while a fetch is under way fetches again', () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  world.noProfile();
  world.profile('cus_1');
  expect(world.fetches).toHaveLength(2);
});

// R-SES-04
test('a permission problem of a signed-in person clears the profile only', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  world.breakProfile('permission-denied');
  expect(world.session()).toEqual({
    loading: false,
    isLate: false,
    isUnreadable: false,
    user: ANNA,
    profile: null,
    subscription: { ...ACTIVE, customerId: 'cus_1' },
    endedBy: null,
  });
});

// R-SES-01 R-SES-04
test('a permission problem as the first answer ends loading', () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.breakProfile('permission-denied');
  expect(world.session()).toMatchObject({ loading: false, user: ANNA, profile: null });
});

// R-SES-12
test('a renewed token brings what has changed about the same person', () => {
  const world = createWorld();
  world.signIn({ ...ANNA, emailVerified: false });
  world.profile('cus_1');
  world.signIn(ANNA);
  expect(world.session()).toMatchObject({
    loading: false,
    user: { emailVerified: true },
    profile: { customerId: 'cus_1' },
  });
});

// R-SES-04
test('a renewed token starts a broken profile listener again', () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.breakProfile('permission-denied');
  world.signIn(ANNA);
  expect(world.profiles).toHaveLength(2);
  world.signIn(ANNA);
  expect(world.profiles).toHaveLength(2);
});

// R-SES-02 R-SES-04
test('a listener that fails because the session has gone says nothing; the identity service does, and why', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  world.loseSession();
  world.breakProfile('permission-denied');
  expect(world.session()).toMatchObject({ user: ANNA });
  await world.endElsewhere();
  expect(world.session()).toMatchObject({
    user: null,
    profile: null,
    subscription: null,
    endedBy: 'ended-elsewhere',
  });
  expect(world.log).toEqual([]);
});

// R-SES-04
test.each([
  new CodedError('internal'),
  new CodedError('unavailable'),
  new Error('INTERNAL ASSERTION FAILED: Unexpected state'),
  new TypeError('AbortSignal.any is not a function'),
  new TypeError('Failed to fetch dynamically imported module'),
])('a listener that ends with %o sends no one away, and can be opened again', async (cause) => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  last(world.profiles).fail(cause);
  expect(world.session()).toMatchObject({
    loading: false,
    user: ANNA,
    profile: null,
    subscription: null,
    endedBy: null,
  });
  expect(world.log).toHaveLength(1);
  // It is asked for again at once: only the profile's listener has failed.
  await world.answer(ACTIVE);
  expect(world.session().subscription).toMatchObject(ACTIVE);
  const reading = world.store.readAgain();
  world.profile('cus_1');
  await reading;
  expect(world.session()).toMatchObject({ profile: { customerId: 'cus_1' } });
});

// R-SES-02 R-SES-03
test("after a change of person nothing of the former one's is taken", async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_anna');
  const annas = { profile: last(world.profiles), fetch: last(world.fetches) };
  world.signIn(BEN);
  expect(world.session()).toEqual({
    loading: true,
    isLate: false,
    isUnreadable: false,
    user: BEN,
    profile: null,
    subscription: null,
    endedBy: null,
  });
  expect(annas.profile.stopped).toBe(true);
  expect(annas.fetch.signal.aborted).toBe(true);

  annas.profile.next({
    profile: { customerId: 'cus_anna' },
    unconfirmed: false,
    subscriptionVersion: null,
    sessionsRevokedAt: null,
    endedSessions: [],
  });
  annas.fetch.answer(ACTIVE);
  annas.profile.fail(new CodedError('internal'));
  await settle();
  expect(world.session()).toMatchObject({ user: BEN, profile: null, subscription: null });
});

// R-SES-10
test('a failed fetch is logged with its status and leaves the placeholder', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  last(world.fetches).refuse(new StatusError(503));
  await settle();
  expect(world.log).toEqual(['Subscription: Fetch failed: 503']);
  expect(world.session().subscription).toEqual({
    id: '',
    plan: null,
    planId: null,
    interval: null,
    currentPeriodEnd: null,
    status: 'error',
    customerId: 'cus_1',
  });
});

// R-SES-03 R-API-01
test('the billing details are asked for at the same moment, and nothing is shown before both are there', async () => {
  const details = createPromise();
  const asked: AbortSignal[] = [];
  const world = createWorld();
  world.edge.fetchDetails = async (signal) => {
    asked.push(signal);
    return { ...NO_BILLING_DETAILS, ...(await details.promise) };
  };
  world.signIn(ANNA);
  expect([asked.length, world.fetches.length]).toEqual([1, 1]);
  expect(asked[0]).toBe(last(world.fetches).signal);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  expect(world.session().subscription).toBeNull();
  details.resolve({ cancelAt: '2027-01-01T00:00:00.000Z' });
  await settle();
  expect(world.session().subscription).toEqual({
    ...ACTIVE,
    cancelAt: '2027-01-01T00:00:00.000Z',
    customerId: 'cus_1',
  });
});

// R-SES-10 R-API-01
test('billing details that fail are logged, and the subscription is shown as partial until both are read again', async () => {
  const world = createWorld();
  world.edge.fetchDetails = () => Promise.reject(new StatusError(502));
  world.signIn(ANNA);
  world.profile();
  await world.answer(NO_SUBSCRIPTION);
  expect(world.log).toEqual(['Billing details: Fetch failed: 502']);
  expect(world.session().subscription).toEqual({ ...NO_SUBSCRIPTION, isPartial: true });
  world.edge.fetchDetails = async () => NO_BILLING_DETAILS;
  void world.store.readAgain();
  await world.answer(ACTIVE);
  expect(world.session().subscription).toEqual(ACTIVE);
});

// R-SES-02 R-SES-10
test('billing details that were under way when the subscription failed are given up, and not asked for after the session’s end', async () => {
  const details: { signal: AbortSignal; refuse: (cause: unknown) => void }[] = [];
  const world = createWorld();
  world.edge.fetchDetails = (signal) =>
    new Promise((_, refuse) => {
      details.push({ signal, refuse });
    });
  world.signIn(ANNA);
  last(world.fetches).refuse(new StatusError(0));
  await settle();
  expect(last(details).signal.aborted).toBe(true);
  world.signIn(null);
  last(details).refuse(new StatusError(401));
  await settle();
  expect(details).toHaveLength(1);
  expect(world.log).toEqual(['Subscription: Fetch failed: 0']);
});

// R-SES-10
test('a question that fails again after its person was confirmed is not repeated, even where no one is there any more', async () => {
  let asked = 0;
  const refuse = async (): Promise<never> => {
    asked += 1;
    // Without an end, this test would have none either.
    if (asked > 3) await new Promise(() => undefined);
    throw new StatusError(401);
  };
  const queries = new QueryClient();
  followSubscription(
    {
      queries,
      fetchSubscription: refuse,
      fetchDetails: async () => NO_BILLING_DETAILS,
      now: () => NOW,
      logError: () => undefined,
    },
    { uid: 'anna', isConfirmed: () => false, confirmed: Promise.resolve() },
  );
  await settle();
  expect(asked).toBe(2);
  expect(queries.getQueryState(subscriptionQuery('anna').queryKey)?.status).toBe('error');
});

// R-SES-03 R-REL-11
test('billing details of a person who has gone are never shown with the next one’s plan', async () => {
  const details = createPromise();
  const world = createWorld();
  world.edge.fetchDetails = async () => ({ ...NO_BILLING_DETAILS, ...(await details.promise) });
  world.signIn(ANNA);
  await world.answer(ACTIVE);
  world.edge.fetchDetails = async () => NO_BILLING_DETAILS;
  world.signIn(BEN);
  await world.answer({ ...ACTIVE, id: 'sub_of_ben' });
  details.resolve({ name: 'Anna' });
  await settle();
  expect(world.session().subscription).toEqual({ ...ACTIVE, id: 'sub_of_ben' });
});

// R-SES-10
test('a fetch that fails without a status is logged with its reason', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile();
  last(world.fetches).refuse(new Error('no connection'));
  await settle();
  expect(world.log).toEqual(['Subscription: Fetch failed: no connection']);
  expect(world.session().subscription).not.toHaveProperty('customerId');
});

// R-SES-03 R-SES-10
test('the placeholder does not count as loaded: the next profile fetches again', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  last(world.fetches).refuse(new StatusError(500));
  await settle();
  world.profile('cus_1');
  await world.answer(ACTIVE);
  expect(world.session().subscription?.status).toBe('active');
});

// R-SES-10
test('an aborted fetch is neither logged nor shown as a failure', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  const fetching = last(world.fetches);
  world.signIn(null);
  fetching.refuse(new Error('aborted'));
  await settle();
  expect(world.log).toEqual([]);
  expect(world.session().subscription).toBeNull();
});

// R-SES-11
test('a refresh fetches again for the given customer and resolves with the answer in place', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  const refreshed = world.store.refreshSubscription('cus_1');
  await world.answer({ ...ACTIVE, status: 'paused' });
  await refreshed;
  expect(world.session().subscription).toEqual({
    ...ACTIVE,
    status: 'paused',
    customerId: 'cus_1',
  });
});

// R-SES-11
test('a refresh without a customer fails clearly and fetches nothing', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  await expect(world.store.refreshSubscription(undefined)).rejects.toThrow(
    /customer id is required/,
  );
  await expect(world.store.refreshSubscription('')).rejects.toThrow(/customer id is required/);
  expect(world.fetches).toHaveLength(1);
});

// R-SES-09 R-SES-11
test('a refresh with no one signed in fails', async () => {
  const world = createWorld();
  world.signIn(null);
  await expect(world.store.refreshSubscription('cus_1')).rejects.toThrow('User not authenticated');
});

// R-SES-11
test('a refresh gives the answer the customer that it was asked for', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile();
  await world.answer(NO_SUBSCRIPTION);
  const refreshed = world.store.refreshSubscription('cus_new');
  await world.answer(ACTIVE);
  await refreshed;
  expect(world.session().subscription).toEqual({ ...ACTIVE, customerId: 'cus_new' });
});

// R-SES-11
test('a refresh that is overtaken resolves with the newer answer in place', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  let isDone = false;
  const refresh = async () => {
    await world.store.refreshSubscription('cus_1');
    isDone = true;
  };
  const refreshed = refresh();
  world.profile('cus_1', { subscriptionVersion: '2' });
  world.fetches.at(-2)?.answer(ACTIVE);
  await settle();
  expect(isDone).toBe(false);
  await world.answer({ ...ACTIVE, cancelAt: '2027-01-01T00:00:00.000Z' });
  await refreshed;
  expect(world.session().subscription?.cancelAt).toBe('2027-01-01T00:00:00.000Z');
});

// R-SES-07
test('a profile that is absent from the beginning is repaired once', () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.noProfile();
  world.noProfile();
  expect(world.repaired).toEqual(['anna']);
});

test('a profile with a former address is repaired', () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1', { profile: { email: 'old@people.test' } });
  expect(world.repaired).toEqual(['anna']);
});

test.each([
  ['is complete', (world: ReturnType<typeof createWorld>) => world.profile('cus_1')],
  [
    'goes away later',
    (world: ReturnType<typeof createWorld>) => {
      world.profile('cus_1');
      world.noProfile();
    },
  ],
  [
    'the server has not spoken of',
    (world: ReturnType<typeof createWorld>) => world.noProfile(true),
  ],
])('a profile that %s is not repaired', (_, happen) => {
  const world = createWorld();
  world.signIn(ANNA);
  happen(world);
  expect(world.repaired).toEqual([]);
});

test('a listener that unsubscribed hears no more', () => {
  const world = createWorld();
  let calls = 0;
  const unsubscribe = world.store.subscribe(() => {
    calls += 1;
  });
  world.signIn(null);
  unsubscribe();
  world.signIn(ANNA);
  expect(calls).toBe(1);
});

const BEFORE = '2026-11-21T07:59:59.999Z';
const AFTER = '2026-11-21T08:00:01.000Z';

// R-ACC-03
test('a session that began before its person ended all of them ends here, with the reason', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1', { sessionsRevokedAt: AFTER });
  await settle();
  expect(world.signOuts).toEqual(['everywhere']);
  expect(world.session()).toMatchObject({ user: null, profile: null, endedBy: 'everywhere' });
});

// R-ACC-03
test('a session that began after that goes on', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1', { sessionsRevokedAt: BEFORE });
  await settle();
  expect(world.signOuts).toEqual([]);
  expect(world.session()).toMatchObject({ user: ANNA, endedBy: null });
});

// R-IDN-04
test.each(['ended', 'confirmed', 'email-changed'] as const)(
  'a session that is named as %s ends here with that reason, and others go on',
  async (why) => {
    const world = createWorld();
    const session = Date.parse('2026-11-21T08:00:00.000Z') / 1000;
    world.signIn(ANNA);
    world.profile('cus_1', { endedSessions: [{ session: session - 1, why: 'ended' }] });
    await settle();
    expect(world.signOuts).toEqual([]);
    world.profile('cus_1', { endedSessions: [{ session, why }] });
    await settle();
    expect(world.signOuts).toEqual([why]);
    expect(world.session()).toMatchObject({ user: null, endedBy: why });
  },
);

// R-IDN-04
test('a session that the API refuses while it is ending for its own reason ends for that', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  await world.store.endWith('password-changed', () => world.refuse());
  expect(world.signOuts).toEqual([]);
});

// R-IDN-01 R-IDN-04
test.each([
  ['ended', 'ended'],
  ['confirmed', 'confirmed'],
  ['everywhere', 'everywhere'],
  [null, 'ended-elsewhere'],
] as const)(
  'a session that the API refuses as %s, before its profile tells, ends here as %s',
  async (why, because) => {
    const world = createWorld();
    world.signIn(ANNA);
    await world.refuse(why);
    expect(world.signOuts).toEqual([because]);
    expect(world.session()).toMatchObject({ user: null, endedBy: because });
  },
);

// R-IDN-04
test('a profile that is refused has the API asked whether the session goes on', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  const before = world.fetches.length;
  world.breakProfile('permission-denied');
  expect(world.fetches.length).toBe(before + 1);
});

// R-ACC-03
test('the same end of all sessions is judged once, a later one separately', async () => {
  const world = createWorld();
  let asked = 0;
  world.edge.signedInAt = async () => {
    asked += 1;
    return '2026-11-21T08:00:00.000Z';
  };
  world.signIn(ANNA);
  world.profile('cus_1', { sessionsRevokedAt: BEFORE });
  world.profile('cus_1', { sessionsRevokedAt: BEFORE });
  await settle();
  expect(asked).toBe(1);
  world.profile('cus_1', { sessionsRevokedAt: AFTER });
  await settle();
  expect(world.signOuts).toEqual(['everywhere']);
});

// R-ACC-03
test('a session whose beginning is not known goes on, and is judged at the next news', async () => {
  const world = createWorld();
  world.edge.signedInAt = async () => {
    throw new CodedError('auth/network-request-failed');
  };
  world.signIn(ANNA);
  world.profile('cus_1', { sessionsRevokedAt: AFTER });
  await settle();
  expect(world.session().user).toEqual(ANNA);
  world.edge.signedInAt = async () => '2026-11-21T08:00:00.000Z';
  world.profile('cus_1', { sessionsRevokedAt: AFTER });
  await settle();
  expect(world.session().user).toBeNull();
});

// R-ACC-03
test("a former person's ended sessions do not end the next one's", async () => {
  const world = createWorld();
  const asked: { answer?: (at: string) => void } = {};
  world.edge.signedInAt = () =>
    new Promise((resolve) => {
      asked.answer = resolve;
    });
  world.signIn(ANNA);
  world.profile('cus_1', { sessionsRevokedAt: AFTER });
  world.signIn(BEN);
  asked.answer?.('2026-11-21T08:00:00.000Z');
  await settle();
  expect(world.signOuts).toEqual([]);
});

// R-ACC-03
test('an ended session that cannot be left is logged, and stays', async () => {
  const world = createWorld();
  world.edge.signOut = async () => {
    throw new CodedError('auth/internal-error');
  };
  world.signIn(ANNA);
  world.profile('cus_1', { sessionsRevokedAt: AFTER });
  await settle();
  expect(world.log).toContain('Revoked session could not be ended: auth/internal-error');
  expect(world.session()).toMatchObject({ user: ANNA, endedBy: null });
});

// R-ACC-03 R-ACC-09
test('an act that ends the session leaves its reason behind, before any other is found', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  await world.store.endWith('password-changed', async () => {
    world.profile('cus_1', { sessionsRevokedAt: AFTER });
    await settle();
    // The listener fails before the sign-out arrives.
    world.loseSession();
    world.breakProfile('permission-denied');
    world.signIn(null);
  });
  expect(world.signOuts).toEqual([]);
  expect(world.session()).toMatchObject({ user: null, endedBy: 'password-changed' });
});

// R-ACC-09
test('an act that fails ends nothing, and a later plain sign-out has no reason', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  const refused = world.store.endWith('account-deleted', async () => {
    throw new Error('Stripe is down');
  });
  await expect(refused).rejects.toThrow('Stripe is down');
  world.signIn(null);
  expect(world.session()).toMatchObject({ user: null, endedBy: null });
});

// R-REL-02
test('the session of a server is signed out here, and nothing of it is followed', async () => {
  const world = createWorld();
  world.signIn(person(`server:${'0'.repeat(64)}`));
  expect(world.session()).toMatchObject({
    loading: false,
    user: null,
    endedBy: 'server-session',
  });
  await settle();
  expect(world.signOuts).toEqual(['server-session']);
  expect(world.profiles).toEqual([]);
  expect(world.fetches).toEqual([]);
  expect(world.repaired).toEqual([]);
  expect(world.remembered).not.toContain(true);
  expect(world.session()).toMatchObject({ user: null, endedBy: 'server-session' });
});

// R-REL-02
test('the session of a server that cannot be ended is logged, and signs no one in', async () => {
  const world = createWorld();
  world.edge.signOut = async () => {
    throw new CodedError('auth/internal-error');
  };
  world.signIn(person(`server:${'0'.repeat(64)}`));
  await settle();
  expect(world.log).toEqual(['Server session could not be ended: auth/internal-error']);
  expect(world.session().user).toBeNull();
});

// R-ACC-03
test('a sign-in after an ended session forgets the reason', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  await world.store.endWith('everywhere', async () => world.signIn(null));
  expect(world.session().endedBy).toBe('everywhere');
  world.signIn(BEN);
  expect(world.session().endedBy).toBeNull();
  world.signIn(null);
  expect(world.session().endedBy).toBeNull();
});

// R-REL-10 R-SES-13
test.each([
  ['auth/user-disabled', 'disabled'],
  ['auth/user-token-expired', 'ended-elsewhere'],
])(
  'a session that ends from outside, of which the service says %s, ends with the reason %s in every tab',
  async (code, reason) => {
    const world = createWorld();
    world.edge.askWhyEnded = async () => code;
    world.signIn(ANNA);
    world.profile('cus_1');
    await world.endElsewhere();
    expect(world.session()).toMatchObject({ loading: false, user: null, endedBy: reason });
    expect(world.told).toEqual([reason]);
  },
);

// R-REL-10
test('a session that ends from outside shows nothing of its person while the reason is asked for', async () => {
  const world = createWorld();
  let answer = (code: string): void => void code;
  world.edge.askWhyEnded = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  world.signIn(ANNA);
  world.profile('cus_1');
  await world.answer(ACTIVE);
  await world.endElsewhere();
  expect(world.session()).toMatchObject({
    loading: true,
    user: null,
    profile: null,
    subscription: null,
  });
  answer('auth/user-disabled');
  await settle();
  expect(world.session()).toMatchObject({ loading: false, endedBy: 'disabled' });
});

// R-REL-10
test('a person who signs in while the reason is asked for is not told it', async () => {
  const world = createWorld();
  let answer = (code: string): void => void code;
  world.edge.askWhyEnded = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  world.signIn(ANNA);
  await world.endElsewhere();
  world.signIn(BEN);
  world.profile();
  answer('auth/user-disabled');
  await settle();
  expect(world.session()).toMatchObject({ user: BEN, endedBy: null });
  expect(world.told).toEqual([]);
});

// R-REL-10
test('a session whose profile was deleted before it ended belonged to a deleted account', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  world.noProfile();
  await world.endElsewhere();
  expect(world.session().endedBy).toBe('account-deleted');
});

// R-REL-10
test('a session whose profile got another address before it ended had its address changed', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1', { profile: { email: 'new@people.test' } });
  await world.endElsewhere();
  expect(world.session().endedBy).toBe('email-changed');
});

// R-REL-10
test('a visit that finds a remembered session gone says that it was ended only where the service has said so', async () => {
  const world = createWorld();
  world.remember();
  await world.endElsewhere();
  expect(world.session()).toMatchObject({ loading: false, endedBy: 'ended-elsewhere' });
  const other = createWorld();
  other.edge.askWhyEnded = async () => null;
  other.remember();
  await other.endElsewhere();
  expect(other.session()).toMatchObject({ loading: false, user: null, endedBy: null });
});

// R-REL-10 R-RTE-11
test.each(['auth/network-request-failed', null])(
  'a session that is gone, of which the service says %s, is gone without a word, here alone',
  async (code) => {
    const world = createWorld();
    world.edge.askWhyEnded = async () => code;
    world.signIn(ANNA);
    world.profile('cus_1');
    await world.endElsewhere();
    expect(world.session()).toMatchObject({ loading: false, user: null, endedBy: null });
    expect(world.told).toEqual([]);
  },
);

// R-SES-06
test('nothing of a stored session is used while a sign-out is not finished, and no answer is waited for', async () => {
  const world = createWorld({ stored: ANNA, isSigningOut: true });
  expect(world.session()).toMatchObject({ loading: false, user: null });
  world.signIn(null);
  await settle();
  expect(world.session()).toMatchObject({ loading: false, user: null, endedBy: null });
  expect(world.fetches).toEqual([]);
});

// R-SES-06
test('a person leaves this document the moment their sign-out begins, with its reason', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  let finish = (): void => undefined;
  const isOver = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const ended = world.store.endWith('everywhere', async () => {
    world.store.leaveNow();
    await isOver;
  });
  expect(world.session()).toMatchObject({ loading: false, user: null, endedBy: 'everywhere' });
  expect(last(world.profiles).stopped).toBe(true);
  finish();
  await ended;
});

// R-SES-02
test('a sign-out that the person asked for, in any tab, needs no reason', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.signIn(null);
  await settle();
  expect(world.session()).toMatchObject({ loading: false, endedBy: null });
  expect(world.told).toEqual([]);
});

const isLate = (world: ReturnType<typeof createWorld>) => world.session().isLate;

// R-SES-01
test('a look-up that takes ten seconds is late, goes on, and is in time again once it is answered', () => {
  const world = createWorld();
  const [clock] = world.clocks;
  expect(clock?.ms).toBe(10_000);
  expect(isLate(world)).toBe(false);
  clock?.onTime();
  expect(world.session()).toMatchObject({ loading: true, isLate: true });
  world.signIn(ANNA);
  expect(isLate(world)).toBe(true);
  world.profile('cus_1');
  expect(world.session()).toMatchObject({ loading: false, isLate: false, user: ANNA });
});

// R-SES-01
test('a look-up that was answered in time does not become late', () => {
  const world = createWorld();
  world.signIn(null);
  expect(world.clocks.map(({ isOn }) => isOn)).toEqual([false]);
});

// R-SES-01
test('the profile of the next person has its own ten seconds', () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  world.signIn(BEN);
  expect(world.clocks.map(({ isOn }) => isOn)).toEqual([false, true]);
  last(world.clocks).onTime();
  expect(isLate(world)).toBe(true);
});

// R-REL-10
test('reading again reopens a refused listener', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.breakProfile('permission-denied');
  await world.store.readAgain();
  expect(world.profiles).toHaveLength(2);
  world.profile('cus_1');
  expect(world.session().profile).toMatchObject({ customerId: 'cus_1' });
});

// R-REL-10
test('reading again writes a profile that has gone, and only while it is gone', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile('cus_1');
  world.noProfile();
  expect(world.repaired).toEqual([]);
  await world.store.readAgain();
  expect(world.repaired).toEqual(['anna']);
  world.noProfile(true);
  const reading = world.store.readAgain();
  await world.answer(ACTIVE);
  await reading;
  expect(world.repaired).toEqual(['anna']);
});

// R-SES-10
test('reading again fetches a subscription that failed, even for a person who never bought', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.profile();
  last(world.fetches).refuse(new StatusError(500));
  await settle();
  const reading = world.store.readAgain();
  await world.answer(NO_SUBSCRIPTION);
  await reading;
  expect(world.session().subscription?.status).toBe('none');
});

// R-REL-11
test('another person in one step counts as the leave of the former one', () => {
  const world = createWorld();
  world.signIn(ANNA);
  world.signIn(BEN);
  expect(world.remembered).toEqual([true, false, true]);
});

// R-SES-03 R-SES-10
test('the subscription is asked for beside the profile, shown before it, and given its customer after it, all with one question', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  expect(world.fetches).toHaveLength(1);
  await world.answer(ACTIVE);
  expect(world.session()).toMatchObject({ loading: true, profile: null, subscription: ACTIVE });
  world.profile('cus_1', { subscriptionVersion: '2026-11-20T09:00:00.000Z' });
  expect(world.session().subscription).toEqual({ ...ACTIVE, customerId: 'cus_1' });
  expect(world.fetches).toHaveLength(1);
});

// R-SES-03
test.each([
  ['half a minute before the question, by a clock that may be late', '2026-11-21T08:59:30.000Z', 2],
  ['after the question', '2026-11-21T09:00:01.000Z', 2],
  ['at a time that cannot be read', 'soon', 2],
  ['long before the question', '2026-11-21T08:59:29.999Z', 1],
])('news that the first profile dates %s: %s', async (_, subscriptionVersion, questions) => {
  const world = createWorld();
  world.signIn(ANNA);
  await world.answer(ACTIVE);
  world.profile('cus_1', { subscriptionVersion });
  expect(world.fetches).toHaveLength(questions);
});

// R-SES-01
test('a page that only asks who is there learns it at once, and no profile is read', () => {
  const world = createWorld({ isWholeAccount: false, stored: ANNA });
  world.signIn(ANNA);
  expect(world.session()).toMatchObject({ loading: false, user: ANNA });
  expect(world.profiles).toEqual([]);
  expect(world.fetches).toEqual([]);
});

// R-SES-01 R-SES-03
test('a page that asks for the account after who is there was known gets all of it', () => {
  const world = createWorld({ isWholeAccount: false });
  world.signIn(ANNA);
  world.store.followAccount();
  expect(world.session()).toMatchObject({ loading: true, user: ANNA });
  expect(world.fetches).toHaveLength(1);
  world.profile('cus_1');
  expect(world.session()).toMatchObject({ loading: false, profile: { customerId: 'cus_1' } });
});

// R-SES-01
test('whom the storage names is there before the identity service has answered, and is asked for once', async () => {
  const world = createWorld({ stored: { ...ANNA, emailVerified: false } });
  await settle();
  expect(world.session()).toMatchObject({ loading: true, user: { uid: 'anna' } });
  world.signIn(ANNA);
  expect(world.session().user).toEqual(ANNA);
  expect(world.fetches).toHaveLength(1);
  expect(world.profiles).toHaveLength(1);
});

// R-SES-01
test('whom the storage names is shown with their profile, and the session counts as loading until it is confirmed', async () => {
  const world = createWorld({ stored: ANNA });
  await settle();
  world.profile('cus_1');
  expect(world.session()).toMatchObject({
    loading: true,
    user: ANNA,
    profile: { customerId: 'cus_1' },
  });
  world.signIn(ANNA);
  expect(world.session()).toMatchObject({ loading: false, profile: { customerId: 'cus_1' } });
});

// R-SES-01
test('whom the service confirms before their profile is there counts as loading until it is', async () => {
  const world = createWorld({ stored: ANNA });
  await settle();
  world.signIn(ANNA);
  expect(world.session().loading).toBe(true);
  world.profile('cus_1');
  expect(world.session().loading).toBe(false);
});

// R-SES-01
test('a profile is not repaired with what only the storage says of its person', async () => {
  const world = createWorld({ stored: { ...ANNA, email: 'old@people.test' } });
  await settle();
  world.profile('cus_1');
  expect(world.repaired).toEqual([]);
  world.signIn(ANNA);
  expect(world.repaired).toEqual([]);
});

// R-SES-07
test('a profile that was missing before its person was confirmed is repaired once they are', async () => {
  const world = createWorld({ stored: ANNA });
  await settle();
  world.noProfile();
  expect(world.repaired).toEqual([]);
  world.signIn(ANNA);
  expect(world.repaired).toEqual(['anna']);
});

// R-SES-02 R-SES-04 R-SES-10
test('whom the storage names stays while what is asked for them fails, which is logged, and goes where the service denies them', async () => {
  const world = createWorld({ stored: ANNA });
  await settle();
  last(world.fetches).refuse(new StatusError(401));
  world.breakProfile('permission-denied');
  await settle();
  expect(world.session()).toMatchObject({ loading: true, user: ANNA, subscription: null });
  expect(world.log).toEqual([
    'Profile listener failed: permission-denied',
    'Subscription: Fetch failed: 401',
  ]);
  await world.endElsewhere();
  expect(world.session()).toMatchObject({
    loading: false,
    user: null,
    subscription: null,
    endedBy: 'ended-elsewhere',
  });
});

// R-SES-03 R-SES-04
test('what failed before the service confirmed its person is asked for again', async () => {
  const world = createWorld({ stored: ANNA });
  await settle();
  last(world.fetches).refuse(new StatusError(401));
  world.breakProfile('permission-denied');
  await settle();
  world.signIn(ANNA);
  await settle();
  expect(world.fetches).toHaveLength(2);
  expect(world.profiles).toHaveLength(2);
});

// R-SES-02
test('nothing of whom the storage names stays where the service names another', async () => {
  const world = createWorld({ stored: ANNA });
  await settle();
  await world.answer(ACTIVE);
  world.signIn(BEN);
  expect(world.session()).toMatchObject({ loading: true, user: BEN, subscription: null });
  expect(world.remembered).toEqual([false, true]);
});

// R-SES-05
test('whom the storage names goes at once when another tab signs out, whatever the service says later', async () => {
  const world = createWorld({ stored: ANNA });
  await settle();
  world.signOutElsewhere();
  expect(world.session()).toMatchObject({ loading: true, user: null });
  world.signIn(null);
  await settle();
  expect(world.session()).toMatchObject({ loading: false, user: null, endedBy: null });
});

test('a sign-out in another tab is left to the service once it has confirmed the person', async () => {
  const world = createWorld({ stored: ANNA });
  await settle();
  world.signIn(ANNA);
  world.signOutElsewhere();
  expect(world.session().user).toEqual(ANNA);
});

test.each([
  ['the service was faster', (world: ReturnType<typeof createWorld>) => world.signIn(null)],
  [
    'another tab has signed out',
    (world: ReturnType<typeof createWorld>) => world.signOutElsewhere(),
  ],
])('whom the storage names is not taken where %s', async (_, happen) => {
  const world = createWorld({ stored: ANNA });
  happen(world);
  await settle();
  expect(world.session().user).toBeNull();
  expect(world.fetches).toEqual([]);
});

// R-SES-11
test('a refresh that was asked for before the profile is made up for when it comes', async () => {
  const world = createWorld();
  world.signIn(ANNA);
  await world.answer(ACTIVE);
  await expect(world.store.refreshSubscription(undefined)).rejects.toThrow(/customer id/);
  world.profile('cus_1');
  await world.answer({ ...ACTIVE, status: 'paused' });
  expect(world.session().subscription).toEqual({
    ...ACTIVE,
    status: 'paused',
    customerId: 'cus_1',
  });
});
