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
test('in the oldest browsers a person signs in, stays, and signs out', async ({
  page,
  context,
  newPerson,
}) => {
  await removeNewerFunctions(context);
  await signInByForm(page, await newPerson());
  expect(await page.evaluate(() => 'any' in AbortSignal || 'groupBy' in Object)).toBe(false);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await expect(page.getByText('Your alcove is empty')).toBeVisible();
  expect(loads.filter((url) => url.includes('sign-in'))).toEqual([]);
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
});

// R-RTE-11
test('without a database the session is kept in local storage', async ({
  page,
  context,
  newPerson,
}) => {
  await removeIndexedDb(context);
  await signInByForm(page, await newPerson());
  await expect(page.getByText('Your alcove is empty')).toBeVisible();
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

test('a browser that is not too old shows no such sentence', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This browser is too old')).toBeHidden();
});

async function signInByForm(page: Page, { email }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
