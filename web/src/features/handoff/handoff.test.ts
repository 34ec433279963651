import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { readHandoffRequest, type HandoffRequest } from './handoff-request.ts';
import {
  SESSION_TIMEOUT_MS,
  TIMEOUT_NOTICE_MS,
  type HandoffPorts,
  type HandoffState,
} from './handoff-run.ts';
import { startHandoff } from './handoff.ts';

const SETTINGS: HandoffPorts['settings'] = {
  forbidden: ['https://alcove.example', 'https://acme.zendesk.com'],
  allowLocalhost: false,
  helpCenterOrigins: ['https://acme.zendesk.com'],
  helpCenterHome: 'https://acme.zendesk.com/hc/en-us',
  helpCenterAccessUrl: 'https://acme.zendesk.com/access/jwt',
};

const SERVER = 'https://ai.example.net:8443/app?tab=chat&customToken=old#top';
const ARTICLE = 'https://acme.zendesk.com/hc/en-us/articles/1?a=b&c=d';

type Overrides = Partial<Omit<HandoffPorts, 'startTimer' | 'replaceLocation' | 'submitPost'>>;

/** A hand-off whose clock and exits the test controls. */
function begin(search: string | HandoffRequest, overrides: Overrides = {}) {
  const timers: { at: number; onTime: () => void }[] = [];
  const exits: string[] = [];
  const calls: string[] = [];
  let now = 0;
  let state: HandoffState | undefined;
  const ports: HandoffPorts = {
    initialize: async () => {},
    readUser: async () => ({}),
    mintHelpCenterToken: async () => ({ jwt: 'help.jwt' }),
    mintCustomToken: async () => ({ customToken: 'custom.token' }),
    addServer: async (server) => {
      calls.push(`add ${server.name} ${server.origin}`);
    },
    findMachinePage: async (origin) => `/dashboard/projects/of-${origin}`,
    settings: SETTINGS,
    ...overrides,
    startTimer: (ms, onTime) => {
      const timer = { at: now + ms, onTime };
      timers.push(timer);
      return () => {
        timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
      };
    },
    replaceLocation: (address) => exits.push(`replace ${address}`),
    submitPost: (action, fields) => exits.push(`post ${action} ${JSON.stringify(fields)}`),
  };
  const handoff = startHandoff(
    typeof search === 'string' ? readHandoffRequest(search) : search,
    ports,
    (next) => {
      state = next;
    },
  );
  return {
    handoff,
    exits,
    calls,
    timers,
    stage: () => state?.stage,
    statuses: () => state?.statuses,
    text: () => JSON.stringify(state),
    pass: (ms: number) => {
      now += ms;
      for (const timer of timers.filter(({ at }) => at <= now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.onTime();
      }
    },
  };
}

function deferred<T>() {
  const parts: { resolve?: (value: T) => void; reject?: (cause: Error) => void } = {};
  const promise = new Promise<T>((resolve, reject) => {
    parts.resolve = resolve;
    parts.reject = reject;
  });
  return {
    promise,
    resolve: (value: T) => parts.resolve?.(value),
    reject: (cause: Error) => parts.reject?.(cause),
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

const to = (name: 'redirect' | 'return_to', value: string) =>
  `?${name}=${encodeURIComponent(value)}`;

const answered = (status: number, code: ApiError['code'], message?: string) =>
  new ApiError(message ?? 'cannot be used', {
    status,
    code,
    fromServer: message !== undefined,
  });

const failure = (...messages: string[]) => ({ kind: 'failed', messages });

// R-CHK-01 R-CHK-05 R-CHK-08
test('a signed-in person is posted to the help center with token and return address', async () => {
  const { exits, statuses } = begin(to('return_to', ARTICLE));
  await settle();
  expect(statuses()).toEqual([
    'Verifying session',
    'Initializing session',
    'Checking session for Help Center',
    'Connecting to Help Center',
    'Redirecting to Help Center',
  ]);
  expect(exits).toEqual([
    `post https://acme.zendesk.com/access/jwt?return_to=${encodeURIComponent(ARTICLE)} ${JSON.stringify({ jwt: 'help.jwt', return_to: ARTICLE })}`,
  ]);
});

// R-CHK-01
test.each([ARTICLE, 'https://evil.example/hc', 'javascript:alert(1)'])(
  'a signed-out person takes the return address (%s) to the sign-in page as it was given',
  async (address) => {
    const { exits } = begin(to('return_to', address), { readUser: async () => null });
    await settle();
    expect(exits).toEqual([`replace /login?return_to=${encodeURIComponent(address)}`]);
  },
);

// R-CHK-08
test.each(['https://evil.example/hc', '//acme.zendesk.com/hc', 'https://evilacme.zendesk.com/'])(
  'a return address off the help center (%s) becomes its home',
  async (address) => {
    const { exits } = begin(to('return_to', address));
    await settle();
    expect(exits[0]).toContain(`"return_to":"${SETTINGS.helpCenterHome}"`);
    expect(exits[0]).not.toContain('evil');
  },
);

// R-CHK-08
test.each([
  '?brand_id=360000000001',
  '?locale_id=1&timestamp=1795392000',
  '?brand_id=1&return_to=',
  '?timestamp=1795392000&locale_id=1&brand_id=1',
])('the help center’s request without a return address (%s) leads to its home', async (search) => {
  const { exits } = begin(search);
  await settle();
  expect(exits[0]).toContain(`"return_to":"${SETTINGS.helpCenterHome}"`);
});

// R-CHK-01
test('the help center’s request without a return address outlives the sign-in', async () => {
  const { exits } = begin('?brand_id=1', { readUser: async () => null });
  await settle();
  expect(exits).toEqual([
    `replace /login?return_to=${encodeURIComponent(SETTINGS.helpCenterHome)}`,
  ]);
});

// R-CHK-02
test('what the help center adds to a request changes no hand-off to a server', async () => {
  const { exits } = begin(`${to('redirect', SERVER)}&brand_id=1&timestamp=1`);
  await settle();
  expect(exits[0]).toContain('ai.example.net');
});

// R-CHK-02 R-CHK-05
test('a signed-in person goes to their server with one token, its query and hash kept', async () => {
  const { exits, statuses } = begin(to('redirect', SERVER));
  await settle();
  expect(statuses()).toEqual([
    'Verifying session',
    'Initializing session',
    'Session active',
    'Preparing secure connection',
    'Redirecting to your server',
  ]);
  expect(exits).toEqual([
    'replace https://ai.example.net:8443/app?tab=chat&customToken=custom.token#top',
  ]);
});

// R-CHK-02
test('the token is asked for with the address that was given', async () => {
  const asked: string[] = [];
  begin(to('redirect', SERVER), {
    mintCustomToken: async (redirect) => {
      asked.push(redirect);
      return { customToken: 'custom.token' };
    },
  });
  await settle();
  expect(asked).toEqual([SERVER]);
});

// R-CHK-02
test('a signed-out person takes the server to the sign-in page', async () => {
  const { exits } = begin(to('redirect', SERVER), { readUser: async () => null });
  await settle();
  expect(exits).toEqual([`replace /login?redirect=${encodeURIComponent(SERVER)}`]);
});

// R-CHK-03
test.each(['', '?other=1', '?redirect=', '?return_to='])(
  'a request without a target (%j) is a configuration error',
  async (search) => {
    const { exits, stage } = begin(search);
    await settle();
    expect(stage()).toMatchObject(
      failure('Configuration error: Missing redirect target.', 'Error: Invalid request.'),
    );
    expect(exits).toEqual([]);
  },
);

// R-CHK-09
test.each([
  `${to('redirect', SERVER)}&return_to=${encodeURIComponent(ARTICLE)}`,
  `${to('redirect', SERVER)}&redirect=${encodeURIComponent(SERVER)}`,
  `${to('return_to', ARTICLE)}&return_to=x`,
  '?redirect=&return_to=',
])('a request with two targets (%s) is invalid', async (search) => {
  const { exits, stage } = begin(search);
  await settle();
  expect(stage()).toMatchObject(failure('Error: Invalid request.'));
  expect(exits).toEqual([]);
});

// R-CHK-04
test.each([
  ['initialize', to('redirect', SERVER)],
  ['readUser', to('return_to', ARTICLE)],
] as const)(
  'a session that is not known in time (%s) leaves for the sign-in page with the same parameter',
  async (port, search) => {
    const { exits, stage, pass } = begin(search, { [port]: () => new Promise(() => {}) });
    await settle();
    pass(SESSION_TIMEOUT_MS - 1);
    expect(stage()).toEqual({ kind: 'working' });
    pass(1);
    expect(stage()).toEqual({
      kind: 'leaving',
      notice: 'Session check timed out. Redirecting to login...',
    });
    expect(exits).toEqual([]);
    pass(TIMEOUT_NOTICE_MS);
    expect(exits).toEqual([`replace /login${search}`]);
  },
);

// R-CHK-04
test('an answer after the time-out mints nothing and hands nothing off', async () => {
  const user = deferred<object>();
  let minted = 0;
  const { exits, pass, statuses } = begin(to('redirect', SERVER), {
    readUser: () => user.promise,
    mintCustomToken: async () => {
      minted += 1;
      return { customToken: 'custom.token' };
    },
  });
  await settle();
  pass(SESSION_TIMEOUT_MS);
  user.resolve({});
  await settle();
  pass(TIMEOUT_NOTICE_MS);
  expect(minted).toBe(0);
  expect(statuses()).not.toContain('Session active');
  expect(exits).toEqual([`replace /login${to('redirect', SERVER)}`]);
});

// R-CHK-04
test('an identity service that is ready after the time-out is not asked', async () => {
  const ready = deferred<void>();
  let asked = 0;
  const { pass, statuses } = begin(to('return_to', ARTICLE), {
    initialize: () => ready.promise,
    readUser: async () => {
      asked += 1;
      return {};
    },
  });
  await settle();
  pass(SESSION_TIMEOUT_MS);
  ready.resolve();
  await settle();
  expect(asked).toBe(0);
  expect(statuses()).toEqual(['Verifying session', 'Initializing session']);
});

// R-CHK-04
test('a failure after the time-out does not replace its notice', async () => {
  const ready = deferred<void>();
  const { stage, pass } = begin(to('redirect', SERVER), {
    initialize: () => ready.promise,
  });
  await settle();
  pass(SESSION_TIMEOUT_MS);
  ready.reject(new Error('late'));
  await settle();
  expect(stage()).toMatchObject({ kind: 'leaving' });
});

// R-CHK-04
test('a known session stops the clock: a slow token is still waited for', async () => {
  const token = deferred<{ customToken: string }>();
  const { exits, pass, timers } = begin(to('redirect', SERVER), {
    mintCustomToken: () => token.promise,
  });
  await settle();
  expect(timers).toEqual([]);
  pass(SESSION_TIMEOUT_MS * 2);
  token.resolve({ customToken: 'custom.token' });
  await settle();
  expect(exits).toHaveLength(1);
});

// R-CHK-06
test.each(['initialize', 'readUser'] as const)(
  'an identity service that fails in %s is an initialization error',
  async (port) => {
    const { stage, timers } = begin(to('redirect', SERVER), {
      [port]: async () => {
        throw new Error('VITE_FIREBASE_API_KEY is not set.');
      },
    });
    await settle();
    expect(stage()).toEqual(failure('Initialization error: VITE_FIREBASE_API_KEY is not set.'));
    expect(timers).toEqual([]);
  },
);

// R-CHK-06
test.each([
  [answered(500, 'unreadable'), 'Zendesk JWT fetch failed (500)'],
  [
    answered(503, 'not_configured', 'The help center is not set up.'),
    'The help center is not set up.',
  ],
  [answered(0, 'network'), 'cannot be used'],
])('a refused help-center token says why', async (cause, message) => {
  const { stage, exits } = begin(to('return_to', ARTICLE), {
    mintHelpCenterToken: async () => {
      throw cause;
    },
  });
  await settle();
  expect(stage()).toEqual(failure(`Failed to connect to Help Center: ${message}`));
  expect(exits).toEqual([]);
});

// R-CHK-06
test.each([
  [{}, 'Zendesk JWT missing from backend response.'],
  [{ jwt: '' }, 'Zendesk JWT missing from backend response.'],
  [{ error: 'No seat.' }, 'No seat.'],
])('a help-center answer without a token (%j) is an error', async (answer, message) => {
  const { stage } = begin(to('return_to', ARTICLE), { mintHelpCenterToken: async () => answer });
  await settle();
  expect(stage()).toEqual(failure(`Failed to connect to Help Center: ${message}`));
});

// R-CHK-06
test('a deployment without a help center says so and asks for no token', async () => {
  let minted = 0;
  const { stage } = begin(to('return_to', ARTICLE), {
    settings: { ...SETTINGS, helpCenterAccessUrl: '' },
    mintHelpCenterToken: async () => {
      minted += 1;
      return { jwt: 'help.jwt' };
    },
  });
  await settle();
  expect(stage()).toEqual(
    failure('Failed to connect to Help Center: The help center is not set up here.'),
  );
  expect(minted).toBe(0);
});

// R-CHK-06
test.each([
  [answered(502, 'unreadable'), 'Token fetch failed (502)'],
  [answered(429, 'rate_limited', 'Too many attempts.'), 'Too many attempts.'],
])('a refused custom token says why', async (cause, message) => {
  const { stage, exits } = begin(to('redirect', SERVER), {
    mintCustomToken: async () => {
      throw cause;
    },
  });
  await settle();
  expect(stage()).toEqual(failure(`Failed to establish secure connection: ${message}`));
  expect(exits).toEqual([]);
});

// R-CHK-06
test.each([
  [{}, 'Token missing from response.'],
  [{ customToken: '' }, 'Token missing from response.'],
  [{ error: 'Not today.' }, 'Not today.'],
])('a custom-token answer without a token (%j) is an error', async (answer, message) => {
  const { stage } = begin(to('redirect', SERVER), { mintCustomToken: async () => answer });
  await settle();
  expect(stage()).toEqual(failure(`Failed to establish secure connection: ${message}`));
});

// R-CHK-06
test('a part of the identity service that does not arrive is said in plain words as well', async () => {
  const { stage } = begin(to('redirect', SERVER), {
    initialize: async () => {
      throw new TypeError('Failed to fetch dynamically imported module: https://a.test/x.js');
    },
  });
  await settle();
  expect(stage()).toMatchObject({
    messages: [
      'Initialization error: Failed to fetch dynamically imported module: https://a.test/x.js',
    ],
    advice: 'sign-in-service',
  });
});

// R-CHK-06 R-SES-09
test('a token that cannot be read is said in plain words as well', async () => {
  const { stage } = begin(to('redirect', SERVER), {
    mintCustomToken: async () => {
      throw answered(0, 'no_token', 'Failed to get authentication token');
    },
  });
  await settle();
  expect(stage()).toMatchObject({
    messages: ['Failed to establish secure connection: Failed to get authentication token'],
    advice: 'sign-in-service',
  });
});

// R-CHK-06
test.each([
  ['email_not_verified', 'verify-email'],
  ['server_limit', 'review-plan'],
] as const)('a refusal for %s comes with advice', async (code, advice) => {
  const { stage } = begin(to('redirect', SERVER), {
    mintCustomToken: async () => {
      throw answered(403, code, 'No.');
    },
  });
  await settle();
  expect(stage()).toMatchObject({ kind: 'failed', advice });
});

// R-CHK-07
test.each([
  ['https://alcove.example/check-auth', 'This is one of our own addresses.'],
  ['https://acme.zendesk.com/', 'This is one of our own addresses.'],
  ['http://ai.example.net/', 'The address must begin with https://, so that what you send stays'],
  [
    'http://192.168.1.20:8080/',
    'The address must begin with https://, so that what you send stays',
  ],
  ['http://localhost:5173/', 'The address must begin with https://, so that what you send stays'],
  ['https://ai.example.net/a b', 'Leave out spaces and special characters'],
  ['https://ai.example.net/%0a', 'Leave out everything after the host name'],
  ['javascript:alert(1)', 'Enter an address such as https://'],
  ['https://user@ai.example.net/', 'Enter an address such as https://'],
  ['//ai.example.net', 'Enter an address such as https://'],
])('a target (%s) is refused before anything is asked, and why', async (address, why) => {
  const asked: string[] = [];
  const note = (name: string) => async () => {
    asked.push(name);
    return {};
  };
  const { stage, exits } = begin(to('redirect', address), {
    initialize: async () => {
      asked.push('initialize');
    },
    readUser: note('readUser'),
    mintCustomToken: note('mintCustomToken'),
    addServer: note('addServer'),
  });
  await settle();
  expect(stage()).toMatchObject(
    failure(
      expect.stringContaining(
        `Failed to establish secure connection: this address cannot be connected. ${why}`,
      ),
    ),
  );
  expect(asked).toEqual([]);
  expect(exits).toEqual([]);
});

/** An API that trusts a server once it has been added. */
function distrustful() {
  const calls: string[] = [];
  const ports: Overrides = {
    mintCustomToken: async () => {
      calls.push('mint');
      return calls.some((call) => call.startsWith('add'))
        ? { customToken: 'custom.token' }
        : { consentNeeded: true };
    },
    addServer: async ({ name, origin }) => {
      calls.push(`add ${name} ${origin}`);
    },
  };
  return { calls, ports };
}

// R-CHK-07
test('an unknown server is shown for consent with its host in full, and nothing is sent', async () => {
  const { calls, ports } = distrustful();
  const { stage, exits } = begin(to('redirect', SERVER), ports);
  await settle();
  expect(stage()).toEqual({ kind: 'consent', host: 'ai.example.net:8443' });
  expect(calls).toEqual(['mint']);
  expect(exits).toEqual([]);
});

// R-CHK-07
test('consent stores the server by its origin, then hands off', async () => {
  const { calls, ports } = distrustful();
  const { handoff, exits, statuses } = begin(to('redirect', SERVER), ports);
  await settle();
  handoff.goOn();
  await settle();
  expect(calls).toEqual(['mint', 'add ai.example.net:8443 https://ai.example.net:8443', 'mint']);
  expect(exits).toEqual([
    'replace https://ai.example.net:8443/app?tab=chat&customToken=custom.token#top',
  ]);
  expect(statuses()?.at(-1)).toBe('Redirecting to your server');
});

// R-CHK-07
test('consent given twice stores and hands off once', async () => {
  const { calls, ports } = distrustful();
  const { handoff, exits } = begin(to('redirect', SERVER), ports);
  await settle();
  handoff.goOn();
  handoff.goOn();
  await settle();
  expect(calls.filter((call) => call.startsWith('add'))).toHaveLength(1);
  expect(exits).toHaveLength(1);
});

// R-CHK-07
test('a server that another tab has already added is no obstacle', async () => {
  const { calls, ports } = distrustful();
  const { handoff, exits } = begin(to('redirect', SERVER), {
    ...ports,
    addServer: async () => {
      calls.push('add, refused');
      throw answered(409, 'server_exists', 'It is there.');
    },
  });
  await settle();
  handoff.goOn();
  await settle();
  expect(exits).toHaveLength(1);
});

// R-CHK-06 R-CHK-07
test.each([
  [
    answered(409, 'server_limit', 'Your plan allows one server.'),
    'Your plan allows one server.',
    'review-plan',
  ],
  [answered(500, 'unreadable'), 'Server could not be added (500)', undefined],
])('a server that cannot be stored is not handed a token', async (cause, message, advice) => {
  const { calls, ports } = distrustful();
  const { handoff, exits, stage } = begin(to('redirect', SERVER), {
    ...ports,
    addServer: async () => {
      throw cause;
    },
  });
  await settle();
  handoff.goOn();
  await settle();
  expect(stage()).toEqual({
    ...failure(`Failed to establish secure connection: ${message}`),
    ...(advice === undefined ? {} : { advice }),
  });
  expect(calls).toEqual(['mint']);
  expect(exits).toEqual([]);
});

// R-IDN-03
test('a token that needs a passkey is asked for again once the person has shown one, and only then', async () => {
  let mints = 0;
  const { handoff, exits, stage, statuses } = begin(to('redirect', SERVER), {
    mintCustomToken: async () => {
      mints += 1;
      if (mints < 3) throw answered(403, 'passkey_required', 'Please use your passkey.');
      return { customToken: 'late.token' };
    },
  });
  await settle();
  expect(stage()).toEqual({ kind: 'proof', code: 'passkey_required' });
  expect(exits).toEqual([]);
  // It took them too long: they are asked once more.
  handoff.goOn();
  await settle();
  expect(stage()).toEqual({ kind: 'proof', code: 'passkey_required' });
  handoff.goOn();
  await settle();
  expect(exits).toEqual([expect.stringContaining('customToken=late.token')]);
  expect(new Set(statuses()).size).toBe(statuses()?.length);
});

// R-IDN-03
test.each(['passkey_required', 'recent_login_required'] as const)(
  'a server is connected after a refusal with %s, without a second consent',
  async (code) => {
    let adds = 0;
    const { handoff, exits, stage } = begin(to('redirect', SERVER), {
      mintCustomToken: async () =>
        adds === 2 ? { customToken: 'custom.token' } : { consentNeeded: true },
      addServer: async () => {
        adds += 1;
        if (adds === 1) throw answered(403, code, 'Please show that it is you.');
      },
    });
    await settle();
    expect(stage()).toMatchObject({ kind: 'consent' });
    handoff.goOn();
    await settle();
    expect(stage()).toEqual({ kind: 'proof', code });
    handoff.goOn();
    await settle();
    expect(exits).toHaveLength(1);
  },
);

// R-CHK-07
test('a server that is not trusted even after consent ends in an error, not in a second question', async () => {
  const { handoff, stage } = begin(to('redirect', SERVER), {
    mintCustomToken: async () => ({ consentNeeded: true }),
  });
  await settle();
  handoff.goOn();
  await settle();
  expect(stage()).toEqual(
    failure(
      'Failed to establish secure connection: the server has since been removed from your list.',
    ),
  );
});

// R-CHK-07
test('a server that no one can agree to is refused without a question', async () => {
  const { stage, exits } = begin(to('redirect', SERVER), {
    mintCustomToken: async () => {
      throw answered(403, 'server_not_trusted', 'Not one of your servers.');
    },
  });
  await settle();
  expect(stage()).toEqual({
    ...failure('Failed to establish secure connection: Not one of your servers.'),
    advice: 'start-over',
  });
  expect(exits).toEqual([]);
});

// R-CHK-07
test('after consent the screen shows work again, and a refused token says why', async () => {
  const stored = deferred<void>();
  let mints = 0;
  const { handoff, stage, statuses } = begin(to('redirect', SERVER), {
    mintCustomToken: async () => {
      mints += 1;
      if (mints === 1) return { consentNeeded: true };
      throw answered(502, 'unreadable');
    },
    addServer: () => stored.promise,
  });
  await settle();
  handoff.goOn();
  await settle();
  expect(stage()).toEqual({ kind: 'working' });
  expect(statuses()?.at(-1)).toBe('Preparing secure connection');
  stored.resolve();
  await settle();
  expect(stage()).toEqual(
    failure('Failed to establish secure connection: Token fetch failed (502)'),
  );
});

// R-CHK-09
test('a hand-off that was left neither times out nor shows a late failure', async () => {
  const user = deferred<object>();
  const { handoff, exits, stage, timers } = begin(to('redirect', SERVER), {
    readUser: () => user.promise,
  });
  await settle();
  handoff.stop();
  expect(timers).toEqual([]);
  user.reject(new Error('late'));
  await settle();
  expect(stage()).toEqual({ kind: 'working' });
  expect(exits).toEqual([]);
});

// R-CHK-09
test('a hand-off that was left goes nowhere, whatever arrives', async () => {
  const token = deferred<{ customToken: string }>();
  const { handoff, exits, stage } = begin(to('redirect', SERVER), {
    mintCustomToken: () => token.promise,
  });
  await settle();
  handoff.stop();
  token.resolve({ customToken: 'custom.token' });
  await settle();
  expect(exits).toEqual([]);
  expect(stage()).toEqual({ kind: 'working' });
});

// R-CHK-09
test.each([to('redirect', SERVER), to('return_to', ARTICLE)])(
  'no token is part of what is shown (%s)',
  async (search) => {
    const { text } = begin(search);
    await settle();
    expect(text()).toContain('leaving');
    expect(text()).not.toMatch(/custom\.token|help\.jwt/);
  },
);

// R-MAC-04
test('a machine that is not ready leads to its own page, which says why, and keeps no entry in the history', async () => {
  const { exits, stage } = begin(to('redirect', SERVER), {
    mintCustomToken: () => Promise.reject(answered(409, 'machine_not_ready', 'Cedar is asleep.')),
  });
  await settle();
  expect(exits).toEqual(['replace /dashboard/projects/of-https://ai.example.net:8443']);
  expect(stage()).toEqual({ kind: 'leaving' });
});

// R-PPL-03 R-PPL-06
test.each([
  [409, 'machine_not_ready', 'Cedar is asleep. Ask Ada when it wakes.'],
  [403, 'suspended', 'Your access to Cedar is suspended. Ask Ada to let you in again.'],
] as const)(
  'someone else’s machine that cannot be opened (%i %s) has no page here: its reason is shown, with the way to the dashboard',
  async (status, code, reason) => {
    const { exits, stage } = begin(to('redirect', SERVER), {
      mintCustomToken: () => Promise.reject(answered(status, code, reason)),
      findMachinePage: async () => null,
    });
    await settle();
    expect(stage()).toEqual({
      ...failure(`Failed to establish secure connection: ${reason}`),
      advice: 'see-dashboard',
    });
    expect(exits).toEqual([]);
  },
);
