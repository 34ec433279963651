// The whole product on this machine: stand-ins, emulators with the API, and the built site behind Hosting.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listOf } from '../../functions/src/config/setting-checks.ts';
import { API, SITE, type Rows, type Setting } from '../../functions/src/config/settings.ts';
import { freshSecrets } from '../lib/api-settings.ts';
import { codeOf, messageOf, UserError } from '../lib/caught.ts';
import { standInSource } from '../hosting/chat-hosts.ts';
import { createChildren, type ChildOptions } from '../lib/children.ts';
import { downloadsOf, findEmulatorJars, withEmulatorJars } from '../computer/emulator-jars.ts';
import {
  assetNames,
  firebaseConfig,
  REGION,
  writeFirebaseConfig,
} from '../hosting/hosting-config.ts';
import { findJava, HOW_TO_INSTALL_JAVA, JAVA_MINIMUM } from '../computer/java.ts';
import { buildIfChanged } from './kept-build.ts';
import { LOCAL, PROJECT_ID, ROOT } from '../lib/places.ts';
import { emulatorSettings, standinsOf, type Ports } from '../lib/ports.ts';
import { during } from '../lib/progress.ts';
import { toWebSettings } from '../lib/site-settings.ts';

const READY_TIMEOUT_MS = 240_000;
// The emulators' jars are about 140 MB and 50 MB, and a connection may be slow.
const DOWNLOAD_TIMEOUT_MS = 900_000;
// firebase-tools gives the API's code 10 s to load, once: a cold disk can need longer.
const API_LOAD_TIMEOUT_S = 120;
const LOG_TAIL_LINES = 30;
const READY_POLL_MS = 250;

/**
 * @returns a running stack
 * @throws UserError when it cannot be started; nothing is left running then
 */
export async function startStack(options: StackOptions) {
  const parts = prepareParts(options);
  const { addresses, children, env, siteFolder } = parts;
  const over = new AbortController();
  let isUp = false;

  async function stop() {
    over.abort();
    await children.stopAll();
  }

  const failed = new Promise<never>((_, reject) => {
    parts.onEnd = (part, log) => (code) => {
      if (over.signal.aborted) return;
      const words = `${part} ended (exit code ${code}); the output is in ${log}`;
      if (isUp) options.onExit?.(words);
      else reject(new UserError(`${words} and ends with:\n${tail(log)}${adviceOn(parts)}`));
    };
  });
  try {
    await Promise.race([failed, bringUp(parts, over.signal)]);
  } catch (error) {
    await stop();
    throw error;
  }
  isUp = true;
  return { addresses, env, siteFolder, stop };
}

function prepareParts(options: StackOptions) {
  const { name, ports, sandbox = null, settings } = options;
  const java = findJava();
  if (!java) {
    throw new UserError(
      `The emulators need Java ${JAVA_MINIMUM} or newer, but JAVA_HOME, PATH and the usual folders lack it. Install one (${HOW_TO_INSTALL_JAVA}) and try again.`,
    );
  }
  const folder = join(LOCAL, name);
  mkdirSync(folder, { recursive: true });
  const configFile = join(ROOT, `firebase.local-${name}.json`);
  process.once('exit', () => rmSync(configFile, { force: true }));
  const addresses = localAddresses(ports);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...localValues({ ZENDESK_MESSAGING_KEY: SITE.ZENDESK_MESSAGING_KEY, ...API }, addresses),
    ...freshSecrets('staging'),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    ...(sandbox && {
      STRIPE_SECRET_KEY: sandbox.key,
      PLAN_PRICES: sandbox.planPrices,
      // Stripe's own address, unless a test puts the stand-in in its place.
      STRIPE_API_BASE: process.env.STRIPE_API_BASE,
    }),
    ...emulatorSettings(ports),
    ...settings,
  };
  return {
    ...options,
    addresses,
    children: createChildren(),
    configFile,
    env,
    folder,
    jars: findEmulatorJars(java, folder),
    java,
    logs: join(folder, 'logs'),
    /** Makes what hears of the end of a part. */
    onEnd: (_part: string, _log: string) => (_code: number | null) => {},
    /** Relative to the project's root. */
    publicFolder: `web/dist-${name}`,
    sandbox,
    siteFolder: join(ROOT, `web/dist-${name}`),
  };
}

/** Resolves once everything answers. */
async function bringUp(parts: Parts, over: AbortSignal): Promise<void> {
  const { addresses, configFile, jars, java, sandbox } = parts;

  // firebase-tools loads the API's compiled code, and the rules that name the site's files, once.
  await Promise.all([buildApi(parts), buildSite(parts)]);
  writeFirebaseConfig(configFile, localConfig(parts));
  startStandins(parts);
  startEmulators(parts);
  await during(
    `Starting stand-ins and emulators (Java ${java.version}, Firestore from ${plain(jars.firestore)}, rules of Storage from ${plain(jars.storageRules)})`,
    Promise.all([
      ready(parts, over, `${addresses.site}/api/health`, 'emulators.log'),
      ...standinsOf(sandbox === null ? 'standin' : 'sandbox').map((standin) =>
        ready(parts, over, `${addresses[standin]}/__control/health`, 'standins.log'),
      ),
    ]),
  );
  await placeSeedPeople(parts);
}

