import express, { type Request, type Response, type Router } from 'express';
import { html, sendPage, type Markup } from '@alcove/stripe-standin/kit/html';
import { fieldsOf } from '@alcove/stripe-standin/kit/record';
import {
  createSessions,
  SignInRefusal,
  signInBar,
  textOf,
  verifyToken,
} from '../common/sign-in.ts';

type HelpCenterUser = { name: string; email: string; externalId: string | null };

const HOME = '/hc/en-us';
const SSO_WINDOW_S = 180;
const ARTICLES = [
  {
    id: '1',
    title: 'Reach your server from outside your home',
    text: 'Your server keeps one outgoing connection open. Your phone and your laptop meet it there, so your router’s ports can stay closed.',
  },
  {
    id: '2',
    title: 'What happens when a payment fails',
    text: 'We retry the card a few times over the following days. Your server keeps running, and the dashboard shows what is due.',
  },
];

/**
 * The help center. It has the account's own address, which takes the sign-in, and one that is mapped to it, on `help.localhost`.
 * @param account the account's own origin
 */
export function createHelpCenter(account: string, siteOrigin: string, ssoSecret: string) {
  const origins = [account, account.replace('//', '//help.')];
  const sessions = createSessions<HelpCenterUser>('standin_help_center');
  const used = new Set<string>();
  const router = express.Router();
  addSignIn(router);
  router.get('/', (_req, res) => res.redirect(302, HOME));
  router.get(HOME, (req, res) => {
    const links = ARTICLES.map(
      ({ id, title }) => html`<li><a href="/hc/en-us/articles/${id}">${title}</a></li>`,
    );
    const main = html`${barFor(req)}
      <h1>How can we help?</h1>
      <p class="muted">Short answers to common questions.</p>
      <ul class="rows">
        ${links}
      </ul>`;
    send(res, 200, 'Help center', main);
  });
  router.get(`${HOME}/articles/:id`, (req, res) => {
    const article = ARTICLES.find(({ id }) => id === req.params.id);
    if (!article) return refuse(res, 404, 'Not found', 'This article does not exist.');
    const { title, text } = article;
    const main = html`${barFor(req)}
      <p><a href="/hc/en-us">All articles</a></p>
      <h1>${title}</h1>
      <p>${text}</p>`;
    send(res, 200, title, main);
  });

  function addSignIn(to: Router): void {
    to.post('/access/jwt', (req, res) => {
      const fields = fieldsOf(req.body);
      try {
        const session = sessions.begin(res, admit(fields['jwt'], ssoSecret, used));
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
    to.all('/access/jwt', (_req, res) => {
      res.set('Allow', 'POST');
      const reason = 'Sign-in with GET was retired. Send the token as a form with POST.';
      refuse(res, 405, 'Sign-in was refused', reason);
    });
    to.get('/access/return', (req, res) => {
      sessions.carry(res, req.query['session']);
      res.redirect(302, ownAddress(req.query['return_to'], origins).href);
    });
    to.post('/access/logout', (req, res) => {
      sessions.end(req, res);
      res.redirect(303, HOME);
    });
  }

  function barFor(req: Request): Markup {
    const here = `${req.protocol}://${req.get('Host')}${req.originalUrl}`;
    const signInUrl = `${siteOrigin}/check-auth?return_to=${encodeURIComponent(here)}`;
    return signInBar(sessions.userOf(req)?.email ?? null, '/access/logout', signInUrl);
  }

  function reset(): void {
    sessions.clear();
    used.clear();
  }

  return { router, people: sessions.all, reset };
}

/**
 * Checks a token: fresh, complete, and used once.
 * @param used the ids of tokens that have been used
 * @throws {SignInRefusal}
 */
function admit(token: unknown, secret: string, used: Set<string>): HelpCenterUser {
  const claims = verifyToken(token, secret);
  const now = Math.floor(Date.now() / 1000);
  if (!Number.isInteger(claims.iat) || claims.iat === undefined) {
    throw new SignInRefusal(400, 'The claim iat is missing or is not a whole number of seconds');
  }
  if (Math.abs(now - claims.iat) > SSO_WINDOW_S) {
    throw new SignInRefusal(401, 'The token is older than three minutes, or from the future');
  }
  if (!claims.jti) throw new SignInRefusal(400, 'The claim jti is missing');
  if (used.has(claims.jti)) throw new SignInRefusal(401, 'The token was used before');
  const name = textOf(claims['name']);
  const email = textOf(claims['email']);
  if (name === null || email === null) {
    throw new SignInRefusal(400, 'The claims name and email are both needed');
  }
  used.add(claims.jti);
  return { name, email, externalId: textOf(claims['external_id']) };
}

/** The address to return to, if it is on the help center itself; its home otherwise. */
function ownAddress(returnTo: unknown, [account = '', ...mapped]: readonly string[]): URL {
  const home = new URL(HOME, account);
  if (typeof returnTo !== 'string' || !URL.canParse(returnTo, account)) return home;
  const url = new URL(returnTo, account);
  return [account, ...mapped].includes(url.origin) ? url : home;
}

function refuse(res: Response, status: number, heading: string, reason: string): void {
  const main = html`<h1>${heading}</h1>
    <div class="notice"><p>${reason}</p></div>
    <p><a href="/hc/en-us">Go to the help center</a></p>`;
  send(res, status, 'Help center', main);
}

function send(res: Response, status: number, title: string, main: Markup): void {
  sendPage(res, status, {
    title,
    service: 'Zendesk',
    note: 'A help center for testing the hand-off.',
    accent: '#1f5c70',
    main,
  });
}
