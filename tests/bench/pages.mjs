// Lighthouse (mobile, its default) on five public pages beside the limit page, runs interleaved, medians; and what a
// page weighs once somebody has touched it.
import { createRequire } from 'node:module';
import { chromium as playwright } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { limitPage } from './limit-page.mjs';
import { serveSite } from './serve.mjs';

const LIMIT = '/limit';
const PAGES = ['/', '/saas/v3', '/blog/single/v1', '/demos/agency/creative', '/contact/v1'];
const ATTEMPTS = 3;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {{ site: string, chromium: string, runs: number, say: (line: string) => void }} options `site` is the folder of a built site */
export async function measurePages({ site, chromium, runs: count, say }) {
  const server = await serveSite(site, { [LIMIT]: limitPage() });
  try {
    const runs = new Map([LIMIT, ...PAGES].map((path) => [path, []]));
    for (let run = 1; run <= count; run += 1) {
      for (const [path, results] of runs) {
        say(`Run ${run} of ${count}: ${path}`);
        results.push(await audit(server.origin + path, chromium, say));
      }
    }
    const touched = await weighTouched(chromium, server.origin);
    const version = createRequire(import.meta.url)('lighthouse/package.json').version;
    return {
      table: table(new Map([...runs].map(([path, results]) => [path, medians(results)])), touched),
      versions: `Lighthouse ${version}, Chromium ${await majorVersion(chromium)}`,
    };
  } finally {
    server.close();
  }
}

async function audit(url, chromium, say) {
  for (let attempt = 1; ; attempt += 1) {
    const lhr = await runLighthouse(url, chromium);
    if (!lhr.runtimeError) return readResult(lhr);
    // On a busy machine Chromium loses a trace now and then, and with it the whole run.
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    say(`${url} is measured again: ${lhr.runtimeError.code}`);
  }
}

/** Each run has a browser of its own, so that nothing is cached. */
async function runLighthouse(url, chromium) {
  const browser = await launch({ chromePath: chromium, chromeFlags: FLAGS });
  try {
    const { lhr } = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    return lhr;
  } finally {
    browser.kill();
  }
}

function readResult(lhr) {
  const requests = lhr.audits['network-requests'].details.items;
  const bytes = (items) => items.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    fcp: lhr.audits['first-contentful-paint'].numericValue,
    lcp: lhr.audits['largest-contentful-paint'].numericValue,
    tbt: lhr.audits['total-blocking-time'].numericValue,
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
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
    await page.mouse.move(200, 200);
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

function table(measured, touched) {
  const limit = measured.get(LIMIT);
  const kilobytes = (bytes) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
  const ratio = (value, to) => (value / to).toFixed(2);
  const rows = [...measured].map(([path, run]) => [
    path === LIMIT ? 'limit page' : `\`${path}\``,
    `${Math.round(run.fcp)} (${ratio(run.fcp, limit.fcp)})`,
    `${Math.round(run.lcp)} (${ratio(run.lcp, limit.lcp)})`,
    `${Math.round(run.leastTbt)} (${Math.round(run.tbt)})`,
    run.cls.toFixed(3),
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
    'script kB',
    'script kB, touched',
    'all kB',
    'requests',
    'a11y · practices · SEO',
  ];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

async function majorVersion(chromium) {
  const browser = await playwright.launch({ executablePath: chromium, args: FLAGS });
  const version = browser.version();
  await browser.close();
  return version.split('.')[0];
}
