// A process of a Cloud Function, as the cloud starts it: the Functions Framework, which Cloud Run adds to every deployment
// (cloud.google.com/run/docs/runtimes/nodejs-dependencies), loads the built code, on the Node that it has there.
import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCAL, PROJECT_ID, ROOT } from '../../../scripts/lib/places.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import type { Google } from './google.ts';

/** What every process of the API loads first here. */
export const PRELOAD = fileURLToPath(new URL('as-in-the-cloud.cjs', import.meta.url));
const FRAMEWORK = join(
  dirname(createRequire(import.meta.url).resolve('@google-cloud/functions-framework')),
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

/** @throws when it does not listen */
export async function startFunction({ name, env }: { name: string; env: NodeJS.ProcessEnv }) {
  const port = await freePort();
  const log = join(LOCAL, 'bench', 'logs', `${name}.log`);
  await mkdir(dirname(log), { recursive: true });
  const child = fork(FRAMEWORK, [`--source=${join(ROOT, 'functions')}`, `--port=${port}`], {
    env: { ...env, PORT: String(port) },
    execArgv: ['--require', PRELOAD],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const file = createWriteStream(log);
  child.stdout?.pipe(file);
  child.stderr?.pipe(file);
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(START_TIMEOUT_MS) }),
    ended.then(() => Promise.reject(new Error(`${name} has ended`))),
  ]).catch((error) => {
    child.kill('SIGKILL');
    throw new Error(`${name} does not listen; its output is in ${log}`, { cause: error });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    /** How many milliseconds of a processor it has used, all of its threads together. */
    async cpuMs() {
      const answered = once(child, 'message');
      child.send('cpu');
      const [{ cpuMs }] = await answered;
      return Number(cpuMs);
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export type FunctionProcess = Awaited<ReturnType<typeof startFunction>>;
