import { onRequest } from 'firebase-functions/https';
import { createFirebase } from './adapters/firebase.ts';
import { createStripeSource } from './adapters/stripe.ts';
import { createApp } from './app.ts';
import { parseConfig, secretsToBind } from './config/config.ts';
import { createLog } from './http/log.ts';
import { keepBodiesRaw } from './http/raw-bodies.ts';

/** The HTTP API. See `app.ts`. */
export const api = onRequest(
  {
    region: 'europe-west1',
    secrets: secretsToBind(process.env),
    timeoutSeconds: 30,
    memory: '512MiB',
    maxInstances: 20,
    invoker: 'public',
  },
  isBeingDeployed() ? () => undefined : startApp(),
);

/** A deploy loads this file to learn what is in it; the secrets are not there yet. */
function isBeingDeployed(): boolean {
  return process.env.FUNCTIONS_CONTROL_API === 'true';
}

function startApp() {
  keepBodiesRaw();
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
