// `npm start`: the whole product on this machine, until Ctrl-C. `npm start -- --stripe=sandbox` takes Stripe's own sandbox
// in the place of the stand-in.
import { join } from 'node:path';
import { stackOf } from './lib/caught.ts';
import { createChildren } from './lib/children.ts';
import { feedEvents } from './start/event-feed.ts';
import { claimScratch } from './start/leftovers.ts';
import { mailOf } from './start/mail-links.ts';
import { LOCAL, ROOT } from './lib/places.ts';
import { claimPorts, DEFAULT_BASE, listOf, PortsError, type Ports } from './lib/ports.ts';
import { createProgress } from './lib/progress.ts';
import { claimCheckout, tellPlaces } from './start/running-start.ts';
import {
  ensurePlanPrices,
  readSandboxKey,
  readStripeChoice,
  sandboxClient,
  SandboxError,
} from './start/sandbox.ts';
import { PASSWORD, seedLogins } from './seed/people/seed-logins.ts';
import {
  localAddresses,
  StackError,
  startStack,
  webSettings,
  type Sandbox,
  type Stack,
} from './start/stack.ts';

const LOGS = join(LOCAL, 'start/logs');
/** As the deployed schedules have it, in milliseconds. */
const JOBS = { watchStatus: 60_000, watchMachines: 300_000 };
const startedAt = Date.now();
const progress = createProgress();
const children = createChildren();
let stack: Stack | undefined;
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));

try {
  const stripe = readStripeChoice(process.argv.slice(2));
  const key = stripe === 'sandbox' ? readSandboxKey() : null;
  const scratch = await claimScratch();
  await refuseSecondStart(scratch);
  const ports = await choosePorts();
  const sandbox = key === null ? null : await openSandbox(key);
  const vite = startVite(webSettings(localAddresses(ports)));
  stack = await startStack({
    name: 'start',
    ports,
    scratch,
    progress,
    sandbox,
    onEmulatorLine: (line) => sayMail(line, ports),
    onExit: (words) => void end(1, words),
  });
  await vite;
  startWatch();
  tellPlaces({ scratch, ports, site: stack.addresses.site, stripe });
  runJobs(stack);
  sayWelcome(stack, sandbox);
  if (sandbox !== null) await feedSandboxEvents(stack, sandbox);
} catch (error) {
  await end(1, wordsFor(error));
}

/** An error that a person can act on says how; for any other the stack matters. */
function wordsFor(error: unknown): string {
  const isExpected =
    error instanceof PortsError || error instanceof SandboxError || error instanceof StackError;
  return isExpected ? error.message : stackOf(error);
}

async function openSandbox(key: string): Promise<Sandbox> {
  const planPrices = await progress.during(
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
    say: (text) => progress.print(text),
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

/** The emulator has no scheduler: without this, no page could tell what works, and how machines answer. */
function runJobs({ addresses }: Stack): void {
  for (const [name, everyMs] of Object.entries(JOBS)) {
    const job = addresses.api.replace(/api$/, `${name}-0`);
    const run = () => void fetch(job, { method: 'POST' }).catch(() => undefined);
    run();
    setInterval(run, everyMs).unref();
  }
}

function startWatch(): void {
  children.start({
    name: 'functions watch',
    command: 'npm',
    args: ['run', 'watch', '--silent'],
    cwd: join(ROOT, 'functions'),
    log: join(LOGS, 'functions-watch.log'),
    onLine: (line) => /error TS/.test(line) && console.error(line),
  });
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

function sayMail(line: string, { hosting }: Ports): void {
  const mail = mailOf(line, `http://localhost:${hosting}`);
  if (mail !== null) progress.print(mail);
}

async function refuseSecondStart(scratch: string) {
  const other = await claimCheckout(scratch);
  if (other === null) return;
  console.error(
    `Alcove already runs from this folder${other.site ? `, at ${other.site}` : ''}. Stop it with Ctrl-C in its terminal (process ${other.pid}), then start again.`,
  );
  process.exit(1);
}

async function choosePorts() {
  const { base, ports, taken } = await claimPorts(process.env.ALCOVE_PORT_BASE);
  if (base !== DEFAULT_BASE && taken.length > 0) {
    progress.print(
      `${taken.length > 1 ? 'Ports' : 'Port'} ${listOf(taken)} taken on this computer, so all of Alcove's ports are ${base - DEFAULT_BASE} higher. The site will be at http://localhost:${ports.hosting}`,
    );
  }
  return ports;
}

/** In the middle of a start, what has begun is killed with this process. */
async function end(code: number, words?: string): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  progress.end();
  progress.print(words ? `\n${words}\n\nEnding …` : '\nEnding …');
  if (stack) await Promise.all([children.stopAll(), stack.stop()]);
  process.exit(code);
}
