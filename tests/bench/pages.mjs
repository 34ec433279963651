// Lighthouse (mobile, its default) on five public pages beside the limit page, runs interleaved, medians; and what a
// page weighs once somebody has touched it.
import { createRequire } from 'node:module';
import { chromium as playwright } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { fallbacksDrawn, fontSettings } from './fallback-fonts.mjs';
import { limitPage } from './limit-page.mjs';
import { PAGES } from './page-list.mjs';
import { serveSite } from './serve.mjs';

const LIMIT = '/limit';
const ATTEMPTS = 3;
const CATEGORIES = { onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] };
const ONLY_SHIFT = { onlyAudits: ['cumulative-layout-shift'] };
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
/** In the place of a figure that would belong to other fonts. */
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

/** @param {{ site: string, scratch: string, chromium: string, runs: number, say: (line: string) => void }} options `site` is the folder of a built site, `scratch` one for fonts */
export async function measurePages({ site, scratch, chromium, runs: count, say }) {
  const server = await serveSite(site, { [LIMIT]: limitPage() });
  try {
    const { withArial, withoutArial } = await fontSettings(scratch);
    const drawn = {
      withArial: await probe(server.origin, chromium, withArial),
      withoutArial: await probe(server.origin, chromium, withoutArial),
    };
    const runs = new Map([LIMIT, ...PAGES].map((path) => [path, []]));
    for (let run = 1; run <= count; run += 1) {
      for (const [path, results] of runs) {
        say(`Run ${run} of ${count}: ${path}`);
        const url = server.origin + path;
        const result = readResult(await audit(url, chromium, withArial, CATEGORIES, say));
        const shift = await audit(url, chromium, withoutArial, ONLY_SHIFT, say);
        results.push({ ...result, clsWithoutArial: layoutShift(shift) });
      }
    }
    const touched = await weighTouched(chromium, server.origin);
    const version = createRequire(import.meta.url)('lighthouse/package.json').version;
    return {
      table: table(
        new Map([...runs].map(([path, results]) => [path, medians(results)])),
        touched,
        drawn,
      ),
      fonts: fontLines(drawn),
      versions: `Lighthouse ${version}, Chromium ${await majorVersion(chromium)}`,
    };
  } finally {
    server.close();
  }
}

async function probe(origin, chromium, { variables, wanted }) {
  const browser = await startBrowser(chromium, variables);
  try {
    return await fallbacksDrawn({ browser, urls: PAGES.map((path) => origin + path), wanted });
  } finally {
    browser.kill();
  }
}

async function audit(url, chromium, { variables }, parts, say) {
  for (let attempt = 1; ; attempt += 1) {
    const lhr = await runLighthouse(url, chromium, variables, parts);
    const failure = failureOf(lhr);
    if (!failure) return lhr;
    // On a busy machine Chromium loses a trace now and then, and with it the whole run.
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${failure}`);
    say(`${url} is measured again: ${failure}`);
  }
}

/** Of a run, or of a figure in it: the latter leaves the run as a whole in order. */
function failureOf({ runtimeError, audits }) {
  if (runtimeError) return `${runtimeError.code}: ${runtimeError.message}`;
  const broken = FIGURES.filter((name) => name in audits).find(
    (name) => !Number.isFinite(audits[name].numericValue),
  );
  return broken ? `${broken}: ${audits[broken].errorMessage}` : null;
}

/** Each run has a browser of its own, so that nothing is cached. */
async function runLighthouse(url, chromium, variables, parts) {
  const browser = await startBrowser(chromium, variables);
  try {
    const options = { port: browser.port, output: 'json', logLevel: 'error', ...parts };
    return (await lighthouse(url, options)).lhr;
  } finally {
    browser.kill();
  }
}

function startBrowser(chromium, variables) {
  return launch({
    chromePath: chromium,
    chromeFlags: FLAGS,
    envVars: { ...process.env, ...variables },
  });
}

function readResult(lhr) {
  const requests = lhr.audits['network-requests'].details.items;
  const bytes = (items) => items.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    fcp: lhr.audits['first-contentful-paint'].numericValue,
    lcp: lhr.audits['largest-contentful-paint'].numericValue,
    tbt: lhr.audits['total-blocking-time'].numericValue,
    cls: layoutShift(lhr),
    script: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: bytes(requests),
    requests: requests.length,
    accessibility: lhr.categories.accessibility.score * 100,
    practices: lhr.categories['best-practices'].score * 100,
    seo: lhr.categories.seo.score * 100,
    failures: ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
      lhr.categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}

function layoutShift(lhr) {
  return lhr.audits['cumulative-layout-shift'].numericValue;
}

/** Bytes of script, compressed, that each page has fetched once a pointer has moved over it and it is at rest again. */
async function weighTouched(chromium, origin) {
  const browser = await playwright.launch({ executablePath: chromium, args: FLAGS });
  const weights = new Map();
  for (const path of PAGES) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const sizes = [];
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

function medians(results) {
  const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const numbers = Object.keys(results[0]).filter((key) => key !== 'failures');
  return {
    ...Object.fromEntries(numbers.map((key) => [key, middle(results.map((run) => run[key]))])),
    // What else runs on the machine only ever adds to it.
    leastTbt: Math.min(...results.map(({ tbt }) => tbt)),
    failures: [...new Set(results.flatMap(({ failures }) => failures))],
  };
}

function table(measured, touched, drawn) {
  const limit = measured.get(LIMIT);
  const kilobytes = (bytes) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
  const ratio = (value, to) => (value / to).toFixed(2);
  const rows = [...measured].map(([path, run]) => [
    path === LIMIT ? 'limit page' : `\`${path}\``,
    `${Math.round(run.fcp)} (${ratio(run.fcp, limit.fcp)})`,
    `${Math.round(run.lcp)} (${ratio(run.lcp, limit.lcp)})`,
    `${Math.round(run.leastTbt)} (${Math.round(run.tbt)})`,
    drawn.withArial.isWanted ? run.cls.toFixed(3) : NOT_MEASURED,
    drawn.withoutArial.isWanted ? run.clsWithoutArial.toFixed(3) : NOT_MEASURED,
    kilobytes(run.script),
    touched.has(path) ? kilobytes(touched.get(path)) : '0',
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
    'CLS without Arial',
    'script kB',
    'script kB, touched',
    'all kB',
    'requests',
    'a11y · practices · SEO',
  ];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What the two columns of layout shift were measured with, or why not. */
function fontLines({ withArial, withoutArial }) {
  const line = (column, { families, isWanted }, reason) =>
    `- ${column}: ${isWanted ? 'our fonts take the place of' : `${NOT_MEASURED}, ${reason}`} ${families.join(', ')}.`;
  return [
    line(
      'CLS',
      withArial,
      'for that takes Arial or Liberation (Debian: fonts-liberation), and this machine draws with',
    ),
    line(
      'CLS without Arial',
      withoutArial,
      'for this browser keeps to the fonts of the machine, and draws with',
    ),
  ].join('\n');
}

async function majorVersion(chromium) {
  const browser = await playwright.launch({ executablePath: chromium, args: FLAGS });
  const version = browser.version();
  await browser.close();
  return version.split('.')[0];
}
