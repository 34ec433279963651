// Lighthouse (mobile, its default) on five public pages beside the limit page, runs interleaved, medians; and what a
// page weighs once a visitor has touched it.
import { chromium as playwright, type Request } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type LighthouseReport, type LighthouseSettings } from 'lighthouse';
import { fallbacksDrawn, fontSettings } from './fallback-fonts.ts';
import { limitPage } from './limit-page.ts';
import { PAGES } from './page-list.ts';
import { serveSite } from '../site/serve.ts';

const LIMIT = '/limit';
const ATTEMPTS = 3;
const CATEGORIES = { onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] };
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
/** Shown instead of a figure that was measured with the wrong fonts. */
const NOT_MEASURED = 'not measured';
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function measurePages({ site, scratch, chromium, runs: count, print }: Options) {
  const server = await serveSite(site, { extraPages: { [LIMIT]: limitPage() } });
  try {
    const { withArial } = await fontSettings(scratch);
    const drawn = await probe(server.origin, chromium, withArial);
    const runs = new Map<string, Run[]>([LIMIT, ...PAGES].map((path) => [path, []]));
    for (let run = 1; run <= count; run += 1) {
      for (const [path, results] of runs) {
        print(`Run ${run} of ${count}: ${path}`);
        const url = server.origin + path;
        results.push(readResult(await audit(url, chromium, withArial, CATEGORIES, print)));
      }
    }
    const touched = await weighTouched(chromium, server.origin);
    const all = new Map([...runs].map(([path, results]) => [path, medians(results)]));
    const limit = medians(runs.get(LIMIT) ?? []);
    return {
      table: table(all, touched, drawn),
      fonts: fontLine(drawn),
      measured: { medians: all, limit, touched, drawn },
    };
  } finally {
    server.close();
  }
}

async function probe(origin: string, chromium: string, { variables, wanted }: Fonts) {
  const env = { ...process.env, ...variables };
  const browser = await playwright.launch({ executablePath: chromium, args: FLAGS, env });
  try {
    return await fallbacksDrawn({ browser, urls: PAGES.map((path) => origin + path), wanted });
  } finally {
    await browser.close();
  }
}

