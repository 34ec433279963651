import express, { type Request, type Response } from 'express';
import { z } from 'zod';
import { html, sendPage, type Markup } from '@alcove/stripe-standin/kit/html';
import { fieldsOf } from '@alcove/stripe-standin/kit/record';
import { createSessions, filled, readToken, SignInRefusal } from '../common/sign-in.ts';

const HOME = '/hc/en-us';
const SSO_WINDOW_S = 180;
const TITLE = 'Reach your server from outside your home';

const Claims = z.object({
  name: filled,
  email: filled,
  jti: filled,
  iat: z.int().refine((iat) => Math.abs(Date.now() / 1000 - iat) <= SSO_WINDOW_S, {
    error: 'older than three minutes, or from the future',
  }),
});

/**
 * The help center. It has the account's own address, which takes the sign-in, and one that is mapped to it, on `help.localhost`.
 * @param account the account's own origin
 */
export function createHelpCenter(account: string, siteOrigin: string, ssoSecret: string) {
  const origins = [account, account.replace('//', '//help.')];
  const sessions = createSessions('standin_help_center');
  const used = new Set<string>();
  const router = express.Router();
  router.post('/access/jwt', (req, res) => {
    const fields = fieldsOf(req.body);
    try {
      const { email, jti } = readToken(fields['jwt'], ssoSecret, Claims);
      if (used.has(jti)) throw new SignInRefusal('The token was used before');
      used.add(jti);
      const session = sessions.begin(res, email);
      const target = ownAddress(fields['return_to'] ?? req.query['return_to'], origins);
      // A cookie belongs to one host, so a mapped one sets its own.
      const carried = new URLSearchParams({ session, return_to: target.href });
      res.redirect(
        302,
        target.origin === account ? target.href : `${target.origin}/access/return?${carried}`,
      );
    } catch (error) {
      if (!(error instanceof SignInRefusal)) throw error;
      // To the remote logout URL, as https://github.com/chef/chef-server/issues/203 quotes it.
      const refusal = new URLSearchParams({ kind: 'error', message: error.message });
      res.redirect(302, `${siteOrigin}/logout?${refusal}`);
    }
  });
  router.get('/access/return', (req, res) => {
    sessions.carry(res, req.query['session']);
    res.redirect(302, ownAddress(req.query['return_to'], origins).href);
  });
  router.post('/access/logout', (req, res) => {
    sessions.end(req, res);
    res.redirect(303, HOME);
  });
  router.get('/', (_req, res) => res.redirect(302, HOME));
  router.get(HOME, (req, res) => {
    const main = html`<h1>How can we help?</h1>
      <p><a href="/hc/en-us/articles/1">${TITLE}</a></p>`;
    send(req, res, 'Help center', main);
  });
  router.get(`${HOME}/articles/1`, (req, res) => {
    const main = html`<p><a href="/hc/en-us">All articles</a></p>
      <h1>${TITLE}</h1>
      <p>
        Your server keeps one outgoing connection open. Your phone and your laptop meet it there.
      </p>`;
    send(req, res, TITLE, main);
  });

  function send(req: Request, res: Response, title: string, main: Markup): void {
    const here = `${req.protocol}://${req.get('Host')}${req.originalUrl}`;
    const signInUrl = `${siteOrigin}/check-auth?return_to=${encodeURIComponent(here)}`;
    sendPage(res, 200, {
      title,
      service: 'Zendesk',
      note: 'A help center for testing the hand-off.',
      accent: '#1f5c70',
      main: html`${sessions.bar(req, '/access/logout', signInUrl)}${main}`,
    });
  }

  function reset(): void {
    sessions.clear();
    used.clear();
  }

  return { router, reset };
}

/** The address to return to, if it is on the help center itself; its home otherwise. */
function ownAddress(returnTo: unknown, origins: readonly string[]): URL {
  const url = URL.parse(String(returnTo), origins[0]);
  return url !== null && returnTo !== undefined && origins.includes(url.origin)
    ? url
    : new URL(HOME, origins[0]);
}
