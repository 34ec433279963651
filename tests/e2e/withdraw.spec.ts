/** Withdrawing from a contract: by the owner of a plan, by the link in the e-mail, too late, and by anyone else. */
import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { awaitOurMail } from '../support/deliver-mails.ts';
import { orderEarlier, standOf } from '../support/stripe.ts';
import { BROKEN, expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { comeFromOwnPlace } from '../support/browser/own-place.ts';
import { findNarrowFaults } from '../support/browser/narrow.ts';
import { visit } from '../support/browser/wake.ts';
import { mailsTo } from '../support/mails.ts';

const RECEIVED = 'We have received your withdrawal';

/** Of 19.00 for a month of 30 or 31 days, three are used. */
const PAID_CENTS = 1900;

// Where it is still the day before.
test.use({ timezoneId: 'Pacific/Pago_Pago' });

test.beforeEach(({ context }) => comeFromOwnPlace(context, '**/api/withdrawals**'));

// R-LAW-01
test('on day 3, a customer withdraws by keyboard; the refund is told to the cent, and no page has to be reloaded', async ({
  page,
  context,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  const order = await orderEarlier(person, 3);
  await signIn(person);
  const dashboard = await context.newPage();
  await dashboard.goto('/dashboard');
  await expect(dashboard.getByText('Solo', { exact: true }).first()).toBeVisible();

  await page.goto('/dashboard/delete-profile');
  const main = page.getByRole('main');
  await expect(main.getByText('Withdraw first, and get your money back')).toBeVisible();
  await page.goto('/dashboard/invoices');
  await expect(main.getByText(`Until ${lastDayOf(3)} you can end the contract`)).toBeVisible();
  await main.getByRole('link', { name: 'Withdraw from contract' }).press('Enter');
  await expect(page).toHaveURL('/withdraw');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue(person.displayName);
  await expect(page.getByLabel('E-mail address for the receipt')).toHaveValue(person.email);
  await expectAccessible(page);

  await page.getByLabel('Anything to add').focus();
  await page.keyboard.type('Two lines,');
  await page.keyboard.press('Enter');
  await page.keyboard.type('both kept.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You are about to declare' })).toBeFocused();
  await expect(main).toContainText(`I withdraw from the contract for the plan of ${person.email}.`);
  const days = daysOfPeriodFrom(3);
  const refund = PAID_CENTS - Math.floor((PAID_CENTS * 3) / days);
  const sum = `€${(refund / 100).toFixed(2)}`;
  await expect(main.getByRole('status')).toHaveText(
    `If you confirm now, you get back ${sum}, the way you paid.`,
  );
  await expectAccessible(page);
  expect((await standOf(order)).status).toBe('active');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Confirm withdrawal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your plan has ended' })).toBeFocused();
  await expect(main).toContainText(`${sum} goes back the way you paid.`);
  await expectAccessible(page);
  expect(await standOf(order)).toEqual({ status: 'canceled', refunded: refund });
  await expect(dashboard.getByText('Ended', { exact: true })).toBeVisible();
  const { text } = await awaitOurMail(person.email, RECEIVED);
  expect(text).toContain('both kept.');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your plan has ended' })).toBeVisible();
  await main.getByRole('link', { name: 'See your plan' }).click();
  await expect(page).toHaveURL('/dashboard/invoices');
  await expect(main.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Withdraw from contract' })).toHaveCount(0);

  // Once more: it counts once.
  await visit(page, '/withdraw');
  await expect(page.getByLabel('Name')).toHaveValue(person.displayName);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'You have withdrawn already' })).toBeVisible();
  expect((await standOf(order)).refunded).toBe(refund);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  // R-LAW-01 R-RTE-10
  test('signed out, the link goes to the account’s own address, whatever was typed, and its button ends the plan @battery', async ({
    page,
    newPerson,
  }) => {
    const person = await newPerson();
    const order = await orderEarlier(person, 3);
    const stranger = `${randomUUID()}@visitors.test`;
    const told = await declare(page, { email: stranger, contract: order.invoice });
    await expectAccessible(page);
    expect(await findNarrowFaults(page)).toEqual([]);
    const toStranger = await awaitOurMail(stranger, RECEIVED);
    expect(toStranger.text).not.toContain('/withdraw/confirm');

    const { text } = await awaitOurMail(person.email, 'Confirm that you withdraw');
    expect((await mailsTo(stranger)).map(({ subject }) => subject)).toEqual([toStranger.subject]);
    expect((await standOf(order)).status).toBe('active');
    const link = /http\S+\/withdraw\/confirm#\S+/.exec(text)?.[0] ?? '';
    await visit(page, link);
    await expect(page).toHaveURL('/withdraw/confirm');
    await expect(page.getByRole('heading', { name: 'Withdraw from contract?' })).toBeVisible();
    await expectAccessible(page);
    expect(await findNarrowFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByRole('heading', { name: 'Your plan has ended' })).toBeVisible();
    await expectAccessible(page);
    expect((await standOf(order)).status).toBe('canceled');
    await page.goto('/withdraw');
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByRole('heading', { name: 'Your plan has ended' })).toBeVisible();

    // A number that does not exist, from an address that no one has, is told the same.
    const other = `${randomUUID()}@visitors.test`;
    expect(await declare(page, { email: other, contract: 'NOPE-0001' })).toBe(told);
  });
});

