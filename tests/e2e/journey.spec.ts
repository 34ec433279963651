// The whole journey of a new customer, and the seed people that every start has.
import type { Page } from '@playwright/test';
import { casesOf, expect, test } from '../support/browser/fixtures.ts';
import { comeFromOwnPlace } from '../support/browser/own-place.ts';
import { mailedLink } from '../support/deliver-mails.ts';
import { PASSWORD, removePerson, signInPerson, uidOf } from '../support/people.ts';
import { choosePlan, pay } from '../support/purchase.ts';
import { visit } from '../support/browser/wake.ts';

// R-SES-07 R-SES-15 R-ACC-01 R-ACC-10
test('sign up, verify by the mailed link, sign in, subscribe, and see the plan', async ({
  page,
  context,
}) => {
  const email = `journey-${Date.now()}@people.test`;
  await visit(page, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /get started|create/i })
    .first()
    .click();
  await expect(page).toHaveURL('/get-started');

  await page.getByLabel('Name').fill('Nora Journey');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.locator('nav[aria-label="Account"]').filter({ visible: true })).toHaveAttribute(
    'inert',
    '',
  );

  const mailbox = await context.newPage();
  await mailbox.goto(await mailedLink(email, 'confirmation'));
  await mailbox.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(mailbox.getByText('Your address has been confirmed')).toBeVisible();
  await mailbox.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(
    page.locator('nav[aria-label="Account"]').filter({ visible: true }),
  ).not.toHaveAttribute('inert');

  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await signInByForm(page, email);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');

  await choosePlan(page, 'Household');
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await pay(page);
  await expect(page.getByRole('main').getByText('Household').first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByText('Household').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Active').first()).toBeVisible();

  const { idToken } = await signInPerson(email);
  await removePerson(uidOf(idToken));
});

// R-ACC-11
test('leaving the checkout charges nothing and leads back to the plan that was chosen @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await choosePlan(page, 'Solo');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/cancel?plan=solo.month');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Back to the plan you chose' }).click();
  await expect(page).toHaveURL('/dashboard?plan=solo.month');
  await expect(main.getByRole('button', { name: 'Go to payment' })).toBeEnabled();
  await page.goto('/cancel');
  await main.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(page).toHaveURL(/#pricing$/);
});

// R-ACC-11
test('a visitor who chooses a plan keeps the choice over signing up @battery', async ({ page }) => {
  await visit(page, '/saas/v1#pricing');
  await page.getByRole('link', { name: 'Choose Practice' }).click();
  await expect(page).toHaveURL(/\/get-started\?from=/);
  expect(new URL(page.url()).searchParams.get('from')).toContain('practice');
});

// R-ACC-11
test('a chosen plan still waits after the address was confirmed in another tab @battery', async ({
  page,
  context,
}) => {
  const email = `choice-${Date.now()}@people.test`;
  await visit(page, '/get-started?from=%2Fdashboard%3Fplan%3Dhousehold.month');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard?plan=household.month');

  const mailbox = await context.newPage();
  await page.close();
  await mailbox.goto(await mailedLink(email, 'confirmation'));
  await mailbox.getByRole('button', { name: 'Confirm this address' }).click();
  await mailbox.getByRole('link', { name: 'Continue' }).click();
  await expect(mailbox).toHaveURL('/dashboard?plan=household.month');
  await expect(mailbox.getByRole('button', { name: 'Go to payment' })).toBeEnabled();
  // One plan is chosen: nothing else on the page asks for one.
  await expect(mailbox.getByRole('link', { name: /^(Choose a plan|See plans)/ })).toHaveCount(0);

  const { idToken } = await signInPerson(email);
  await removePerson(uidOf(idToken));
});

test.describe('a forgotten password', () => {
  test.beforeEach(({ context }) => comeFromOwnPlace(context, '**/api/password-resets'));

  test('is replaced by way of the mailed code', async ({ page, newPerson }) => {
    const person = await newPerson();
    await page.goto('/auth/forgot-password');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByText(/if an account exists/i)).toBeVisible();

    // R-LIV-09
    await page.goto(await mailedLink(person.email, 'password'));
    await page.getByLabel(/New password/).fill('another-horse-10');
    await page.getByRole('button', { name: /save|set|change/i }).click();
    await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
    await signInPerson(person.email, 'another-horse-10');
  });

  test('for an unknown address says the same', async ({ page }) => {
    await page.goto('/auth/forgot-password');
    await page.getByLabel('E-mail').fill('nobody@people.test');
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByText(/if an account exists/i)).toBeVisible();
  });

  test('with a code that is not valid says so and leads to a new one @battery', async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/status of 410/);
    await page.goto('/auth/action?mode=resetPassword&oobCode=not-a-code');
    await expect(page.getByRole('link', { name: /new link|reset|again/i }).first()).toBeVisible();
  });
});

test.describe('the seed people', () => {
  for (const { email, says } of casesOf([
    { email: 'ada@alcove.test', says: 'Active' },
    { email: 'ben@alcove.test', says: 'No plan' },
    { email: 'dan@alcove.test', says: 'Past due' },
    { email: 'eve@alcove.test', says: /Cancels on/ },
    { email: 'finn@alcove.test', says: /Paused/ },
    { email: 'ivo@alcove.test', says: 'Active' },
  ])) {
    test(`${email} sees '${says}' on the dashboard`, async ({ page }) => {
      await signInByForm(page, email);
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
    });
  }

  test('cleo@alcove.test is asked to confirm her address @battery', async ({ page }) => {
    await signInByForm(page, 'cleo@alcove.test');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('button', { name: /send.*again|resend/i }).first()).toBeVisible();
  });

  test('gil@alcove.test is told that his account is disabled @battery', async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/status of 400/);
    await signInByForm(page, 'gil@alcove.test');
    await expect(page.getByRole('alert')).toContainText(/disabled/i);
  });
});

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
