// `npm run bench` measures everything about speed: see docs/speed.md. Words choose parts of it, such as `-- pages api`.
// `-- --check` compares the figures with their targets and fails where one is worse by more than 15 %; `-- --write` puts a
// whole run into docs/speed.md; `--runs=` sets how often each thing is measured.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH_WEB } from '../tests/bench/site/bench-site.ts';
import { buildSite } from '../tests/bench/site/build-site.ts';
import { measureCpu } from '../tests/bench/api/cpu.ts';
import { measureFilter } from '../tests/bench/pages/filter.ts';
import { startGoogle } from '../tests/bench/api/google.ts';
import { measureJourneys } from '../tests/bench/account/journeys.ts';
import { judge, type Target } from '../tests/bench/judge.ts';
import { measureLoad } from '../tests/bench/api/load.ts';
import { pageFigures } from '../tests/bench/pages/page-figures.ts';
import { tableOf, verdictInWords } from '../tests/bench/report.ts';
import { versionsOf } from '../tests/bench/versions.ts';
import { installPackages } from './computer/install.ts';
import { findChromium, installChromium } from './computer/chromium.ts';
import { installPackages as installDebian, mayInstallPackages } from './computer/debian.ts';
import { LOCAL, REPORT, ROOT } from './lib/places.ts';
import { createProgress } from './lib/progress.ts';
import { findTestBrowser } from './test/test-browser.ts';
import { startTestStack } from './test/test-stack.ts';

import type { Figure } from '../tests/bench/figures.ts';
import type { Stack } from './start/stack.ts';

const LIBERATION = '/usr/share/fonts/truetype/liberation';
const RUNS = 5;
const PARTS = ['pages', 'shift', 'filter', 'journeys', 'api', 'load'] as const;

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

const sections = new Map<Part, Section>();
let builtSite: string | null = null;
if (wanted.includes('pages')) sections.set('pages', await measurePublicPages());
if (wanted.includes('shift')) sections.set('shift', await measureLayoutShift());
if (wanted.includes('filter')) sections.set('filter', await measureShopFilter());
if (wanted.some((part) => ['journeys', 'api', 'load'].includes(part))) await measureBehindStack();

const day = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
const report = [
  `Last run: ${day}, ${runs} runs, ${machine}, ${await versionsOf(chromium)}.`,
  ...[...sections.values()].map(({ text }) => text),
].join('\n\n');
console.log(`\n${report}`);
if (mustWrite) writeReport();
if (process.argv.includes('--check')) process.exitCode = check();

async function measurePublicPages(): Promise<Section> {
  const { measurePages } = await import('../tests/bench/pages/pages.ts');
  const { table, fonts, measured } = await measurePages({
    site: publicSite(),
    scratch: join(scratch, 'fonts'),
    chromium,
    runs,
    print: console.log,
  });
  const figures = pageFigures(measured);
  const worst = tableOf(figures, targets.pages, 'worst page');
  return { figures, text: `### Public pages\n\n${table}\n\n${fonts}\n\n${worst}` };
}

async function measureLayoutShift(): Promise<Section> {
  const { measureShift } = await import('../tests/bench/pages/shift.ts');
  const figures = await measureShift({
    site: publicSite(),
    scratch: join(scratch, 'fonts'),
    chromium,
    print: console.log,
  });
  const table = tableOf(figures, targets.shift, 'pages over 0.01');
  return { figures, text: `### Layout shift\n\n${table}` };
}

/** @returns the folder of the built site, which is built once */
function publicSite() {
  if (builtSite === null) {
    builtSite = join(scratch, 'site');
    console.log('Building the site …');
    buildSite(builtSite, BENCH_WEB);
  }
  return builtSite;
}

async function measureShopFilter(): Promise<Section> {
  const { line, figures } = await measureFilter();
  return { figures, text: line };
}

/** What needs the emulators and the stand-ins. */
async function measureBehindStack() {
  const { stack, env, restTriggers } = await startTestStack({ name: 'bench' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void stack.stop().then(() => process.exit(130)));
  }
  try {
    await restTriggers();
    if (wanted.includes('journeys')) {
      sections.set('journeys', await measureAccountArea({ stack, env }));
    }
    if (wanted.includes('api') || wanted.includes('load')) await measureApi(env);
  } finally {
    await stack.stop();
  }
}

async function measureAccountArea(options: { stack: Stack; env: NodeJS.ProcessEnv }) {
  const { startAccountStage } = await import('../tests/bench/account/account-stage.ts');
  const { measureAccountShift } = await import('../tests/bench/account/account-shift.ts');
  // A browser with a window of its own would compete with the servers for two cores.
  const browser = await findTestBrowser({ progress: createProgress() });
  const stage = await startAccountStage(options);
  try {
    const { auth } = options.stack.addresses;
    const print = console.log;
    const journeys = await measureJourneys({ stage, auth, browser, runs, print });
    const shifts = await measureAccountShift({ stage, browser, print });
    const tables = [
      tableOf(journeys, targets.journeys, 'the largest, in kB'),
      tableOf(shifts, targets.journeys, 'pages over 0.01'),
    ];
    return {
      figures: [...journeys, ...shifts],
      text: `### Account area\n\n${tables.join('\n\n')}`,
    };
  } finally {
    await stage.stop();
  }
}

/** @param stack the settings of the stack */
async function measureApi(stack: NodeJS.ProcessEnv) {
  const { apiSettings, startFunction } = await import('../tests/bench/api/functions-process.ts');
  const google = await startGoogle();
  const settings = apiSettings(stack, google);
  const api = await startFunction({ name: 'api', env: settings });
  try {
    if (wanted.includes('api')) {
      const { measureModuleLoad } = await import('../tests/bench/api/module-load.ts');
      const { measureThroughput } = await import('../tests/bench/api/throughput.ts');
      const { countRoundTrips } = await import('../tests/bench/api/round-trips.ts');
      const token = google.idToken('ada');
      console.log('API: module load, processor time, throughput, round trips');
      const figures = [
        ...(await measureModuleLoad({ env: settings, token, runs })),
        ...(await measureCpu({ api, token })),
        ...(await measureThroughput({ api, google })),
      ];
      const trips = await countRoundTrips({ stack, google });
      const tables = [
        tableOf(figures, targets.api),
        tableOf(trips, targets.api, 'what is asked; + at the same time'),
      ];
      sections.set('api', {
        figures: [...figures, ...trips],
        text: `### API\n\n${tables.join('\n\n')}`,
      });
    }
    if (wanted.includes('load')) {
      const figures = await measureLoad({ api, google, stack, print: console.log });
      const table = tableOf(figures, targets.load, 'median and 99th percentile');
      sections.set('load', { figures, text: `### Load\n\n${table}` });
    }
  } finally {
    await api.stop();
    google.close();
  }
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
    page.replace(place, (_, before, after) => `${before}\n${report}\n\n${after}`),
  );
  spawnSync('npx', ['oxfmt', REPORT], { cwd: ROOT, stdio: 'ignore' });
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(2);
}

type Part = (typeof PARTS)[number];

/** `text` is in Markdown. */
type Section = { figures: Figure[]; text: string };
