// `npm run bench` measures everything about speed: see docs/speed.md. Words choose parts of it, such as `-- pages api`.
// `-- --check` compares the figures with their targets and fails where one is worse by more than 15 %; `-- --write` puts a
// whole run into docs/speed.md; `--runs=` sets how often each thing is measured.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../tests/bench/figures.ts';
import { judge, type Target } from '../tests/bench/judge.ts';
import { tableOf, verdictInWords } from '../tests/bench/report.ts';
import { BENCH_WEB } from '../tests/bench/site/bench-site.ts';
import { installPackages } from './computer/install.ts';
import { findChromium, installChromium } from './computer/chromium.ts';
import { installPackages as installDebian, mayInstallPackages } from './computer/debian.ts';
import { LOCAL, REPORT, ROOT } from './lib/places.ts';
import { createProgress } from './lib/progress.ts';
import { findTestBrowser } from './test/test-browser.ts';
import { startTestStack } from './test/test-stack.ts';

import type { Stack } from './start/stack.ts';

const LIBERATION = '/usr/share/fonts/truetype/liberation';
const RUNS = 5;
const PARTS = ['pages', 'shift', 'filter', 'journeys', 'api'] as const;
const TITLES: Record<Part, string> = {
  pages: 'Public pages',
  shift: 'Layout shift',
  filter: 'Shop filters',
  journeys: 'Account area',
  api: 'API',
};

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = words.find((word) => !PARTS.some((part) => part === word));
if (unknown !== undefined) exitWith(`The bench has no part “${unknown}”: ${PARTS.join(', ')}.`);
const wanted = PARTS.filter((part) => words.length === 0 || words.includes(part));
const mustWrite = process.argv.includes('--write');
if (mustWrite && wanted.length < PARTS.length) exitWith('--write takes a whole run.');
const runsWord = process.argv.find((word) => word.startsWith('--runs=')) ?? `--runs=${RUNS}`;
const runs = Number(/^--runs=([1-9]\d*)$/.exec(runsWord)?.[1] ?? exitWith(`What is ${runsWord}?`));

// What needs these packages is imported where it is used.
await installPackages(['tests/bench']);
// Debian's Chromium merely recommends the fonts that replace Arial, and the bench measures layout shift with them too.
if (!existsSync(LIBERATION) && mayInstallPackages()) await installDebian('fonts-liberation');

const targets: Record<Part, Record<string, Target>> = JSON.parse(
  readFileSync(join(ROOT, 'tests/bench/targets.json'), 'utf8'),
);
const scratch = join(LOCAL, 'bench');
const chromium = (await findChromium()) ?? (await installChromium());

const sections = new Map<Part, { figures: Figure[]; tables: string[] }>();
if (wanted.includes('pages') || wanted.includes('shift')) await measurePublicSite();
if (wanted.includes('filter')) {
  const { measureFilter } = await import('../tests/bench/pages/filter.ts');
  report('filter', await measureFilter());
}
if (wanted.includes('journeys') || wanted.includes('api')) await measureBehindStack();

const day = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
const text = [
  `Last run: ${day}, ${runs} runs, ${machine}, ${versions()}.`,
  ...[...sections].flatMap(([part, { tables }]) => [`### ${TITLES[part]}`, ...tables]),
].join('\n\n');
console.log(`\n${text}`);
if (mustWrite) writeReport();
if (process.argv.includes('--check')) process.exitCode = check();

/** Adds figures to a part of the report. */
function report(part: Part, figures: Figure[], noteTitle?: string) {
  const section = sections.get(part) ?? { figures: [], tables: [] };
  section.figures.push(...figures);
  section.tables.push(tableOf(figures, targets[part], noteTitle));
  sections.set(part, section);
}

async function measurePublicSite() {
  const site = buildSite();
  if (wanted.includes('pages')) {
    const { measurePages } = await import('../tests/bench/pages/pages.ts');
    const { table, figures } = await measurePages({ site, chromium, runs });
    report('pages', figures, 'worst page');
    sections.get('pages')?.tables.unshift(table);
  }
  if (wanted.includes('shift')) {
    const { measureShift } = await import('../tests/bench/pages/shift.ts');
    const fonts = join(scratch, 'fonts');
    report('shift', await measureShift({ site, scratch: fonts, chromium }), 'pages over 0.01');
  }
}

