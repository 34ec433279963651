import express, { type Express } from 'express';
import { createControl } from '../common/control.ts';
import { serve, type RunningStandin } from '../common/server.ts';
import { buildClient } from './build-client.ts';
import { renderPage } from './page.ts';
import { whoIs } from './who-is.ts';

export type AiServerOptions = {
  port: number;
  /** Where a visitor without a session is sent to get one. */
  siteOrigin: string;
  projectId: string;
  /** `host:port` of the Auth emulator. */
  authEmulatorHost: string;
};

/** Starts the stand-in for a customer's own AI server: it takes a custom token, signs in with it and asks whose it is. */
export async function startAiServer(options: AiServerOptions): Promise<RunningStandin> {
  const script = await buildClient();
  return serve(options.port, (origin) => createAiServerApp(origin, options, script));
}

function createAiServerApp(origin: string, options: AiServerOptions, script: string): Express {
  const authUrl = browserAddress(options.authEmulatorHost);
  const app = express();
  app.disable('x-powered-by');
  app.use(
    createControl({
      name: 'ai-server',
      state: () => ({}),
      reset: () => {},
      answerFailure: (status, _req, res) => void res.sendStatus(status),
    }),
  );
  app.get('/client.js', (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text/javascript').send(script);
  });
  app.post('/session', express.text({ limit: '8kb' }), async (req, res) => {
    const answer = await whoIs(String(req.body), { origin, siteOrigin: options.siteOrigin });
    res.set('Cache-Control', 'no-store').status(STATUS[answer.kind]).json(answer);
  });
  app.get('/', (_req, res) => {
    res.set({
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self' ${authUrl}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    res.type('html').send(
      renderPage({
        authUrl,
        projectId: options.projectId,
        signInUrl: `${options.siteOrigin}/check-auth?redirect=${encodeURIComponent(`${origin}/`)}`,
      }),
    );
  });
  return app;
}

const STATUS = { person: 200, ended: 403, silent: 503 } as const;

/** Browsers get `localhost`, like everything else on this machine. */
function browserAddress(host: string): string {
  return `http://${host.replace(/^(?:127\.0\.0\.1|0\.0\.0\.0)(?=:)/, 'localhost')}`;
}
