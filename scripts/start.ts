// `npm start`: the whole product on this machine, until Ctrl-C. `npm start -- --stripe=sandbox` takes Stripe's own sandbox
// in the place of the stand-in.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { linkToOurPage } from '../standins/mailbox/our-links.ts';
import { stackOf, UserError } from './lib/caught.ts';
import { createChildren } from './lib/children.ts';
import { feedEvents } from './start/event-feed.ts';
import { claimScratch } from './start/leftovers.ts';
import { LOCAL, ROOT } from './lib/places.ts';
import { claimPorts, DEFAULT_BASE, type Ports } from './lib/ports.ts';
import { during } from './lib/progress.ts';
import { claimCheckout, tellPlaces } from './start/running-start.ts';
import {
  ensurePlanPrices,
  readSandboxKey,
  readStripeChoice,
  sandboxClient,
} from './start/sandbox.ts';
import { PASSWORD, seedLogins } from './seed/people/seed-logins.ts';
import { runSchedules } from './start/schedules.ts';
import {
  localAddresses,
  startStack,
  webSettings,
  type Sandbox,
  type Stack,
} from './start/stack.ts';

const LOGS = join(LOCAL, 'start/logs');
const SETTLING_MS = 200;
const startedAt = Date.now();
const children = createChildren();
let stack: Stack | undefined;
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));

try {
  const stripe = readStripeChoice(process.argv.slice(2));
  const key = stripe === 'sandbox' ? readSandboxKey() : null;
  const scratch = await claimScratch();
  await claimCheckout(scratch);
  const ports = await choosePorts();
  const sandbox = key === null ? null : await openSandbox(key);
  const vite = startVite(webSettings(localAddresses(ports)));
  stack = await startStack({
    name: 'start',
    ports,
    scratch,
    sandbox,
    onEmulatorLine: (line) => sayMail(line, ports),
    onExit: (words) => void end(1, words),
  });
  await vite;
  watchFunctions();
  const standinKey = sandbox === null ? (stack.env['STRIPE_SECRET_KEY'] ?? '') : '';
  tellPlaces({ scratch, ports, site: stack.addresses.site, stripe, standinKey });
  runSchedules(stack.addresses.api);
  sayWelcome(stack, sandbox);
  if (sandbox !== null) await feedSandboxEvents(stack, sandbox);
} catch (error) {
  await end(1, error instanceof UserError ? error.message : stackOf(error));
}

async function openSandbox(key: string): Promise<Sandbox> {
  const planPrices = await during(
    "Finding our plans in Stripe's sandbox",
    ensurePlanPrices(sandboxClient(key)),
  );
  return { key, planPrices };
}

/** Until the end. */
async function feedSandboxEvents({ addresses, env }: Stack, { key }: Sandbox): Promise<void> {
  await feedEvents({
    stripe: sandboxClient(key),
    endpoint: `${addresses.site.replace('localhost', '127.0.0.1')}/api/stripe-webhook`,
    secret: env.STRIPE_WEBHOOK_SECRET ?? '',
    say: console.log,
  });
}

/** Resolves once Vite answers. */
function startVite(settings: Record<string, string>): Promise<void> {
  return new Promise((resolve) => {
    children.start({
      name: 'vite',
      command: join(ROOT, 'node_modules/.bin/vite'),
      args: [],
      cwd: join(ROOT, 'web'),
      env: { ...process.env, ...settings },
      log: join(LOGS, 'vite.log'),
      onLine: (line) => line.includes('Local:') && resolve(),
      onExit: (code) => void end(1, `Vite ended (exit code ${code}); its output is in ${LOGS}`),
    });
  });
}

/** Compiles the API after a change; the emulator then loads it again. A compiler that watches would keep 240 MB. */
function watchFunctions(): void {
  let building: Promise<unknown> | null = null;
  let isDue = false;
  const build = async () => {
    while (isDue) {
      isDue = false;
      // An editor writes several files at once.
      await delay(SETTLING_MS);
      if (isEnding) return;
      await children.run({
        name: 'functions build',
        command: 'npm',
        args: ['run', 'build', '--silent'],
        cwd: join(ROOT, 'functions'),
        log: join(LOGS, 'functions-build.log'),
        onLine: (line) => /error TS/.test(line) && console.error(line),
      });
    }
    building = null;
  };
  const watcher = watch(join(ROOT, 'functions/src'), { recursive: true }, () => {
    isDue = true;
    building ??= build();
  });
  watcher.on('error', (error) => {
    console.error(`Changes of the API do not show until the next start: ${error.message}`);
  });
  watcher.unref();
}

function sayWelcome({ addresses }: Stack, sandbox: Sandbox | null): void {
  const logins = seedLogins({ havePlans: sandbox === null });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`
Alcove is up after ${seconds} s. Ctrl-C stops everything.

  Site, as in production    ${addresses.site}
  Site, with hot reload     ${addresses.vite}
  API                       ${addresses.site}/api/health
  Status                    ${addresses.site}/status
  ${sandbox === null ? `Stripe, stand-in          ${addresses.stripe}` : 'Stripe, your sandbox      https://dashboard.stripe.com/test'}
  Help desk, stand-in       ${addresses.zendesk}/hc/en-us
  Feedback, stand-in        ${addresses.canny}/board
  Machine host, stand-in    ${addresses.machineHost}
  Mailbox, stand-in         ${addresses.mailbox}
  Customer's own server     ${addresses.aiServer}

  Sign in with ${PASSWORD}
${logins.map((login) => `    ${login}`).join('\n')}

Every e-mail is in the mailbox, and the links of Firebase's are printed below. Logs of every part: ${LOGS}
`);
}

/** The Auth emulator prints the mails that it would send. Ours lead to our own page. */
function sayMail(line: string, { hosting }: Ports): void {
  const words = /\bTo (?:sign in|verify|reset) .*/.exec(stripVTControlCharacters(line))?.[0];
  const toOurPage = (link: string) => linkToOurPage(link, `http://localhost:${hosting}`);
  if (words) console.log(words.replace(/(?<=, follow this link: )\S+$/, toOurPage));
}

async function choosePorts() {
  const { base, ports, taken } = await claimPorts(process.env.ALCOVE_PORT_BASE);
  if (base !== DEFAULT_BASE && taken.length > 0) {
    console.log(
      `Taken on this computer: ${taken.join(', ')}. So all of Alcove's ports are ${base - DEFAULT_BASE} higher. The site will be at http://localhost:${ports.hosting}`,
    );
  }
  return ports;
}

/** In the middle of a start, what has begun is killed with this process. */
async function end(code: number, words?: string): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  console.log(words ? `\n${words}\n\nEnding …` : '\nEnding …');
  if (stack) await Promise.all([children.stopAll(), stack.stop()]);
  process.exit(code);
}
