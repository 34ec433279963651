/** Cancelling a contract: by anyone, by the owner of a plan, by the link in the e-mail, and without script, as withdrawing does too. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { awaitOurMail, linkIn } from '../support/deliver-mails.ts';
import { subscribe } from '../support/purchase.ts';
import { orderEarlier, stripeClient } from '../support/stripe.ts';
import { BROKEN, expect, expectAccessible, test, watch } from '../support/browser/fixtures.ts';
import { comeFromOwnPlace } from '../support/browser/own-place.ts';
import { findNarrowFaults } from '../support/browser/narrow.ts';
import { visit } from '../support/browser/wake.ts';

const ABOUT_TO = 'You are about to declare';
const RECEIVED = 'We have received your cancellation';
const REASON = 'It was down for a week.';

test.beforeEach(({ context }) => comeFromOwnPlace(context, '**/api/cancellations**'));

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  // R-LAW-06 R-RTE-09
  test('signed out, a contract is cancelled for cause by keyboard, and the receipt can be saved', async ({
    page,
  }) => {
    const email = `${randomUUID()}@visitors.test`;
    await visit(page, '/cancel-contract');
    await expect(page.getByRole('textbox', { name: 'Reason' })).toBeHidden();
    await page.getByRole('radio', { name: 'At the end of the period' }).focus();
    await page.keyboard.press('ArrowDown');
    for (const typed of [REASON, 'Ada Example', email]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
    await expectAccessible(page);
    expect(await findNarrowFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: ABOUT_TO })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(
      `I cancel the contract for the plan of ${email} for an important reason. It should end at once.`,
    );
    await expectAccessible(page);
    expect(await findNarrowFaults(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cancel now' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: RECEIVED })).toBeFocused();
    await expectAccessible(page);
    expect(await findNarrowFaults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Save the receipt' })).toBeFocused();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.html$/);
    const saved = await readFile(await download.path(), 'utf8');
    expect(saved).toContain('Ada Example');
    expect(saved).toContain(REASON);
  });

  // R-LAW-06 R-RTE-10
  test('signed out, the link goes to the account’s own address, whatever was typed, and its button cancels @battery', async ({
    page,
    newPerson,
  }) => {
    const person = await newPerson();
    const order = await orderEarlier(person, 3);
    const stranger = `${randomUUID()}@visitors.test`;
    const told = await declare(page, { email: stranger, contract: order.invoice });
    const { text } = await awaitOurMail(stranger, RECEIVED);
    expect(text).not.toContain('/cancel-contract/confirm');

    const link = linkIn(
      await awaitOurMail(person.email, 'Confirm that you cancel'),
      '/cancel-contract/confirm#',
    );
    expect(await endOf(order.subscription)).toBeNull();
    await visit(page, link);
    await expect(page).toHaveURL('/cancel-contract/confirm');
    await expect(page.getByRole('heading', { name: 'Cancel your contract?' })).toBeVisible();
    await expectAccessible(page);
    expect(await findNarrowFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel now' }).click();
    await expect(page.getByRole('heading', { name: RECEIVED })).toBeVisible();
    await expectAccessible(page);
    expect(await endOf(order.subscription)).not.toBeNull();

    // A number that does not exist, from an address that no one has, is told the same.
    const other = `${randomUUID()}@visitors.test`;
    expect(await declare(page, { email: other, contract: 'NOPE-0001' })).toBe(told);
  });
});

// R-LAW-06
test('signed in, it acts at once: the day is told, and no page has to be reloaded', async ({
  page,
  context,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await subscribe(person, 'solo');
  await signIn(person);
  const plan = await context.newPage();
  await plan.goto('/dashboard/invoices');
  await expect(plan.getByText('Solo', { exact: true }).first()).toBeVisible();

  await visit(page, '/cancel-contract');
  await expect(page.getByLabel('Name')).toHaveValue(person.displayName);
  await expect(page.getByLabel('E-mail address for the receipt')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Cancel now' }).click();
  const title = page.getByRole('heading', { name: /^Your plan ends on / });
  await expect(title).toBeFocused();
  await expectAccessible(page);
  const day = (await title.innerText()).replace('Your plan ends on ', '');
  await expect(plan.getByText(`runs until ${day} and then ends`)).toBeVisible();

  await page.reload();
  await expect(title).toBeVisible();
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page).toHaveURL('/dashboard/invoices');
});

// R-LAW-06 R-LAW-01 R-RTE-08
test('without script, both contracts are declared in two steps, and each ends on its receipt', async ({
  browser,
  page: withScript,
  noise,
}) => {
  // Axe needs script, so it looks at the same answers in a page that has it. The form itself is looked at in the tests above.
  const expectAnswerAccessible = async () => {
    await withScript.setContent(await page.content());
    await expectAccessible(withScript);
  };
  const context = await browser.newContext({ javaScriptEnabled: false });
  watch(context, noise);
  await comeFromOwnPlace(context, '**/api/{cancellations,withdrawals}**');
  const page = await context.newPage();
  for (const [path, button] of [
    ['/cancel-contract', 'Cancel now'],
    ['/withdraw', 'Confirm withdrawal'],
  ] as const) {
    await page.goto(path);
    await fillIn(page, { email: `${randomUUID()}@visitors.test`, contract: 'A-1' });
    if (path === '/cancel-contract') {
      await page.getByRole('radio', { name: 'At once' }).check();
      await page.getByRole('textbox', { name: 'Reason' }).fill(REASON);
    }
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/api\/(cancellations|withdrawals)\/review$/);
    await expect(page.getByRole('main')).toContainText('Ada Example');
    await expectAnswerAccessible();
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(/\/api\/declarations\/receipt\?/);
    await expect(page.getByRole('main')).toContainText('Ada Example');
    await expectAnswerAccessible();
  }
  await context.close();
});

// R-LAW-06
test('a form that is wrong says so field by field; Back and a reload lose nothing @battery', async ({
  page,
}) => {
  await visit(page, '/cancel-contract');
  await page.getByRole('radio', { name: 'At once' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText([
    'Tell us the reason.',
    'Tell us your name.',
    'Enter the e-mail address that the receipt goes to.',
  ]);
  await page.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await fillIn(page, { email: 'ada@home.test', contract: 'A-1' });
  // Half a date is no date, and must not be taken for one that was left empty.
  await page.getByLabel('End on').focus();
  await page.keyboard.type('12');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText([/^Choose a whole day from today on/]);
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('End on').fill(day);
  await page.getByRole('button', { name: 'Continue' }).click();
  const declared = page.getByText('for which I got the invoice A-1 for an important reason.');
  await expect(declared).toBeVisible();

  await page.reload();
  await expect(declared).toBeVisible();
  await page.goBack();
  await expectKept();
  await page.reload();
  await expectKept();
  await page.goForward();
  await page.getByRole('button', { name: 'Go back and change it' }).click();
  await expectKept();

  async function expectKept() {
    await expect(page.getByRole('radio', { name: 'At once' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue(REASON);
    await expect(page.getByLabel('Name')).toHaveValue('Ada Example');
    await expect(page.getByLabel('Invoice number')).toHaveValue('A-1');
    await expect(page.getByLabel('End on')).toHaveValue(day);
  }
});

// R-LAW-06
test('what fails on the way is told with what to do, and two presses send it once @battery', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource/);
  await visit(page, '/cancel-contract');
  await fillIn(page, { email: `${randomUUID()}@visitors.test`, contract: '' });
  await page.getByRole('button', { name: 'Continue' }).click();
  const confirm = page.getByRole('button', { name: 'Cancel now' });
  const answers: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.abort(), 'We cannot tell whether it has arrived'],
    [(route) => route.fulfill(BROKEN), BROKEN.json.error],
  ];
  for (const [answer, words] of answers) {
    await page.route('**/api/cancellations', answer, { times: 1 });
    await confirm.click();
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('alert')).toContainText('also counts as a cancellation');
  }
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cancellations')) sent += 1;
  });
  await confirm.dblclick();
  await expect(page.getByRole('heading', { name: RECEIVED })).toBeFocused();
  expect(sent).toBe(1);
});

