// How long a customer waits in the account area, from the click until what they wait for is painted. The clock runs in the
// page: from the click's own time stamp to the frame in which the text is visible.
import { EventEmitter, once } from 'node:events';
import {
  chromium as playwright,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';
import { PASSWORD } from '../../../scripts/seed/people/seed-logins.ts';
import type { AccountStage } from './account-stage.ts';
import { figureOf, type Figure } from '../figures.ts';
import { rest } from './rest.ts';
import { signIn } from './sign-in.ts';

const EMAIL = 'ada@alcove.test';
const PATIENCE_MS = 20_000;

/** What is awaited, by the address's beginning, and the text that is then visible. */
const AWAITED = [
  { name: 'plan', path: '/dashboard', selector: 'main', text: 'Household' },
  { name: 'AI servers', path: '/dashboard', selector: 'main h1', text: 'Your servers' },
  { name: 'Plan and invoices', path: '/dashboard', selector: 'main h1', text: 'Plan and invoices' },
  { name: 'Security', path: '/dashboard', selector: 'main h1', text: 'Security' },
  { name: 'server', path: '/', selector: '#status', text: 'Signed in as' },
];
const SIDE_LINKS = ['AI servers', 'Plan and invoices', 'Security'];

export async function measureJourneys(options: Options): Promise<Figure[]> {
  const { stage, auth, browser: path, runs: count, print } = options;
  const browser = await playwright.launch(path === '' ? {} : { executablePath: path });
  const journeys: Journey[] = [];
  try {
    // The first compresses the files and warms the API, which has run for a while when a customer comes.
    for (let run = 0; run <= count; run += 1) {
      print(run === 0 ? 'Journeys: warming up' : `Journeys: run ${run} of ${count}`);
      const journey = await travel(browser, stage);
      if (run > 0) journeys.push(journey);
      await forgetServer(stage, auth);
    }
  } finally {
    await browser.close();
  }
  const of = (pick: (journey: Journey) => number) => journeys.map(pick);
  return [
    figureOf(
      'journey: sign-in → plan',
      'ms',
      of((journey) => journey.signIn),
    ),
    figureOf(
      'journey: dashboard reload → plan',
      'ms',
      of((journey) => journey.reload),
    ),
    figureOf(
      'journey: hand-off → signed in on the server',
      'ms',
      of((journey) => journey.handOff),
    ),
    figureOf(
      'journey: side navigation → heading',
      'ms',
      journeys.flatMap(({ side }) => side),
    ),
    {
      ...figureOf(
        'script: sign-in and dashboard',
        'kB',
        of(({ script }) => sumOf(script)),
      ),
      note: largest(journeys.at(-1)?.script ?? []),
    },
  ];
}

async function travel(browser: Browser, stage: AccountStage): Promise<Journey> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const marks = await watch(context);
  const page = await context.newPage();
  const scripts = collectScripts(page);
  try {
    await page.goto(`${stage.origin}/login`);
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await rest(page);
    const signedIn = await clicked(marks, 'plan', () =>
      page.getByRole('button', { name: 'Sign in' }).click(),
    );

    await rest(page);
    const script = await scripts.until(signedIn.seen.at);
    const seenAgain = marks.next('plan');
    await page.reload({ waitUntil: 'commit' });
    const { at, documentAt } = await seenAgain;

    const side = [];
    for (const label of SIDE_LINKS) {
      await rest(page);
      const { took } = await clicked(marks, label, () =>
        page
          .getByRole('navigation', { name: 'Account' })
          .getByRole('link', { name: label })
          .click(),
      );
      side.push(took);
    }

    await page.goto(
      `${stage.origin}/check-auth?redirect=${encodeURIComponent(`${stage.server}/`)}`,
    );
    const connect = page.getByRole('button', { name: 'Connect' });
    await connect.waitFor();
    await rest(page);
    const { took: handOff } = await clicked(marks, 'server', () => connect.click());
    return { signIn: signedIn.took, reload: at - documentAt, handOff, side, script };
  } finally {
    await context.close();
  }
}

