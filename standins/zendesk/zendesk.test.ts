import jwt from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningStandin } from '@alcove/stripe-standin/kit/server';
import { startZendesk } from './start.ts';

const SSO_SECRET = 'the help center secret of this test';
const MESSAGING_SECRET = 'the messaging secret of this test';
const KEY_ID = 'app_of_this_test';
const PERSON = { name: 'Ada', email: 'ada@alcove.test', external_id: 'ada' };
const USER = { scope: 'user', external_id: 'ada', name: 'Ada' };
let standin: RunningStandin;

beforeEach(async () => {
  standin = await startZendesk({
    port: 0,
    siteOrigin: 'http://localhost:5000',
    snippetKey: 'snippet-key',
    messagingKeyId: KEY_ID,
    messagingSecret: MESSAGING_SECRET,
    ssoSecret: SSO_SECRET,
  });
});
afterEach(() => standin.close());

describe('the help-center sign-in', () => {
  it('signs in and goes to the article that was asked for', async () => {
    const article = `${standin.url}/hc/en-us/articles/1`;
    const response = await submit(signSso({ ...PERSON, jti: '1' }), article);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(article);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await (await fetch(article, { headers: { cookie } })).text();
    expect(page).toContain('Signed in as ada@alcove.test');
  });

  it('goes to its own home when the return address is elsewhere', async () => {
    const response = await submit(signSso({ ...PERSON, jti: '1' }), 'https://evil.example/');
    expect(response.headers.get('location')).toBe(`${standin.url}/hc/en-us`);
  });

  it('goes on to the mapped address, which sets a cookie of its own', async () => {
    const article = `${standin.url.replace('//', '//help.')}/hc/en-us/articles/1`;
    const response = await submit(signSso({ ...PERSON, jti: '1' }), article);
    const next = new URL(response.headers.get('location') ?? '');
    expect(next.origin).toBe(new URL(article).origin);
    // Node finds no address for a name below localhost; the browser does.
    const onward = await fetch(standin.url + next.pathname + next.search, { redirect: 'manual' });
    expect(onward.headers.get('location')).toBe(article);
    expect(onward.headers.get('set-cookie')).toContain('standin_help_center=');
  });

  it('refuses a token that was used before', async () => {
    const token = signSso({ ...PERSON, jti: 'once' });
    expect(refusalOf(await submit(token))).toBeNull();
    expect(refusalOf(await submit(token))).toContain('used before');
  });

  it.each([
    ['signed with another secret', () => signSso({ ...PERSON, jti: '1' }, 'not the secret')],
    ['older than three minutes', () => signSso({ ...PERSON, jti: '1', iat: nowSeconds() - 200 })],
    ['from the future', () => signSso({ ...PERSON, jti: '1', iat: nowSeconds() + 200 })],
    ['without jti', () => signSso(PERSON)],
    ['without e-mail', () => signSso({ name: 'Ada', jti: '1' })],
    ['that is not signed', () => jwt.sign({ ...PERSON, jti: '1' }, '', { algorithm: 'none' })],
  ])('sends a token %s to the remote logout URL, with its reason', async (_what, makeToken) => {
    const response = await submit(makeToken());
    expect(response.status).toBe(302);
    expect(refusalOf(response)).toMatch(/\w+/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('answers GET with 405, because GET was retired', async () => {
    const token = signSso({ ...PERSON, jti: '1' });
    const response = await fetch(`${standin.url}/access/jwt?jwt=${token}`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.text()).toContain('retired');
  });

  it('sends a signed-out visitor to the site’s hand-off with the page to return to', async () => {
    const page = await (await fetch(`${standin.url}/hc/en-us`)).text();
    expect(page).toContain('Not signed in');
    expect(page).toContain(
      `http://localhost:5000/check-auth?return_to=${encodeURIComponent(`${standin.url}/hc/en-us`)}`,
    );
  });
});

describe('messaging', () => {
  it('gives the script for its key only', async () => {
    const script = await fetch(`${standin.url}/ekr/snippet.js?key=snippet-key`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toContain('window.zE =');
    expect((await fetch(`${standin.url}/ekr/snippet.js?key=wrong`)).status).toBe(403);
  });

  it('accepts a well-made token and lets the site read the answer', async () => {
    const response = await login(signMessaging(USER));
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5000');
    expect(await response.json()).toMatchObject({ user: { externalId: 'ada', name: 'Ada' } });
  });

  it.each([
    ['with an unknown key id', () => signMessaging(USER, 'app_other')],
    ['signed with another secret', () => signMessaging(USER, KEY_ID, 'not the secret')],
    ['with another scope', () => signMessaging({ ...USER, scope: 'appUser' })],
    ['without external_id', () => signMessaging({ scope: 'user' })],
    [
      'with an external_id of 256 characters',
      () => signMessaging({ ...USER, external_id: 'x'.repeat(256) }),
    ],
    ['that has expired', () => signMessaging({ ...USER, exp: nowSeconds() - 1 })],
  ])('refuses a token %s in the widget’s error shape', async (_what, makeToken) => {
    const response = await login(makeToken());
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      message: expect.any(String),
      reason: expect.any(String),
      type: 'LoginFailedError',
    });
  });

  it('counts what a person has not read until they open the conversation', async () => {
    await post('/__control/unread', { person: 'ada', count: 2 });
    const { session, unread } = await (await login(signMessaging(USER))).json();
    expect(unread).toBe(2);
    await post('/messaging/read', { session });
    expect(await (await post('/messaging/session', { session })).json()).toMatchObject({
      unread: 0,
    });
    expect((await post('/__control/unread', { person: 'ada' })).status).toBe(400);
  });
});

/** The reason that a refused sign-in carries back to the site; null for one that was accepted. */
function refusalOf(response: Response): string | null {
  const next = new URL(response.headers.get('location') ?? '', standin.url);
  if (next.origin !== 'http://localhost:5000' || next.pathname !== '/logout') return null;
  return next.searchParams.get('kind') === 'error' ? next.searchParams.get('message') : null;
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function signSso(claims: object, secret = SSO_SECRET): string {
  return jwt.sign(claims, secret);
}

function submit(token: string, returnTo?: string): Promise<Response> {
  return fetch(`${standin.url}/access/jwt`, {
    method: 'POST',
    body: new URLSearchParams({ jwt: token, ...(returnTo ? { return_to: returnTo } : {}) }),
    redirect: 'manual',
  });
}

function signMessaging(claims: object, keyid = KEY_ID, secret = MESSAGING_SECRET): string {
  return jwt.sign(claims, secret, { keyid });
}

function login(token: string): Promise<Response> {
  return post('/messaging/login', { jwt: token });
}

function post(path: string, body: object): Promise<Response> {
  return fetch(standin.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:5000' },
    body: JSON.stringify(body),
  });
}