function buildApi(parts: Parts) {
  const functions = join(ROOT, 'functions');
  const files = [
    'src',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.build.json',
  ];
  const inputs = [...files.map((file) => join(functions, file)), join(ROOT, 'tsconfig.base.json')];
  return buildIfChanged({ name: 'functions', inputs, output: join(functions, 'lib') }, () => {
    // The compiler trusts its build info and would not rewrite output that was changed or removed.
    rmSync(join(functions, 'lib/.tsbuildinfo'), { force: true });
    return during('Building the API', runNpmBuild(parts, 'functions', process.env));
  });
}

function buildSite(parts: Parts) {
  const { addresses, name, siteFolder: output } = parts;
  const files = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'SECURITY.md'];
  const inputs = ['web', 'functions/src/contract', ...files].map((file) => join(ROOT, file));
  const env = { ...process.env, ...webSettings(addresses), ALCOVE_WEB_OUT: output };
  const settings = Object.fromEntries(
    Object.entries(env).filter(([key]) => key.startsWith('VITE_') || key === 'NODE_ENV'),
  );
  return buildIfChanged({ name: `web-${name}`, inputs, settings, output }, () =>
    during('Building the site', runNpmBuild(parts, 'web', env)),
  );
}

function runNpmBuild(parts: Parts, workspace: string, env: NodeJS.ProcessEnv) {
  return runToEnd(parts, {
    name: `build-${workspace}`,
    command: 'npm',
    args: ['run', 'build', '--silent'],
    cwd: join(ROOT, workspace),
    env: { ...env, TMPDIR: parts.scratch },
  });
}

/** Gives what the emulators have imported this start's ports and time. */
function placeSeedPeople(parts: Parts) {
  const { env, ports, sandbox } = parts;
  return runToEnd(parts, {
    name: 'seed',
    command: process.execPath,
    args: [join(ROOT, 'scripts/seed/fill.ts')],
    env: {
      ...env,
      AI_SERVER_PORT: String(ports.aiServer),
      SEED_IMPORTED: 'yes',
      SEED_PLANS: sandbox === null ? 'on' : 'off',
    },
  });
}

/** @throws UserError with its output when it fails */
async function runToEnd({ children, logs }: Parts, step: Omit<ChildOptions, 'log'>) {
  const { code, output } = await children.run({ ...step, log: join(logs, `${step.name}.log`) });
  if (code !== 0) throw new UserError(`The step ${step.name} failed:\n${output}`);
}

function startStandins({ addresses, children, env, logs, onEnd, ports, sandbox }: Parts) {
  const log = join(logs, 'standins.log');
  // For when the stand-ins' clock is moved. The emulator has no scheduler and numbers what it would run.
  const jobAt = (name: string) => addresses.api.replace(/api$/, `${name}-0`);
  children.start({
    name: 'stand-ins',
    command: process.execPath,
    args: [join(ROOT, 'standins/main.ts')],
    cwd: ROOT,
    env: {
      ...env,
      STRIPE_PORT: String(ports.stripe),
      ZENDESK_PORT: String(ports.zendesk),
      CANNY_PORT: String(ports.canny),
      AI_SERVER_PORT: String(ports.aiServer),
      MACHINE_HOST_PORT: String(ports.machineHost),
      MAILBOX_PORT: String(ports.mailbox),
      SMTP_PORT: String(ports.smtp),
      STRIPE_WEBHOOK_URL: `${addresses.site}/api/stripe-webhook`,
      MACHINE_EVENTS_URL: `${addresses.site}/api/machine-events`,
      MAIL_EVENTS_URL: `${addresses.site}/api/mail-events`,
      SITE_ORIGIN: addresses.site,
      MACHINES_JOB_URL: jobAt('machines'),
      WATCH_JOB_URL: jobAt('watchMachines'),
      MAIL_JOB_URL: jobAt('mailDue'),
      // In a sandbox, the other job would end the plans of colleagues.
      ...(sandbox ? { STRIPE_STANDIN: 'off' } : { RECONCILE_JOB_URL: jobAt('reconcile') }),
    },
    log,
    onExit: onEnd('The stand-ins', log),
  });
}

function localConfig({ addresses, env, ports, publicFolder, siteFolder }: Parts) {
  // The SDKs use both spellings of the loopback address.
  const both = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return firebaseConfig({
    ports,
    publicFolder,
    local: {
      identity: [ports.auth, ports.firestore].flatMap(both),
      storage: both(ports.storage),
      chat: new URL(addresses.zendesk).host,
      helpCenter: listOf(env.HELP_CENTER_ORIGINS),
    },
    assets: assetNames(siteFolder),
  });
}

