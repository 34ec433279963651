import { randomUUID } from 'node:crypto';
import express, { type Express, type Request } from 'express';
import { createControl } from '@alcove/stripe-standin/kit/control';
import { serve, type RunningStandin } from '@alcove/stripe-standin/kit/server';
import { readCookie } from '../common/cookies.ts';
import { SignInRefusal } from '../common/sign-in.ts';
import { showBoard, showRefusal } from './pages.ts';
import { checkSignIn, type BoardUser } from './sign-in.ts';

export type CannyOptions = {
  port: number;
  /** Where the board's sign-in link leads. */
  siteOrigin: string;
  companyId: string;
  ssoSecret: string;
};

const SESSION_COOKIE = 'standin_board';
const BOARD = '/board';

/** Starts the stand-in for Canny: the sign-in redirect and a board that names the signed-in person. */
export function startCanny(options: CannyOptions): Promise<RunningStandin> {
  return serve(options.port, (origin) => createCannyApp(origin, options));
}

function createCannyApp(origin: string, options: CannyOptions): Express {
  const users = new Map<string, BoardUser>();
  const { companyId, siteOrigin } = options;
  const app = express();
  app.disable('x-powered-by');
  app.use(express.urlencoded({ extended: false }));
  app.use(
    createControl({
      name: 'canny',
      state: () => ({ users: [...users.values()] }),
      reset: () => users.clear(),
      answerFailure: (status, _req, res) => {
        res.status(status).json({ error: status === 429 ? 'rate limited' : 'server error' });
      },
    }),
  );

  app.get('/api/redirects/sso', (req, res) => {
    try {
      const { user, redirect } = checkSignIn(req.query, { ...options, origin });
      const session = randomUUID();
      users.set(session, user);
      res.cookie(SESSION_COOKIE, session, { httpOnly: true, sameSite: 'lax', path: '/' });
      res.redirect(302, redirect);
    } catch (error) {
      if (!(error instanceof SignInRefusal)) throw error;
      showRefusal(res, error.status, error.message);
    }
  });
  app.get('/', (_req, res) => res.redirect(302, BOARD));
  app.get(BOARD, (req: Request, res) => {
    const query = new URLSearchParams({ companyID: companyId, redirect: origin + req.originalUrl });
    showBoard(res, {
      user: users.get(readCookie(req, SESSION_COOKIE) ?? '') ?? null,
      signInUrl: `${siteOrigin}/auth/canny-sso-redirect?${query.toString()}`,
    });
  });
  app.post('/logout', (req, res) => {
    users.delete(readCookie(req, SESSION_COOKIE) ?? '');
    res.clearCookie(SESSION_COOKIE, { path: '/' });
    res.redirect(303, BOARD);
  });
  return app;
}
