// Compares a picture of every route with the one taken before a change; and takes the pictures at the top of the README: what a
// visitor sees first, and what a customer does.
import type { Page, Request } from '@playwright/test';
import { ROUTES } from '@/app/routes.ts';
import { PATHS } from '@/site/paths.ts';
import { addressesToVisit } from '../support/browser/addresses.ts';
import { expect, storeSession, test } from '../support/browser/fixtures.ts';
import { wake } from '../support/browser/wake.ts';
import { signInPerson } from '../support/people.ts';

const WIDTHS = [390, 1440];
/** What is meant to look different, as `address at width`, each with its reason. Empty once a change has landed. */
const MAY_DIFFER: Readonly<Record<string, string>> = {};
/** These redirect automatically. */
const PASSING = ['/auth/sign-in', '/logout', '/check-auth', '/auth/canny-sso-redirect'];
/** From the seed: a subscriber whose machine is ready. */
const CUSTOMER = 'ada@alcove.test';

for (const { path, guard } of ROUTES.filter((route) => !PASSING.includes(route.path))) {
  for (const address of addressesToVisit(path)) {
    for (const width of WIDTHS) {
      const name = `${address} at ${width}`;
      if (name in MAY_DIFFER) continue;
      test(name, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const calls = watchCalls(page);
        await open(page, address, guard === 'signed-in');
        await expect.poll(() => calls.size).toBe(0);
        await maskVaryingText(page);
        await expect(page).toHaveScreenshot(`${address.slice(1) || 'index'}-${width}.png`, {
          fullPage: true,
          // Chromium does not smooth every corner alike twice: a step or two of one colour is no difference.
          threshold: 0.02,
          maxDiffPixels: 0,
        });
      });
    }
  }
}

for (const [name, address] of [
  ['front-page', PATHS.home],
  ['dashboard', PATHS.dashboard],
] as const) {
  test(`README: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await open(page, address, address === PATHS.dashboard);
    await page.screenshot({ path: `docs/pictures/${name}.png` });
  });
}

/** Opens a page and waits for everything that loads by itself: the app, its fonts and its data. */
async function open(page: Page, address: string, isAccount: boolean): Promise<void> {
  if (isAccount) {
    const session = await signInPerson(CUSTOMER);
    await storeSession(page.context(), { email: CUSTOMER, ...session });
  }
  await page.goto(address);
  await wake(page);
  if (isAccount) await expect(page.getByText(/^Signed in as/)).toBeAttached();
  // A page that still looks up the session has no heading, and nothing in it is busy yet.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const busy = page.locator('[aria-busy=true], output:has(.animate-breathe)');
  await expect(busy.filter({ visible: true })).toHaveCount(0);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
}

/** @returns the calls of our API that are under way */
function watchCalls(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

/** Times and ports are different in each run. */
async function maskVaryingText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      text.nodeValue =
        text.nodeValue
          ?.replaceAll(/\b\d{1,2}:\d{2}\b/g, '00:00')
          .replaceAll(/localhost:\d+/g, 'localhost:00000') ?? null;
    }
  });
}
