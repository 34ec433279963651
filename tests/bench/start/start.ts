// What `npm start` needs of a computer: how long the first dashboard takes, and the processes and memory that are left after ten
// people have used every page.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { chromium as playwright, type Browser, type Page } from '@playwright/test';
import { createChildren } from '../../../scripts/lib/children.ts';
import { LOCAL, PROJECT_ID, ROOT } from '../../../scripts/lib/places.ts';
import { emulatorSettings, type Ports } from '../../../scripts/lib/ports.ts';
import { processesWith, withMark } from '../../../scripts/lib/processes.ts';
import { readRunningStart } from '../../../scripts/start/running-start.ts';
import type * as Fixtures from '../../support/browser/fixtures.ts';
import type { Figure } from '../figures.ts';
import { accountPaths, importWeb, publicPaths } from '../site/web.ts';

/** Of the seed; two of them at two computers. */
const PEOPLE = ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn', 'hana', 'ivo', 'ada', 'dan'];
const PLAN_OF_ADA = ['main', 'Household'] as const;
/** How long a person looks at a page. */
const READING_MS = 5000;
/** After this long without a request, a process of the functions has ended. */
const IDLE_MINUTES = 10;
const SAMPLE_MS = 5000;
const LOAD_TIMEOUT_MS = 60_000;

/**
 * Runs `npm start` on its usual ports, if they are free.
 * @param minutes how long the people use it
 * @param executablePath of a Chromium
 * @throws Error where the start fails, or a page does not load
 */
export async function measureStart(minutes: number, executablePath: string): Promise<Figure[]> {
  const children = createChildren();
  const mark = randomUUID();
  try {
    await start(children, mark);
    const browser = await playwright.launch({ executablePath });
    try {
      const firstDashboard = await openFirstDashboard(browser);
      const used = await use(browser, minutes, mark);
      await browser.close();
      console.log(`Start: ${IDLE_MINUTES} minutes without anyone`);
      await wait((IDLE_MINUTES + 0.5) * 60_000);
      const idle = readUse(mark);
      return [
        { name: 'start: first dashboard', unit: 'ms', value: firstDashboard },
        { name: 'start: processes of functions, in use', unit: '', value: most(used, 'functions') },
        { name: 'start: memory, in use', unit: 'MB', value: most(used, 'megabytes') },
        { name: 'start: processes of functions, idle', unit: '', value: idle.functions },
        { name: 'start: memory, idle', unit: 'MB', value: idle.megabytes, note: idle.largest },
      ];
    } finally {
      await browser.close();
    }
  } finally {
    await children.stopAll();
  }
}

/** Resolves once everything is up, and sets where the tests' modules look for it: they are loaded only then. */
async function start(children: ReturnType<typeof createChildren>, mark: string) {
  console.log('Start: npm start');
  await new Promise<void>((resolve, reject) => {
    children.start({
      name: 'start',
      command: process.execPath,
      args: [join(ROOT, 'scripts/start.ts')],
      cwd: ROOT,
      env: withMark(mark, process.env),
      log: join(LOCAL, 'bench/logs/start.log'),
      endsItsChildren: true,
      onLine: (line) => line.startsWith('Alcove is up') && resolve(),
      onExit: () => reject(new Error('npm start ended: see .local/bench/logs/start.log')),
    });
  });
  const { site, ports } = (await readRunningStart()) as { site: string; ports: Ports };
  Object.assign(process.env, emulatorSettings(ports), {
    ALCOVE_SITE_URL: site,
    GCLOUD_PROJECT: PROJECT_ID,
  });
}

/**
 * Opens the page without the API, so that the browser has its files, and loads it again.
 * @returns the milliseconds from the beginning of the document until the plan is visible
 */
async function openFirstDashboard(browser: Browser): Promise<number> {
  const { awaitText } = await import('../account/journeys.ts');
  const { rest } = await import('../account/stage.ts');
  const page = await openAs(browser, 'ada');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  // Interception would leave the browser without its cache.
  await network.send('Network.setBlockedURLs', { urls: ['*/api/*'] });
  await page.goto(`${process.env['ALCOVE_SITE_URL']}/dashboard`);
  await rest(page);
  await network.send('Network.setBlockedURLs', { urls: [] });
  await page.reload({ waitUntil: 'commit' });
  const { at, documentAt } = await awaitText(page, ...PLAN_OF_ADA);
  await page.context().close();
  return at - documentAt;
}

async function openAs(browser: Browser, person: string): Promise<Page> {
  const { storeSession } = await importWeb<typeof Fixtures>('tests/support/browser/fixtures.ts');
  const { signInPerson } = await import('../../support/people.ts');
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const email = `${person}@alcove.test`;
  await storeSession(context, { email, ...(await signInPerson(email)) });
  return context.newPage();
}

/** Everyone goes through all pages, again and again. @returns what was in use, every few seconds */
async function use(browser: Browser, minutes: number, mark: string): Promise<Use[]> {
  console.log(`Start: ten people for ${minutes} minutes`);
  // The pages of other layouts lead on where someone is signed in.
  const paths = [...(await accountPaths()), ...(await publicPaths(['site', 'example', 'shop']))];
  const until = Date.now() + minutes * 60_000;
  const walk = async (person: string, index: number) => {
    const page = await openAs(browser, person);
    // Each begins elsewhere.
    for (let at = index * 7; Date.now() < until; at += 1) {
      const path = paths[at % paths.length] ?? '';
      await page.goto(`${process.env['ALCOVE_SITE_URL']}${path}`, { timeout: LOAD_TIMEOUT_MS });
      await wait(READING_MS);
    }
    await page.context().close();
  };
  const samples: Use[] = [];
  const sampling = setInterval(() => samples.push(readUse(mark)), SAMPLE_MS);
  await Promise.all(PEOPLE.map(walk)).finally(() => clearInterval(sampling));
  return samples;
}

/** Memory is counted as Linux shares it out (`Pss`): what processes have in common counts once. */
function readUse(mark: string) {
  const all = processesWith(mark).flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const share = /^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
      return [{ command, megabytes: Number(share?.[1] ?? 0) / 1000 }];
    } catch {
      // It has ended since.
      return [];
    }
  });
  return {
    functions: all.filter(({ command }) => command.includes('functionsEmulatorRuntime')).length,
    megabytes: all.reduce((sum, one) => sum + one.megabytes, 0),
    largest: all
      .toSorted((a, b) => b.megabytes - a.megabytes)
      .slice(0, 6)
      .map(({ command, megabytes }) => `${nameIn(command)} ${Math.round(megabytes)}`)
      .join(', '),
  };
}

/** The script or jar that a command runs. */
function nameIn(command: string): string {
  return (
    /[\w.-]+\.(?:jar|[jt]s)\b|\w+(?= *$)/.exec(command.replaceAll(/\S*\//g, ''))?.[0] ?? command
  );
}

function most(samples: readonly Use[], of: 'functions' | 'megabytes') {
  return Math.max(...samples.map((sample) => sample[of]));
}

type Use = ReturnType<typeof readUse>;
