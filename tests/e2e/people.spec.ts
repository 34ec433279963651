// A household: someone is invited, joins, opens the server as themselves, loses a place and gets it back, and leaves.
import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { idOf } from '../../functions/src/modules/seats/invitation-record.ts';
import { expect, expectAccessible, test, watch } from '../support/browser/fixtures.ts';
import { finishMachines } from '../support/browser/machine-owner.ts';
import { visit } from '../support/browser/wake.ts';
import { callApi } from '../support/call-api.ts';
import { awaitOurMail, mailedLink } from '../support/deliver-mails.ts';
import { firestore } from '../support/emulators.ts';
import {
  createPerson,
  PASSWORD,
  removePerson,
  signInPerson,
  uidOf,
  type Person,
} from '../support/people.ts';
import { subscribe } from '../support/purchase.ts';
import { stretched } from '../support/time-limits/stretched.ts';

const FIRST_TO_LAST_WIDTH = [320, 768, 1920];

// R-PPL-01 R-PPL-02 R-PPL-03 R-PPL-04 R-PPL-05
test('someone without an account is invited, joins, opens the server as a member, waits for a place, and leaves @battery', async ({
  page,
  context,
  browser,
  newPerson,
  signIn,
  noise,
  expectNoise,
}) => {
  test.setTimeout(stretched(240_000));
  // The member is refused while they are suspended.
  expectNoise(/status of 403/);
  const owner = await newPerson({ displayName: 'Olga Owner' });
  await signIn(owner);
  await subscribe(owner, 'practice');
  await finishMachines(owner.uid);
  const others = await Promise.all([0, 1, 2, 3, 4].map(() => createPerson()));
  for (const other of others) await joinWithoutScreens(owner, other);

  const main = page.getByRole('main');
  await page.goto('/dashboard/people');
  await expect(main.getByText('6 of 25 places taken: you and 5 people.')).toBeVisible();
  const email = `guest-${Date.now()}@people.test`;
  await invite(page, email);
  await expect(main.getByRole('heading', { name: email })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  const mine = await browser.newContext();
  watch(mine, noise);
  const guest = await mine.newPage();
  await visit(guest, await invitationLink(email));
  await expect(guest).toHaveURL('/invitation');
  await expect(guest.getByRole('heading', { name: 'Someone has invited you' })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('link', { name: 'Create an account' }).click();
  await signUp(guest, 'Gabi Guest', email);
  await expect(guest.getByRole('heading', { name: 'Confirm your address first' })).toBeVisible();
  await confirmAddress(mine, email);
  await guest.bringToFront();
  await guest.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(guest.getByRole('heading', { name: 'Olga Owner has invited you' })).toBeVisible();
  await expectAccessible(guest);
  await expectNoOverflow(guest);
  await guest.getByRole('button', { name: 'Join' }).click();

  await expect(guest).toHaveURL('/dashboard');
  const title = guest.getByRole('heading', { name: 'Shared with you' });
  const shared = guest.locator('section').filter({ has: title });
  const open = shared.getByRole('link', { name: /^Open / });
  await expect(open).toBeVisible();
  await expect(guest.getByText(/choose a plan/i)).toHaveCount(0);
  await expectAccessible(guest);
  await expectNoOverflow(guest);
  await open.click();
  await expect(guest.getByText(`Signed in as Gabi Guest (${email}), a member`)).toBeVisible();
  const server = new URL(guest.url()).origin;

  await expect(main.getByRole('heading', { name: 'Gabi Guest' })).toBeVisible();
  await changePlan(page, 'Household', 'Gabi Guest');
  await guest.goto(`/check-auth?redirect=${encodeURIComponent(`${server}/`)}`);
  await expect(guest.getByText(/Your access to .* is suspended/)).toBeVisible();
  await guest.goto('/dashboard');
  await expect(shared.getByText('You cannot enter Olga Owner’s servers for now')).toBeVisible();
  await expect(shared.getByRole('link', { name: 'Write to Olga Owner' })).toHaveAttribute(
    'href',
    `mailto:${owner.email}`,
  );

  await changePlan(page, 'Practice');
  await page.goto('/dashboard/people');
  await main.getByRole('button', { name: 'Let in again Gabi Guest' }).click();
  await expect(open).toBeVisible();
  await shared.getByRole('button', { name: /^Leave/ }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(shared).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Gabi Guest' })).toHaveCount(0);
  await mine.close();

  const { idToken } = await signInPerson(email);
  await Promise.all([uidOf(idToken), ...others.map(({ uid }) => uid)].map(removePerson));
  await context.close();
});

// R-PPL-02
test('a link says without a sign-in that its invitation is over, and why', async ({ page }) => {
  const secret = randomBytes(32).toString('base64url');
  const end = firestore().doc(`invitationEnds/${idOf(secret)}`);
  await end.set({ why: 'places', expireAt: new Date(Date.now() + 60_000) });
  await page.goto(`/invitation#${secret}`);
  await expect(page.getByRole('heading', { name: 'This invitation is over' })).toBeVisible();
  await expect(page.getByText('There are fewer places now where you were')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  await expectAccessible(page);
  await end.delete();
});

// R-PPL-02
test('an invitation that is refused keeps what was typed, by keyboard alone, and one that cannot be loaded is tried again @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 503/);
  expectNoise(/ERR_/);
  const owner = await newPerson();
  await signIn(owner);
  await subscribe(owner, 'household');
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Invite someone' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This does not look like an e-mail address')).toBeVisible();
  await page.route('**/api/people/invitations', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'Try again.', code: 'unavailable', requestId: 'x' },
    }),
  );
  await dialog.getByLabel('Their e-mail address').fill('a@b.example');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The invitation was not sent')).toBeVisible();
  await expect(dialog.getByLabel('Their e-mail address')).toHaveValue('a@b.example');
  await page.unroute('**/api/people/invitations');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'a@b.example' })).toBeVisible();
  await page.route('**/api/invitations/preview', (route) => route.abort());
  await page.goto('/invitation#abcdefghijklmnopqrstuvwxyz012345');
  await expect(page.getByText('The invitation could not be loaded')).toBeVisible();
  await page.unroute('**/api/invitations/preview');
  expectNoise(/status of 410/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This invitation is over' })).toBeVisible();
});

