// R-RTE-07 R-RTE-08: the prerendered pages where JavaScript is off. Each carries only the styles that it needs, and with the
// whole sheet looks no different.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ROUTES } from '@/app/routes.ts';
import { price } from '@/site/prices.ts';
import { addressesToVisit } from '../support/browser/addresses.ts';
import { findExchange, readExchange } from '../support/browser/exchange.ts';
import { casesOf, expect, test, watch, type Noise } from '../support/browser/fixtures.ts';
import { metaOf } from '../support/browser/page-meta.ts';

/** Word count of the shortest page worth finding. */
const FEWEST_WORDS = 100;

/** How far the reserved height of a part may be off before it is laid out, in pixels. */
const HEIGHT_MAY_DIFFER = 100;

const addresses = ROUTES.filter(({ rendering }) => rendering === 'static').flatMap(({ path }) =>
  addressesToVisit(path),
);

for (const width of casesOf([390, 1440])) {
  test(`at ${width} px every page can be read, and none changes when the whole style sheet is added @battery`, async ({
    browser,
    noise,
  }) => {
    test.slow();
    const page = await openWithoutScripts(browser, noise, {
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    await page.goto('/');
    const sheet = await page.locator('#root').getAttribute('data-styles');
    const whole = await (await page.request.get(sheet ?? '')).text();
    const changed: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      const { headings, words, incompleteImages, misjudged } = await readContent(page);
      expect(headings, `first headings in view of ${address}`).toBe(1);
      if (metaOf(address).robots !== 'noindex') {
        expect(words, `words of ${address}`).toBeGreaterThan(FEWEST_WORDS);
      }
      expect(incompleteImages, `images of ${address}`).toEqual([]);
      expect(misjudged, `heights of ${address} until laid out, and when laid out`).toEqual([]);
      const change = await findChange(page, whole);
      if (change !== null) changed.push(`${address}: ${change}`);
    }
    expect(changed).toEqual([]);
    await page.context().close();
  });
}

test('the menu opens, and leads on', async ({ browser, noise }) => {
  const page = await openWithoutScripts(browser, noise, { viewport: { width: 1440, height: 900 } });
  await page.goto('/saas/v2');
  await page.getByRole('button', { name: 'Learn' }).click();
  await page.getByRole('link', { name: 'All articles' }).first().click();
  await expect(page).toHaveURL('/blog/grid');
  await page.context().close();
});

test('on a phone the menu folds into groups of which one is open @battery', async ({
  browser,
  noise,
}) => {
  const page = await openWithoutScripts(browser, noise, { viewport: { width: 390, height: 844 } });
  await page.goto('/saas/v2');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Site' });
  const box = await menu.boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 844)).toBeLessThan(844);
  await menu.locator('summary', { hasText: 'Examples' }).click();
  await expect(menu.getByRole('link', { name: 'A web studio' })).toBeVisible();
  await menu.locator('summary', { hasText: 'Learn' }).click();
  await expect(menu.getByRole('link', { name: 'A web studio' })).toBeHidden();
  await menu.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/blog/grid');
  await page.context().close();
});

test('a search that needs the script is not shown, and no sign turns beside a page that cannot come', async ({
  browser,
  noise,
}) => {
  const page = await openWithoutScripts(browser, noise);
  for (const address of ['/help/center', '/blog/list-sidebar', '/shop/grid', '/login']) {
    await page.goto(address);
    await expect(page.getByRole('searchbox'), address).toHaveCount(0);
  }
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toBeHidden();
  await page.context().close();
});

test('a page that needs the script says so in words that are true without an account', async ({
  browser,
  noise,
}) => {
  const page = await openWithoutScripts(browser, noise);
  for (const address of ['/shop/cart', '/shop/checkout', '/dashboard/wishlist', '/login']) {
    await page.goto(address);
    await expect(page.locator('noscript p'), address).toHaveText(
      'This page needs JavaScript, and JavaScript is switched off in this browser. The public pages can be read without it.',
    );
  }
  await page.context().close();
});

test('the price can be read by the year @battery', async ({ browser, noise }) => {
  const page = await openWithoutScripts(browser, noise);
  await page.goto('/');
  await expect(page.getByText(price('household', 'year'), { exact: true })).toBeHidden();
  await page.getByText('Yearly', { exact: true }).click();
  await expect(page.getByText(price('household', 'year'), { exact: true })).toBeVisible();
  await expect(page.getByText(price('household'), { exact: true })).toBeHidden();
  await page.context().close();
});

