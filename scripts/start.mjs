#!/usr/bin/env node
// `npm start`: the whole product on this machine, until Ctrl-C.
import { join } from 'node:path';
import { installDependencies } from './lib/install.mjs';
import { DEFAULT_PORTS, isPortTaken } from './lib/ports.mjs';
import { ROOT } from './lib/places.mjs';

installDependencies();
const { startStack, StackError, webSettings } = await import('./lib/stack.mjs');
const { readSeedLogins } = await import('./lib/seed-logins.mjs');

const startedAt = Date.now();
await refuseTakenPorts();

let stack;
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));

try {
  stack = await startStack({
    name: 'start',
    ports: DEFAULT_PORTS,
    say: console.log,
    onEmulatorLine: sayMail,
    onExit: (words) => void end(1, words),
  });
} catch (error) {
  if (!isEnding) {
    console.error(`\n${error instanceof StackError ? error.message : error.stack}`);
    process.exit(1);
  }
}
if (stack && !isEnding) startDevelopmentServers();

function startDevelopmentServers() {
  const { addresses, children, logs } = stack;
  children.start({
    name: 'functions watch',
    command: 'npm',
    args: ['run', 'watch', '--silent'],
    cwd: join(ROOT, 'functions'),
    log: join(logs, 'functions-watch.log'),
    onLine: (line) => /error TS/.test(line) && console.error(line),
  });
  children.start({
    name: 'vite',
    command: 'npm',
    args: ['run', 'dev', '--silent'],
    cwd: join(ROOT, 'web'),
    env: { ...process.env, ...webSettings(addresses) },
    log: join(logs, 'vite.log'),
    onLine: (line) => {
      if (line.includes('Local:')) sayWelcome();
    },
    onExit: (code) => void end(1, `Vite ended (exit code ${code}); its output is in ${logs}`),
  });
}

function sayWelcome() {
  const { addresses, logs } = stack;
  const { password, people } = readSeedLogins();
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`
Alcove is up after ${seconds} s. Ctrl-C ends all of it.

  Site, as served live      ${addresses.site}
  Site, with hot reload     ${addresses.vite}
  API                       ${addresses.site}/api/health
  Stripe, stand-in          ${addresses.stripe}
  Help desk, stand-in       ${addresses.zendesk}/hc/en-us
  Feedback, stand-in        ${addresses.canny}/board
  Customer's server         ${addresses.aiServer}

  Sign in with ${password}
${people.map(({ email, what }) => `    ${email.padEnd(20)} ${what}`).join('\n')}

Links of mails that would be sent are printed below. Output of every part: ${logs}
`);
}

/** The Auth emulator prints the links that it would mail. */
function sayMail(line) {
  if (/follow this link|use the code/.test(line)) console.log(line.replace(/^.*?\s{2,}/, ''));
}

async function refuseTakenPorts() {
  const taken = [];
  for (const [name, port] of Object.entries(DEFAULT_PORTS)) {
    if (await isPortTaken(port)) taken.push(`${port} (${name})`);
  }
  if (taken.length === 0) return;
  console.error(
    `Something on this machine already uses port ${taken.join(', ')}. Perhaps Alcove is running in another terminal: end that with Ctrl-C, or find the program with \`ss -ltnp\`, and start again.`,
  );
  process.exit(1);
}

async function end(code, words) {
  if (isEnding) return;
  isEnding = true;
  if (words) console.error(`\n${words}`);
  console.log('\nEnding …');
  await stack?.stop();
  process.exit(code);
}