async function joinWithoutScreens(owner: Person, { email, idToken }: Person): Promise<void> {
  const invitation = { email, machines: 'all' };
  const sent = await callApi(owner.idToken, 'POST', '/people/invitations', invitation);
  const { id } = z.object({ id: z.string() }).parse(sent);
  await callApi(idToken, 'POST', '/invitations/accept', { id });
}

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Their e-mail address').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** As the path of our site, with the secret in its fragment. */
async function invitationLink(email: string): Promise<string> {
  const { text } = await awaitOurMail(email, 'You are invited');
  return `/invitation${/\/invitation(#\S+)/.exec(text)?.[1] ?? ''}`;
}

async function signUp(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function confirmAddress(context: BrowserContext, email: string): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(await mailedLink(email, 'confirmation'));
  await tab.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(tab.getByText('Your address has been confirmed')).toBeVisible();
  await tab.close();
}

/** @param leftOut who is not to stay, where the plan has a place too few */
async function changePlan(page: Page, plan: string, leftOut?: string): Promise<void> {
  await page.goto('/dashboard/invoices');
  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: RegExp(`^${plan}`) }).check();
  if (leftOut !== undefined) {
    const question = dialog.getByRole('group', { name: 'Which 5 people stay?' });
    await expect(question.getByRole('checkbox')).toHaveCount(6);
    const staying = question.getByRole('checkbox', { name: 'Test Person' });
    for (const one of await staying.all()) await one.check();
    await expect(question.getByRole('checkbox', { name: leftOut })).not.toBeChecked();
    await expectAccessible(page);
  }
  await dialog.getByRole('button', { name: /^Change/ }).click();
  await expect(dialog).toBeHidden();
}

/** Nothing is wider than the window, from a small phone to a large screen. */
async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of FIRST_TO_LAST_WIDTH) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `px too wide at ${width}`).toBeLessThanOrEqual(0);
  }
  if (before !== null) await page.setViewportSize(before);
}