// R-LAW-01
test('after the period, a withdrawal is stored and the cancellation offered @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  // Day 15 of an order, and a weekend after it, are over.
  const order = await orderEarlier(person, 18);
  await signIn(person);
  await page.goto('/dashboard/invoices');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Billing details' })).toBeVisible();
  await expect(main.getByText('Visa', { exact: false }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Withdraw from contract' })).toHaveCount(0);

  await visit(page, '/withdraw');
  await expect(page.getByLabel('Name')).toHaveValue(person.displayName);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(
    page.getByRole('heading', { name: 'The period for a withdrawal is over' }),
  ).toBeVisible();
  expect((await standOf(order)).status).toBe('active');
  await main.getByRole('link', { name: 'Cancel your plan' }).click();
  await expect(page).toHaveURL('/canceling');
});

// R-LAW-01
test('a form that is wrong says so field by field; Back and a reload lose nothing @battery', async ({
  page,
}) => {
  await visit(page, '/withdraw');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText([
    'Tell us your name.',
    'Enter the e-mail address that the receipt goes to.',
  ]);
  await fillIn(page, { email: 'ada@home', contract: 'A-1' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText([/does not look like an e-mail address/]);
  await fillIn(page, { email: 'ada@home.test', contract: 'A-1' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('for which I got the invoice A-1.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('for which I got the invoice A-1.')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Example');
  await expect(page.getByLabel('Invoice number')).toHaveValue('A-1');
  await page.goForward();
  await page.getByRole('button', { name: 'Go back and change it' }).click();
  await expect(page.getByLabel('E-mail address for the receipt')).toHaveValue('ada@home.test');
  await page.reload();
  await expect(page.getByLabel('E-mail address for the receipt')).toHaveValue('ada@home.test');
});

// R-LAW-01
test('signed out, what fails on the way is told with what to do, and two presses send it once', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource/);
  await visit(page, '/withdraw');
  await fillIn(page, { email: `${randomUUID()}@visitors.test`, contract: '' });
  await page.getByRole('button', { name: 'Continue' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm withdrawal' });
  const answers: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.abort(), 'We cannot tell whether it has arrived'],
    [(route) => route.fulfill(BROKEN), BROKEN.json.error],
    [
      (route) => route.fulfill({ status: 429, json: { ...BROKEN.json, code: 'rate_limited' } }),
      'That was too many tries',
    ],
  ];
  for (const [answer, words] of answers) {
    await page.route('**/api/withdrawals', answer, { times: 1 });
    await confirm.click();
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('alert')).toContainText('hello@alcove.example');
  }
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/withdrawals')) sent += 1;
  });
  await confirm.dblclick();
  await expect(page.getByRole('heading', { name: RECEIVED })).toBeFocused();
  expect(sent).toBe(1);
});

// R-LAW-01
test('a session that the server no longer takes keeps no one from withdrawing @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 401/);
  const person = await newPerson();
  await signIn(person);
  await visit(page, '/withdraw');
  await expect(page.getByLabel('Name')).toHaveValue(person.displayName);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.route('**/api/withdrawals', async (route) => {
    const isOver = (await route.request().allHeaders())['authorization'] !== undefined;
    const json = { ...BROKEN.json, code: 'unauthenticated' };
    await (isOver ? route.fulfill({ status: 401, json }) : route.fallback());
  });
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: RECEIVED })).toBeVisible();
  await expect(page.getByText(/a link to confirm goes to the account’s own address/)).toBeVisible();
});

// R-LAW-01
test('every footer leads to it @battery', async ({ page }) => {
  for (const path of ['/', '/status', '/shop/index', '/demos/classic', '/login', '/canceling']) {
    await page.goto(path);
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Withdraw from contract' });
    await expect(link, path).toHaveAttribute('href', '/withdraw');
  }
});

// R-RTE-10 R-IDN-03
test('half a link says what to do @battery', async ({ page }) => {
  await page.goto('/withdraw/confirm#half');
  await expect(page).toHaveURL('/withdraw/confirm');
  await expect(page.getByRole('heading', { name: 'This link is over' })).toBeVisible();
  await expectAccessible(page);
});

/** By someone who is signed out. @returns what they are told, without their address and the time */
async function declare(page: Page, typed: Typed): Promise<string> {
  await visit(page, '/withdraw');
  await fillIn(page, typed);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  const heading = page.getByRole('heading', { name: RECEIVED });
  await expect(heading).toBeFocused();
  const told = await heading.locator('..').innerText();
  expect(told).toContain(typed.email);
  return told.replace(typed.email, '').replace(/counts from .*?\./, '');
}

async function fillIn(page: Page, { email, contract }: Typed): Promise<void> {
  await page.getByLabel('Name').fill('Ada Example');
  await page.getByLabel('E-mail address for the receipt').fill(email);
  await page.getByLabel('Invoice number').fill(contract);
}

/** Day 15 after an order of so many days ago, or the working day after it, as a reader in the United States writes it. */
function lastDayOf(daysAgo: number): string {
  const day = new Date(Date.now() + (15 - daysAgo) * 86_400_000);
  const weekday = day.getUTCDay();
  day.setUTCDate(day.getUTCDate() + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** How long the month is that began so many days ago: to the same day of the next one, or its last. */
function daysOfPeriodFrom(daysAgo: number): number {
  const start = new Date(Date.now() - daysAgo * 86_400_000);
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const lastOfNext = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  const end = Date.UTC(year, month + 1, Math.min(day, lastOfNext));
  return (end - Date.UTC(year, month, day)) / 86_400_000;
}

type Typed = { email: string; contract: string };
