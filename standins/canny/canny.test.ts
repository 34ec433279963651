import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningStandin } from '@alcove/stripe-standin/kit/server';
import { startCanny } from './start.ts';

const SECRET = 'the board secret of this test';
const PERSON = { id: 'ada', email: 'ada@alcove.test', name: 'Ada' };
let standin: RunningStandin;

beforeAll(async () => {
  standin = await startCanny({
    port: 0,
    siteOrigin: 'http://localhost:5000',
    companyId: 'alcove',
    ssoSecret: SECRET,
  });
});
afterAll(() => standin.close());

it.each([
  ['another secret', { ssoToken: jwt.sign(PERSON, 'not the secret') }],
  ['a token that is not signed', { ssoToken: jwt.sign(PERSON, '', { algorithm: 'none' }) }],
  ['an expired token', { ssoToken: jwt.sign({ ...PERSON, exp: 1 }, SECRET) }],
  ['a token without e-mail', { ssoToken: jwt.sign({ id: 'ada', name: 'Ada' }, SECRET) }],
  ['another company', { companyID: 'other' }],
  ['a redirect to another host', { redirect: 'https://evil.example/board' }],
])('the board refuses a sign-in with %s', async (_what, changes) => {
  const query = new URLSearchParams({
    ssoToken: jwt.sign(PERSON, SECRET),
    companyID: 'alcove',
    redirect: `${standin.url}/board`,
    ...changes,
  });
  const address = `${standin.url}/api/redirects/sso?${query}`;
  const response = await fetch(address, { redirect: 'manual' });
  expect(response.status).toBe(401);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.text()).toContain('Sign-in was refused');
});
