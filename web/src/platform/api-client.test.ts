import { expect, test } from 'vitest';
import { ApiError, createApiClient, type ApiPorts } from './api-client.ts';

type Sent = { url: string; init: RequestInit };

function open(
  answer: (sent: Sent, call: number) => Response | Promise<Response>,
  overrides: Partial<ApiPorts> = {},
) {
  const sent: Sent[] = [];
  const tokens: boolean[] = [];
  const heard: (string | null)[] = [];
  const refused: string[] = [];
  const client = createApiClient({
    fetch: async (url, init) => {
      const request = { url, init };
      sent.push(request);
      return answer(request, sent.length);
    },
    getToken: async ({ fresh }) => {
      tokens.push(fresh);
      return fresh ? 'fresh-token' : 'token';
    },
    readBrowser: () => '0123456789abcdef0123456789abcdef',
    hearPlanTime: (told) => heard.push(told),
    hearRefusal: (why) => refused.push(why === null ? 'refused' : `refused: ${why}`),
    timeoutMs: 25_000,
    fileTimeoutMs: 25_000,
    ...overrides,
  });
  return { ...client, sent, tokens, heard, refused };
}

const json = (status: number, body: unknown) => Response.json(body, { status });

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  try {
    await work;
  } catch (cause) {
    if (cause instanceof ApiError) return cause;
    throw cause;
  }
  throw new Error('it succeeded');
}

// R-SES-09
test('a call carries the bearer token and asks for nothing from a cache', async () => {
  const { api, sent } = open(() => json(200, { ok: true }));
  expect(await api('GET /subscription')).toEqual({ ok: true });
  expect(sent[0]?.url).toBe('/api/subscription');
  expect(sent[0]?.init).toMatchObject({ method: 'GET', cache: 'no-store', credentials: 'omit' });
  expect(new Headers(sent[0]?.init.headers).get('authorization')).toBe('Bearer token');
  expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json');
  expect(sent[0]?.init.body).toBeUndefined();
});

// R-IDN-04
test('a call names the browser where one is known, and a public one names no person and is sent once', async () => {
  const browser = '0123456789abcdef0123456789abcdef';
  const { apiPublic, sent, tokens } = open(() => json(401, { error: 'No.' }));
  await failureOf(apiPublic('POST /passkey-sign-in/options'));
  expect(tokens).toEqual([]);
  expect(sent).toHaveLength(1);
  const headers = new Headers(sent[0]?.init.headers);
  expect([headers.get('authorization'), headers.get('x-browser')]).toEqual([null, browser]);
  const unknown = open(() => json(200, {}), { readBrowser: () => null });
  await unknown.api('GET /plans');
  expect(new Headers(unknown.sent[0]?.init.headers).has('x-browser')).toBe(false);
});

// R-SES-01
test('only a call that reads may carry a token from before the session was confirmed', async () => {
  const { api } = open(() => json(200, {}), {
    getToken: async ({ isReading }) => (isReading ? 'early' : 'confirmed'),
    fetch: async (_, { method, headers }) =>
      json(200, { carried: `${method} ${new Headers(headers).get('authorization')}` }),
  });
  expect(await api('GET /servers')).toEqual({ carried: 'GET Bearer early' });
  const added = api('POST /servers', { body: { name: 'Home', origin: 'https://home.example' } });
  expect(await added).toEqual({ carried: 'POST Bearer confirmed' });
});

// R-ACC-06
test('every answer is heard for the time by which plans live, a refusal too', async () => {
  const told = '2026-11-23T10:00:00.000Z';
  const { api, heard } = open((_, call) =>
    Response.json(
      { error: 'No.' },
      { status: call === 1 ? 200 : 409, headers: call === 3 ? {} : { 'X-Plan-Time': told } },
    ),
  );
  await api('GET /plans');
  await failureOf(api('GET /plans'));
  await failureOf(api('GET /plans'));
  expect(heard).toEqual([told, told, null]);
});

// R-FIL-02
test('a file is answered as it is, and its refusal in the server’s words', async () => {
  const file = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
  const { apiFile, sent } = open((_, call) =>
    call === 1
      ? file
      : json(404, { error: 'This file is no longer kept.', code: 'not_found', requestId: 'r' }),
  );
  const params = { id: 'm/1', n: '0' };
  const fetched = await apiFile('GET /messages/:id/files/:n', { params });
  expect([fetched.type, await fetched.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  expect(sent[0]?.url).toBe('/api/messages/m%2F1/files/0');
  const refusal = await failureOf(apiFile('GET /messages/:id/files/:n', { params }));
  expect(refusal).toMatchObject({ status: 404, code: 'not_found', fromServer: true });
  expect(refusal.message).toBe('This file is no longer kept.');
});

test('a body is sent as JSON', async () => {
  const { api, sent } = open(() => json(201, { id: 's1' }));
  await api('POST /servers', { body: { name: 'Home', origin: 'https://home.example' } });
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"name":"Home","origin":"https://home.example"}',
  });
});

test('a part of the path and a value of the query are encoded, and an absent value is left out', async () => {
  const { api, sent } = open(() => json(200, {}));
  await api('DELETE /servers/:id', { params: { id: 'a/b?c' } });
  await api('GET /get-custom-token', { query: { redirect: 'https://a.example/?b=c&d' } });
  await api('GET /invoices', { query: { limit: 12 } });
  expect(sent.map(({ url, init }) => [init.method, url])).toEqual([
    ['DELETE', '/api/servers/a%2Fb%3Fc'],
    ['GET', '/api/get-custom-token?redirect=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d'],
    ['GET', '/api/invoices?limit=12'],
  ]);
});

