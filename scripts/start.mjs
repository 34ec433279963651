#!/usr/bin/env node
// `npm start`: the whole product on this machine, until Ctrl-C.
import { join } from 'node:path';
import { createChildren } from './lib/children.mjs';
import { InstallError, installMissing } from './lib/install.mjs';
import { mailOf } from './lib/mail-links.mjs';
import { DEFAULT_PORTS, isPortTaken } from './lib/ports.mjs';
import { ROOT } from './lib/places.mjs';
import { createProgress } from './lib/progress.mjs';

const startedAt = Date.now();
const progress = createProgress();
const installing = createChildren();
const interruption = new AbortController();
let starting;
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));

try {
  await refuseTakenPorts();
  await installMissing({ children: installing, progress });
  const { startStack, webSettings } = await import('./lib/stack.mjs');
  let vite = Promise.resolve();
  starting = startStack({
    name: 'start',
    ports: DEFAULT_PORTS,
    progress,
    signal: interruption.signal,
    beside: (parts) => {
      vite = startVite(parts, webSettings(parts.addresses));
    },
    onEmulatorLine: sayMail,
    onExit: (words) => void end(1, words),
  });
  const stack = await starting;
  await Promise.all([stack.site, vite]);
  startWatch(stack);
  await sayWelcome(stack);
} catch (error) {
  const isExpected = error instanceof InstallError || error.constructor.name === 'StackError';
  await end(1, isExpected ? error.message : error.stack);
}

/** @returns {Promise<void>} that resolves once Vite answers */
function startVite({ children, logs }, settings) {
  return new Promise((resolve) => {
    children.start({
      name: 'vite',
      command: join(ROOT, 'node_modules/.bin/vite'),
      args: [],
      cwd: join(ROOT, 'web'),
      env: { ...process.env, ...settings },
      log: join(logs, 'vite.log'),
      onLine: (line) => line.includes('Local:') && resolve(),
      onExit: (code) => void end(1, `Vite ended (exit code ${code}); its output is in ${logs}`),
    });
  });
}

function startWatch({ children, logs }) {
  children.start({
    name: 'functions watch',
    command: 'npm',
    args: ['run', 'watch', '--silent'],
    cwd: join(ROOT, 'functions'),
    log: join(logs, 'functions-watch.log'),
    onLine: (line) => /error TS/.test(line) && console.error(line),
  });
}

async function sayWelcome({ addresses, logs }) {
  const { readSeedLogins } = await import('./lib/seed-logins.mjs');
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

function sayMail(line) {
  const mail = mailOf(line, `http://localhost:${DEFAULT_PORTS.hosting}`);
  if (mail !== null) progress.say(mail);
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
  progress.say(words ? `\n${words}\n\nEnding …` : '\nEnding …');
  interruption.abort();
  await installing.stopAll();
  const stack = await starting?.catch(() => null);
  await stack?.stop();
  process.exit(code);
}
