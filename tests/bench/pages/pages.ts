// Lighthouse (mobile, its default) on five public pages beside the limit page, runs interleaved, medians; and what a
// page weighs once a visitor has touched it.
import { chromium as playwright, type Browser } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type LighthouseReport } from 'lighthouse';
import { awaitTakeover } from '../../support/browser/wake.ts';
import { quantile, type Figure } from '../figures.ts';
import { weighScripts } from '../site/scripts.ts';
import { serveSite } from '../site/serve.ts';
import { limitPage } from './limit-page.ts';
import { PAGES } from './page-list.ts';

const LIMIT = '/limit';
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns what the pages reach together: of each figure, the page that is worst */
export async function measurePages({ site, chromium, runs }: Options): Promise<Figure[]> {
  const server = await serveSite(site, { extraPages: { [LIMIT]: limitPage() } });
  try {
    const pages = [LIMIT, ...PAGES].map((path): Page => ({ path, runs: [], touched: 0 }));
    for (let run = 1; run <= runs; run += 1) {
      for (const page of pages) {
        console.log(`Run ${run} of ${runs}: ${page.path}`);
        page.runs.push(await audit(server.origin + page.path, chromium));
      }
    }
    const browser = await playwright.launch({ executablePath: chromium, args: FLAGS });
    for (const page of pages.slice(1)) {
      page.touched = await weighTouched(browser, server.origin + page.path);
    }
    await browser.close();
    return figuresOf(pages);
  } finally {
    server.close();
  }
}

async function audit(url: string, chromium: string): Promise<Run> {
  for (let attempt = 1; ; attempt += 1) {
    // Each run has its own browser, so that nothing is cached.
    const { port, kill } = await launch({ chromePath: chromium, chromeFlags: FLAGS });
    const options = { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
    const { lhr } = await lighthouse(url, options).finally(kill);
    const run = readRun(lhr);
    if (Object.values(run).every(Number.isFinite)) return run;
    // On a busy machine Chromium now and then loses a trace, and with it the whole run.
    const failure = `${url} lacks figures: ${lhr.runtimeError?.message ?? JSON.stringify(run)}`;
    if (attempt === ATTEMPTS) throw new Error(failure);
    console.log(`${failure}; it is measured again`);
  }
}

function readRun({ audits, categories }: LighthouseReport) {
  const time = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const score = (name: string) => (categories[name]?.score ?? Number.NaN) * 100;
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const kilobytes = (items: typeof requests) =>
    items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return {
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    script: kilobytes(scripts),
    all: kilobytes(requests),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
  };
}

/** In kB of script, compressed: what a page has fetched once a pointer has moved over it and it is at rest again. */
async function weighTouched(browser: Browser, url: string) {
  const page = await browser.newPage();
  const scripts = weighScripts(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const started = page.waitForRequest((request) => request.resourceType() === 'script');
  // Where the pointer was before is known only from the second on: the first is no movement.
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await started;
  await page.waitForLoadState('networkidle');
  await awaitTakeover(page);
  const kilobytes = await scripts();
  await page.close();
  return kilobytes;
}

function figuresOf([limit, ...pages]: Page[]): Figure[] {
  if (limit === undefined) throw new Error('The limit page was not measured');
  const median = ({ runs }: Page, of: keyof Run) =>
    quantile(
      runs.map((run) => run[of]),
      0.5,
    );
  // Whatever else runs on the machine only adds to it.
  const blocked = ({ runs }: Page) => Math.min(...runs.map(({ tbt }) => tbt));
  const worst = (name: string, unit: string, pick: (page: Page) => number, of = Math.max) => {
    const values = pages.map(pick);
    const value = of(...values);
    return { name: `pages: ${name}`, unit, value, note: pages[values.indexOf(value)]?.path ?? '' };
  };
  const scores = (page: Page) =>
    Math.min(median(page, 'accessibility'), median(page, 'practices'), median(page, 'seo'));
  const blocking = "blocking time beyond the limit page's";
  return [
    worst('first paint', '× limit', (page) => median(page, 'fcp') / median(limit, 'fcp')),
    worst('largest paint', '× limit', (page) => median(page, 'lcp') / median(limit, 'lcp')),
    worst(blocking, 'ms', (page) => Math.max(0, blocked(page) - blocked(limit))),
    worst('script, untouched', 'kB', (page) => median(page, 'script')),
    worst('script, touched', 'kB', ({ touched }) => touched),
    worst('all', 'kB', (page) => median(page, 'all')),
    worst('accessibility, practices, SEO', '', scores, Math.min),
  ];
}

/** `site` is the folder of a built site. */
type Options = { site: string; chromium: string; runs: number };
type Run = ReturnType<typeof readRun>;
type Page = { path: string; runs: Run[]; touched: number };
