// The whole product on this machine: stand-ins, emulators with the API, and the built site behind Hosting.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChildren } from './children.mjs';
import { REGION } from './deployment.mjs';
import { findFirestoreJar } from './firestore-jar.mjs';
import { firebaseConfig, writeFirebaseConfig } from './hosting-config.mjs';
import { findJava, JAVA_MINIMUM, withJava } from './java.mjs';
import { LOCAL, PROJECT_ID, ROOT } from './places.mjs';

const READY_TIMEOUT_MS = 240_000;
// firebase-tools gives the API's code 10 s to load, once: a cold disk can need longer.
const API_LOAD_TIMEOUT_S = 120;
const LOG_TAIL_LINES = 30;
const READY_POLL_MS = 250;
const PLANS = ['solo', 'household', 'practice'];
const INTERVALS = ['month', 'year'];

/** A reason to stop that a person can act on. */
export class StackError extends Error {}

/**
 * @param {{ name: string, ports: Record<string, number>, say?: (text: string) => void, onEmulatorLine?: (line: string) => void }} options
 * @returns a running stack: its addresses, the environment that its tests need, and how to end it
 */
export async function startStack({ name, ports, say = () => {}, onEmulatorLine, onExit }) {
  const java = findJava();
  if (!java) {
    throw new StackError(
      `The Firestore emulator needs Java ${JAVA_MINIMUM} or newer, and none was found in JAVA_HOME, on PATH or in /usr/lib/jvm. Install one (Debian: a package such as temurin-25-jdk or openjdk-21-jre-headless) and try again.`,
    );
  }
  const folder = join(LOCAL, name);
  mkdirSync(folder, { recursive: true });
  const logs = join(folder, 'logs');
  const addresses = localAddresses(ports);
  const jar = findFirestoreJar(folder);
  const children = createChildren();
  const configFile = join(ROOT, `firebase.local-${name}.json`);
  // firebase-tools finds a running hub by a file in the temporary folder: a stack must not find another's.
  const scratch = mkdtempSync(join(tmpdir(), 'alcove-'));

  const settings = { ...sharedSettings(addresses), ...freshSecrets() };
  const env = {
    ...process.env,
    ...settings,
    FIREBASE_PROJECT_ID: PROJECT_ID,
    // Google's libraries would ask the cloud's metadata server whether they run there.
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  };

  async function stop() {
    await children.stopAll();
    rmSync(configFile, { force: true });
    rmSync(scratch, { recursive: true, force: true });
  }

  function fail(part) {
    return (code) => onExit?.(`${part} ended (exit code ${code}); its output is in ${logs}`);
  }

  try {
    say('Building the API and the site …');
    build('functions', ['run', 'build', '--silent'], process.env);
    const publicFolder = `web/dist-${name}`;
    build('web', ['run', 'build', '--silent'], {
      ...process.env,
      ...webSettings(addresses),
      ALCOVE_WEB_OUT: join(ROOT, publicFolder),
    });

    say(`Starting stand-ins and emulators (Java ${java.version}, Firestore from ${jar.source}) …`);
    children.start({
      name: 'stand-ins',
      command: process.execPath,
      args: ['--import', 'tsx', join(ROOT, 'standins/main.ts')],
      cwd: ROOT,
      env: {
        ...env,
        STRIPE_PORT: String(ports.stripe),
        ZENDESK_PORT: String(ports.zendesk),
        CANNY_PORT: String(ports.canny),
        AI_SERVER_PORT: String(ports.aiServer),
        STRIPE_WEBHOOK_URL: `${addresses.site}/api/stripe-webhook`,
        SITE_ORIGIN: addresses.site,
      },
      log: join(logs, 'standins.log'),
      onExit: fail('The stand-ins'),
    });

    await writeFirebaseConfig(
      configFile,
      firebaseConfig({
        ports,
        publicFolder,
        ui: isEmulatorUiCached(),
        local: {
          identity: emulatorOrigins(ports),
          widget: [addresses.zendesk],
          helpCenter: [addresses.zendesk],
        },
      }),
    );
    children.start({
      name: 'emulators',
      command: process.execPath,
      args: [
        join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
        'emulators:start',
        `--project=${PROJECT_ID}`,
        `--config=${configFile}`,
        `--import=${join(ROOT, 'emulator-data')}`,
        '--non-interactive',
      ],
      cwd: folder,
      env: { ...emulatorEnv(env, java, jar), TMPDIR: scratch },
      log: join(logs, 'emulators.log'),
      endsItsChildren: true,
      onLine: onEmulatorLine,
      onExit: fail('The emulators'),
    });

    await Promise.all([
      ready(`${addresses.site}/api/health`, 'the emulators', join(logs, 'emulators.log')),
      ...['stripe', 'zendesk', 'canny', 'aiServer'].map((standin) =>
        ready(
          `${addresses[standin]}/__control/health`,
          `the stand-in of ${standin}`,
          join(logs, 'standins.log'),
        ),
      ),
    ]);
    return { addresses, children, env, logs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Settings of the web app when it talks to this machine; names as Vite reads them. */
export function webSettings(addresses) {
  return {
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
    VITE_FIREBASE_API_KEY: 'emulator',
    VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
    VITE_AUTH_EMULATOR_URL: addresses.auth,
    VITE_FIRESTORE_EMULATOR_HOST: new URL(addresses.firestore).host,
    VITE_SITE_ORIGIN: addresses.site,
    VITE_ZENDESK_SNIPPET_URL: `${addresses.zendesk}/ekr/snippet.js?key=alcove-messaging`,
    VITE_HELP_CENTER_ORIGINS: addresses.zendesk,
    VITE_HELP_CENTER_ACCESS_URL: `${addresses.zendesk}/access/jwt`,
    VITE_HELP_CENTER_HOME: `${addresses.zendesk}/hc/en-us`,
    VITE_CANNY_SSO_URL: `${addresses.canny}/api/redirects/sso`,
    VITE_CANNY_COMPANY_ID: 'alcove',
    VITE_CANNY_ORIGINS: addresses.canny,
    VITE_ALLOW_LOCALHOST_TARGETS: 'true',
    VITE_DEV_PORT: new URL(addresses.vite).port,
    VITE_API_PROXY: addresses.site.replace('localhost', '127.0.0.1'),
  };
}

function localAddresses(ports) {
  const at = (port) => `http://localhost:${port}`;
  return {
    site: at(ports.hosting),
    vite: at(ports.vite),
    api: `http://127.0.0.1:${ports.functions}/${PROJECT_ID}/${REGION}/api`,
    auth: at(ports.auth),
    firestore: at(ports.firestore),
    ui: at(ports.ui),
    stripe: at(ports.stripe),
    zendesk: at(ports.zendesk),
    canny: at(ports.canny),
    aiServer: at(ports.aiServer),
  };
}

function sharedSettings(addresses) {
  const prices = PLANS.flatMap((plan) =>
    INTERVALS.map((interval) => `${plan}.${interval}=price_${plan}_${interval}`),
  );
  return {
    SITE_ORIGINS: `${addresses.site},${addresses.vite}`,
    STRIPE_API_BASE: addresses.stripe.replace('localhost', '127.0.0.1'),
    PLAN_PRICES: prices.join(','),
    ZENDESK_MESSAGING_KEY: 'alcove-messaging',
    ZENDESK_MESSAGING_KEY_ID: 'app_local',
    HELP_CENTER_ORIGINS: addresses.zendesk,
    CANNY_ORIGINS: addresses.canny,
    FIRST_PARTY_TARGETS: '',
  };
}

/** Secrets live as long as the stack: none is ever written down. */
function freshSecrets() {
  const secret = () => randomBytes(32).toString('base64url');
  return {
    STRIPE_SECRET_KEY: `sk_test_${secret()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
    ZENDESK_MESSAGING_SECRET: secret(),
    ZENDESK_SSO_SECRET: secret(),
    CANNY_SSO_SECRET: secret(),
  };
}

/** The browser may spell the loopback either way: the SDKs use both. */
function emulatorOrigins(ports) {
  return [ports.auth, ports.firestore].flatMap((port) => [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ]);
}

function emulatorEnv(env, java, jar) {
  const child = withJava(env, java);
  // The emulators set these for the functions themselves; firebase-tools would take them as addresses to connect to.
  delete child.FIREBASE_AUTH_EMULATOR_HOST;
  delete child.FIRESTORE_EMULATOR_HOST;
  if (jar.binary) child.FIRESTORE_EMULATOR_BINARY_PATH = jar.binary;
  child.FUNCTIONS_DISCOVERY_TIMEOUT = String(API_LOAD_TIMEOUT_S);
  return child;
}

function isEmulatorUiCached() {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  return (
    existsSync(cache) && spawnSync('ls', [cache], { encoding: 'utf8' }).stdout.includes('ui-v')
  );
}

function build(workspace, args, env) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: join(ROOT, workspace),
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new StackError(`${workspace} does not build:\n${stdout}${stderr}`);
}

async function ready(url, part, log) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  let answer;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, {
        signal: AbortSignal.timeout(Math.max(deadline - Date.now(), 1)),
      });
      if (response.ok) return;
      answer = `it answered ${response.status}`;
    } catch (error) {
      answer = error.cause?.code ?? error.message;
    }
    await new Promise((done) => setTimeout(done, READY_POLL_MS));
  }
  throw new StackError(
    `Waited ${READY_TIMEOUT_MS / 1000} s for ${part} at ${url}: ${answer}. ${log} ends with:\n${tail(log)}`,
  );
}

/** The end of a log, without the lines that say that somebody asked whether it is ready. */
function tail(log) {
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() && !line.includes('/api/health'))
    .slice(-LOG_TAIL_LINES)
    .join('\n');
}
