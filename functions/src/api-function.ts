import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { secretsToBind } from './config/feature-settings.ts';
import { keepBodiesRaw } from './http/raw-bodies.ts';

keepBodiesRaw();

// Loads while the server starts to listen. Unsafe settings end the process, so that such an instance never answers.
const app = isBeingDeployed() ? null : startApp();

/** The HTTP API. See `app.ts`. */
export const api = onRequest(
  {
    region: 'europe-west1',
    secrets: secretsToBind(process.env),
    timeoutSeconds: 30,
    memory: '512MiB',
    maxInstances: 20,
    invoker: 'public',
    // The emulator answers every origin unless it is told not to. Whose pages may read us is the app's to say.
    cors: false,
  },
  async (req, res) => {
    (await app)?.(req, res);
  },
);

/** A deploy loads this file to learn what it exports; the secrets are not available yet. */
function isBeingDeployed(): boolean {
  return process.env.FUNCTIONS_CONTROL_API === 'true';
}

async function startApp(): Promise<Express> {
  const [
    { createFirebase },
    { createStripeSource },
    { createApp },
    { parseConfig },
    { createLog },
  ] = await Promise.all([
    import('./adapters/firebase.ts'),
    import('./adapters/stripe.ts'),
    import('./app.ts'),
    import('./config/config.ts'),
    import('./foundation/log.ts'),
  ]);
  const config = parseConfig(process.env);
  return createApp({
    config,
    firebase: createFirebase(),
    stripe: createStripeSource(config.billing),
    now: () => new Date(),
    log: createLog((line) => process.stdout.write(line)),
    version: process.env.K_REVISION ?? 'unknown',
  });
}