test('each question on the front page brings its own answer, sources and marked line @battery', async ({
  browser,
  noise,
}) => {
  const page = await openWithoutScripts(browser, noise);
  await page.goto('/');
  const exchange = findExchange(page);
  const shown: (readonly string[])[] = [];
  for (const question of await exchange.getByRole('radio').all()) {
    await question.check();
    shown.push(await readExchange(exchange));
  }
  expect(shown).toHaveLength(4);
  for (const parts of [0, 1, 2, 3].map((part) => shown.map((one) => one[part]))) {
    expect(new Set(parts).size, parts.join(' | ')).toBe(4);
    expect(parts).not.toContain('');
  }
  await page.context().close();
});

test('a question of the tour can be pressed, and brings its own answer and source @battery', async ({
  browser,
  noise,
}) => {
  const page = await openWithoutScripts(browser, noise);
  await page.goto('/saas/v5');
  await expect(page.getByText('boiler-warranty.pdf, page 1')).toBeHidden();
  await page.getByRole('radio', { name: 'How long is the boiler under warranty?' }).check();
  await expect(page.getByText('boiler-warranty.pdf, page 1')).toBeVisible();
  await expect(page.getByText('Until 30 September 2027')).toBeVisible();
  await expect(page.getByText('T. Okafor, on 4 May, on behalf of both tenants.')).toBeHidden();

  await page.goto('/demos/agency/seo');
  await page.getByRole('radio', { name: 'After an afternoon' }).check();
  await expect(page.getByRole('img', { name: /^After: each of six old addresses/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Before: six old addresses/ })).toBeHidden();
  await page.context().close();
});

test('text is set in our own fonts, in documents of every kind', async ({ browser, noise }) => {
  const page = await openWithoutScripts(browser, noise);
  for (const [address, ...families] of [
    ['/', 'Bricolage Grotesque', 'Instrument Sans'],
    ['/demos/finance-consulting', 'Newsreader', 'Instrument Sans'],
    ['/login', 'Instrument Sans'],
  ] as const) {
    await page.goto(address);
    await expect
      .poll(() => shownFamilies(page), { message: address })
      .toEqual(expect.arrayContaining([...families]));
  }
  await page.context().close();
});

async function openWithoutScripts(
  browser: Browser,
  noise: Noise,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  watch(context, noise);
  return context.newPage();
}

/** Families of web fonts that have arrived because a text is set in them. */
function shownFamilies(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
}

/** What a reader finds on the page, what an image may not lack, and parts that change their height when they come near. */
function readContent(page: Page) {
  return page.evaluate(
    (mayDiffer) => ({
      misjudged: [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
        .flatMap((part) => {
          const { containIntrinsicHeight, paddingTop, paddingBottom } = getComputedStyle(part);
          const expected = Number.parseFloat(containIntrinsicHeight.replace('auto', ''));
          part.style.contentVisibility = 'visible';
          const height =
            part.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
          part.style.contentVisibility = '';
          return Math.abs(height - expected) > mayDiffer
            ? [`${part.tagName} ${part.innerText.slice(0, 20)}: ${expected}, ${height}`]
            : [];
        }),
      headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
        .length,
      words: document.querySelector('main')?.innerText.split(/\s+/).length ?? 0,
      incompleteImages: [...document.images]
        .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)))
        .map((image) => image.outerHTML),
    }),
    HEIGHT_MAY_DIFFER,
  );
}

/** The first element that stands elsewhere or looks different when the style sheet is added, and what it was before. */
function findChange(page: Page, sheet: string): Promise<string | null> {
  return page.evaluate((whole) => {
    // What is folded away is laid out once it is open; of those with a name only one would stay so.
    for (const part of document.querySelectorAll('details')) {
      part.removeAttribute('name');
      part.open = true;
    }
    // What is laid out only near the window has its place when the browser next draws: now, or between two looks.
    addStyles('* { content-visibility: visible !important }');
    const before = readLooks();
    addStyles(whole);
    const after = readLooks();
    const first = after.findIndex((look, index) => look !== before[index]);
    return first === -1 ? null : `${before[first]} → ${after[first]}`;

    function addStyles(css: string) {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    }

    /** Where every element stands, and the colours and sizes that a missing rule would change. */
    function readLooks() {
      // Elements look different while they fade in or come to their place: what ends is put at its end, what does not is taken off.
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      return [...document.querySelectorAll('body *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const looks = [
          style.display,
          style.color,
          style.backgroundColor,
          style.fontSize,
          style.fontWeight,
          style.stroke,
          style.fill,
          style.opacity,
          style.borderTopColor,
          style.transform,
        ];
        const place = [x, y, width, height].map((value) => value.toFixed(1));
        return `${element.tagName} ${element.getAttribute('class') ?? ''} ${place.join(' ')} ${looks.join(' ')}`;
      });
    }
  }, sheet);
}
