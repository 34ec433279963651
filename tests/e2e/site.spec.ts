// R-RTE-01 R-RTE-07 R-RTE-08 R-MKT-01 R-MKT-03: the public site as a crawler sees it, and who only looks.
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { addressesOf } from '@/app/head/find-meta.ts';
import { ROUTES } from '@/app/routes.ts';
import { POSTS } from '@/catalogue/posts.ts';
import { ANNOUNCEMENT } from '@/site/announcement.ts';
import { SHARE_IMAGES } from '@/site/share-images.ts';
import { readEnv } from '../support/env.ts';
import { findExchange, readExchange } from '../support/browser/exchange.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { metaOf } from '../support/browser/page-meta.ts';
import { visit } from '../support/browser/wake.ts';

const origin = () => readEnv('ALCOVE_SITE_URL');
const prerendered = ROUTES.filter(({ rendering }) => rendering === 'static');
const documents = prerendered.flatMap(({ path }) => addressesOf(path));
const found = documents.filter((address) => metaOf(address).robots !== 'noindex');

const Described = z.object({ '@graph': z.array(z.object({ '@type': z.string() })) });
const Manifest = z.object({ icons: z.array(z.object({ src: z.string(), sizes: z.string() })) });

test('titles and descriptions of the pages that may be found are each used once', () => {
  const own = found.filter((address) => metaOf(address).canonical === undefined);
  for (const field of ['title', 'description'] as const) {
    const texts = own.map((address) => metaOf(address)[field]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('the sitemap names every page that may be found, and nothing else', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const expected = found.map((address) => origin() + (metaOf(address).canonical ?? address));
  expect(new Set(named)).toEqual(new Set(expected));
  expect(named).toHaveLength(new Set(expected).size);
  expect(await (await request.get('/robots.txt')).text()).toContain(`${origin()}/sitemap.xml`);
});

test('every internal link leads to a page, and to the part of it that it names', async ({
  request,
}) => {
  test.slow();
  const pages = new Map<string, string>();
  const read = async (path: string) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const answer = await request.get(path);
    const html = answer.status() === 200 ? await answer.text() : '';
    pages.set(path, html);
    return html;
  };
  const dead: string[] = [];
  for (const address of documents) {
    for (const [, link = ''] of (await read(address)).matchAll(/<a [^>]*href="([^"]*)"/g)) {
      if (/^(mailto:|tel:|https:\/\/)/.test(link)) continue;
      const target = new URL(link.replaceAll('&amp;', '&'), `http://site${address}`);
      const html = await read(target.pathname);
      const part = decodeURIComponent(target.hash.slice(1));
      if (html === '') dead.push(`${address} → ${link}: no page`);
      else if (part !== '' && !html.includes(`id="${part}"`)) {
        dead.push(`${address} → ${link}: no such part`);
      }
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

test('every document describes itself for search engines and for sharing', async ({ request }) => {
  for (const address of found) {
    const html = await (await request.get(address)).text();
    const canonical = origin() + (metaOf(address).canonical ?? address);
    expect(html, address).toContain(`<link rel="canonical" href="${canonical}">`);
    for (const name of [
      'property="og:title" name="twitter:title"',
      'property="og:description" name="twitter:description"',
      'property="og:url"',
      'property="og:image"',
      'name="twitter:card"',
    ]) {
      expect(html, address).toMatch(new RegExp(`<meta ${name} content="[^"]+">`));
    }
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const types = Described.parse(JSON.parse(json))['@graph'].map((thing) => thing['@type']);
    if (address === '/') {
      expect(types).toEqual(['Organization', 'SoftwareApplication', 'FAQPage']);
    } else if (address !== '/saas/v1') expect(types, address).toContain('BreadcrumbList');
    const isPost = POSTS.some(({ to }) => to === address);
    expect(types.includes('BlogPosting'), address).toBe(isPost);
  }
});

// R-MKT-02
test('the variants of a page are built differently, not only in other colours', async ({
  request,
}) => {
  const read = async (address: string) => outlineOf(await (await request.get(address)).text());
  expect(likeness(await read('/'), await read('/saas/v1'))).toBeGreaterThan(0.9);
  const variants = documents.filter((address) => /\/v\d$/.test(address));
  expect(variants.length).toBeGreaterThan(10);
  for (const one of variants) {
    for (const other of variants.filter((path) => path > one && sameName(path, one))) {
      expect(likeness(await read(one), await read(other)), `${one} ${other}`).toBeLessThan(0.5);
    }
  }
});

test('the news stand above the other articles of the blog, and nowhere else @battery', async ({
  request,
}) => {
  const withNews: string[] = [];
  for (const address of documents) {
    const html = await (await request.get(address)).text();
    if (html.includes('aria-label="Announcement"')) withNews.push(address);
  }
  const articles = POSTS.map(({ to }) => to).filter((to) => to !== ANNOUNCEMENT?.to);
  expect(withNews.toSorted()).toEqual(articles.toSorted());
});

test('the pictures of shared links and the icons of the manifest are there', async ({
  request,
}) => {
  const { icons } = Manifest.parse(await (await request.get('/site.webmanifest')).json());
  const wanted = [
    ...SHARE_IMAGES.map(({ id }) => ({ src: `/share/${id}.png`, sizes: '1200x630' })),
    ...icons,
    { src: '/apple-touch-icon.png', sizes: '180x180' },
  ];
  expect(icons).toHaveLength(2);
  for (const { src, sizes } of wanted) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('the feed carries every article, the newest first', async ({ request }) => {
  const feed = await (await request.get('/blog/rss.xml')).text();
  const links = [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/g)].map(([, link]) => link);
  expect(links).toEqual(POSTS.map(({ to }) => origin() + to));
  const dates = [...feed.matchAll(/<pubDate>([^<]*)<\/pubDate>/g)].map(([, date = '']) =>
    Date.parse(date),
  );
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test('an untouched page fetches no script but what shows its fonts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await expect.poll(() => shownFonts(page)).toEqual(['Bricolage Grotesque', 'Instrument Sans']);
  // What a browser reports when a page opens under a resting pointer.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/fonts-/)]);
  const started = page.waitForRequest(/\/assets\/start-/);
  await page.mouse.move(100, 100);
  await page.mouse.move(110, 110);
  await started;
});

test('the arrow keys go from question to question on the front page, and all that belongs to it follows @battery', async ({
  page,
}) => {
  await visit(page, '/');
  const exchange = findExchange(page);
  const before = await readExchange(exchange);
  const [first, second] = await exchange.getByRole('radio').all();
  await first?.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second ?? exchange).toBeChecked();
  await expect(second ?? exchange).toBeFocused();
  const after = await readExchange(exchange);
  expect(after.filter((part, index) => part === '' || part === before[index])).toEqual([]);
  await expect(exchange.getByRole('radio', { name: after[0] ?? '' })).toBeChecked();
});

test('the front page leads a visitor to the plans, and who is signed in to the dashboard', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const plans = main.getByRole('link', { name: 'Choose a plan' });
  const dashboard = main.getByRole('link', { name: 'Open your dashboard' });
  await expect(plans).toBeVisible();
  await expect(dashboard.filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-session', true));
  await expect(plans).toBeHidden();
  await expect(dashboard.first()).toBeVisible();
});

for (const width of [320, 1920]) {
  test(`the clause in the front page's first picture is whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const clause = page.locator('mark').filter({ visible: true });
    await expect(clause).toHaveCount(1);
    const cutBy = await clause.evaluate((mark) => {
      const lines = [...mark.getClientRects()];
      const frames: Element[] = [];
      for (let one = mark.parentElement; one !== null; one = one.parentElement) {
        if (getComputedStyle(one).overflowX !== 'visible') frames.push(one);
      }
      const edges = [
        { name: 'the window', left: 0, right: innerWidth },
        ...frames.map((frame) => {
          const { left, right } = frame.getBoundingClientRect();
          return { name: frame.className, left, right };
        }),
      ];
      return edges
        .filter(({ left, right }) =>
          lines.some((line) => line.left < left - 1 || line.right > right + 1),
        )
        .map(({ name }) => name);
    });
    expect(cutBy).toEqual([]);
  });
}

/** Our font families that visible text is set in. */
const shownFonts = (page: Page) =>
  page.evaluate(() =>
    ['Bricolage Grotesque', 'Instrument Sans', 'Newsreader'].filter((family) =>
      [...document.fonts].some(
        (face) => face.family.replaceAll('"', '') === family && face.status === 'loaded',
      ),
    ),
  );

const sameName = (one: string, other: string) => one.slice(0, -1) === other.slice(0, -1);

/** Which elements follow each other in a document's content, five at a time; a drawing counts as one. */
function outlineOf(html: string): Set<string> {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const tags = main.replaceAll(/<svg[\s\S]*?<\/svg>/g, '<svg>').match(/<[a-z]\w*/g) ?? [];
  return new Set(tags.map((_, index) => tags.slice(index, index + 5).join(' ')));
}

/** 1 where two pages are built alike, 0 where they share nothing. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((part) => other.has(part)).length;
  return shared / (one.size + other.size - shared);
}