// R-LAW-06
test('every footer leads to it, and so does the page that asks for a sign-in @battery', async ({
  page,
}) => {
  for (const path of ['/', '/status', '/shop/index', '/demos/classic', '/login', '/canceling']) {
    await page.goto(path);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cancel contracts here' });
    await expect(link, path).toHaveAttribute('href', '/cancel-contract');
  }
  const link = page.getByRole('main').getByRole('link', { name: 'Cancel without signing in' });
  await expect(link).toHaveAttribute('href', '/cancel-contract');
});

// R-RTE-10 R-LAW-06
test('half a link says what to do @battery', async ({ page }) => {
  await page.goto('/cancel-contract/confirm#half');
  await expect(page).toHaveURL('/cancel-contract/confirm');
  await expect(page.getByRole('heading', { name: 'This link is over' })).toBeVisible();
  await expectAccessible(page);
});

/** By someone who is signed out. @returns what they are told, without what they typed and the time */
async function declare(page: Page, typed: Typed): Promise<string> {
  await visit(page, '/cancel-contract');
  await fillIn(page, typed);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Cancel now' }).click();
  const heading = page.getByRole('heading', { name: RECEIVED });
  await expect(heading).toBeFocused();
  const told = await heading.locator('..').innerText();
  expect(told).toContain(typed.email);
  return told
    .replaceAll(typed.email, '')
    .replaceAll(typed.contract, '')
    .replaceAll(/\d[\d:, ]*[AP]M/g, '');
}

async function fillIn(page: Page, { email, contract }: Typed): Promise<void> {
  await page.getByLabel('Name').fill('Ada Example');
  await page.getByLabel('E-mail address for the receipt').fill(email);
  await page.getByLabel('Invoice number').fill(contract);
}

type Typed = { email: string; contract: string };

/** When the plan ends at Stripe; null while it goes on. */
async function endOf(subscription: string): Promise<Date | null> {
  const { cancel_at: end } = await stripeClient().subscriptions.retrieve(subscription);
  return end === null ? null : new Date(end * 1000);
}
