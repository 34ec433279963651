import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../support/env.ts';
import { changePerson, removePerson, signInPerson } from '../../support/people.ts';
import { auth, call, startApi, withPerson, type Api, type Reply } from '../api.ts';
import { SAFE_HEADERS, TELLING_HEADERS } from './safe-headers.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

function expectSafe({ headers }: Reply): void {
  expect(Object.fromEntries(headers)).toMatchObject(SAFE_HEADERS);
  for (const name of TELLING_HEADERS) {
    expect([name, headers.get(name)]).toEqual([name, null]);
  }
}

const send = (token: string, body: string, headers: Record<string, string> = {}) =>
  call(api, '/api/servers', { token, body, headers });

describe('every answer', () => {
  // R-API-01
  it('carries the headers that keep it private, a success as an error', () =>
    withPerson({}, async ({ idToken }) => {
      const answers = [
        await call(api, '/api/health'),
        await call(api, '/api/subscription', { token: idToken }),
        await call(api, '/api/subscription'),
        await call(api, '/api/nothing'),
        await call(api, '/api/plans', { method: 'PUT' }),
        await send(idToken, '{'),
        await call(api, '/api/servers', { method: 'OPTIONS' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 404, 405, 400, 204]);
      answers.forEach(expectSafe);
    }));

  // R-API-01
  it('that is an error says what, why and which request, and nothing else', async () => {
    const { status, body, headers } = await call(api, '/api/subscription');
    expect(status).toBe(401);
    expect(Object.keys(body)).toEqual(['error', 'code', 'requestId']);
    expect(body.requestId).toBe(headers.get('X-Request-Id'));
    expect(headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  // R-API-01
  it('is the same below /api and at the function’s own address', async () => {
    const [hosted, own] = [await call(api, '/api/health'), await call(api, '/health')];
    expect(hosted.body).toEqual(own.body);
    expect(own.body).toMatchObject({ ok: true, version: 'test' });
  });
});

describe('paths and methods', () => {
  // R-API-01
  it('that do not exist get 404 as JSON', async () => {
    for (const path of [
      '/',
      '/api',
      '/api/nothing',
      '/api/api/health',
      '/api/health/',
      '/api/HEALTH',
      '/api/servers/%ff',
    ]) {
      const { status, body } = await call(api, path);
      expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
    }
  });

  // R-API-01
  it('that a path does not know get 405 with what it does', async () => {
    for (const [path, method, allow] of [
      ['/api/health', 'POST', 'GET, HEAD'],
      ['/stripe-webhook', 'GET', 'POST'],
    ] as const) {
      const { status, body, headers } = await call(api, path, { method });
      expect([path, status, body.code]).toEqual([path, 405, 'method_not_allowed']);
      expect(headers.get('Allow')).toBe(allow);
    }
  });
});

describe('CORS', () => {
  // R-API-01
  it('lets exactly our own sites read answers', async () => {
    for (const origin of readEnv('SITE_ORIGINS').split(',')) {
      const { headers } = await call(api, '/api/health', { headers: { Origin: origin } });
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    }
    const [site = ''] = readEnv('SITE_ORIGINS').split(',');
    for (const origin of [
      'null',
      'https://evil.example',
      `${site}.evil.example`,
      site.replace('http', 'https'),
      site.toUpperCase(),
      `${site}/`,
    ]) {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await call(api, '/api/health', {
          method,
          headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
        });
        const allowed = answer.headers.get('Access-Control-Allow-Origin');
        expect([origin, allowed]).toEqual([origin, null]);
        expectSafe(answer);
      }
    }
  });

  // R-API-01
  it('answers a preflight of our site without asking who calls', async () => {
    const [site = ''] = readEnv('SITE_ORIGINS').split(',');
    const { status, headers } = await call(api, '/api/servers/x', {
      method: 'OPTIONS',
      headers: { Origin: site, 'Access-Control-Request-Method': 'PATCH' },
    });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PUT, PATCH, DELETE');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type');
  });
});

const server = (extra: string) => `{"name":"a","origin":"https://a.example"${extra}}`;
const padded = (bytes: number) => server('').padEnd(bytes, ' ');

describe('bodies', () => {
  // R-API-01
  it('that are not sent as JSON get 415', () =>
    withPerson({}, async ({ idToken }) => {
      for (const headers of [
        { 'Content-Type': 'text/plain' },
        { 'Content-Type': 'application/x-www-form-urlencoded' },
        { 'Content-Type': 'application/json; charset=utf-16' },
        { 'Content-Type': 'application/jsonp' },
        { 'Content-Encoding': 'gzip' },
      ]) {
        const { status, body } = await send(idToken, server(''), headers);
        expect([headers, status, body.code]).toEqual([headers, 415, 'unsupported_media_type']);
      }
    }));

  // R-API-01
  it('of more than 10 kB get 413, and of exactly that are read', () =>
    withPerson({}, async ({ idToken }) => {
      expect((await send(idToken, padded(10 * 1024))).status).toBe(201);
      const { status, body } = await send(idToken, padded(10 * 1024 + 1));
      expect([status, body.code]).toEqual([413, 'payload_too_large']);
    }));

  // R-API-01
  it('that are malformed, not UTF-8, no object, or hold unknown or prototype keys get 400', () =>
    withPerson({}, async ({ idToken }) => {
      for (const body of [
        '',
        '{',
        'null',
        '[]',
        '"x"',
        server(',"uid":"ada"'),
        server(',"__proto__":{"isAdmin":true}'),
        server(',"constructor":{}'),
        server(',"x":{"prototype":1}'),
        '{"name":1,"origin":"https://a.example"}',
        '{"name":"a"}',
      ]) {
        const { status, body: answer } = await send(idToken, body);
        expect([body, status, answer.code]).toEqual([body, 400, 'invalid_input']);
      }
      const latin1 = await fetch(`${api.url}/api/servers`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
        body: Buffer.from('{"name":"caf\xe9","origin":"https://a.example"}', 'latin1'),
      });
      expect(latin1.status).toBe(400);
    }));

  // R-API-01
  it('that are wrong get an answer that repeats nothing of them', () =>
    withPerson({}, async ({ idToken }) => {
      const { body } = await send(idToken, server(',"whatIsThis":"private words"'));
      expect(JSON.stringify(body)).not.toMatch(/whatIsThis|private words/);
    }));
});

describe('the deployed function', () => {
  // R-API-01
  it('judges bodies itself, so that no page of its host answers for it', () =>
    withPerson({}, async ({ idToken }) => {
      const deployed = { url: readEnv('ALCOVE_API_URL') };
      for (const [body, headers, code] of [
        ['{', {}, 'invalid_input'],
        ['x'.repeat(11_000), {}, 'payload_too_large'],
        ['{}', { 'Content-Type': 'application/json; charset=x' }, 'unsupported_media_type'],
        ['{}', { 'Content-Encoding': 'br' }, 'unsupported_media_type'],
      ] as const) {
        const answer = await call(deployed, '/api/servers', { token: idToken, body, headers });
        expect(answer.body.code).toBe(code);
      }
    }));
});

const stranger = { status: 401, body: { code: 'unauthenticated' } };
const ask = (token: string) => call(api, '/api/subscription', { token });

describe('who calls', () => {
  // R-API-01 R-SES-13
  it('is unauthenticated once the account is disabled', () =>
    withPerson({}, async ({ idToken, uid }) => {
      expect((await ask(idToken)).status).toBe(200);
      await changePerson(uid, { disableUser: true });
      expect(await ask(idToken)).toMatchObject(stranger);
    }));

  // R-API-01
  it('is unauthenticated once the account is deleted', () =>
    withPerson({}, async ({ idToken, uid }) => {
      await removePerson(uid);
      expect(await ask(idToken)).toMatchObject(stranger);
    }));

  // R-API-01
  it('is unauthenticated once signed out everywhere, until signing in again', () =>
    withPerson({}, async ({ idToken, uid, email }) => {
      const inTwoSeconds = String(Math.floor(Date.now() / 1000) + 2);
      await changePerson(uid, { validSince: inTwoSeconds });
      expect(await ask(idToken)).toMatchObject(stranger);
      await auth().revokeRefreshTokens(uid);
      const { idToken: next } = await signInPerson(email);
      expect((await ask(next)).status).toBe(200);
    }));

  // R-API-01
  it('is unauthenticated with two Authorization headers', () =>
    withPerson({}, async ({ idToken }) => {
      const header = `Bearer ${idToken}`;
      const status = await new Promise((resolve, reject) => {
        request(`${api.url}/api/subscription`, { headers: { Authorization: [header, header] } })
          .on('response', (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end();
      });
      expect(status).toBe(401);
    }));

  // R-API-01
  it('is asked on every endpoint that is not public', async () => {
    for (const [method, path] of [
      ['GET', '/api/subscription'],
      ['GET', '/api/generate-zendesk-messaging-jwt'],
      ['GET', '/api/generate-zendesk-jwt'],
      ['GET', '/api/get-custom-token'],
      ['GET', '/api/generate-canny-jwt'],
      ['GET', '/api/servers'],
      ['POST', '/api/servers'],
      ['PATCH', '/api/servers/x'],
      ['DELETE', '/api/servers/x'],
      ['POST', '/api/checkout-session'],
      ['GET', '/api/checkout-session/cs_x'],
      ['POST', '/api/billing-portal'],
      ['GET', '/api/invoices'],
    ] as const) {
      const answer = await call(api, path, { method });
      expect([path, answer.status, answer.body.code]).toEqual([path, 401, 'unauthenticated']);
    }
  });
});

describe('the log', () => {
  // R-API-01
  it('names events and holds no token, address, body or query', () =>
    withPerson({}, async ({ idToken, uid, email }) => {
      const watched = await startApi();
      const target = 'https://ai.secret.example/path?key=1';
      await call(watched, `/api/get-custom-token?redirect=${encodeURIComponent(target)}`, {
        token: idToken,
      });
      await call(watched, '/api/servers', {
        token: idToken,
        body: { name: 'Private name', origin: 'https://ai.secret.example' },
      });
      await call(watched, '/api/nothing?private=words');
      await watched.close();
      const lines: unknown[] = watched.logged.map((line) => JSON.parse(line));
      expect(lines).toHaveLength(3);
      expect(lines[0]).toMatchObject({
        severity: 'INFO',
        message: 'request',
        method: 'GET',
        route: '/get-custom-token',
        status: 403,
        code: 'server_not_trusted',
        uid,
      });
      const text = watched.logged.join('');
      for (const secret of [
        idToken,
        email,
        'secret.example',
        'Private name',
        'private',
        'nothing',
      ]) {
        expect(text).not.toContain(secret);
      }
    }));
});
