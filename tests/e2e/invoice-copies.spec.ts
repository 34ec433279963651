// Copies of invoices for further addresses: added, agreed to, sent and stopped.
import type { Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { awaitOurMail } from '../support/deliver-mails.ts';
import {
  BROKEN,
  expect,
  expectAccessible,
  failUntilRetry,
  test,
} from '../support/browser/fixtures.ts';
import { visit } from '../support/browser/wake.ts';
import { PASSWORD } from '../support/people.ts';
import { mailsTo } from '../support/mails.ts';
import { subscribe } from '../support/purchase.ts';
import { settleWebhooks } from '../support/standins.ts';

const TOO_OLD = {
  status: 403,
  json: { error: 'Too old.', code: 'recent_login_required', requestId: 'none' },
};

// R-LAW-04
test('an address is added by keyboard, after a password, agrees by its e-mail, gets the next invoice, and is removed @battery', async ({
  page,
  context,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|status of (403|410)/);
  const person = await newPerson();
  const books = person.email.replace('@', '-books@');
  await subscribe(person, 'solo');
  await signIn(person);
  await page.goto('/dashboard/invoices');
  await copies(page).getByRole('button', { name: 'Add an address' }).focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.type(books);
  // As of a session that is older than a few minutes.
  await page.route('**/api/invoice-copies', (route) =>
    route.request().method() === 'POST' ? route.fulfill(TOO_OLD) : route.fallback(),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await expectAccessible(page);
  await page.unroute('**/api/invoice-copies');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`A link to confirm is on its way to ${books}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(copies(page).getByRole('button', { name: 'Add an address' })).toBeFocused();
  const row = copies(page).getByRole('row', { name: books });
  await expect(row).toContainText(/Waiting for confirmation\s*since/);
  await expectAccessible(page);

  const letter = await awaitOurMail(books, 'Would you like copies of');
  const link = letter.text.split(/\s/).find((word) => word.includes('/invoice-copy#')) ?? 'none';
  const theirs = await context.newPage();
  await visit(theirs, link);
  await expect(theirs).toHaveURL('/invoice-copy');
  await expectAccessible(theirs);
  const agree = theirs.getByRole('button', { name: 'Send me these invoices' });
  await theirs.route('**/api/invoice-copies/confirm', (route) => route.abort());
  await agree.click();
  await expect(theirs.getByRole('alert')).toContainText('That was not confirmed');
  await theirs.unroute('**/api/invoice-copies/confirm');
  await agree.click();
  await expect(
    theirs.getByRole('heading', { name: 'The invoices will come to you' }),
  ).toBeVisible();
  await expect(theirs.getByText(books)).toBeVisible();
  await expectAccessible(theirs);

  await comeBack(page);
  await expect(row).toContainText('Confirmed');
  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('radio', { name: /Household/ }).check();
  await page.getByRole('button', { name: /^Change and pay/ }).click();
  await expect(page.getByText('Your plan is now Household')).toBeVisible();
  await settleWebhooks();
  const invoice = await awaitOurMail(books, 'Invoice');
  expect(invoice.text).toContain(person.email);

  await row.getByRole('button', { name: /^Remove/ }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${books} was removed`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await mailsTo(books)).toHaveLength(2);

  const later = await context.newPage();
  await visit(later, link);
  await later.getByRole('button', { name: 'Send me these invoices' }).click();
  await expect(later.getByRole('heading', { name: 'This link is over' })).toBeVisible();
  await expectAccessible(later);
});

// R-LAW-04
test('an address that cannot be added says why at its field, and a full list says so, at 320 px @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of (400|409|500)/);
  const person = await newPerson();
  await subscribe(person, 'solo');
  await signIn(person);
  const [first = '', ...others] = [1, 2, 3].map((one) => person.email.replace('@', `-${one}@`));
  await callApi(person.idToken, 'POST', '/invoice-copies', { email: first });
  await page.setViewportSize({ width: 320, height: 800 });
  await failUntilRetry(page, '**/api/invoice-copies');
  await page.goto('/dashboard/invoices');
  await expect(copies(page).getByText('The addresses could not be loaded')).toBeVisible();
  await copies(page).getByRole('button', { name: 'Retry' }).click();
  await copies(page).getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('E-mail address');
  for (const [typed, words] of [
    ['books', /^This does not look like an e-mail address/],
    [person.email, 'Your invoices come to this address already.'],
    [first, 'This address is on the list already.'],
  ] as const) {
    await field.fill(typed);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(field).toHaveAccessibleDescription(words);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expectAccessible(page);
  await page.route('**/api/invoice-copies', (route) => route.fulfill(BROKEN));
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The address was not added');
  await page.unroute('**/api/invoice-copies');
  await page.keyboard.press('Escape');

  for (const email of others) {
    await callApi(person.idToken, 'POST', '/invoice-copies', { email });
  }
  await comeBack(page);
  await expect(copies(page).getByText('The list is full')).toBeVisible();
  await expect(copies(page).getByRole('button', { name: 'Add an address' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});

// R-LAW-04
test('/invoice-copy says what to do with half a link @battery', async ({ page }) => {
  await page.goto('/invoice-copy#half');
  await expect(page).toHaveURL('/invoice-copy');
  await expect(page.getByRole('heading', { name: 'This link is over' })).toBeVisible();
  await expectAccessible(page);
});

/** As a browser tells a tab that is looked at again. */
async function comeBack(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

const copies = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Copies for the books' }) });
