import type { Express } from 'express';
import { z } from 'zod';
import { html, sendPage } from '@alcove/stripe-standin/kit/html';
import { serve, type RunningStandin } from '@alcove/stripe-standin/kit/server';
import { createStandinApp } from '../common/app.ts';
import { createSessions, filled, readToken, SignInRefusal } from '../common/sign-in.ts';
import type { Settings } from '../settings.ts';

const BOARD = '/board';
const PAGE = {
  service: 'Canny',
  note: 'A feedback board for testing the sign-in.',
  accent: '#3d5a1f',
};
const Claims = z.object({ id: filled, email: filled, name: filled });

/** Starts the stand-in for Canny: the sign-in redirect and a board that names the signed-in person. */
export function startCanny(options: Settings['canny']): Promise<RunningStandin> {
  return serve(options.port, (origin) => createCannyApp(origin, options));
}

function createCannyApp(origin: string, options: Settings['canny']): Express {
  const sessions = createSessions('standin_board');
  const app = createStandinApp({ name: 'canny', reset: sessions.clear });

  app.get('/api/redirects/sso', (req, res) => {
    try {
      const { who, redirect } = checkSignIn(req.query, { ...options, origin });
      sessions.begin(res, who);
      res.redirect(302, redirect);
    } catch (error) {
      if (!(error instanceof SignInRefusal)) throw error;
      const main = html`<h1>Sign-in was refused</h1>
        <div class="notice"><p>${error.message}</p></div>
        <p><a href="/board">Go to the board</a></p>`;
      sendPage(res, 401, { ...PAGE, title: 'Sign-in was refused', main });
    }
  });
  app.get('/', (_req, res) => res.redirect(302, BOARD));
  app.get(BOARD, (req, res) => {
    const query = new URLSearchParams({
      companyID: options.companyId,
      redirect: origin + req.originalUrl,
    });
    const signInUrl = `${options.siteOrigin}/auth/canny-sso-redirect?${query.toString()}`;
    const main = html`${sessions.bar(req, '/logout', signInUrl)}
      <h1>Ideas for Alcove</h1>
      <p class="muted">The stand-in’s board is empty.</p>`;
    sendPage(res, 200, { ...PAGE, title: 'Feedback board', main });
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
): { who: string; redirect: string } {
  if (companyID !== rules.companyId) throw new SignInRefusal('The companyID is unknown.');
  if (typeof redirect !== 'string' || URL.parse(redirect)?.origin !== rules.origin) {
    throw new SignInRefusal('The redirect is not an address on the board.');
  }
  const { name, email } = readToken(ssoToken, rules.ssoSecret, Claims);
  return { who: `${name} (${email})`, redirect };
}
