// R-RTE-01 R-RTE-02 R-RTE-03 R-RTE-06 R-RTE-09: every route of the table, as a visitor and as a customer sees it.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ROUTES, type RouteRow } from '@/app/routes.ts';
import { PRODUCT_TITLE } from '@/site/product.ts';
import { addressesToVisit } from '../support/browser/addresses.ts';
import { readEnv } from '../support/env.ts';
import {
  casesOf,
  expect,
  expectAccessible,
  expectQuiet,
  newNoise,
  storeSession,
  test as base,
  watch,
  type Noise,
} from '../support/browser/fixtures.ts';
import { findNarrowFaults } from '../support/browser/narrow.ts';
import { metaOf } from '../support/browser/page-meta.ts';
import { createPerson, createProfile, removePerson, removeProfile } from '../support/people.ts';
import { visit, wake } from '../support/browser/wake.ts';

/** At these a page is looked at for what a narrow window does to it. */
const NARROW: readonly number[] = casesOf([320, 390]);
const WIDTHS = [...NARROW, 1440];
/** These redirect automatically; their own tests cover them. */
const PASSING = ['/auth/sign-in', '/logout', '/check-auth', '/auth/canny-sso-redirect'];

const open = ROUTES.filter((row) => row.guard === undefined && !PASSING.includes(row.path));
const guarded = ROUTES.filter((row) => row.guard === 'signed-in');

/** A page that goes from route to route as a person does, one per worker, with the errors it found. */
type Walk = { page: Page; noise: Noise };

const test = base.extend<{}, { visitor: Walk; customer: Walk }>({
  visitor: [
    async ({ browser }, use) => {
      await walk(browser, use);
    },
    { scope: 'worker' },
  ],
  customer: [
    async ({ browser }, use) => {
      const person = await createPerson();
      await createProfile(person);
      await walk(browser, use, (context) => storeSession(context, person));
      await Promise.all([removePerson(person.uid), removeProfile(person.uid)]);
    },
    { scope: 'worker' },
  ],
});

/** Pages of one shape are laid out alike; the battery opens all of them. */
const shapeOf = ({ layout, frame, isLive, rendering }: RouteRow) =>
  [layout, frame, isLive, rendering].join();
const ADDRESSES = casesOf(open, shapeOf).flatMap((row) => addressesToVisit(row.path));

for (const address of ADDRESSES) {
  test(`${address} opens for a visitor`, async ({ visitor: { page, noise } }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await wake(page);
    await expectPage(page, address);
    if (address.startsWith('/demos/')) {
      await expect(page.getByRole('navigation', { name: 'Site', exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Next example/ })).toBeVisible();
    }
    expectQuiet(noise);
  });
}

for (const { path } of guarded) {
  test(`${path} opens for a customer`, async ({ customer: { page, noise } }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expectPage(page, path);
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    expectQuiet(noise);
  });
}

// R-ACC-12 R-RTE-03 R-RTE-08
test('/canceling tells a visitor what it is for, without scripts too, and leads to it through the sign-in @battery', async ({
  page,
  newPerson,
}) => {
  const html = await (await page.request.get('/canceling')).text();
  expect(html).toContain('This is where customers cancel their plan.');
  expect(html).toContain('href="/login?from=%2Fcanceling"');
  const { email, password } = await newPerson();
  await visit(page, '/canceling');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/canceling');
  await expect(page.getByText('You have no plan, so there is nothing to cancel.')).toBeVisible();
});

// R-ACC-12 R-RTE-03
test('/canceling opens for a customer in the frame of a public page', async ({
  customer: { page, noise },
}) => {
  await page.goto('/canceling');
  await expect(page.getByText('You have no plan, so there is nothing to cancel.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Account' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectPage(page, '/canceling');
  expectQuiet(noise);
});

test('unknown paths and products are answered with 404 and a page that leads on', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 404/);
  for (const address of ['/shop/single/nonsense', '/shop/single/blåbær', '/no/such/page']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await wake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An empty alcove');
  }
  await expect(page).toHaveTitle('Page not found | Alcove');
  const main = page.getByRole('main');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await main.getByLabel('Find a page by its name').fill('phone app');
  await expect(main.getByRole('link', { name: 'The phone app' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'The front page' })).toHaveCount(0);
  await main.getByLabel('Find a page by its name').fill('');
  await page.getByRole('main').getByRole('link', { name: 'The front page' }).click();
  await expect(page).toHaveURL('/');
});

test('/ and /saas/v1 show the same page', async ({ page }) => {
  await page.goto('/');
  const landing = await page.getByRole('main').innerText();
  await page.goto('/saas/v1');
  expect(await page.getByRole('main').innerText()).toBe(landing);
});

async function walk(
  browser: Browser,
  use: (walk: Walk) => Promise<void>,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<void> {
  const context = await browser.newContext({ baseURL: readEnv('ALCOVE_SITE_URL') });
  const noise = newNoise();
  watch(context, noise);
  await prepare(context);
  await use({ page: await context.newPage(), noise });
  await context.close();
}

async function expectPage(page: Page, address: string): Promise<void> {
  const { title, description, robots } = metaOf(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page).toHaveTitle(title === null ? PRODUCT_TITLE : `${title} | Alcove`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    robots === 'noindex' ? /noindex/ : 'index, follow',
  );
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { overflow, below } = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      // Below the footer may be more of its own ground, on which the chat button stands.
      below: [...document.querySelectorAll('footer')].slice(-1).filter((footer) => {
        const end = document.elementFromPoint(1, window.innerHeight - 2) ?? document.body;
        return (
          footer.getBoundingClientRect().bottom < window.innerHeight - 1 &&
          getComputedStyle(end).backgroundColor !== getComputedStyle(footer).backgroundColor
        );
      }).length,
    }));
    expect(overflow, `horizontal overflow at ${width} px`).toBe(0);
    expect(below, `room below the footer at ${width} px`).toBe(0);
    if (NARROW.includes(width)) {
      expect(await findNarrowFaults(page), `what ${width} px does to the page`).toEqual([]);
    }
  }
  await expectAccessible(page);
}