function startEmulators(parts: Parts) {
  const { children, configFile, folder, logs, onEmulatorLine, onEnd, scratch } = parts;
  const log = join(logs, 'emulators.log');
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
    // firebase-tools finds a running hub through a file in the temporary folder; a stack must not find another one's.
    env: { ...emulatorEnv(parts), TMPDIR: scratch },
    log,
    endsItsChildren: true,
    onLine: onEmulatorLine,
    onExit: onEnd('The emulators', log),
  });
}

/** Settings for a web app that talks to this machine, named as Vite reads them. */
export function webSettings(addresses: Addresses) {
  const chat = standInSource('https://static.zdassets.com', new URL(addresses.zendesk).host);
  const services = { chat, canny: addresses.canny, isLocal: true };
  return {
    ...toWebSettings(localValues(SITE, addresses), services),
    VITE_AUTH_EMULATOR_URL: addresses.auth,
    VITE_FIRESTORE_EMULATOR_HOST: new URL(addresses.firestore).host,
    VITE_STORAGE_EMULATOR_HOST: new URL(addresses.storage).host,
    VITE_DEV_PORT: new URL(addresses.vite).port,
    VITE_API_PROXY: addresses.site.replace('localhost', '127.0.0.1'),
  };
}

export function localAddresses(ports: Ports) {
  const at = (port: number) => `http://localhost:${port}`;
  return {
    site: at(ports.hosting),
    vite: at(ports.vite),
    api: `http://127.0.0.1:${ports.functions}/${PROJECT_ID}/${REGION}/api`,
    auth: at(ports.auth),
    firestore: at(ports.firestore),
    storage: at(ports.storage),
    stripe: at(ports.stripe),
    zendesk: at(ports.zendesk),
    canny: at(ports.canny),
    aiServer: at(ports.aiServer),
    machineHost: at(ports.machineHost),
    mailbox: at(ports.mailbox),
  };
}

/** What a local start sets of them. */
function localValues(rows: Rows<Setting>, addresses: Addresses): Record<string, string> {
  const here = { ...addresses, project: PROJECT_ID };
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, { local }]) =>
      local === undefined ? [] : [[name, typeof local === 'string' ? local : local(here)]],
    ),
  );
}

function emulatorEnv({ env, jars, java }: Parts) {
  const child = withEmulatorJars(env, java, jars);
  // The emulators set these for the functions; firebase-tools itself would connect to them.
  delete child.FIREBASE_AUTH_EMULATOR_HOST;
  delete child.FIRESTORE_EMULATOR_HOST;
  delete child.FIREBASE_STORAGE_EMULATOR_HOST;
  // Java's second compiler pays off after hours; until then it slows everything that starts beside it.
  child.JAVA_TOOL_OPTIONS = ['-XX:TieredStopAtLevel=1', env.JAVA_TOOL_OPTIONS]
    .filter(Boolean)
    .join(' ');
  child.FUNCTIONS_DISCOVERY_TIMEOUT = String(API_LOAD_TIMEOUT_S);
  return child;
}

/** Resolves once something answers there. @param log of that part, for the words */
async function ready(parts: Parts, over: AbortSignal, url: string, log: string) {
  const timeout = downloadsOf(parts.jars).length > 0 ? DOWNLOAD_TIMEOUT_MS : READY_TIMEOUT_MS;
  const file = join(parts.logs, log);
  const deadline = Date.now() + timeout;
  let answer: string | undefined;
  while (Date.now() < deadline) {
    if (over.aborted) throw new UserError('The start was ended.');
    try {
      const response = await fetch(url, {
        signal: AbortSignal.any([over, AbortSignal.timeout(Math.max(deadline - Date.now(), 1))]),
      });
      if (response.ok) return;
      answer = `it answered ${response.status}`;
    } catch (error) {
      answer = (error instanceof Error && codeOf(error.cause)) || messageOf(error);
    }
    await delay(READY_POLL_MS);
  }
  throw new UserError(
    `Waited ${timeout / 1000} s for ${url}: ${answer}. ${file} ends with:\n${tail(file)}${adviceOn(parts)}`,
  );
}

/** What to do if a download was the cause. */
function adviceOn({ jars }: Parts) {
  return downloadsOf(jars)
    .map((words) => `\nThis has to be downloaded: ${words}`)
    .join('');
}

/** Where a jar is from, without its path. */
function plain({ source }: { source: string }) {
  return source.replace(/ \(.*/, '');
}

/** The end of a log, without the lines of our own readiness checks. */
function tail(log: string) {
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() && !line.includes('/api/health'))
    .slice(-LOG_TAIL_LINES)
    .join('\n');
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

/** What the parts of a stack share. */
type Parts = ReturnType<typeof prepareParts>;

/** Stripe's own, with the prices that are ours there. */
export type Sandbox = { key: string; planPrices: string };

type StackOptions = {
  name: string;
  ports: Ports;
  /** As `claimScratch` makes it. */
  scratch: string;
  /** Takes the place of Stripe's stand-in. */
  sandbox?: Sandbox | null;
  /** Further settings of the API. */
  settings?: Record<string, string>;
  onEmulatorLine?: (line: string) => void;
  /** Called when a part has ended unasked. */
  onExit?: (words: string) => void;
};

type Addresses = ReturnType<typeof localAddresses>;
