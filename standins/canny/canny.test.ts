import jwt from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningStandin } from '@alcove/stripe-standin/kit/server';
import { startCanny } from './start.ts';

const SECRET = 'the board secret of this test';
const PERSON = { id: 'ada', email: 'ada@alcove.test', name: 'Ada <3' };
let standin: RunningStandin;

beforeEach(async () => {
  standin = await startCanny({
    port: 0,
    siteOrigin: 'http://localhost:5000',
    companyId: 'alcove',
    ssoSecret: SECRET,
  });
});
afterEach(() => standin.close());

function signIn(changes: Readonly<Record<string, string>> = {}): Promise<Response> {
  const query = new URLSearchParams({
    ssoToken: jwt.sign(PERSON, SECRET),
    companyID: 'alcove',
    redirect: `${standin.url}/board`,
    ...changes,
  });
  return fetch(`${standin.url}/api/redirects/sso?${query.toString()}`, { redirect: 'manual' });
}

describe('the board’s sign-in', () => {
  it('signs in and goes back to the board, which names the person', async () => {
    const response = await signIn();
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${standin.url}/board`);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await (await fetch(`${standin.url}/board`, { headers: { cookie } })).text();
    expect(page).toContain('Signed in as Ada &lt;3 (ada@alcove.test)');
  });

  it.each([
    ['another secret', () => ({ ssoToken: jwt.sign(PERSON, 'not the secret') }), 401],
    [
      'a token that is not signed',
      () => ({ ssoToken: jwt.sign(PERSON, '', { algorithm: 'none' }) }),
      401,
    ],
    ['an expired token', () => ({ ssoToken: jwt.sign({ ...PERSON, exp: 1 }, SECRET) }), 401],
    ['a token without e-mail', () => ({ ssoToken: jwt.sign({ id: 'a', name: 'A' }, SECRET) }), 400],
    ['another company', () => ({ companyID: 'other' }), 400],
    ['a redirect to another host', () => ({ redirect: 'https://evil.example/board' }), 400],
  ])('refuses %s', async (_what, changes, status) => {
    const response = await signIn(changes());
    expect(response.status).toBe(status);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toContain('Sign-in was refused');
  });

  it('offers a signed-out visitor the site’s redirect page', async () => {
    const page = await (await fetch(`${standin.url}/board`)).text();
    const redirect = encodeURIComponent(`${standin.url}/board`);
    expect(page).toContain(
      `http://localhost:5000/auth/canny-sso-redirect?companyID=alcove&amp;redirect=${redirect}`,
    );
  });
});
