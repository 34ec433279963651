// R-RTE-04 and the shell's keyboard and reload behaviour.
import type { Page } from '@playwright/test';
import { casesOf, expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { visit } from '../support/browser/wake.ts';

test('back-to-top appears from 800 px of scroll on and leads to the top @battery', async ({
  page,
}) => {
  // Before the app takes over, parts that were not laid out yet change the height, and the browser moves the scroll with it.
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo({ top: 799, behavior: 'instant' }));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

/** Words of the page that lie beneath what is seen of the button, at the heights that are named. */
async function wordsBeneath(page: Page, heights: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const top of heights) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    const face = page.getByRole('button', { name: 'Back to top' }).locator('[data-part=face]');
    await expect(face).toBeVisible();
    const beneath = await face.evaluate((part) => {
      const own = part.getBoundingClientRect();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const isBeneath = [...range.getClientRects()].some(
          ({ left, right, top: above, bottom, width }) =>
            // What only a screen reader has is one pixel wide.
            width > 1 &&
            left < own.right &&
            right > own.left &&
            above < own.bottom &&
            bottom > own.top,
        );
        if (isBeneath) words.push(node.textContent ?? '');
      }
      return words;
    });
    found.push(...beneath);
  }
  return found;
}

for (const width of casesOf([390, 320, 768, 1280, 1440])) {
  test(`at ${width} px, back-to-top lies on no text, whichever way someone reads @battery`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/saas/v1');
    const button = page.getByRole('button', { name: 'Back to top' });
    const down = Array.from({ length: 30 }, (_, step) => 900 + step * 61);
    expect(await wordsBeneath(page, [...down, ...down.toReversed()])).toEqual([]);
    const box = async () => (await button.boundingBox()) ?? { width: 0, height: 0 };
    // WCAG 2.5.8.
    expect((await box()).width).toBeGreaterThanOrEqual(24);
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await box()).width).toBe(44);
  });
}

for (const width of casesOf([390, 1280])) {
  test(`at ${width} px the keyboard goes through the bar of the shop as the eye does @battery`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/shop/index');
    const places = await page.getByRole('banner').evaluate((bar) =>
      [...bar.querySelectorAll<HTMLElement>('a, button, input')]
        .filter((stop) => stop.checkVisibility())
        .map((stop) => stop.getBoundingClientRect())
        .map(({ x, y, height }) => ({ x, row: Math.round((y + height / 2) / 20) })),
    );
    expect(places.length).toBeGreaterThan(3);
    expect(places).toEqual(places.toSorted((one, other) => one.row - other.row || one.x - other.x));
  });
}

// R-RTE-09
test('on paper a page has no bar, footer or chat; in the colours of the system what is chosen has a frame @battery', async ({
  page,
}) => {
  await visit(page, '/saas/v5');
  const chosen = page.locator('label', { has: page.getByRole('radio', { name: /^Ask/ }) });
  await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect(chosen).toHaveCSS('outline-width', '3px');
});

test('the bar stays in a window of usual height, and scrolls away in one as low as at 400 % @battery', async ({
  page,
}) => {
  await page.goto('/saas/v3');
  const bar = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect(bar).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect(bar).not.toBeInViewport();
});

test('the bar is reached as it is read, and its panels close when the focus leaves them @battery', async ({
  page,
}) => {
  await visit(page, '/saas/v3');
  const bar = page.getByRole('banner');
  const places = await bar
    .locator('a, button')
    .evaluateAll((stops) =>
      stops.filter((stop) => stop.checkVisibility()).map((stop) => stop.getBoundingClientRect().x),
    );
  expect(places.length).toBeGreaterThan(7);
  expect(places).toEqual(places.toSorted((a, b) => a - b));

  const panel = bar.getByRole('link', { name: 'Talk to an engineer' });
  await bar.getByRole('button', { name: 'Company' }).press('Enter');
  await panel.focus();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: 'Pricing' })).toBeFocused();
  await expect(panel).toBeHidden();
  await bar.getByRole('button', { name: 'Company' }).press('Enter');
  await bar.getByRole('button', { name: 'Learn' }).click();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: 'All articles' })).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Learn' })).toBeFocused();
});

// R-RTE-04
test('the theme is light, and stored so on the first visit, before any touch', async ({ page }) => {
  const theme = () => page.evaluate(() => localStorage.getItem('theme'));
  await page.goto('/');
  expect(await theme()).toBe('light');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect.poll(theme).toBe('light');
});

test('the first Tab reaches a skip link that leads to the content', async ({ page }) => {
  await page.goto('/saas/v2');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip to/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a thin progress bar shows while the next page’s code is on its way @battery', async ({
  page,
}) => {
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/legal-terms*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: /Terms/ }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await expectAccessible(page);
  release();
  await expect(page).toHaveTitle('Terms of service | Alcove');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a page whose code cannot be fetched says so and leads home', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to fetch|Failed to load|ERR_|error/i);
  // A page that the browser fills, so that the next move is the router's.
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/legal-terms*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: /Terms/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

