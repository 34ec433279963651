// How someone keeps an account to themselves: a passkey, codes, sessions one by one, and “This wasn’t me”.
import type { Page } from '@playwright/test';
import { casesOf, expect, expectAccessible, test, watch } from '../support/browser/fixtures.ts';
import { addAuthenticator } from '../support/browser/authenticator.ts';
import { visit } from '../support/browser/wake.ts';
import { awaitOurMail, linkIn } from '../support/deliver-mails.ts';
import { PASSWORD } from '../support/people.ts';
import { stretched } from '../support/time-limits/stretched.ts';

/** What is refused for want of a proof, or because a session has ended. */
const REFUSALS = /status of 4(0[0134]|10)|Support token|Fetch failed|transport errored/;
const NEW_PASSWORD = 'tram-ledger-thistle-eleven';
const SWITCH = 'Ask for my passkey before a server opens';

for (const width of casesOf([390, 1440])) {
  // R-IDN-01 R-IDN-02 R-IDN-03 R-IDN-04 R-IDN-05 R-IDN-06
  test(`codes, sessions and “This wasn’t me”, at ${width} px @battery`, async ({
    page,
    browser,
    newPerson,
    noise,
    expectNoise,
  }) => {
    test.setTimeout(stretched(180_000));
    expectNoise(REFUSALS);
    const viewport = { width, height: 860 };
    await page.setViewportSize(viewport);
    const authenticator = await addAuthenticator(page);
    const person = await newPerson();
    await signInByForm(page, person.email, PASSWORD);
    await page.goto('/dashboard/security');
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');

    await main.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue(/^My /);
    await dialog.getByLabel('Name').fill('Key in the drawer');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    await expect(
      main.getByRole('row', { name: /Key in the drawer (On one|Synced)/ }),
    ).toBeVisible();
    // The password was typed a moment ago, and does not suffice for this.
    await main.getByLabel(SWITCH).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();

    // Turned on, it offers codes.
    await dialog.getByRole('button', { name: 'Make 10 codes' }).click();
    const first = await readCodes(page);
    expect(new Set(first).size).toBe(10);
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByText(first[9] ?? '')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Security' })).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
    await expect(dialog.getByText(/Keep them first/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('I have kept them').check();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText('You have 10 unused codes.')).toBeVisible();
    await expect(main.getByLabel(SWITCH)).toBeChecked();
    await expectAccessible(page);

    // Another browser, without the passkey.
    const context = await browser.newContext({ viewport });
    watch(context, noise);
    const other = await context.newPage();
    await signInByForm(other, person.email, PASSWORD);
    await other.goto('/dashboard/security');
    await other.getByRole('button', { name: 'Make new codes' }).click();
    const otherDialog = other.getByRole('dialog');
    await otherDialog.getByRole('button', { name: 'Make 10 codes' }).click();
    await otherDialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await otherDialog.getByLabel('Recovery code').fill(first[3] ?? '');
    await otherDialog.getByRole('button', { name: 'Continue' }).click();
    const second = await readCodes(other);
    expect(second.filter((code) => first.includes(code))).toEqual([]);
    await expectAccessible(other);

    await page.reload();
    await expect(main.getByRole('row', { name: /Recovery code used/ })).toBeVisible();
    await expect(main.getByText('This one')).toHaveCount(1);
    await main.getByRole('button', { name: /^End the session/ }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Sign out everywhere and change' }).click();
    await expect(main.getByLabel('Current password')).toBeFocused();
    await main.getByRole('button', { name: /^End the session/ }).click();
    await dialog.getByRole('button', { name: 'End this session' }).click();
    await expect(other.getByText('This session was ended')).toBeVisible();
    await expectAccessible(other);
    await expect(main.getByRole('button', { name: /^End the session/ })).toHaveCount(0);

    // Signed out, the page would be offered the passkey at once.
    await authenticator.setPresence(false);
    // The e-mail about the passkey, opened where no one is signed in.
    const mail = await awaitOurMail(person.email, 'passkey');
    await visit(other, linkIn(mail, '/not-me#'));
    await expect(other).toHaveURL('/not-me');
    await expect(other.getByRole('heading', { name: 'Was this you?' })).toBeVisible();
    await expect(other.getByText('Passkey added')).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'This wasn’t me' }).click();
    await expect(other.getByText('Passkey: Key in the drawer')).toBeVisible();
    await expect(other.getByText('Recovery codes')).toBeVisible();
    await expectAccessible(other);
    await expect(page).toHaveURL(/\/login/);
    // Another document: what is after the # alone loads none.
    await other.goto('about:blank');
    await visit(other, linkIn(mail, '/not-me#'));
    await expect(other.getByRole('heading', { name: 'This link is over' })).toBeVisible();
    await expectAccessible(other);

    const reset = await awaitOurMail(person.email, 'Choose a new password');
    await visit(other, linkIn(reset, '/auth/action?'));
    await other.getByLabel('New password').fill(NEW_PASSWORD);
    await other
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await expect(other.getByText('Your password has been changed')).toBeVisible();
    await signInByForm(other, person.email, NEW_PASSWORD);
    await other.goto('/dashboard/security');
    await expect(other.getByText('You have yet to add one.')).toBeVisible();
    await expect(other.getByLabel(SWITCH)).not.toBeChecked();
    await expect(other.getByRole('row', { name: /“This wasn’t me” pressed/ })).toBeVisible();
    await context.close();
  });
}

