// `npm run bench` measures everything about speed: see docs/speed.md. Words choose parts of it, such as `-- pages api`.
// `-- --check` compares the figures with their targets and fails where one is worse by more than 15 %; `-- --write` puts a
// whole run into docs/speed.md; `--runs=` sets how often each thing is measured, `--minutes=` how long people use `npm start`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judge, tableOf, type Figure, type Targets } from '../tests/bench/figures.ts';
import { BENCH_WEB } from '../tests/bench/site/serve.ts';
import { findChromium, findTestBrowser, installChromium } from './computer/chromium.ts';
import { installPackages as installDebian, mayInstallPackages } from './computer/debian.ts';
import { installPackages } from './computer/install.ts';
import { LOCAL, ROOT } from './lib/places.ts';
import { endOnSignal } from './lib/processes.ts';
import { startTestStack } from './test/test-stack.ts';

/** Has the tables of the last whole run. */
const REPORT = join(ROOT, 'docs/speed.md');
const LIBERATION = '/usr/share/fonts/truetype/liberation';
const TITLES: Record<string, string> = {
  pages: 'Public pages',
  shift: 'Layout shift',
  filter: 'Shop filters',
  journeys: 'Account area',
  api: 'API',
  scale: 'Looking after everyone',
  start: 'Local start',
};

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
    write: { type: 'boolean' },
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
  },
});
const parts = Object.keys(TITLES);
const unknown = words.find((word) => !parts.includes(word));
if (unknown !== undefined) exitWith(`The bench has no part “${unknown}”: ${parts.join(', ')}.`);
const wants = (part: string) => words.length === 0 || words.includes(part);
if (options.write && !parts.every(wants)) exitWith('--write takes a whole run.');
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) exitWith(`What is --runs=${options.runs}?`);
const minutes = Number(options.minutes);
if (!(minutes > 0)) exitWith(`What is --minutes=${options.minutes}?`);

// What needs these packages is imported where it is used.
await installPackages(['tests/bench']);
// Debian's Chromium merely recommends the fonts that replace Arial, and the bench measures layout shift with them too.
if (!existsSync(LIBERATION) && mayInstallPackages()) await installDebian('fonts-liberation');

const targets: Record<string, Targets> = readJson('tests/bench/targets.json');
const chromium = (await findChromium()) ?? (await installChromium());
/** By part, in the order of the report. */
const found: Record<string, Figure[]> = {};

if (wants('pages') || wants('shift')) await measurePublicSite();
if (wants('filter')) {
  const { measureFilter } = await import('../tests/bench/pages/filter.ts');
  found.filter = await measureFilter();
}
if (['journeys', 'api', 'scale'].some(wants)) await measureBehindStack();
if (wants('start')) {
  const { measureStart } = await import('../tests/bench/start/start.ts');
  found.start = await measureStart(minutes, await findTestBrowser());
}

const day = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
const text = [
  `Last run: ${day}, ${runs} runs, ${machine}, ${versions()}.`,
  ...Object.entries(found).flatMap(([part, figures]) => [
    `### ${TITLES[part]}`,
    tableOf(figures, targets[part] ?? {}),
  ]),
].join('\n\n');
console.log(`\n${text}`);
if (options.write) writeReport();
if (options.check) process.exitCode = check();

async function measurePublicSite() {
  const site = buildSite();
  if (wants('pages')) {
    const { measurePages } = await import('../tests/bench/pages/pages.ts');
    found.pages = await measurePages({ site, chromium, runs });
  }
  if (wants('shift')) {
    const { measureShift } = await import('../tests/bench/pages/shift.ts');
    found.shift = await measureShift({ site, chromium });
  }
}

/** @returns the folder of a site with every feature, built for production */
function buildSite() {
  console.log('Building the site …');
  const folder = join(LOCAL, 'bench', 'site');
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
  const { stack, env, restTriggers } = await startTestStack('bench');
  endOnSignal(stack.stop);
  // The tests' own modules read the stack's addresses from the environment.
  Object.assign(process.env, env);
  try {
    await restTriggers();
    if (wants('journeys')) {
      const { startAccountStage } = await import('../tests/bench/account/stage.ts');
      const { measureJourneys } = await import('../tests/bench/account/journeys.ts');
      const { measureAccountShift } = await import('../tests/bench/account/shift.ts');
      // A browser with a window of its own would compete with the servers for two cores.
      const browser = await findTestBrowser();
      const stage = await startAccountStage(stack, env, browser);
      try {
        const journeys = await measureJourneys(stage, runs);
        found.journeys = [...journeys, ...(await measureAccountShift(stage))];
      } finally {
        await stage.stop();
      }
    }
    if (wants('api')) {
      console.log('API: module load, processor time, throughput, round trips');
      const { measureApi } = await import('../tests/bench/api/api.ts');
      found.api = await measureApi(env, runs);
    }
    if (wants('scale')) {
      const { measureScale } = await import('../tests/bench/upkeep/scale.ts');
      found.scale = await measureScale();
    }
  } finally {
    await stack.stop();
  }
}

function versions() {
  const { version } = readJson('tests/bench/node_modules/lighthouse/package.json');
  const browser = spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout;
  return `Node ${process.versions.node}, Lighthouse ${version}, ${browser.trim()}`;
}

/** @returns the exit code */
function check() {
  const verdicts = Object.entries(found).flatMap(([part, figures]) =>
    judge(figures, targets[part] ?? {}),
  );
  for (const { verdict, words: said } of verdicts) console.log(`${verdict.padEnd(7)} ${said}`);
  const reached = verdicts.filter(({ verdict }) => verdict === 'ok').length;
  console.log(`\n${reached} of ${verdicts.length} targets are reached.`);
  return reached === verdicts.length ? 0 : 1;
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

function readJson(file: string) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(2);
}