test('a page that fails is told apart from one that cannot be fetched, and our log hears of it, as of what no one catches', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/broken/);
  const told: unknown[] = [];
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/api/browser-errors')) return;
    told.push({ status: answer.status(), ...answer.request().postDataJSON() });
  });
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/legal-terms*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: /Terms/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  const inTerms = {
    status: 204,
    name: 'Error',
    message: 'broken',
    path: '/terms',
    frames: [expect.stringMatching(/^\/assets\/legal-terms-.{8}\.js:1:\d+$/)],
    release: expect.stringMatching(/^index-.{8}\.js$/),
  };
  await expect.poll(() => told).toEqual([inTerms]);
  await page.evaluate(() => void Promise.reject(new RangeError("broken 'promise'")));
  await expect.poll(() => told).toHaveLength(2);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('broken 17 times');
    });
  });
  const more = (name: string, message: string) =>
    expect.objectContaining({ status: 204, name, message, frames: [] });
  await expect
    .poll(() => told.slice(1))
    .toEqual([more('RangeError', 'broken …'), more('TypeError', 'broken … times')]);
});

for (const isSignedIn of [false, true]) {
  const who = isSignedIn ? 'a signed-in person' : 'a visitor';
  test(`the bar has room for everything on the smallest phone of ${who}`, async ({
    page,
    newPerson,
    signIn,
  }) => {
    if (isSignedIn) await signIn(await newPerson());
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, '/');
    const bar = page.getByRole('banner');
    const name = bar.getByRole('link', { name: 'Alcove', exact: true });
    const way = bar.getByRole('link', { name: isSignedIn ? 'Your account' : 'Get started' });
    const menu = bar.getByRole('button', { name: 'Menu' });
    const [first, second, third] = [
      await name.boundingBox(),
      await way.boundingBox(),
      await menu.boundingBox(),
    ];
    const end = (box: typeof first) => (box === null ? Number.NaN : box.x + box.width);
    // With its letters, which are three times as wide as the mark.
    expect(first?.width).toBeGreaterThan(60);
    expect(end(first)).toBeLessThan(second?.x ?? 0);
    expect(end(second)).toBeLessThan(third?.x ?? 0);
    expect(end(third)).toBeLessThanOrEqual(320);
  });
}

for (const reducedMotion of casesOf(['no-preference', 'reduce'] as const)) {
  const how = reducedMotion === 'reduce' ? 'without a fade' : 'fading';
  test(`a visitor moves by links without a reload, ${how}, and Back returns to where they were`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/');
    const fades = await page.evaluateHandle(() => {
      const started: unknown[] = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const fade = start(change);
        started.push(fade);
        return fade;
      };
      return started;
    });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveTitle('Privacy | Alcove');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/^Alcove/);
    // The footer is where the page ends, and a page that is laid out again may end a pixel earlier.
    const moved = () => page.evaluate((from) => Math.abs(window.scrollY - from), place);
    await expect.poll(moved).toBeLessThanOrEqual(1);
    expect(await fades.evaluate(({ length }) => length)).toBe(reducedMotion === 'reduce' ? 0 : 2);
  });
}

test('a page that is laid out again does not slide there under reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/get-started');
  const moving = await page.evaluate(() => {
    document.documentElement.style.fontSize = '24px';
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(moving).toBe(0);
});

test('two clicks in one moment lead to the second page, and the fade that is cut short is no error @battery', async ({
  page,
}) => {
  await visit(page, '/saas/v3');
  await page.evaluate(async () => {
    const click = (address: string) =>
      document.querySelector<HTMLElement>(`footer a[href="${address}"]`)?.click();
    const fade = document.startViewTransition.bind(document);
    // The second click comes while the first page fades in.
    document.startViewTransition = (change) => {
      queueMicrotask(() => click('/terms'));
      document.startViewTransition = fade;
      return fade(change);
    };
    click('/privacy');
  });
  await expect(page).toHaveTitle('Terms of service | Alcove');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('moves across the policies’ border are full document loads', async ({ page }) => {
  await visit(page, '/');
  const load = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/login',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click();
  await load;
  await expect(page).toHaveURL('/login');
});

// R-FIL-03
test('the account is loaded with its own policy, which knows where files are, and keeps it on the way out', async ({
  page,
  newPerson,
  signIn,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await signIn(await newPerson());
  await visit(page, '/');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Your account' }).first().click();
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  await bar.getByRole('link', { name: 'Alcove' }).click();
  await expect(page).toHaveURL('/');
  expect(loads).toEqual(['/', '/dashboard']);
});

test('with JavaScript off a visitor reads the landing page and its price', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Household').first()).toBeVisible();
  await context.close();
});

test('on the narrowest screen a long name in the account is cut, and nothing is pushed out @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(await newPerson({ displayName: 'Bartholomew Featherstonehaugh-Cholmondeley' }));
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Bartholomew' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
