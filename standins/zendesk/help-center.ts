import { randomUUID } from 'node:crypto';
import express, { type Request, type Response, type Router } from 'express';
import { fieldsOf } from '@alcove/stripe-standin/kit/record';
import { readCookie } from '../common/cookies.ts';
import { SignInRefusal } from '../common/sign-in.ts';
import { findArticle, showArticle, showHome, showRefusal } from './pages.ts';
import type { HelpCenterGate, HelpCenterUser } from './sign-in.ts';

export type HelpCenterHeld = { people: Map<string, HelpCenterUser>; gate: HelpCenterGate };

const SESSION_COOKIE = 'standin_help_center';
const HOME = '/hc/en-us';

/**
 * The help center. It has the account's own address, which takes the sign-in, and one that is mapped to it, on `help.localhost`.
 * @param account the account's own origin
 */
export function createHelpCenter(
  { people, gate }: HelpCenterHeld,
  account: string,
  siteOrigin: string,
): Router {
  const origins = [account, account.replace('//', '//help.')];
  const router = express.Router();
  const keep = (res: Response, session: string) =>
    res.cookie(SESSION_COOKIE, session, { httpOnly: true, sameSite: 'lax', path: '/' });
  const view = (req: Request) => {
    const here = `${req.protocol}://${req.get('Host')}${req.originalUrl}`;
    return {
      user: people.get(readCookie(req, SESSION_COOKIE) ?? '') ?? null,
      signInUrl: `${siteOrigin}/check-auth?return_to=${encodeURIComponent(here)}`,
    };
  };
  router.post('/access/jwt', (req, res) => {
    const fields = fieldsOf(req.body);
    try {
      const user = gate.admit(fields['jwt']);
      const session = randomUUID();
      people.set(session, user);
      keep(res, session);
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
  router.all('/access/jwt', (_req, res: Response) => {
    res.set('Allow', 'POST');
    showRefusal(res, 405, 'Sign-in with GET was retired. Send the token as a form with POST.');
  });
  router.get('/access/return', (req, res) => {
    const { session } = req.query;
    if (typeof session === 'string' && people.has(session)) keep(res, session);
    res.redirect(302, ownAddress(req.query['return_to'], origins).href);
  });
  router.post('/access/logout', (req, res) => {
    people.delete(readCookie(req, SESSION_COOKIE) ?? '');
    res.clearCookie(SESSION_COOKIE, { path: '/' });
    res.redirect(303, HOME);
  });
  router.get('/', (_req, res) => res.redirect(302, HOME));
  router.get(HOME, (req, res) => showHome(res, view(req)));
  router.get(`${HOME}/articles/:id`, (req, res) => {
    const article = findArticle(req.params.id);
    if (!article) return showRefusal(res, 404, 'This article does not exist.');
    showArticle(res, view(req), article);
  });
  return router;
}

/** The address to return to, if it is on the help center itself; its home otherwise. */
function ownAddress(returnTo: unknown, [account = '', ...mapped]: readonly string[]): URL {
  const home = new URL(HOME, account);
  if (typeof returnTo !== 'string' || !URL.canParse(returnTo, account)) return home;
  const url = new URL(returnTo, account);
  return [account, ...mapped].includes(url.origin) ? url : home;
}