async function audit(
  url: string,
  chromium: string,
  { variables }: Fonts,
  parts: LighthouseSettings,
  print: (line: string) => void,
) {
  for (let attempt = 1; ; attempt += 1) {
    const lhr = await runLighthouse(url, chromium, variables, parts);
    const failure = failureOf(lhr);
    if (!failure) return lhr;
    // On a busy machine Chromium now and then loses a trace, and with it the whole run.
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${failure}`);
    print(`${url} is measured again: ${failure}`);
  }
}

/** Of a run, or of a figure in it: the latter leaves the run as a whole in order. */
function failureOf({ runtimeError, audits }: LighthouseReport) {
  if (runtimeError) return `${runtimeError.code}: ${runtimeError.message}`;
  const broken = FIGURES.filter((name) => name in audits).find(
    (name) => !Number.isFinite(audits[name]?.numericValue),
  );
  return broken ? `${broken}: ${audits[broken]?.errorMessage}` : null;
}

/** Each run has its own browser, so that nothing is cached. */
async function runLighthouse(
  url: string,
  chromium: string,
  variables: NodeJS.ProcessEnv,
  parts: LighthouseSettings,
) {
  const browser = await startBrowser(chromium, variables);
  try {
    const options = { port: browser.port, output: 'json', logLevel: 'error', ...parts };
    return (await lighthouse(url, options)).lhr;
  } finally {
    browser.kill();
  }
}

function startBrowser(chromium: string, variables: NodeJS.ProcessEnv) {
  return launch({
    chromePath: chromium,
    chromeFlags: FLAGS,
    envVars: { ...process.env, ...variables },
  });
}

function readResult(report: LighthouseReport) {
  const requests = report.audits['network-requests']?.details?.items ?? [];
  const bytes = (items: typeof requests) =>
    items.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const score = (category: string) => (report.categories[category]?.score ?? Number.NaN) * 100;
  return {
    fcp: figureOf(report, 'first-contentful-paint'),
    lcp: figureOf(report, 'largest-contentful-paint'),
    tbt: figureOf(report, 'total-blocking-time'),
    cls: figureOf(report, 'cumulative-layout-shift'),
    script: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: bytes(requests),
    requests: requests.length,
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    failures: ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
      (report.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}

function figureOf({ audits }: LighthouseReport, name: string) {
  return audits[name]?.numericValue ?? Number.NaN;
}

/** Bytes of script, compressed, that each page has fetched once a pointer has moved over it and it is at rest again. */
async function weighTouched(chromium: string, origin: string) {
  const browser = await playwright.launch({ executablePath: chromium, args: FLAGS });
  const weights = new Map<string, number>();
  for (const path of PAGES) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const sizes: ReturnType<Request['sizes']>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') sizes.push(request.sizes());
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const started = page.waitForRequest((request) => request.resourceType() === 'script');
    // Where the pointer was before is known only from the second on: the first is no movement.
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await started;
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
    );
    const all = await Promise.all(sizes);
    weights.set(
      path,
      all.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    );
    await context.close();
  }
  await browser.close();
  return weights;
}

function medians(results: Run[]) {
  const middle = (key: Exclude<keyof Run, 'failures'>) =>
    results.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(results.length / 2)] ??
    Number.NaN;
  return {
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    script: middle('script'),
    bytes: middle('bytes'),
    requests: middle('requests'),
    accessibility: middle('accessibility'),
    practices: middle('practices'),
    seo: middle('seo'),
    // Whatever else runs on the machine only adds to it.
    leastTbt: Math.min(...results.map(({ tbt }) => tbt)),
    failures: [...new Set(results.flatMap(({ failures }) => failures))],
  };
}

function table(measured: Map<string, Medians>, touched: Map<string, number>, drawn: Drawn) {
  const limit = measured.get(LIMIT);
  if (limit === undefined) throw new Error('The limit page was not measured');
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
  const ratio = (value: number, to: number) => (value / to).toFixed(2);
  const rows = [...measured].map(([path, run]) => [
    path === LIMIT ? 'limit page' : `\`${path}\``,
    `${Math.round(run.fcp)} (${ratio(run.fcp, limit.fcp)})`,
    `${Math.round(run.lcp)} (${ratio(run.lcp, limit.lcp)})`,
    `${Math.round(run.leastTbt)} (${Math.round(run.tbt)})`,
    drawn.isWanted ? run.cls.toFixed(3) : NOT_MEASURED,
    kilobytes(run.script),
    path === LIMIT ? '0' : kilobytes(touched.get(path) ?? Number.NaN),
    kilobytes(run.bytes),
    run.requests,
    path === LIMIT ? '' : `${run.accessibility} · ${run.practices} · ${run.seo}`,
    ...(run.failures.length > 0 && path !== LIMIT ? [run.failures.join(' ')] : []),
  ]);
  const head = [
    'page',
    'FCP ms (× limit)',
    'LCP ms (× limit)',
    'TBT ms, least (median)',
    'CLS',
    'script kB',
    'script kB, touched',
    'all kB',
    'requests',
    'a11y · practices · SEO',
  ];
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The fonts behind the column of layout shift, or why it is missing. */
function fontLine({ families, isWanted }: Drawn) {
  const drawn = families.join(', ');
  return isWanted
    ? `CLS: our fonts take the place of ${drawn}.`
    : `CLS: ${NOT_MEASURED}, for that takes Arial or Liberation (Debian: fonts-liberation), and this machine draws with ${drawn}.`;
}

/** `site` is the folder of a built site, `scratch` one for fonts. */
type Options = {
  site: string;
  scratch: string;
  chromium: string;
  runs: number;
  print: (line: string) => void;
};
type Fonts = Awaited<ReturnType<typeof fontSettings>>['withArial'];
type Drawn = Awaited<ReturnType<typeof fallbacksDrawn>>;
type Run = ReturnType<typeof readResult>;

export type Medians = ReturnType<typeof medians>;
export type Measured = Awaited<ReturnType<typeof measurePages>>['measured'];
