import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import jwt from 'jsonwebtoken';
import { readEnv } from '../../support/env.ts';
import { call, startApi, withPerson, type Api } from '../api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

function verify(token: unknown, setting: string): jwt.Jwt {
  return jwt.verify(String(token), readEnv(setting), { algorithms: ['HS256'], complete: true });
}

/** Names that any client of the identity service may set. */
const UNFIT = [
  'Eve\r\nBcc: x@y.example',
  '\u202EeveR',
  'Eve\u200F',
  'Ev\u200Be',
  'E\uFEFFve',
  'E\u00ADve',
  'E\u2028ve',
  'Eve\u0000',
  'E'.repeat(61),
  'Zoë 👩\u200D🔬',
  "O'Neil <b>",
  'Alcove Support',
];

describe('a name that others could be deceived by', () => {
  // R-API-01 R-API-02
  it.each(UNFIT)('is left out of every token: %j', (displayName) =>
    withPerson({ displayName }, async ({ idToken: token, email }) => {
      const read = async (path: string, setting: string) => {
        const { body } = await call(api, `/api/${path}`, { token });
        return Object(verify(body.jwt ?? body.ssoToken, setting).payload).name;
      };
      expect([
        await read('generate-zendesk-messaging-jwt', 'ZENDESK_MESSAGING_SECRET'),
        await read('generate-zendesk-jwt', 'ZENDESK_SSO_SECRET'),
        await read('generate-canny-jwt', 'CANNY_SSO_SECRET'),
      ]).toEqual([undefined, email, 'Alcove customer']);
    }),
  );

  // R-API-01
  it.each(['E'.repeat(60), 'علی\u200Cرضا', "Zoë O'Neil"])(
    'is not one that is only unusual: %j',
    (displayName) =>
      withPerson({ displayName }, async ({ idToken: token }) => {
        const { body } = await call(api, '/api/generate-zendesk-jwt', { token });
        expect(verify(body.jwt, 'ZENDESK_SSO_SECRET').payload).toMatchObject({ name: displayName });
      }),
  );
});

describe('GET /api/generate-zendesk-messaging-jwt', () => {
  // R-API-01 R-SES-14
  it('signs who a verified person is, for the widget’s key', () =>
    withPerson({ displayName: 'Ada L.' }, async ({ idToken, uid, email }) => {
      const { status, body } = await call(api, '/api/generate-zendesk-messaging-jwt', {
        token: idToken,
      });
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['jwt']);
      const { header, payload } = verify(body.jwt, 'ZENDESK_MESSAGING_SECRET');
      expect(header).toEqual({
        alg: 'HS256',
        typ: 'JWT',
        kid: readEnv('ZENDESK_MESSAGING_KEY_ID'),
      });
      expect(payload).toEqual({
        scope: 'user',
        external_id: uid,
        name: 'Ada L.',
        email,
        email_verified: true,
        iat: expect.any(Number),
        exp: expect.any(Number),
      });
    }));

  // R-API-01
  it('says nothing but the id of who is not verified', () =>
    withPerson({ emailVerified: false }, async ({ idToken, uid }) => {
      const { body } = await call(api, '/api/generate-zendesk-messaging-jwt', { token: idToken });
      const { payload } = verify(body.jwt, 'ZENDESK_MESSAGING_SECRET');
      expect(Object.keys(payload).toSorted()).toEqual(['exp', 'external_id', 'iat', 'scope']);
      expect(payload).toMatchObject({ external_id: uid });
    }));
});

describe('GET /api/generate-zendesk-jwt', () => {
  // R-API-01 R-CHK-01
  it('signs a token that differs each time', () =>
    withPerson({ displayName: 'Ada L.' }, async ({ idToken, uid, email }) => {
      const ask = () => call(api, '/api/generate-zendesk-jwt', { token: idToken });
      const [first, second] = [await ask(), await ask()];
      expect(Object.keys(first.body)).toEqual(['jwt']);
      const { payload } = verify(first.body.jwt, 'ZENDESK_SSO_SECRET');
      expect(payload).toEqual({
        iat: expect.any(Number),
        jti: expect.any(String),
        email,
        name: 'Ada L.',
        external_id: uid,
      });
      const { payload: other } = verify(second.body.jwt, 'ZENDESK_SSO_SECRET');
      expect(other).toHaveProperty('jti');
      expect(other).not.toHaveProperty('jti', Object(payload).jti);
    }));

  // R-API-01
  it('is taken by the help center', () =>
    withPerson({}, async ({ idToken }) => {
      const { body } = await call(api, '/api/generate-zendesk-jwt', { token: idToken });
      const answer = await fetch(`${readEnv('ALCOVE_ZENDESK_URL')}/access/jwt`, {
        method: 'POST',
        body: new URLSearchParams({ jwt: String(body.jwt) }),
        redirect: 'manual',
      });
      expect(answer.status).toBe(302);
      expect(new URL(answer.headers.get('location') ?? '').pathname).toBe('/hc/en-us');
    }));

  // R-API-01
  it('refuses who is not verified', () =>
    withPerson({ emailVerified: false }, async ({ idToken }) => {
      expect(await call(api, '/api/generate-zendesk-jwt', { token: idToken })).toMatchObject({
        status: 403,
        body: { code: 'email_not_verified' },
      });
    }));
});

