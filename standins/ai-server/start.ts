import { readFileSync } from 'node:fs';
import express, { type Express, type Request } from 'express';
import { html, sendPage, type Markup } from '@alcove/stripe-standin/kit/html';
import { serve, type RunningStandin } from '@alcove/stripe-standin/kit/server';
import { createStandinApp } from '../common/app.ts';
import type { FindMachine } from '../machine-host/machine.ts';
import { placeOf } from './place.ts';
import { admit } from './who-is.ts';
import type { Settings } from '../settings.ts';

const SCRIPT = readFileSync(new URL('client.js', import.meta.url), 'utf8');
const STATUS = { person: 200, ended: 403, silent: 503 } as const;

/**
 * Starts the stand-in for customers' AI servers: each takes a custom token, signs in with it and asks whose it is. At
 * `localhost` it is a customer's own server, at `<name>.localhost` the machine of that name that we host.
 */
export function startAiServer(
  options: Settings['aiServer'],
  findMachine: FindMachine,
): Promise<RunningStandin> {
  return serve(options.port, (origin) => createAiServerApp(origin, options, findMachine));
}

function createAiServerApp(
  ownOrigin: string,
  { siteOrigin, authEmulatorHost }: Settings['aiServer'],
  findMachine: FindMachine,
): Express {
  // Browsers get `localhost`, like everything else on this machine.
  const authUrl = `http://${authEmulatorHost.replace(/^(?:127\.0\.0\.1|0\.0\.0\.0)(?=:)/, 'localhost')}`;
  const find = (req: Request) => placeOf(req.get('Host') ?? '', ownOrigin, findMachine);
  const app = createStandinApp({ name: 'ai-server', reset: () => {} });
  app.get('/client.js', (_req, res) => void res.type('text/javascript').send(SCRIPT));
  app.post('/session', express.text({ limit: '8kb' }), async (req, res) => {
    const answer = await admit(find(req), String(req.body), siteOrigin);
    res.set('Cache-Control', 'no-store').status(STATUS[answer.kind]).json(answer);
  });
  app.get('/', (req, res) => {
    const place = find(req);
    const page = {
      title: place.name,
      service: 'a customer’s server',
      note: `This is ${place.name}.`,
      accent: '#14523d',
    };
    if (place.kind === 'closed') {
      const main = html`<h1>${place.why}</h1>
        <p>Its owner can see its status in their account.</p>
        <p><a href="${siteOrigin}/dashboard/projects">Go to your account</a></p>`;
      return sendPage(res, place.status, { ...page, main });
    }
    const target = encodeURIComponent(`${place.origin}/`);
    sendPage(res, 200, {
      ...page,
      policy: `script-src 'self'; connect-src 'self' ${authUrl}; form-action 'none'`,
      main: openPage(authUrl, `${siteOrigin}/check-auth?redirect=${target}`),
    });
  });
  return app;
}

/** The screen of a customer's AI server; the script fills in who is signed in. */
function openPage(authUrl: string, signInUrl: string): Markup {
  return html`<div class="bar">
      <p id="status" role="status" data-auth-url="${authUrl}">Checking your sign-in</p>
    </div>
    <p id="problem" class="notice" role="alert" hidden></p>
    <section id="invitation" hidden>
      <h1>This server is private</h1>
      <p>Open it from your Alcove account.</p>
      <p><a href="${signInUrl}">Sign in with Alcove</a></p>
    </section>
    <section id="workspace" hidden>
      <h1>What does my lease say about subletting?</h1>
      <p>
        You may sublet individual rooms with the landlord’s written consent, which cannot be refused
        without a reason. The whole flat may not be sublet.
      </p>
      <p class="muted">An example, answered on this server in 3.1 s.</p>
      <button type="button" id="sign-out" class="plain">Sign out</button>
    </section>
    <script type="module" src="/client.js"></script>`;
}
