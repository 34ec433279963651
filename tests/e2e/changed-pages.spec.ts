/** Pages that another program has changed: a translator, an extension, a password manager. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  addNodesBesideFields,
  fillEveryField,
  translatePages,
} from '../support/browser/conditions.ts';
import { casesOf, expect, test } from '../support/browser/fixtures.ts';
import { firestore } from '../support/emulators.ts';
import { subscribe } from '../support/purchase.ts';

/** React finds other nodes than it expects, and draws the page again. */
const DRAWN_AGAIN = /Minified React error #418/;

/** What a person does in forms: they write and change their mind in each field, and press each button that sends. */
async function useForms(page: Page): Promise<void> {
  const main = page.locator('main, dialog[open]');
  for (const field of await main.locator('input:enabled:visible, textarea:enabled:visible').all()) {
    const type = (await field.getAttribute('type')) ?? 'text';
    if (['checkbox', 'radio', 'file', 'range'].includes(type)) continue;
    const isText = !['number', 'date'].includes(type);
    for (const words of isText ? ['a', 'Correct horse battery 9', ''] : [''])
      await field.fill(words);
  }
  for (const box of await main.locator('input[type=checkbox]:enabled:visible').all()) {
    await box.click();
    await box.click();
  }
  for (const choice of await main.locator('select:enabled:visible').all()) {
    const last = (await choice.locator('option').count()) - 1;
    for (const index of [last, 0]) await choice.selectOption({ index });
  }
  for (const button of await main.locator('button[type=submit]:visible').all()) {
    if (await button.isVisible()) await button.click();
  }
}

/** The script of a prerendered page comes with the first sign that someone is there. */
async function expectAlive(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.locator('main :is(input, textarea):visible').first().focus();
  await expect(page.locator('#root:not([data-rendering=static])')).toBeAttached();
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByText('Unexpected Application Error')).toBeHidden();
}

const FORM_PAGES = casesOf([
  '/get-started',
  '/contact/v1',
  '/contact/v2',
  '/career/single',
  '/login',
  '/auth/forgot-password',
  '/blog/grid',
  '/blog/list-sidebar',
  '/help/center',
  '/withdraw',
  '/cancel-contract',
  '/shop/grid',
  '/saas/v5',
  '/no-such-page',
]);

for (const path of FORM_PAGES) {
  // R-RTE-11
  test(`${path} is used while it is translated`, async ({ page, context, expectNoise }) => {
    expectNoise(DRAWN_AGAIN);
    expectNoise(/status of 404/);
    await translatePages(context);
    await page.goto(path);
    await expectAlive(page);
    await expect(page.locator('main font').first()).toBeVisible();
    await useForms(page);
    await expectWhole(page);
  });
}

// R-RTE-11
test('the forms of an account are used while they are translated @battery', async ({
  page,
  context,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await subscribe(person, 'household');
  await signIn(person);
  await translatePages(context);
  for (const [path, button] of [
    ['/dashboard/edit-details'],
    ['/dashboard/security'],
    ['/dashboard/help'],
    ['/dashboard/people', 'Invite someone'],
    ['/dashboard/invoices', 'Add an address'],
    ['/dashboard/projects', 'Bring your own'],
    ['/dashboard/delete-profile'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main h1 font').first()).toBeVisible();
    if (button !== undefined) await page.getByRole('button', { name: button }).first().click();
    await expect(
      page.locator('main, dialog[open]').locator('input, textarea').first(),
    ).toBeAttached();
    await useForms(page);
    await expectWhole(page);
  }
});

// R-RTE-11
test('the shop is used while it is translated @battery', async ({ page, context, expectNoise }) => {
  expectNoise(DRAWN_AGAIN);
  await translatePages(context);
  await page.goto('/shop/single/twin-drive-4');
  await page.getByRole('button', { name: 'Wishlist' }).click();
  await page.getByRole('button', { name: 'On your wishlist' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('1 in your cart')).toBeVisible();
  await page.goto('/shop/cart');
  const remove = page.getByRole('button', { name: /^Remove / });
  const before = await remove.count();
  await remove.first().click();
  await expect(remove).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(remove).toHaveCount(before);
  await expectWhole(page);
});

const TYPED = casesOf([
  { path: '/contact/v1', label: 'Message' },
  { path: '/career/single', label: 'Letter' },
  { path: '/help/center', label: 'Search help' },
  { path: '/withdraw', label: 'Name' },
  { path: '/cancel-contract', label: 'Name' },
]);

for (const { path, label } of TYPED) {
  // R-RTE-11
  test(`what is typed on ${path} stays, where an extension has put nodes beside the fields`, async ({
    page,
    context,
    expectNoise,
  }) => {
    expectNoise(DRAWN_AGAIN);
    await addNodesBesideFields(context);
    await page.goto(path);
    const field = page.getByLabel(label).and(page.locator('main :is(input, textarea)'));
    await field.click();
    await page.keyboard.type('Can it read');
    await expect(page.locator('#root:not([data-rendering=static])')).toBeAttached();
    await expect(page.locator('[data-added]').first()).toBeAttached();
    await expect(field).toHaveValue('Can it read');
    await expect(field).toBeFocused();
    await page.keyboard.type(' scanned letters?');
    await expect(field).toHaveValue('Can it read scanned letters?');
  });
}

// R-API-03
test('a message is kept apart where a password manager fills every field, and its sender reads so', async ({
  page,
  context,
}) => {
  await fillEveryField(context);
  await page.goto('/contact/v1');
  await expectAlive(page);
  const form = page.locator('form[action="/api/contact"]');
  const email = `${randomUUID()}@visitors.test`;
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Topic').selectOption({ index: 1 });
  await form.getByLabel('Message').fill('Can it read scanned letters?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toContainText('was taken for spam');
  await expect(form.getByLabel('Message')).toHaveValue('Can it read scanned letters?');
  const { docs } = await firestore().collection('messages').where('sender', '==', email).get();
  expect(docs.map((doc) => doc.get('spam'))).toEqual([true]);
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});
