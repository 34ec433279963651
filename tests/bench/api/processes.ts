// Processes that answer on a port, such as one of a Cloud Function, as the cloud starts it: the Functions Framework, which Cloud
// Run adds to every deployment (cloud.google.com/run/docs/runtimes/nodejs-dependencies), loads the built code, on the Node that
// it has there.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LOCAL, PROJECT_ID, ROOT } from '../../../scripts/lib/places.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import type { Account, Google } from '../../support/google.ts';
import { KID, PUBLIC_KEY } from '../../support/id-tokens.ts';

/** A Google that knows everyone who asks, by the address of the seed: another one would end the sessions from before. */
export const EVERYONE = {
  keys: { [KID]: PUBLIC_KEY },
  accounts: {
    get: (localId: string): Account => ({
      localId,
      email: `${localId}@alcove.test`,
      emailVerified: true,
      validSince: '1600000000',
      lastLoginAt: '1600000000000',
    }),
    set: () => new Map<string, Account>(),
  },
};
/** Loaded first in each of them. */
const PRELOAD = join(import.meta.dirname, 'as-in-the-cloud.cjs');
const FRAMEWORK = join(
  dirname(
    // The one that is deployed.
    createRequire(join(ROOT, 'functions/package.json')).resolve(
      '@google-cloud/functions-framework',
    ),
  ),
  'main.js',
);
const START_TIMEOUT_MS = 30_000;

/**
 * The settings of the API behind the emulators. With a Google, Auth is no emulator: signatures count, accounts are looked up.
 * @param stack the settings of a stack
 */
export function apiSettings(stack: NodeJS.ProcessEnv, google: Google | null): NodeJS.ProcessEnv {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, PLAN_CLOCK_URL: _notInTheCloud, ...shared } = stack;
  return {
    ...shared,
    FUNCTION_TARGET: 'api',
    FUNCTION_SOURCE: join(ROOT, 'functions'),
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID }),
    NODE_ENV: 'production',
    ...(google === null
      ? { FIREBASE_AUTH_EMULATOR_HOST: auth }
      : {
          BENCH_GOOGLE_PORT: String(google.port),
          METADATA_SERVER_DETECTION: 'assume-present',
          GCE_METADATA_HOST: `127.0.0.1:${google.port}`,
        }),
  };
}

/**
 * @param file what it runs: without one, the function that its settings name
 * @returns among others what it has said first
 * @throws when it says nothing
 */
export async function startProcess(name: string, env: NodeJS.ProcessEnv, file = FRAMEWORK) {
  const port = await freePort();
  const log = join(LOCAL, 'bench', 'logs', `${name}.log`);
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const child = fork(file, {
    env: { ...env, PORT: String(port) },
    execArgv: ['--require', PRELOAD],
    stdio: ['ignore', output, output, 'ipc'],
  });
  const ended = once(child, 'exit');
  const [said]: unknown[] = await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(START_TIMEOUT_MS) }),
    ended.then(() => Promise.reject(new Error(`${name} has ended`))),
  ]).catch((error) => {
    child.kill('SIGKILL');
    throw new Error(`${name} does not start; its output is in ${log}`, { cause: error });
  });
  return {
    said,
    url: `http://127.0.0.1:${port}`,
    /** How many milliseconds of a processor it has used, all of its threads together. */
    async cpuMs() {
      const answered = once(child, 'message');
      child.send('cpu');
      return Number((await answered)[0]);
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export type Process = Awaited<ReturnType<typeof startProcess>>;
