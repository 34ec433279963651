import { randomUUID } from 'node:crypto';
import express, { type Express, type Request, type Response, type Router } from 'express';
import { allowLocalOrigins, createControl } from '../common/control.ts';
import { readCookie } from '../common/cookies.ts';
import { fieldsOf } from '../common/record.ts';
import { serve, type RunningStandin } from '../common/server.ts';
import { SignInRefusal } from '../common/sign-in-refusal.ts';
import { findArticle, showArticle, showHome, showRefusal } from './pages.ts';
import {
  checkMessagingToken,
  HelpCenterGate,
  type HelpCenterUser,
  type MessagingUser,
} from './sign-in.ts';
import { renderSnippet } from './snippet.ts';

export type ZendeskOptions = {
  port: number;
  /** Where the help center's sign-in link leads. */
  siteOrigin: string;
  /** The key in the snippet's address. */
  snippetKey: string;
  messagingKeyId: string;
  messagingSecret: string;
  ssoSecret: string;
};

type Held = {
  messaging: Map<string, MessagingUser>;
  helpCenter: Map<string, HelpCenterUser>;
  gate: HelpCenterGate;
  /** Messages that a person has not read, by their external id. */
  unread: Map<string, number>;
};

const SESSION_COOKIE = 'standin_help_center';
const HOME = '/hc/en-us';

/** Starts the stand-in for Zendesk: the messaging widget, the help center and its sign-in. */
export function startZendesk(options: ZendeskOptions): Promise<RunningStandin> {
  return serve(options.port, (origin) => createZendeskApp(origin, options));
}

function createZendeskApp(origin: string, options: ZendeskOptions): Express {
  const held: Held = {
    messaging: new Map(),
    helpCenter: new Map(),
    gate: new HelpCenterGate(options.ssoSecret),
    unread: new Map(),
  };
  const app = express();
  app.disable('x-powered-by');
  app.use(express.urlencoded({ extended: false }), express.json());
  app.use(
    createControl({
      name: 'zendesk',
      state: () => ({
        messaging: [...held.messaging.values()],
        helpCenter: [...held.helpCenter.values()],
      }),
      reset() {
        held.messaging.clear();
        held.helpCenter.clear();
        held.unread.clear();
        held.gate.reset();
      },
      extend(control) {
        // The next sign-in or page load of this person finds them.
        control.post('/unread', (req, res) => {
          const { person, count } = fieldsOf(req.body);
          if (typeof person !== 'string' || typeof count !== 'number') {
            return void res.status(400).json({ error: 'wants { person: id, count: number }' });
          }
          held.unread.set(person, count);
          res.json({ person, count });
        });
      },
      answerFailure: (status, _req, res) => {
        res.status(status).json({ error: status === 429 ? 'TooManyRequests' : 'InternalError' });
      },
    }),
  );
  app.get('/ekr/snippet.js', (req, res) => {
    if (req.query['key'] !== options.snippetKey) return void res.status(403).send('Forbidden');
    res.set({ 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'no-store' });
    res.type('text/javascript').send(renderSnippet(origin));
  });
  app.use('/messaging', createMessaging(held, options));
  app.use(createHelpCenter(held, origin, options.siteOrigin));
  return app;
}

/** The service behind the widget. */
function createMessaging(held: Held, options: ZendeskOptions): Router {
  const router = express.Router();
  router.use(allowLocalOrigins);
  router.post('/login', (req, res) => {
    try {
      const { jwt } = fieldsOf(req.body);
      const user = checkMessagingToken(jwt, options.messagingKeyId, options.messagingSecret);
      const session = randomUUID();
      held.messaging.set(session, user);
      res.json({ session, user, unread: held.unread.get(user.externalId) ?? 0 });
    } catch (error) {
      if (!(error instanceof SignInRefusal)) throw error;
      res.status(error.status).json({
        message: 'Error while attempting to login',
        reason: error.message,
        type: 'LoginFailedError',
      });
    }
  });
  router.post('/session', (req, res) => {
    const { session } = fieldsOf(req.body);
    const user = held.messaging.get(String(session)) ?? null;
    res.json({ user, unread: held.unread.get(user?.externalId ?? '') ?? 0 });
  });
  router.post('/read', (req, res) => {
    const user = held.messaging.get(String(fieldsOf(req.body)['session']));
    if (user) held.unread.delete(user.externalId);
    res.json({ unread: 0 });
  });
  router.post('/logout', (req, res) => {
    const { session } = fieldsOf(req.body);
    held.messaging.delete(String(session));
    res.json({ user: null });
  });
  return router;
}

function createHelpCenter(held: Held, origin: string, siteOrigin: string): Router {
  const router = express.Router();
  const view = (req: Request) => ({
    user: held.helpCenter.get(readCookie(req, SESSION_COOKIE) ?? '') ?? null,
    signInUrl: `${siteOrigin}/check-auth?return_to=${encodeURIComponent(origin + req.originalUrl)}`,
  });
  router.post('/access/jwt', (req, res) => {
    const fields = fieldsOf(req.body);
    try {
      const user = held.gate.admit(fields['jwt']);
      const session = randomUUID();
      held.helpCenter.set(session, user);
      res.cookie(SESSION_COOKIE, session, { httpOnly: true, sameSite: 'lax', path: '/' });
      res.redirect(302, ownAddress(fields['return_to'] ?? req.query['return_to'], origin));
    } catch (error) {
      if (!(error instanceof SignInRefusal)) throw error;
      showRefusal(res, error.status, error.message);
    }
  });
  router.all('/access/jwt', (_req, res: Response) => {
    res.set('Allow', 'POST');
    showRefusal(res, 405, 'Sign-in with GET was retired. Send the token as a form with POST.');
  });
  router.post('/access/logout', (req, res) => {
    held.helpCenter.delete(readCookie(req, SESSION_COOKIE) ?? '');
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
function ownAddress(returnTo: unknown, origin: string): string {
  if (typeof returnTo !== 'string' || !URL.canParse(returnTo, origin)) return HOME;
  const url = new URL(returnTo, origin);
  return url.origin === origin ? url.href : HOME;
}
