import express, { type Express, type Response } from 'express';
import { createControl } from '@alcove/stripe-standin/kit/control';
import { html, sendPage, type Markup } from '@alcove/stripe-standin/kit/html';
import { serve, type RunningStandin } from '@alcove/stripe-standin/kit/server';
import {
  createSessions,
  SignInRefusal,
  signInBar,
  textOf,
  verifyToken,
} from '../common/sign-in.ts';

type CannyOptions = {
  port: number;
  /** Where the board's sign-in link leads. */
  siteOrigin: string;
  companyId: string;
  ssoSecret: string;
};

type BoardUser = { id: string; email: string; name: string };

const BOARD = '/board';
const IDEAS = [
  { votes: 41, title: 'Share one folder with a guest for a week', state: 'Planned' },
  { votes: 28, title: 'Answer in the language the question was asked in', state: 'In progress' },
  { votes: 17, title: 'Show on the phone which server answered', state: 'Under review' },
  { votes: 9, title: 'Print a recovery sheet for the safe', state: 'Under review' },
] as const;

/** Starts the stand-in for Canny: the sign-in redirect and a board that names the signed-in person. */
export function startCanny(options: CannyOptions): Promise<RunningStandin> {
  return serve(options.port, (origin) => createCannyApp(origin, options));
}

function createCannyApp(origin: string, options: CannyOptions): Express {
  const sessions = createSessions<BoardUser>('standin_board');
  const app = express();
  app.disable('x-powered-by');
  app.use(express.urlencoded({ extended: false }));
  app.use(
    createControl({
      name: 'canny',
      state: () => ({ users: sessions.all() }),
      reset: sessions.clear,
      answerFailure: (status, _req, res) => {
        res.status(status).json({ error: status === 429 ? 'rate limited' : 'server error' });
      },
    }),
  );

  app.get('/api/redirects/sso', (req, res) => {
    try {
      const { user, redirect } = checkSignIn(req.query, { ...options, origin });
      sessions.begin(res, user);
      res.redirect(302, redirect);
    } catch (error) {
      if (!(error instanceof SignInRefusal)) throw error;
      const main = html`<h1>Sign-in was refused</h1>
        <div class="notice"><p>${error.message}</p></div>
        <p><a href="/board">Go to the board</a></p>`;
      send(res, error.status, 'Sign-in was refused', main);
    }
  });
  app.get('/', (_req, res) => res.redirect(302, BOARD));
  app.get(BOARD, (req, res) => {
    const user = sessions.userOf(req);
    const query = new URLSearchParams({
      companyID: options.companyId,
      redirect: origin + req.originalUrl,
    });
    const bar = signInBar(
      user && `${user.name} (${user.email})`,
      '/logout',
      `${options.siteOrigin}/auth/canny-sso-redirect?${query.toString()}`,
    );
    const rows = IDEAS.map(
      ({ title, state, votes }) =>
        html`<li>
          <h2>${title}</h2>
          <p class="muted">${state}, ${votes} votes</p>
        </li>`,
    );
    const main = html`${bar}
      <h1>Ideas for Alcove</h1>
      <p class="muted">Example entries of the stand-in, to fill the board.</p>
      <ul class="rows">
        ${rows}
      </ul>`;
    send(res, 200, 'Feedback board', main);
  });
  app.post('/logout', (req, res) => {
    sessions.end(req, res);
    res.redirect(303, BOARD);
  });
  return app;
}

/**
 * Checks the parameters of the sign-in redirect.
 * @throws {SignInRefusal}
 */
function checkSignIn(
  { ssoToken, companyID, redirect }: Readonly<Record<string, unknown>>,
  rules: { companyId: string; ssoSecret: string; origin: string },
): { user: BoardUser; redirect: string } {
  if (companyID !== rules.companyId) throw new SignInRefusal(400, 'The companyID is unknown.');
  if (typeof redirect !== 'string' || !URL.canParse(redirect)) {
    throw new SignInRefusal(400, 'The redirect is missing or is not an address.');
  }
  if (new URL(redirect).origin !== rules.origin) {
    throw new SignInRefusal(400, 'The redirect leads to another site.');
  }
  const claims = verifyToken(ssoToken, rules.ssoSecret);
  const [id, email, name] = [textOf(claims['id']), textOf(claims['email']), textOf(claims['name'])];
  if (id === null || email === null || name === null) {
    throw new SignInRefusal(400, 'The ssoToken must hold the claims id, email and name.');
  }
  return { user: { id, email, name }, redirect };
}

function send(res: Response, status: number, title: string, main: Markup): void {
  sendPage(res, status, {
    title,
    service: 'Canny',
    note: 'A feedback board for testing the sign-in.',
    accent: '#3d5a1f',
    main,
  });
}
