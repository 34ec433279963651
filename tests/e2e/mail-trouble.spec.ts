// R-MAI-02: a person to whom mail came back reads of it on every page of the account, and can do something about it.
import type { Page } from '@playwright/test';
import { firestore } from '../support/emulators.ts';
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { PASSWORD } from '../support/people.ts';

const WIDTHS = [320, 390, 768, 1024, 1440];

const bannerOf = (page: Page, email: string) =>
  page.getByRole('status').filter({ hasText: `We cannot deliver e-mails to ${email}` });

function note(uid: string, address: string) {
  const mailTrouble = { address, at: new Date().toISOString() };
  return firestore().doc(`users/${uid}`).set({ mailTrouble }, { merge: true });
}

// R-MAI-02
test('a person whose mail came back asks for a confirmation by keyboard, and the notice goes once they have confirmed @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const { uid, email, ...rest } = await newPerson();
  await signIn({ uid, email, ...rest });
  await note(uid, email);
  await page.goto('/dashboard?plan=solo.year');
  const banner = bannerOf(page, email);
  await expect(banner).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(banner.getByRole('button')).toBeInViewport();
  }
  await expectAccessible(page);

  await banner.getByRole('link', { name: 'change it' }).focus();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Send a confirmation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner).toContainText('A confirmation is on its way');
  await expect(banner.getByRole('button', { name: 'Sent' })).toBeDisabled();
  const { docs } = await firestore().collection('mail').where('uid', '==', uid).get();
  expect(docs.map((doc) => doc.get('kind'))).toEqual(['address_confirm']);

  await banner.getByRole('link', { name: 'change it' }).click();
  await expect(page).toHaveURL('/dashboard/edit-details?plan=solo.year#address');
  await expect(page.getByLabel('New e-mail address')).toBeVisible();
  await expect(banner).toBeVisible();
  await firestore().doc(`users/${uid}`).update({ mailTrouble: null });
  await expect(banner).toHaveCount(0);
});

// R-MAI-09
test('a person whose new address takes no mail reads so where they wait for it @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  const address = person.email.replace('@', '-new@');
  await signIn(person);
  await page.goto('/dashboard/edit-details');
  const main = page.getByRole('main');
  await main.getByLabel('New e-mail address').fill(address);
  await main.getByRole('button', { name: 'Change address' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Send the link' }).click();
  await expect(main.getByText('Check the inbox of the new address')).toBeVisible();
  await note(person.uid, address);
  await expect(main.getByRole('alert')).toContainText(`What we sent to ${address} came back`);
});

// R-MAI-02
test('a person whose earlier address did not work reads nothing of it @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  await note(person.uid, 'earlier@people.test');
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByText('No plan', { exact: true })).toBeVisible();
  await expect(page.getByText('We cannot deliver')).toHaveCount(0);
});

// R-MAI-02
test('a person is told when the confirmation could not be sent, and can try again @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 503/);
  const person = await newPerson();
  await signIn(person);
  await note(person.uid, person.email);
  await page.route('**/api/address-confirmations', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'This is not available here.', code: 'not_configured', requestId: 'r' },
    }),
  );
  await page.goto('/dashboard');
  const button = bannerOf(page, person.email).getByRole('button');
  await button.click();
  await expect(page.getByText('This is not available here.')).toBeVisible();
  await expect(button).toHaveText('Send a confirmation');
  await expect(button).toBeEnabled();
});