/** @param name what is awaited */
async function clicked(marks: Marks, name: string, click: () => Promise<void>) {
  const began = marks.next('click');
  const ended = marks.next(name);
  const [start, seen] = await Promise.all([began, ended, click()]);
  return { seen, took: seen.at - start.at };
}

/** Lets every page tell when it was clicked and when something awaited was painted. */
async function watch(context: BrowserContext) {
  const events = new EventEmitter();
  await context.exposeBinding('benchMark', (_source, name, mark) => void events.emit(name, mark));
  await context.addInitScript(markInPage, AWAITED);
  return {
    async next(name: string): Promise<Mark> {
      const [mark] = await once(events, name, { signal: AbortSignal.timeout(PATIENCE_MS) });
      return mark;
    },
  };
}

/** Runs in every document, before its own scripts. */
function markInPage(awaited: typeof AWAITED) {
  const benchMark: (name: string, mark: Mark) => void = Reflect.get(globalThis, 'benchMark');
  const tell = (name: string, time: number) =>
    benchMark(name, {
      at: performance.timeOrigin + time,
      documentAt: performance.timeOrigin,
    });
  addEventListener('click', ({ timeStamp }) => tell('click', timeStamp), { capture: true });

  function isVisible(selector: string, text: string) {
    for (const root of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        if (!node.textContent?.includes(text)) continue;
        const isShown = { opacityProperty: true, visibilityProperty: true };
        if (node.parentElement?.checkVisibility(isShown)) return true;
      }
    }
    return false;
  }

  const open = new Set(awaited);
  requestAnimationFrame(function look() {
    for (const one of open) {
      const { name, path, selector, text } = one;
      if (!location.pathname.startsWith(path) || !isVisible(selector, text)) continue;
      open.delete(one);
      // The frame that shows it is painted now.
      requestAnimationFrame(() => tell(name, performance.now()));
    }
    requestAnimationFrame(look);
  });
}

function collectScripts(page: Page) {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') requests.push(request);
  });
  return {
    /** The scripts that had been asked for by a moment, those included that came later. To be asked once all have come. */
    async until(moment: number): Promise<Script[]> {
      const before = requests.filter((request) => request.timing().startTime <= moment);
      return Promise.all(
        before.map(async (request) => ({
          name: new URL(request.url()).pathname.split('/').at(-1) ?? '',
          // What comes from the browser's cache has less than no body: the headers it did not receive are taken off.
          bytes: Math.max(0, (await request.sizes()).responseBodySize),
        })),
      );
    },
  };
}

/** So that the next run is asked for its consent again. */
async function forgetServer({ api, server }: AccountStage, auth: string) {
  const headers = { Authorization: `Bearer ${await signIn(auth, EMAIL)}` };
  const { servers } = await (await fetch(`${api}/api/servers`, { headers })).json();
  for (const { id, origin } of servers) {
    if (origin !== server) continue;
    const { ok, status } = await fetch(`${api}/api/servers/${id}`, { method: 'DELETE', headers });
    if (!ok) throw new Error(`the server could not be removed: ${status}`);
  }
}

/** In kB. */
function sumOf(scripts: Script[]) {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

const SHOWN = 6;

function largest(scripts: Script[]) {
  return scripts
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, SHOWN)
    .map(({ name, bytes }) => `${name.replace(/-[\w-]{8}\.js$/, '')} ${(bytes / 1000).toFixed(1)}`)
    .join(', ');
}

type Options = {
  stage: AccountStage;
  /** The address of the Auth emulator. */
  auth: string;
  /** The path of a Chromium, empty for Playwright's own. */
  browser: string;
  runs: number;
  print: (line: string) => void;
};
type Marks = Awaited<ReturnType<typeof watch>>;
/** In milliseconds since the epoch. */
type Mark = { at: number; documentAt: number };
type Script = { name: string; bytes: number };
type Journey = {
  signIn: number;
  reload: number;
  handOff: number;
  side: number[];
  script: Script[];
};
