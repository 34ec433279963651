import { onRequest } from 'firebase-functions/https';
import { REGION } from './config/region.ts';
import type { StatusAnswer } from './contract/status.ts';

/**
 * Answers `/status.json`, apart from the API: it also answers where the API does not, and needs none of its secrets.
 * What it says is public and the same for everyone, so anyone may keep it for a minute.
 */
export const status = onRequest(
  {
    region: REGION,
    timeoutSeconds: 10,
    memory: '256MiB',
    maxInstances: 2,
    invoker: 'public',
    cors: false,
  },
  async (req, res) => {
    res.set(HEADERS);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).status(405).end();
      return;
    }
    res.json(await readAnswer());
  },
);

const HEADERS = {
  'Cache-Control': 'public, max-age=60',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

async function readAnswer(): Promise<StatusAnswer> {
  try {
    return await (
      await (started ??= startAnswer())
    )();
  } catch {
    // It could not even be started, so it knows nothing. The next call tries again.
    started = undefined;
    return { unknown: true, at: new Date().toISOString(), incidents: [] };
  }
}

let started: Promise<() => Promise<StatusAnswer>> | undefined;

async function startAnswer(): Promise<() => Promise<StatusAnswer>> {
  const [{ createFirebase }, { composeStatusAnswer }, { listOf }, { createLog }] =
    await Promise.all([
      import('./adapters/firebase.ts'),
      import('./compose-status.ts'),
      import('./config/setting-checks.ts'),
      import('./foundation/log.ts'),
    ]);
  const [site = ''] = listOf(process.env.SITE_ORIGINS ?? '');
  const log = createLog((line) => process.stdout.write(line));
  return composeStatusAnswer({ firebase: createFirebase(), site, now: () => new Date(), log });
}
