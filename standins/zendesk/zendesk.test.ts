import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningStandin } from '@alcove/stripe-standin/kit/server';
import { startZendesk } from './start.ts';

const SSO_SECRET = 'the help center secret of this test';
const MESSAGING_SECRET = 'the messaging secret of this test';
const KEY_ID = 'app_of_this_test';
const PERSON = { name: 'Ada', email: 'ada@alcove.test', external_id: 'ada' };
const USER = { scope: 'user', external_id: 'ada', name: 'Ada' };
const SITE = 'http://localhost:5000';
let standin: RunningStandin;

beforeAll(async () => {
  standin = await startZendesk({
    port: 0,
    siteOrigin: SITE,
    snippetKey: 'snippet-key',
    messagingKeyId: KEY_ID,
    messagingSecret: MESSAGING_SECRET,
    ssoSecret: SSO_SECRET,
  });
});
afterAll(() => standin.close());

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Where the help center leads with a token: home, or to the site with a reason. */
async function enter(token: string): Promise<string | null> {
  const response = await fetch(`${standin.url}/access/jwt`, {
    method: 'POST',
    body: new URLSearchParams({ jwt: token }),
    redirect: 'manual',
  });
  return response.headers.get('location');
}

it.each([
  ['signed with another secret', () => jwt.sign({ ...PERSON, jti: '1' }, 'not the secret')],
  ['older than three minutes', () => signSso({ ...PERSON, jti: '1', iat: nowSeconds() - 200 })],
  ['from the future', () => signSso({ ...PERSON, jti: '1', iat: nowSeconds() + 200 })],
  ['without jti', () => signSso(PERSON)],
  ['without e-mail', () => signSso({ name: 'Ada', jti: '1' })],
  ['that is not signed', () => jwt.sign({ ...PERSON, jti: '1' }, '', { algorithm: 'none' })],
])('the help center sends a token %s to the remote logout URL', async (_what, makeToken) => {
  expect(await enter(makeToken())).toMatch(`${SITE}/logout?kind=error&message=The+token+was+not`);
});

it('the help center takes a token once', async () => {
  const token = signSso({ ...PERSON, jti: 'once' });
  expect(await enter(token)).toBe(`${standin.url}/hc/en-us`);
  expect(await enter(token)).toContain('used+before');
});

it.each([
  [200, 'that is well made', () => signMessaging(USER)],
  [401, 'with an unknown key id', () => signMessaging(USER, 'app_other')],
  [401, 'signed with another secret', () => signMessaging(USER, KEY_ID, 'not the secret')],
  [401, 'with another scope', () => signMessaging({ ...USER, scope: 'appUser' })],
  [401, 'without external_id', () => signMessaging({ scope: 'user' })],
  [
    401,
    'whose external_id is long',
    () => signMessaging({ ...USER, external_id: 'x'.repeat(256) }),
  ],
  [401, 'that has expired', () => signMessaging({ ...USER, exp: nowSeconds() - 1 })],
])('the chat answers %i to a token %s', async (status, _what, makeToken) => {
  const response = await fetch(`${standin.url}/messaging/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jwt: makeToken() }),
  });
  expect(response.status).toBe(status);
});

function signSso(claims: object): string {
  return jwt.sign(claims, SSO_SECRET);
}

function signMessaging(claims: object, keyid = KEY_ID, secret = MESSAGING_SECRET): string {
  return jwt.sign(claims, secret, { keyid });
}
