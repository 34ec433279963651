// R-RTE-11: browsers that lack something: the newest functions, a database, any storage, or all of what we are built on.
import type { Page } from '@playwright/test';
import {
  blockAllStorage,
  removeIndexedDb,
  removeNewerFunctions,
} from '../support/browser/blocked-functions.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { PASSWORD, type Person } from '../support/people.ts';

// R-RTE-11 R-SES-04
test('in the oldest browsers a person signs in, and stays', async ({
  page,
  context,
  newPerson,
}) => {
  await removeNewerFunctions(context);
  const pages = new Set<string>();
  page.on('framenavigated', (frame) => pages.add(new URL(frame.url()).pathname));
  await signInByForm(page, await newPerson());
  await expect(page.getByText('Your alcove is empty')).toBeVisible();
  expect(await page.evaluate(() => 'any' in AbortSignal || 'groupBy' in Object)).toBe(false);
  expect([...pages]).toEqual(['/login', '/dashboard']);
});

// R-RTE-11
test('in the oldest browsers people sign up, use every page of their account, and sign out @battery', async ({
  page,
  context,
  newPerson,
}) => {
  await removeNewerFunctions(context);
  await page.goto('/get-started');
  await page.getByLabel('E-mail').fill(`oldest-${Date.now()}@people.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Your alcove is empty')).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await signInByForm(page, await newPerson());
  await expect(page).toHaveURL('/dashboard');
  // The page of each must come to rest without an error.
  for (const path of [
    '/dashboard/edit-details',
    '/dashboard/security',
    '/dashboard/permissions',
    '/dashboard/people',
    '/dashboard/projects',
    '/dashboard/invoices',
    '/dashboard/delete-profile',
    '/saas/v5',
    '/contact/v1',
    '/help/center',
    '/shop/grid',
    '/status',
  ]) {
    await page.goto(path);
    await page.mouse.move(200, 200);
    await page.mouse.move(300, 300);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

// R-RTE-11
test('without a database a session is kept', async ({ page, context, newPerson }) => {
  await removeIndexedDb(context);
  await signInByForm(page, await newPerson());
  await expect(page.getByText('Your alcove is empty')).toBeVisible();
});

// R-RTE-11
test('without a database a session ends where it is kept @battery', async ({
  page,
  context,
  newPerson,
}) => {
  await removeIndexedDb(context);
  await signInByForm(page, await newPerson());
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard$/);
});

// R-RTE-11
test('where nothing can be stored the form says that no session is kept, and stays filled', async ({
  page,
  context,
  newPerson,
}) => {
  await blockAllStorage(context);
  const person = await newPerson();
  await signInByForm(page, person);
  await expect(page.getByRole('alert')).toHaveText(/^This browser keeps no session, because/);
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
});

// R-RTE-11
test('a browser that is too old shows the page as it is, and one sentence', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const sentence = page.getByText('This browser is too old for an account here');
  await page.goto('/');
  await expect(sentence).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  expect(scripts).toEqual([]);
  await page.goto('/login');
  await expect(sentence).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toBeHidden();
});

async function signInByForm(page: Page, { email }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
