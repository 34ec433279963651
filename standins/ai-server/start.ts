import { fileURLToPath } from 'node:url';
import express, { type Express, type Request } from 'express';
import { build } from 'vite';
import { createControl } from '@alcove/stripe-standin/kit/control';
import { serve, type RunningStandin } from '@alcove/stripe-standin/kit/server';
import type { FindMachine } from '../machine-host/start.ts';
import { placeOf, type Place } from './place.ts';
import { renderClosed, renderPage } from './page.ts';
import { admit } from './who-is.ts';

type AiServerOptions = {
  port: number;
  /** Where a visitor without a session is sent to get one. */
  siteOrigin: string;
  projectId: string;
  /** `host:port` of the Auth emulator. */
  authEmulatorHost: string;
};

/**
 * Starts the stand-in for customers' AI servers: each takes a custom token, signs in with it and asks whose it is. At
 * `localhost` it is a customer's own server, at `<name>.localhost` the machine of that name that we host.
 */
export async function startAiServer(
  options: AiServerOptions,
  findMachine: FindMachine,
): Promise<RunningStandin> {
  const script = await buildClient();
  return serve(options.port, (origin) => {
    const find = (req: Request) => placeOf(req.get('Host') ?? '', origin, findMachine);
    return createAiServerApp(find, options, script);
  });
}

function createAiServerApp(
  find: (req: Request) => Place,
  options: AiServerOptions,
  script: string,
): Express {
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
    const answer = await admit(find(req), String(req.body), options.siteOrigin);
    res.set('Cache-Control', 'no-store').status(STATUS[answer.kind]).json(answer);
  });
  app.get('/', (req, res) => {
    const place = find(req);
    res.set({
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self' ${authUrl}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    res.type('html');
    if (place.kind === 'closed') {
      const accountUrl = `${options.siteOrigin}/dashboard/projects`;
      return void res.status(place.status).send(renderClosed(place.name, place.why, accountUrl));
    }
    res.send(
      renderPage({
        authUrl,
        projectId: options.projectId,
        name: place.name,
        signInUrl: `${options.siteOrigin}/check-auth?redirect=${encodeURIComponent(`${place.origin}/`)}`,
      }),
    );
  });
  return app;
}

/** Bundles the page's script with the real Firebase client, in memory. */
async function buildClient(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./client.ts', import.meta.url)),
        formats: ['iife'],
        name: 'aiServer',
      },
    },
  });
  for (const { output } of [result].flat().filter((part) => 'output' in part)) {
    for (const file of output) if (file.type === 'chunk') return file.code;
  }
  throw new Error('vite did not build a script for the AI server page');
}

const STATUS = { person: 200, ended: 403, silent: 503 } as const;

/** Browsers get `localhost`, like everything else on this machine. */
function browserAddress(host: string): string {
  return `http://${host.replace(/^(?:127\.0\.0\.1|0\.0\.0\.0)(?=:)/, 'localhost')}`;
}
