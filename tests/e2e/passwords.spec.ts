// New passwords: the ones that are guessed first are refused, and nothing else loads the code that knows them.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { comeFromOwnPlace } from '../support/browser/own-place.ts';
import { mailedLink } from '../support/deliver-mails.ts';
import { changePerson, PASSWORD, signInPerson, type Person } from '../support/people.ts';

const REFUSED = /This password is too easy to guess\./;

test.beforeEach(({ context }) => comeFromOwnPlace(context, '**/api/password-resets'));

// R-SES-15
test('the sign-up refuses a common password and the person’s own name, in words beside the field', async ({
  page,
}) => {
  const loaded = countEstimators(page);
  await page.goto('/get-started');
  await page.getByLabel('Name').fill('Mara Lindqvist');
  await page.getByLabel('E-mail').fill('mara@people.test');
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  expect(loaded()).toBe(0);
  await password.fill('password1');
  await expect(page.getByText(/^Too easy to guess\./)).toBeVisible();
  expect(loaded()).toBe(1);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /agree/ })).toBeVisible();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  // Once: the words of the meter would say the same.
  await expect(page.getByText(/too easy to guess/i)).toHaveCount(1);
  await expectAccessible(page);

  await password.fill('Lindqvist1');
  await expect(page.getByRole('alert').filter({ hasText: /your name/ })).toBeVisible();
  await password.fill('gravel-lantern-otter');
  await expect(page.getByText(/^Strong\./)).toBeVisible();
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
});

// R-SES-15
test('a sign-in with a password that is easy to guess leads to a hint, of which only that crosses to the dashboard', async ({
  page,
  newPerson,
}) => {
  const { uid, email } = await newPerson();
  await changePerson(uid, { password: 'iloveyou1' });
  const loaded = countEstimators(page);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('iloveyou1');
  expect(loaded()).toBe(0);
  const arrived = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/password-estimator'),
  );
  await page.getByRole('button', { name: 'Show password' }).focus();
  await arrived;
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const hint = page.getByRole('status').filter({ hasText: 'Your password is easy to guess' });
  await expect(hint).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
  );
  expect(kept).toContain('["alcove-weak-password","1"]');
  expect(kept).not.toContain('iloveyou1');
  await expectAccessible(page);
  await hint.getByRole('button', { name: 'Not now' }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

// R-SES-15
test('the change of a password refuses a common one, and changes nothing @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  await page.goto('/dashboard/security');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('Password1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible();
  await signInPerson(person.email, PASSWORD);
});

// R-SES-15
test('a reset that is sent while the list of common passwords is on its way waits for it @battery', async ({
  page,
  newPerson,
}) => {
  const person = await newPerson();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/password-estimator*', async (route) => {
    await held;
    await route.continue();
  });
  await openReset(page, person);
  await page.getByLabel('New password').fill('iloveyou1');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('button', { name: 'Save the password' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  arrive();
  await expect(page.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible();
  await page.getByLabel('New password').fill('gravel-lantern-otter');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused();
});

// R-SES-15
test('a reset goes on by the length alone where the list cannot be loaded @battery', async ({
  page,
  newPerson,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource/);
  const person = await newPerson();
  await page.route('**/password-estimator*', (route) => route.abort());
  await openReset(page, person);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /at least 8/ })).toBeVisible();
  await page.getByLabel('New password').fill('password1');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
});

async function openReset(page: Page, { email }: Person): Promise<void> {
  await page.goto('/auth/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await page.goto(await mailedLink(email, 'password'));
  await expect(page.getByLabel('New password')).toBeVisible();
}

function countEstimators(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/password-estimator')) count += 1;
  });
  return () => count;
}
