// R-REL-10: without a connection the account area keeps its page, says so, and goes on by itself.
import type { Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { standinUrl } from '../support/standins.ts';
import { awaitFonts } from '../support/browser/wake.ts';

/** What the browser logs about requests that find no network. */
const NO_NETWORK =
  /ERR_|Failed to load|preload assets|Failed to fetch|Fetch failed|offline|cleardot\.gif|Support (sign-in|token|widget)/i;

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection.' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inNavigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name });

test.describe('without a connection', () => {
  test.beforeEach(async ({ newPerson, signIn, expectNoise }) => {
    expectNoise(NO_NETWORK);
    await signIn(await newPerson());
  });

  // R-REL-10
  test('a page whose code is not here yet is waited for beside the old one, and opens by itself', async ({
    page,
    context,
  }) => {
    const letThrough = await withholdHelp(page);
    await page.goto('/dashboard');
    await expect(heading(page)).toHaveText(/^Hello/);
    await awaitFonts(page);
    await context.setOffline(true);
    await letThrough();
    const before = await heading(page).boundingBox();
    await inNavigation(page, 'Help and messages').click();
    await expect(notice(page)).toContainText('will open when you are back online');
    await expect(heading(page)).toHaveText(/^Hello/);
    expect(await heading(page).boundingBox()).toEqual(before);
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page).toHaveURL('/dashboard/help');
    await expect(heading(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  // R-REL-10
  test('a click on another page while one is waited for takes its place @battery', async ({
    page,
    context,
  }) => {
    const letThrough = await withholdHelp(page);
    await openPrefetched(page);
    await context.setOffline(true);
    await letThrough();
    await inNavigation(page, 'Help and messages').click();
    await expect(notice(page)).toContainText('will open when you are back online');
    await inNavigation(page, 'Servers').click();
    await expect(page).toHaveURL('/dashboard/projects');
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard/projects');
  });

  // R-REL-10
  test('the account’s pages open, and what they could not read is read when the connection is back @battery', async ({
    page,
    context,
  }) => {
    await openPrefetched(page);
    await context.setOffline(true);
    await expect(notice(page)).toContainText('will update when you are back online');
    await inNavigation(page, 'Security').click();
    await expect(heading(page)).toHaveText('Security');
    await expect(page.getByText('Recent activity could not be loaded')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('table', { name: 'Recent activity' })).toContainText('Signed in');
    await expect(page.getByText('This one')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  // R-REL-10
  test('the notice leaves the end of a page free on the smallest phone @battery', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/dashboard/edit-details');
    const last = page.getByRole('button', { name: 'Change address' });
    await expect(last).toBeVisible();
    await awaitFonts(page);
    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const button = await last.boundingBox();
    const floating = await notice(page).boundingBox();
    expect(button?.y).toBeLessThan(640);
    expect((button?.y ?? 640) + (button?.height ?? 0)).toBeLessThan(floating?.y ?? 0);
  });

  // R-REL-10
  test('a plan that could not be read is read when the connection is back @battery', async ({
    page,
    context,
  }) => {
    await page.route('**/api/subscription', (route) => route.abort());
    await page.goto('/dashboard');
    const main = page.getByRole('main');
    await expect(main.getByText('Your plan could not be loaded')).toBeVisible();
    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
    await page.unroute('**/api/subscription');
    await context.setOffline(false);
    await expect(main.getByText('No plan', { exact: true })).toBeVisible();
  });

  // R-REL-10
  test('a reload in the middle starts afresh @battery', async ({ page, context }) => {
    const letThrough = await withholdHelp(page);
    await page.goto('/dashboard');
    await context.setOffline(true);
    await letThrough();
    await inNavigation(page, 'Help and messages').click();
    await expect(notice(page)).toContainText('will open when you are back online');
    await Promise.all([context.setOffline(false), page.reload()]);
    await expect(heading(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });

  // R-REL-10
  test('a network that the browser believes in and that carries nothing is noticed by its failures @battery', async ({
    page,
  }) => {
    await withholdHelp(page);
    await page.goto('/dashboard');
    await expect(heading(page)).toHaveText(/^Hello/);
    await page.route(/localhost/, (route) => route.abort('internetdisconnected'));
    await inNavigation(page, 'Help and messages').click();
    await expect(notice(page)).toContainText('will open when you are back online');
    await expect(heading(page)).toHaveText(/^Hello/);
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page).toHaveURL('/dashboard/help');
  });
});

// R-REL-10
test('a way that leads to another document is waited for too @battery', async ({
  page,
  context,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK);
  const person = await newPerson();
  await callApi(person.idToken, 'POST', '/servers', {
    name: 'Cellar',
    origin: standinUrl('aiServer'),
  });
  await signIn(person);
  await page.goto('/dashboard/projects');
  const open = page.getByRole('link', { name: 'Open Cellar' });
  await expect(open).toBeVisible();
  await context.setOffline(true);
  await open.click();
  await expect(notice(page)).toContainText('will open when you are back online');
  await expect(heading(page)).toHaveText('Servers');
  await context.setOffline(false);
  await page.waitForURL((url) => url.origin === standinUrl('aiServer'));
});

// R-REL-10
test('a part that a new release has taken away is said to be gone, and loading again helps @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/Failed to fetch|status of 404|error/i);
  await signIn(await newPerson());
  await page.route('**/assets/account-security-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard');
  await inNavigation(page, 'Security').click();
  await expect(heading(page)).toHaveText('This page could not be loaded');
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page).toHaveURL('/dashboard/security');
  await expect(heading(page)).toHaveText('Security');
});

/**
 * Keeps back the code of a page that would be fetched beside the first one.
 * @returns what lets it through again
 */
async function withholdHelp(page: Page): Promise<() => Promise<void>> {
  const code = '**/assets/account-help-*.js';
  await page.route(code, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(code);
}

/** Opens the dashboard and waits until the account's other pages have been fetched beside it. */
async function openPrefetched(page: Page): Promise<void> {
  const last = page.waitForEvent('requestfinished', {
    predicate: (request) => request.url().includes('/assets/toast-container-'),
  });
  await page.goto('/dashboard');
  await last;
}
