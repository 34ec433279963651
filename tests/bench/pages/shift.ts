// How far pages move while they load: every public page, as wide as a phone and a desktop, with each of the fonts that
// stand in until ours arrive. Ours come late on purpose, so that every page is drawn with both.
import { chromium as playwright, type BrowserContext, type Page } from '@playwright/test';
import { fallbacksDrawn, fontSettings } from './fallback-fonts.ts';
import type { Figure } from '../figures.ts';
import { PAGES } from './page-list.ts';
import { publicPaths } from '../site/paths.ts';
import { serveSite } from '../site/serve.ts';

/** How far a page may move: the share of the window that moves, times how far it moves as a share of its longer side. */
const MOST_SHIFT = 0.01;

export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const FONTS_LATE_MS = 300;
/** Pages open at a time. */
const TABS = 4;
/** Pages that a note names. */
const NAMED = 3;

/**
 * Takes about four minutes on two cores.
 * @returns of each round the page that moves most, and how many move too far
 */
export async function measureShift(options: Options): Promise<Figure[]> {
  const { site, scratch, chromium, print, paths } = options;
  const server = await serveSite(site);
  const all = paths ?? (await publicPaths());
  const rounds: Round[] = [];
  try {
    for (const { title, variables, wanted } of Object.values(await fontSettings(scratch))) {
      const env = { ...process.env, ...variables };
      const browser = await playwright.launch({ executablePath: chromium, env });
      const urls = PAGES.map((path) => server.origin + path);
      const { families, isWanted } = await fallbacksDrawn({ browser, urls, wanted });
      for (const viewport of WINDOWS) {
        print(`Layout shift of ${all.length} pages: ${families[0]}, ${viewport.width} px`);
        const round = { setting: title, fonts: families, width: viewport.width };
        if (!isWanted) rounds.push({ ...round, shifts: null });
        else {
          // What moves while a visitor scrolls does not depend on the fonts: they have loaded by then.
          const isScrolled = rounds.length < WINDOWS.length;
          const context = await browser.newContext({ viewport });
          const shifts = await visitAll(context, server.origin, all, isScrolled);
          rounds.push({ ...round, shifts });
          await context.close();
        }
      }
      await browser.close();
    }
  } finally {
    server.close();
  }
  return rounds.map(({ setting, fonts, width, shifts }) => {
    const figure = shiftFigure(`${setting}, ${width} px`, shifts);
    return { ...figure, note: `${figure.note}; drawn with ${fonts.join(', ')}` };
  });
}

/**
 * @param name what was visited, and how
 * @param shifts the worst page first
 */
export function shiftFigure(name: string, shifts: readonly Shift[] | null) {
  const moving = (shifts ?? []).filter(({ value }) => value > MOST_SHIFT);
  const worst = moving.slice(0, NAMED).map(({ path, value }) => `\`${path}\` ${value.toFixed(3)}`);
  const count = shifts === null ? 'not measured' : `${moving.length} of ${shifts.length}`;
  return {
    name: `shift: ${name}`,
    unit: '',
    value: shifts?.[0]?.value ?? Number.NaN,
    note: [count, ...worst].join('; '),
  };
}

async function visitAll(
  context: BrowserContext,
  origin: string,
  paths: string[],
  isScrolled: boolean,
): Promise<Shift[]> {
  await context.addInitScript(recordShifts);
  await context.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, FONTS_LATE_MS);
    });
    await route.continue();
  });
  const waiting = [...paths];
  const found: Shift[] = [];
  const work = async () => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      found.push({ path, ...(await visit(page, origin + path, isScrolled)) });
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  // A font that a text has asked for late may still be held back.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  return found.toSorted((one, other) => other.value - one.value);
}

async function visit(page: Page, url: string, isScrolled: boolean) {
  await page.goto(url);
  await page.waitForFunction(areFontsShown, null, { polling: 100 });
  return page.evaluate(readShifts, isScrolled);
}

/** Runs in the page, before anything of it. Leaves in `window.shifts` what `readShifts` gives back. */
export function recordShifts() {
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  const describe = ({ node, previousRect, currentRect }: ShiftSource) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const tag = /<[^>]*>/.exec(element?.outerHTML ?? '')?.[0].slice(0, 100);
    const text = node?.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `${tag} ${text}: ${place(previousRect)} → ${place(currentRect)}`;
  };
  const shifts: Movement = { value: 0, moved: [] };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as ShiftEntry[]) {
      if (hadRecentInput) continue;
      shifts.value += value;
      const when = `${value.toFixed(4)} at ${Math.round(startTime)} ms`;
      shifts.moved.push(...sources.map((source) => `${when}: ${describe(source)}`));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: whether each family that its text asks for first has arrived. */
function areFontsShown() {
  const plain = (family: string) => family.replaceAll('"', '');
  const arrived = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => plain(family)),
  );
  const asked = [...document.querySelectorAll('main, main *')]
    .filter((element) => element.checkVisibility())
    .map((element) => plain(getComputedStyle(element).fontFamily.split(',')[0] ?? ''));
  return asked.length > 0 && asked.every((family) => arrived.has(family));
}

/** Runs in the page, once its fonts are there: what has moved by now, or by the time it was scrolled to its end. */
export async function readShifts(isScrolled: boolean): Promise<Movement> {
  const draw = () =>
    new Promise((resolve, reject) => {
      // Chromium sometimes stops drawing a tab on a busy computer: fail then, instead of waiting for ever.
      setTimeout(() => reject(new Error('This tab is no longer drawn.')), 10_000);
      requestAnimationFrame(() => setTimeout(resolve));
    });
  await draw();
  const height = isScrolled ? document.documentElement.scrollHeight : 0;
  for (let top = 0; top < height; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await draw();
  }
  await draw();
  return Reflect.get(window, 'shifts');
}

/** `site` is the folder of a built site, `scratch` one for fonts, `paths` come instead of all. */
type Options = {
  site: string;
  scratch: string;
  chromium: string;
  print: (line: string) => void;
  paths?: string[];
};

/** Every page, with one set of fonts in one window. */
type Round = {
  /** What kind of computer has these fonts. */
  setting: string;
  /** What Chromium drew with until ours arrived, the most used first. */
  fonts: string[];
  /** Of the window, in px. */
  width: number;
  /** The worst page first; null where this machine lacks the fonts. */
  shifts: Shift[] | null;
};

/** `path`, and who was there, if that makes a difference. */
export type Shift = Movement & { path: string };

type Movement = {
  /** The sum of all layout shifts without recent input. */
  value: number;
  /** What moved and how far, an entry a line. */
  moved: string[];
};

// https://wicg.github.io/layout-instability/
type ShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: ShiftSource[];
};
type ShiftSource = { node: Node | null } & Record<'previousRect' | 'currentRect', DOMRectReadOnly>;