// R-IDN-02 R-IDN-03 R-ACC-02
test('the switch stays by the link in an e-mail, and with it on a passkey changes the address @battery', async ({
  page,
  newPerson,
  expectNoise,
}) => {
  expectNoise(REFUSALS);
  const authenticator = await addAuthenticator(page);
  const person = await newPerson();
  await signInByForm(page, person.email, PASSWORD);
  await page.goto('/dashboard/security');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await main.getByLabel(SWITCH).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Not now' }).click();

  await main.getByRole('button', { name: 'Everything lost?' }).click();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(main.getByText(/your servers open without a passkey/)).toBeVisible();
  await expectAccessible(page);
  const warning = await awaitOurMail(person.email, 'without a passkey');
  await visit(page, linkIn(warning, '/keep-passkey#'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep asking for my passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your servers go on asking' })).toBeVisible();
  await page.goto('/dashboard/security');
  await expect(main.getByLabel(SWITCH)).toBeChecked();
  await expect(main.getByRole('button', { name: 'Everything lost?' })).toBeVisible();

  const address = person.email.replace('@', '-new@');
  await page.goto('/dashboard/edit-details');
  await main.getByLabel('New e-mail address').fill(address);
  await main.getByRole('button', { name: 'Change address' }).click();
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(main.getByText('Check the inbox of the new address')).toBeVisible();
  const letter = await awaitOurMail(address, 'Confirm your new');
  await visit(page, linkIn(letter, '/new-address#'));
  await expect(page).toHaveURL('/new-address');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await authenticator.setPresence(false);
  await main.getByRole('button', { name: 'Use the new address' }).click();
  await expect(page.getByText('The e-mail address of your account has been changed')).toBeVisible();
  await page.getByLabel('E-mail').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/^[^?]*\/dashboard/);
  await page.goto('/dashboard/security');
  await expect(main.getByLabel(SWITCH)).toBeChecked();
});

for (const path of casesOf(['/keep-passkey', '/new-address', '/not-me'])) {
  // R-IDN-03 R-IDN-06
  test(`${path} says what to do with half a link`, async ({ page }) => {
    await page.goto(`${path}#half`);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: /^This link/ })).toBeVisible();
    await expectAccessible(page);
  });
}

async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

async function readCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allInnerTexts();
}

/** The first link in a mail that leads there. */
