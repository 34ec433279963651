import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { secretsToBind } from './config/feature-settings.ts';
import { restrainFramework } from './http/functions-framework.ts';
import { createContext } from './create-context.ts';

if (isForRequests()) restrainFramework();

// Loads while the server starts to listen. Unsafe settings end the process, so that such an instance never answers.
const app = isForRequests() && !isBeingDeployed() ? startApp() : null;

/** The HTTP API. See `app.ts`. */
export const api = onRequest(
  {
    region: 'europe-west1',
    secrets: secretsToBind(process.env),
    timeoutSeconds: 30,
    memory: '512MiB',
    // A new project may be allowed no more: docs/deploy.md, 18. Deploy.
    maxInstances: 10,
    invoker: 'public',
    // The emulator answers every origin unless it is told not to. Whose pages may read us is the app's to say.
    cors: false,
  },
  async (req, res) => {
    (await app)?.(req, res);
  },
);

/** Every instance loads this file, also those that run a job, whose events come in bodies of another kind. */
function isForRequests(): boolean {
  const target = process.env.FUNCTION_TARGET;
  return target === undefined || target === 'api';
}

/** A deploy loads this file to learn what it exports; the secrets are not available yet. */
function isBeingDeployed(): boolean {
  return process.env.FUNCTIONS_CONTROL_API === 'true';
}

async function startApp(): Promise<Express> {
  const [ctx, { createApp }] = await Promise.all([createContext(), import('./app.ts')]);
  return createApp(ctx);
}
