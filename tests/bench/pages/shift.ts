// How far pages move while they load: every public page, as wide as a phone and a desktop, with each of the fonts that
// stand in until ours arrive. Ours come late on purpose, so that every page is drawn with both.
import { setTimeout as wait } from 'node:timers/promises';
import { chromium as playwright, type BrowserContext, type Page } from '@playwright/test';
import { awaitFonts } from '../../support/browser/wake.ts';
import type { Figure } from '../figures.ts';
import { serveSite } from '../site/serve.ts';
import { publicPaths } from '../site/web.ts';
import { fallbackFonts } from './fallback-fonts.ts';

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
export async function measureShift({ site, chromium }: Options): Promise<Figure[]> {
  const server = await serveSite(site);
  const paths = await publicPaths();
  const figures: Figure[] = [];
  try {
    for (const { title, configuration } of fallbackFonts()) {
      const env = { ...process.env, FONTCONFIG_FILE: configuration };
      const browser = await playwright.launch({ executablePath: chromium, env });
      for (const viewport of WINDOWS) {
        console.log(`Layout shift of ${paths.length} pages: ${title}, ${viewport.width} px`);
        const context = await browser.newContext({ viewport });
        // What moves while a visitor scrolls does not depend on the fonts: they have loaded by then.
        const isScrolled = figures.length < WINDOWS.length;
        const shifts = await visitAll(context, server.origin, paths, isScrolled);
        await context.close();
        figures.push(shiftFigure(`${title}, ${viewport.width} px`, shifts));
      }
      await browser.close();
    }
  } finally {
    server.close();
  }
  return figures;
}

/** @param name what was visited, and how */
export function shiftFigure(name: string, shifts: readonly Shift[]) {
  const sorted = shifts.toSorted((one, other) => other.value - one.value);
  const moving = sorted.filter(({ value }) => value > MOST_SHIFT);
  const worst = moving.slice(0, NAMED).map(({ path, value }) => `\`${path}\` ${value.toFixed(3)}`);
  return {
    name: `shift: ${name}`,
    unit: '',
    value: sorted[0]?.value ?? Number.NaN,
    note: [`${moving.length} of ${shifts.length}`, ...worst].join('; '),
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
    await wait(FONTS_LATE_MS);
    await route.continue();
  });
  const waiting = [...paths];
  const found: Shift[] = [];
  const work = async () => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(origin + path);
      await awaitFonts(page);
      found.push({ path, value: await readShifts(page, isScrolled) });
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  // A font that a text has asked for late may still be held back.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  return found;
}

/** Runs in the page, before anything of it. Leaves in `window.shift` what `readShifts` reads. */
export function recordShifts() {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as ShiftEntry[]) {
      if (!hadRecentInput) Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far the page has moved by now, or by the time it was scrolled to its end: the sum of all shifts without recent input. */
export function readShifts(page: Page, isScrolled: boolean): Promise<number> {
  return page.evaluate(async (mustScroll) => {
    const draw = () =>
      new Promise((resolve, reject) => {
        // Chromium sometimes stops drawing a tab on a busy computer: fail then, instead of waiting for ever.
        setTimeout(() => reject(new Error('This tab is no longer drawn.')), 10_000);
        requestAnimationFrame(() => setTimeout(resolve));
      });
    await draw();
    const height = mustScroll ? document.documentElement.scrollHeight : 0;
    for (let top = 0; top < height; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await draw();
    }
    await draw();
    return Reflect.get(window, 'shift');
  }, isScrolled);
}

/** `site` is the folder of a built site. */
type Options = { site: string; chromium: string };

/** `path`, and who was there, if that makes a difference. */
export type Shift = { path: string; value: number };

// https://wicg.github.io/layout-instability/
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean };
