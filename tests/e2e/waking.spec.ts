// R-RTE-08 R-SHP-05: what people enter into a search field or a filter while its page wakes is kept, and applied.
import type { Page } from '@playwright/test';
import { casesOf, expect, test } from '../support/browser/fixtures.ts';
import { awaitTakeover } from '../support/browser/wake.ts';

const SEARCHES = [
  { name: 'help', path: '/help/center', text: 'payment', found: /^\d+ answers for “payment”/ },
  {
    name: 'blog',
    path: '/blog/list-sidebar',
    text: 'backup',
    found: /^\d articles? with “backup”/,
  },
  { name: 'shop', path: '/shop/grid', text: 'socket', found: /^3 products$/ },
] as const;

/** Milliseconds a key: a hasty, a quick and a slow typist. */
const SPEEDS = [40, 90, 180];

for (const { name, path, text, found } of casesOf(SEARCHES)) {
  for (const delay of casesOf(SPEEDS)) {
    test(`${name}: letters typed every ${delay} ms while the page wakes are all kept`, async ({
      page,
    }) => {
      const { field, release } = await openHeld(page, path);
      await field.pressSequentially(text.slice(0, 3), { delay });
      release();
      await field.pressSequentially(text.slice(3), { delay });
      await expectSearched(page, text, found);
      await expect(page).toHaveURL(`${path}?q=${text}`);
    });
  }

  test(`${name}: the caret stays where it was put, and a paste goes in there @battery`, async ({
    page,
  }) => {
    const { field, release } = await openHeld(page, path);
    await page.keyboard.insertText(text.slice(0, 1) + text.slice(-1));
    await field.press('ArrowLeft');
    release();
    await awaitTakeover(page);
    await page.keyboard.insertText(text.slice(1, -1));
    await expectSearched(page, text, found);
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(
      text.length - 1,
    );
  });

  test(`${name}: a word half composed stays open until it is done @battery`, async ({ page }) => {
    const { release } = await openHeld(page, path);
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', {
      text: text.slice(0, 3),
      selectionStart: 3,
      selectionEnd: 3,
    });
    release();
    await awaitTakeover(page);
    await keyboard.send('Input.insertText', { text });
    await expectSearched(page, text, found);
  });
}

test('what the browser puts back into a field is searched for @battery', async ({ page }) => {
  const { path, text, found } = SEARCHES[2];
  const { field, release } = await openHeld(page, path);
  await field.fill(text);
  await page.goto('/terms', { waitUntil: 'commit' });
  // Chromium exchanges the page's process first: going back at once fails.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await expect(field).toHaveValue(text);
  release();
  await awaitTakeover(page);
  await expectSearched(page, text, found);
});

test('filters, a price and an order chosen while the page wakes are kept, and added to the address @battery', async ({
  page,
}) => {
  const { release } = await openHeld(page, '/shop/grid?stock=1');
  const cables = page.getByRole('checkbox', { name: /^Cables/ });
  await cables.check();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  const highest = page.getByLabel('Highest price in euros');
  await highest.pressSequentially('15.');
  release();
  await awaitTakeover(page);
  await highest.pressSequentially('5');
  await expect(page).toHaveURL('/shop/grid?category=cables&max=15.50&stock=1&sort=price-up');
  await expect(cables).toBeChecked();
  await expect(highest).toHaveValue('15.5');
  await expect(page.getByRole('article').first()).toContainText('Short patch cable');
});

/** Opens a page whose script waits until it is released, with the caret in its search field. */
async function openHeld(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const field = page.getByRole('searchbox');
  await field.click();
  return { field, release };
}

async function expectSearched(page: Page, text: string, found: RegExp): Promise<void> {
  await expect(page.getByRole('main').getByText(found)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(text);
}
