import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { signInToBoard, type BoardPorts } from './board-sign-in.ts';

const BOARD = 'https://alcove.canny.io/admin?a=b&c=d';
const GOOD = `?companyID=alcove&redirect=${encodeURIComponent(BOARD)}`;

const SETTINGS = {
  ssoUrl: 'https://canny.io/api/redirects/sso',
  companyId: 'alcove',
  origins: ['https://alcove.canny.io', 'https://canny.io'],
  allowLocalhost: false,
};

async function open(
  search: string,
  overrides: Partial<BoardPorts> = {},
  life = new AbortController(),
) {
  const exits: string[] = [];
  const asked: string[] = [];
  const state = await signInToBoard(
    { pathname: '/auth/canny-sso-redirect', search },
    {
      readUser: async () => {
        asked.push('user');
        return {};
      },
      mintToken: async () => {
        asked.push('token');
        return { ssoToken: 'sso.token+/=' };
      },
      replaceLocation: (address) => exits.push(address),
      settings: SETTINGS,
      ...overrides,
    },
    life.signal,
  );
  return { state, exits, asked };
}

test('a signed-in person goes on with token, company and page, all encoded', async () => {
  const { exits } = await open(GOOD);
  expect(exits).toHaveLength(1);
  const url = new URL(exits[0] ?? '');
  expect(url.origin + url.pathname).toBe('https://canny.io/api/redirects/sso');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ssoToken: 'sso.token+/=',
    companyID: 'alcove',
    redirect: BOARD,
  });
});

test('a signed-out person signs in first and comes back', async () => {
  const { exits } = await open(GOOD, { readUser: async () => null });
  const url = new URL(exits[0] ?? '', 'https://alcove.example');
  expect(url.pathname).toBe('/login');
  expect(url.searchParams.get('from')).toBe(`/auth/canny-sso-redirect${GOOD}`);
});

test.each([
  ['', /does not come from our feedback board/],
  [`?redirect=${encodeURIComponent(BOARD)}`, /does not come from/],
  [GOOD.replace('alcove', 'other'), /does not come from/],
  [`${GOOD}&companyID=alcove`, /does not come from/],
  ['?companyID=alcove', /leads away from our feedback board/],
  [
    '?companyID=alcove&redirect=https%3A%2F%2Fevil.example%2F',
    /leads away from our feedback board/,
  ],
  ['?companyID=alcove&redirect=http%3A%2F%2Fcanny.io%2F', /leads away from our feedback board/],
  [
    '?companyID=alcove&redirect=https%3A%2F%2Fevil.canny.io%2F',
    /leads away from our feedback board/,
  ],
  [`${GOOD}&redirect=https%3A%2F%2Fcanny.io%2F`, /leads away from our feedback board/],
])(
  'a link that is not the board’s (%s) is refused before anything is asked',
  async (search, why) => {
    const { state, exits, asked } = await open(search);
    expect(state).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(why),
      canRetry: false,
    });
    expect(exits).toEqual([]);
    expect(asked).toEqual([]);
  },
);

test.each([{ ssoUrl: '' }, { companyId: '' }])(
  'a deployment without a board (%j) says so and asks for nothing',
  async (missing) => {
    const { state, asked } = await open(GOOD, { settings: { ...SETTINGS, ...missing } });
    expect(state).toMatchObject({
      kind: 'failed',
      message: 'The feedback board is not set up here.',
    });
    expect(asked).toEqual([]);
  },
);

test('an unverified person is told what to do', async () => {
  const { state } = await open(GOOD, {
    mintToken: async () => {
      throw new ApiError('Confirm your e-mail address first.', {
        status: 403,
        code: 'email_not_verified',
        fromServer: true,
      });
    },
  });
  expect(state).toEqual({
    kind: 'failed',
    message: 'Confirm your e-mail address first.',
    needsVerification: true,
    canRetry: true,
  });
});

test('another refusal is shown without that advice', async () => {
  const { state } = await open(GOOD, {
    mintToken: async () => {
      throw new ApiError('Too many attempts.', { status: 429, code: 'rate_limited' });
    },
  });
  expect(state).toMatchObject({ message: 'Too many attempts.', needsVerification: false });
});

test('an answer without a token is an error', async () => {
  const { state, exits } = await open(GOOD, { mintToken: async () => ({}) });
  expect(state).toMatchObject({ kind: 'failed', message: expect.stringMatching(/gave no token/) });
  expect(exits).toEqual([]);
});

test.each([{}, null])('a page that the person has left goes nowhere (user: %j)', async (user) => {
  const life = new AbortController();
  life.abort();
  const { exits } = await open(
    GOOD,
    {
      readUser: async () => user,
      mintToken: async () => ({ ssoToken: 'sso.token' }),
    },
    life,
  );
  expect(exits).toEqual([]);
});