// R-IDN-04
test('a session counts as refused only once a new token of it was', async () => {
  const renewed = open((_, call) => json(call === 1 ? 401 : 200, { code: 'unauthenticated' }));
  await renewed.api('GET /subscription');
  const ended = open(() => json(401, { error: 'No.', code: 'unauthenticated', requestId: 'r' }));
  await failureOf(ended.api('GET /subscription'));
  const gone = open(() => json(200, {}), { getToken: async () => null });
  await failureOf(gone.api('GET /subscription'));
  // A passkey that is refused at the sign-in says nothing of a session.
  const visitor = open(() => json(401, { error: 'No.', code: 'unauthenticated', requestId: 'r' }));
  await failureOf(visitor.apiPublic('POST /passkey-sign-in/options'));
  expect([renewed, ended, gone, visitor].map(({ refused }) => refused.length)).toEqual([
    0, 1, 0, 0,
  ]);
  expect(ended.tokens).toEqual([false, true]);
});

// R-IDN-01
test('a refusal is told with the reason that the API gives for it', async () => {
  const headers = { 'X-Session-Ended': 'confirmed' };
  const { api, refused } = open(() =>
    Response.json({ error: 'No.', code: 'unauthenticated' }, { status: 401, headers }),
  );
  await failureOf(api('GET /subscription'));
  expect(refused).toEqual(['refused: confirmed']);
});

// R-SES-09
test('a call with no one signed in fails before anything is sent', async () => {
  const { api, sent } = open(() => json(200, {}), { getToken: async () => null });
  expect(await failureOf(api('GET /subscription'))).toMatchObject({
    message: 'User not authenticated',
    status: 401,
    code: 'unauthenticated',
  });
  expect(sent).toEqual([]);
});

// R-SES-09
test('a token that cannot be read fails before anything is sent', async () => {
  const { api, sent } = open(() => json(200, {}), {
    getToken: async () => {
      throw new Error('auth/network-request-failed');
    },
  });
  expect(await failureOf(api('GET /subscription'))).toMatchObject({
    message: 'Failed to get authentication token',
    status: 0,
  });
  expect(sent).toEqual([]);
});

test("a refusal carries the server's sentence, code and request id", async () => {
  const { api } = open(() =>
    json(409, { error: 'Your plan allows one server.', code: 'server_limit', requestId: 'r1' }),
  );
  expect(await failureOf(api('GET /servers'))).toMatchObject({
    message: 'Your plan allows one server.',
    status: 409,
    code: 'server_limit',
    requestId: 'r1',
    fromServer: true,
  });
});

test.each([
  ['no JSON', () => new Response('<html>502</html>', { status: 502 }), 502],
  ['no error field', () => json(500, { code: 'internal' }), 500],
  ['an empty error', () => json(500, { error: '' }), 500],
  ['success without JSON', () => new Response('ok', { status: 200 }), 200],
])(
  'an answer with %s is an error that is not the server’s own words',
  async (_, answer, status) => {
    const { api } = open(answer);
    expect(await failureOf(api('GET /plans'))).toMatchObject({ status, fromServer: false });
  },
);

test('a code that this version does not know is not passed on', async () => {
  const { api } = open(() => json(418, { error: 'Tea.', code: 'teapot' }));
  expect(await failureOf(api('GET /plans'))).toMatchObject({ code: 'unreadable', message: 'Tea.' });
});

test('a refused token is renewed once and the call repeated', async () => {
  const { api, sent, tokens } = open((_, call) =>
    call === 1 ? json(401, { error: 'Expired.', code: 'unauthenticated' }) : json(200, { id: 1 }),
  );
  expect(await api('GET /subscription')).toEqual({ id: 1 });
  expect(tokens).toEqual([false, true]);
  expect(new Headers(sent[1]?.init.headers).get('authorization')).toBe('Bearer fresh-token');
});

test('a renewed token that is refused too is an error', async () => {
  const { api, sent } = open(() => json(401, { error: 'Revoked.', code: 'unauthenticated' }));
  expect(await failureOf(api('GET /subscription'))).toMatchObject({
    status: 401,
    message: 'Revoked.',
  });
  expect(sent).toHaveLength(2);
});

test('a network failure is an error without a status', async () => {
  const { api } = open(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await failureOf(api('GET /subscription'))).toMatchObject({
    message: 'The server could not be reached. Check your connection and try again.',
    status: 0,
    code: 'network',
    fromServer: false,
  });
});

/** Never answers, and ends as `fetch` does when it is told to. */
function hang({ init }: Sent): Promise<Response> {
  return new Promise((_, reject) => {
    const { signal } = init;
    const end = () => reject(signal?.reason);
    if (signal?.aborted === true) end();
    signal?.addEventListener('abort', end);
  });
}

test('a call without an answer ends by itself', async () => {
  const { api } = open(hang, { timeoutMs: 1 });
  expect(await failureOf(api('GET /subscription'))).toMatchObject({
    message: 'The server took too long to answer. Please try again.',
    status: 0,
    code: 'timeout',
  });
});

test('a call that its caller gives up ends with the caller’s reason', async () => {
  const life = new AbortController();
  const { api } = open((request) => {
    const answer = hang(request);
    life.abort(new Error('the person left'));
    return answer;
  });
  await expect(api('GET /subscription', { signal: life.signal })).rejects.toThrow(
    'the person left',
  );
});
