import express, { type Express } from 'express';
import { createControl } from '../common/control.ts';
import { serve, type RunningStandin } from '../common/server.ts';
import { buildClient } from './build-client.ts';
import { renderPage } from './page.ts';

export type AiServerOptions = {
  port: number;
  /** Where a visitor without a session is sent to get one. */
  siteOrigin: string;
  projectId: string;
  /** `host:port` of the Auth emulator. */
  authEmulatorHost: string;
};

/** Starts the stand-in for a customer's own AI server: it takes a custom token and signs in with it. */
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
  app.get('/', (_req, res) => {
    res.set({
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src ${authUrl}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
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

/** Browsers get `localhost`, like everything else on this machine. */
function browserAddress(host: string): string {
  return `http://${host.replace(/^(?:127\.0\.0\.1|0\.0\.0\.0)(?=:)/, 'localhost')}`;
}
