#!/usr/bin/env node
// `npm test`: every check, on ports of its own. `npm test -- unit api` runs just those.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './lib/install.mjs';
import { LOCAL, ROOT } from './lib/places.mjs';
import { readPlaywright, readReport, readVitest } from './lib/reports.mjs';

installDependencies();
const { findChromium, installChromium } = await import('./lib/chromium.mjs');
const { freePorts } = await import('./lib/ports.mjs');
const { startStack } = await import('./lib/stack.mjs');

const STATIC_CHECKS = [
  { name: 'types', command: ['node', 'scripts/types.mjs'] },
  { name: 'lint', command: ['npx', 'oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'firebase.json', command: ['node', 'scripts/check-firebase-config.mjs'] },
  { name: 'docs', command: ['node', 'scripts/check-docs.mjs'] },
];
const SUITES = [
  { name: 'unit', needsStack: false, run: (env) => runVitest('unit', env) },
  { name: 'rules', needsStack: true, run: (env) => runVitest('rules', env) },
  { name: 'api', needsStack: true, run: (env) => runVitest('api', env) },
  { name: 'e2e', needsStack: true, run: (env) => runPlaywright('side by side', env) },
  { name: 'e2e-alone', needsStack: true, run: (env) => runPlaywright('alone', env) },
];

const known = [...STATIC_CHECKS, ...SUITES].map(({ name }) => name);
const asked = process.argv.slice(2).filter((word) => known.includes(word));
const passOn = process.argv.slice(2).filter((word) => !known.includes(word));
const isWanted = ({ name }) => asked.length === 0 || asked.includes(name);
const reports = join(LOCAL, 'reports');
mkdirSync(reports, { recursive: true });

const tally = [];
/** Said once more at the end: a runner's own account of it is a thousand lines up by then. */
const failures = [];
let stack;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void stop().then(() => process.exit(130)));
}

for (const check of STATIC_CHECKS.filter(isWanted)) {
  heading(check.name);
  const passed = run(check.command) === 0;
  count(check.name, Number(passed), Number(!passed));
}

const suites = SUITES.filter(isWanted);
try {
  const env = { ...process.env };
  if (suites.some(({ name }) => name.startsWith('e2e'))) env.CHROMIUM_PATH = await chromiumPath();
  for (const suite of suites) {
    heading(suite.name);
    if (suite.needsStack) stack ??= await startTestStack();
    const { passed, failed, failures: found } = suite.run({ ...env, ...testEnvironment() });
    count(suite.name, passed, failed);
    failures.push(...found);
  }
} catch (error) {
  console.error(error.message);
  count('start', 0, 1);
}
await stop();

for (const { test, error } of failures) {
  heading(`failed: ${test}`);
  console.log(error);
}
console.log();
for (const { name, passed, failed } of tally) {
  console.log(`${failed ? 'FAIL' : 'ok  '}  ${name.padEnd(14)} ${passed} passed, ${failed} failed`);
}
const total = (key) => tally.reduce((sum, row) => sum + row[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 && total('passed') > 0 ? 0 : 1;

async function startTestStack() {
  return startStack({ name: 'test', ports: await freePorts(), say: console.log });
}

function testEnvironment() {
  if (!stack) return {};
  const { addresses } = stack;
  return {
    ...stack.env,
    GCLOUD_PROJECT: stack.env.FIREBASE_PROJECT_ID,
    ALCOVE_SITE_URL: addresses.site,
    ALCOVE_API_URL: addresses.api,
    ALCOVE_STRIPE_URL: addresses.stripe,
    ALCOVE_ZENDESK_URL: addresses.zendesk,
    ALCOVE_CANNY_URL: addresses.canny,
    ALCOVE_AI_SERVER_URL: addresses.aiServer,
  };
}

function runVitest(project, childEnv) {
  const report = join(reports, `${project}.json`);
  rmSync(report, { force: true });
  const status = run(
    [
      'npx',
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...passOn,
    ],
    childEnv,
  );
  return readReport(readVitest, report, status);
}

async function chromiumPath() {
  return (await findChromium()) ?? (await installChromium());
}

function runPlaywright(project, childEnv) {
  const report = join(reports, `${project}.json`);
  rmSync(report, { force: true });
  const status = run(
    [
      'npx',
      'playwright',
      'test',
      '--config',
      'tests/playwright.config.ts',
      `--project=${project}`,
      ...passOn,
    ],
    {
      ...childEnv,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  return readReport(readPlaywright, report, status);
}

function run([command, ...args], childEnv = process.env) {
  return spawnSync(command, args, { cwd: ROOT, env: childEnv, stdio: 'inherit' }).status;
}

function heading(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 60 - text.length))}`);
}

function count(name, passed, failed) {
  tally.push({ name, passed, failed });
}

async function stop() {
  const running = stack;
  stack = undefined;
  await running?.stop();
}