/** @returns the folder of a site with every feature, built for production */
function buildSite() {
  console.log('Building the site …');
  const folder = join(scratch, 'site');
  rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, ...BENCH_WEB, ALCOVE_WEB_OUT: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`the site does not build (exit code ${status})`);
  return folder;
}

/** What needs the emulators and the stand-ins. */
async function measureBehindStack() {
  const { stack, env, restTriggers } = await startTestStack({ name: 'bench' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void stack.stop().then(() => process.exit(130)));
  }
  // The tests' own modules read the stack's addresses from the environment.
  Object.assign(process.env, env);
  try {
    await restTriggers();
    if (wanted.includes('journeys')) await measureAccountArea(stack, env);
    if (wanted.includes('api')) await measureApi(env);
  } finally {
    await stack.stop();
  }
}

async function measureAccountArea(stack: Stack, env: NodeJS.ProcessEnv) {
  const { startAccountStage } = await import('../tests/bench/account/account-stage.ts');
  const { measureAccountShift } = await import('../tests/bench/account/account-shift.ts');
  const { measureJourneys } = await import('../tests/bench/account/journeys.ts');
  // A browser with a window of its own would compete with the servers for two cores.
  const browser = await findTestBrowser({ progress: createProgress() });
  const stage = await startAccountStage(stack, env, browser);
  try {
    report('journeys', await measureJourneys(stage, runs), 'the largest, in kB');
    report('journeys', await measureAccountShift(stage), 'pages over 0.01');
  } finally {
    await stage.stop();
  }
}

/** @param stack the settings of the stack */
async function measureApi(stack: NodeJS.ProcessEnv) {
  const { startGoogle } = await import('../tests/bench/api/google.ts');
  const { apiSettings, startFunction } = await import('../tests/bench/api/functions-process.ts');
  const { measureModuleLoad } = await import('../tests/bench/api/module-load.ts');
  const { measureCpu } = await import('../tests/bench/api/cpu.ts');
  const { measureThroughput } = await import('../tests/bench/api/throughput.ts');
  const { countRoundTrips } = await import('../tests/bench/api/round-trips.ts');
  const { idToken } = await import('../tests/support/id-tokens.ts');
  console.log('API: module load, processor time, throughput, round trips');
  const google = await startGoogle();
  const settings = apiSettings(stack, google);
  const api = await startFunction({ name: 'api', env: settings });
  const token = idToken('ada');
  try {
    report('api', [
      ...(await measureModuleLoad({ ...settings, BENCH_TOKEN: token }, runs)),
      ...(await measureCpu(api, token)),
      ...(await measureThroughput(api)),
    ]);
    report('api', await countRoundTrips(stack), 'what is asked; + at the same time');
  } finally {
    await api.stop();
    google.close();
  }
}

function versions() {
  const lighthouse = join(ROOT, 'tests/bench/node_modules/lighthouse/package.json');
  const { version } = JSON.parse(readFileSync(lighthouse, 'utf8'));
  const browser = spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout;
  return `Node ${process.versions.node}, Lighthouse ${version}, ${browser.trim()}`;
}

/** @returns the exit code */
function check() {
  const verdicts = [...sections].flatMap(([part, { figures }]) => judge(figures, targets[part]));
  console.log(`\n${verdicts.map(verdictInWords).join('\n')}`);
  const failed = verdicts.filter(({ verdict }) => verdict !== 'ok').length;
  console.log(`\n${verdicts.length - failed} of ${verdicts.length} targets are reached.`);
  return failed === 0 ? 0 : 1;
}

function writeReport() {
  const page = readFileSync(REPORT, 'utf8');
  const place = /(<!-- bench -->\n)[\s\S]*(<!-- \/bench -->)/;
  if (!place.test(page)) throw new Error(`${REPORT} lacks the markers around the report`);
  writeFileSync(
    REPORT,
    page.replace(place, (_, before, after) => `${before}\n${text}\n\n${after}`),
  );
  spawnSync('npx', ['oxfmt', REPORT], { cwd: ROOT, stdio: 'ignore' });
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(2);
}

type Part = (typeof PARTS)[number];