describe('GET /api/generate-canny-jwt', () => {
  // R-API-02
  it('signs who a verified person is, and never shows an address as a name', () =>
    withPerson({ displayName: '' }, async ({ idToken, uid, email }) => {
      const { status, body } = await call(api, '/api/generate-canny-jwt', { token: idToken });
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['ssoToken']);
      expect(verify(body.ssoToken, 'CANNY_SSO_SECRET').payload).toEqual({
        id: uid,
        email,
        name: 'Alcove customer',
        iat: expect.any(Number),
        exp: expect.any(Number),
      });
    }));

  // R-API-02
  it('refuses who is not verified', () =>
    withPerson({ emailVerified: false }, async ({ idToken }) => {
      expect(await call(api, '/api/generate-canny-jwt', { token: idToken })).toMatchObject({
        status: 403,
        body: { code: 'email_not_verified' },
      });
    }));
});

describe('a deployment without help desk and board', () => {
  // R-API-01
  it('answers 503 and says in the log only what is missing', () =>
    withPerson({}, async ({ idToken }) => {
      const off = await startApi({
        ZENDESK_MESSAGING_KEY_ID: undefined,
        ZENDESK_MESSAGING_SECRET: undefined,
        ZENDESK_SSO_SECRET: undefined,
        HELP_CENTER_ORIGINS: undefined,
        CANNY_SSO_SECRET: undefined,
        CANNY_ORIGINS: undefined,
      });
      for (const path of [
        '/api/generate-zendesk-messaging-jwt',
        '/api/generate-zendesk-jwt',
        '/api/generate-canny-jwt',
      ]) {
        expect(await call(off, path, { token: idToken })).toMatchObject({
          status: 503,
          body: { code: 'not_configured' },
        });
      }
      const { body } = await call(off, '/api/health');
      expect(body.features).toEqual({
        billing: true,
        messaging: false,
        helpCenter: false,
        feedback: false,
        mail: true,
      });
      expect(off.logged.join('')).toContain('"feature":"helpCenter"');
      await off.close();
    }));
});

describe('token endpoints', () => {
  // R-API-01
  it('give each person thirty a minute, told apart by endpoint, and say when to come back', () =>
    withPerson({}, ({ idToken: other }) =>
      withPerson({}, async ({ idToken }) => {
        const timed = await startApi();
        const ask = (token: string) =>
          call(timed, '/api/generate-zendesk-messaging-jwt', { token });
        // A burst within one minute of the app's clock, from its first second on.
        timed.advance(60_000 - (Date.now() % 60_000));
        const statuses: number[] = [];
        for (let count = 0; count < 30; count += 1) statuses.push((await ask(idToken)).status);
        expect(new Set(statuses)).toEqual(new Set([200]));
        const refused = await ask(idToken);
        expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
        const seconds = Number(refused.headers.get('Retry-After'));
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(60);
        expect((await ask(other)).status).toBe(200);
        expect((await call(timed, '/api/generate-canny-jwt', { token: idToken })).status).toBe(200);
        timed.advance(seconds * 1000);
        expect((await ask(idToken)).status).toBe(200);
        await timed.close();
      }),
    ));

  // R-API-01
  it('share the count with every other instance, and let no burst through @battery', () =>
    withPerson({}, async ({ idToken }) => {
      const others = [await startApi(), await startApi()];
      const answers = await Promise.all(
        Array.from({ length: 45 }, (_, index) =>
          call(others[index % 2] ?? api, '/api/get-custom-token', { token: idToken }),
        ),
      );
      const minted = answers.filter(({ status }) => status === 200).length;
      expect(minted).toBeLessThanOrEqual(30);
      expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
      await Promise.all(others.map((one) => one.close()));
    }));
});
