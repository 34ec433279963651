// Sessions that end from outside, and look-ups of a session that never end.
import type { Page } from '@playwright/test';
import { readEnv } from '../support/env.ts';
import { casesOf, expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { awaitOurMail, linkIn } from '../support/deliver-mails.ts';
import {
  changePerson,
  createPerson,
  createProfile,
  removePerson,
  removeProfile,
  type Person,
} from '../support/people.ts';
import { standinUrl } from '../support/standins.ts';

/** Requests that a page makes at the moment its session ends are refused. */
const ENDED_SESSION = /status of 40[01]|Support token|Fetch failed|transport errored/;

test.describe('a session that ends from outside', () => {
  test.beforeEach(({ expectNoise }) => expectNoise(ENDED_SESSION));

  // R-REL-10 R-SES-13
  test('because the account was disabled says so on the sign-in page, once, with the way back', async ({
    page,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson();
    await signIn(person);
    await openConfirmed(page, '/dashboard/projects');
    await changePerson(person.uid, { disableUser: true });
    // What this page asks next notices it, or a question that is still under way.
    const byWayOf = page.waitForRequest(/\/auth\/sign-in\?from=.*&signed-out=disabled$/);
    await Promise.race([openInvoices(page), page.waitForURL(/\/login/)]);
    await byWayOf;
    await expect(page.getByText('This account has been disabled')).toBeVisible();
    const withWayBack = /\/login\?from=%2Fdashboard%2F(invoices|projects)$/;
    await expect(page).toHaveURL(withWayBack);
    await expect(page.getByRole('link', { name: 'Go to the form' })).toHaveAttribute(
      'href',
      '/contact/v1',
    );
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByText('This account has been disabled')).toHaveCount(0);
    await expect(page).toHaveURL(withWayBack);
  });

  // R-REL-10 R-SES-13
  test('because it was revoked says so at the next page, once, and signing in leads back @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson();
    await signIn(person);
    await openConfirmed(page, '/dashboard/projects');
    // What this page still asks would notice the end, and take its reason along.
    await page.goto('about:blank');
    await revoke(person);
    await page.goto('/dashboard/projects?tab=all');
    await expect(page.getByText('Your session was ended elsewhere')).toBeVisible();
    await expect(page).toHaveURL('/login?from=%2Fdashboard%2Fprojects%3Ftab%3Dall');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByText('Your session was ended elsewhere')).toHaveCount(0);

    await changePerson(person.uid, { validSince: '0' });
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/projects?tab=all');
  });

  // R-REL-10
  test('is said by the sign-in page itself to a person who arrives there for a hand-off @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson();
    await signIn(person);
    await revoke(person);
    await page.goto(`/check-auth?redirect=${encodeURIComponent(standinUrl('aiServer'))}`);
    await expect(page.getByText('Your session was ended elsewhere')).toBeVisible();
    await expect(page).toHaveURL(/\/login\?redirect=/);
  });

  // R-REL-10
  test('because the e-mail address was changed in another tab says so in this one @battery', async ({
    page,
    context,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson();
    const address = person.email.replace('@', '-new@');
    await signIn(person);
    await openConfirmed(page, '/dashboard/projects');
    await askForChange(person, address);
    const mailbox = await context.newPage();
    await mailbox.goto(linkIn(await awaitOurMail(address, 'Confirm your new'), '/new-address#'));
    await mailbox.getByRole('link', { name: 'Continue' }).click();
    await mailbox.getByRole('button', { name: 'Use the new address' }).click();
    await expect(
      mailbox.getByText('The e-mail address of your account has been changed'),
    ).toBeVisible();
    await expect(
      page.getByText('The e-mail address of your account has been changed'),
    ).toBeVisible();
    await expect(page).toHaveURL('/login?from=%2Fdashboard%2Fprojects');
  });

  // R-REL-10
  test('because the account was deleted leads to the page that says so @battery', async ({
    page,
    signIn,
  }) => {
    const person = await createPerson({ displayName: 'Name of the Account' });
    await createProfile({ ...person, displayName: 'Name of the Profile' });
    await signIn(person);
    await openConfirmed(page, '/dashboard/projects');
    await expect(
      page.getByRole('button', { name: 'Name of the Profile', exact: true }),
    ).toBeVisible();
    // What the live service says of a deleted account; the emulator has another word for it. Firebase Auth REST API,
    // 'Exchange a refresh token for an ID token': https://firebase.google.com/docs/reference/rest/auth
    await page.route('**/v1/token*', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_NOT_FOUND' } } }),
    );
    await removeProfile(person.uid);
    await expect(
      page.getByRole('button', { name: 'Name of the Account', exact: true }),
    ).toBeVisible();
    await removePerson(person.uid);
    await Promise.race([openInvoices(page), page.waitForURL('/account-deleted')]);
    await expect(page).toHaveURL('/account-deleted');
  });
});

test.describe('a browser that does not answer the look-up of the session', () => {
  test.beforeEach(async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson());
    await page.addInitScript(() => {
      if (localStorage['answers'] === 'yes') return;
      // As a browser does whose database another page holds.
      IDBFactory.prototype.open = () =>
        Object.create(IDBOpenDBRequest.prototype, {
          addEventListener: { value: () => {} },
        });
    });
    await page.clock.install();
  });

  for (const { path, signIn } of casesOf([
    { path: '/dashboard/projects', signIn: '/login?from=%2Fdashboard%2Fprojects' },
    { path: '/auth/sign-in?from=%2Fdashboard', signIn: '/login?from=%2Fdashboard' },
    {
      path: '/success?session_id=cs_1',
      signIn: '/login?from=%2Fsuccess%3Fsession_id%3Dcs_1',
    },
  ])) {
    // R-SES-01
    test(`${path} says so after ten seconds, offers the sign-in, and tries again`, async ({
      page,
      expectNoise,
    }) => {
      // Once found, the session asks for a checkout that is not its own.
      expectNoise(/status of 403 .*cs_1/);
      await waitInVain(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'We are still looking for your session',
      );
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', signIn);
      await expectAccessible(page);
      await page.evaluate(() => localStorage.setItem('answers', 'yes'));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('We are still looking for your session')).toHaveCount(0);
      await expect(page.getByText(LOOKING_UP)).toHaveCount(0);
    });
  }

  for (const path of casesOf(['/login', '/get-started'])) {
    // R-SES-01
    test(`${path} shows its form after ten seconds, with the reason`, async ({ page }) => {
      await waitInVain(page, path);
      await expect(page.getByText('We are still looking for your session')).toBeVisible();
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  }

  // R-SES-01
  test('the sign-in form says so and keeps what was typed @battery', async ({ page }) => {
    await waitInVain(page, '/login');
    await expect(page.getByText('We are still looking for your session')).toBeVisible();
    await page.getByLabel('E-mail').fill('ada@alcove.test');
    await page.getByLabel('Password', { exact: true }).fill('correct-horse-9');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(page.getByText('We are still looking for your session')).toHaveCount(0);
    // The clock of the sign-in begins once the service's code has been loaded, which nothing on the page shows.
    await expect(async () => {
      await page.clock.fastForward(31_000);
      await expect(page.getByRole('alert')).toContainText('has not answered in this browser', {
        timeout: 1_000,
      });
    }).toPass();
    await expect(page.getByLabel('E-mail')).toHaveValue('ada@alcove.test');
  });

  // R-SES-01
  test('/logout and the feedback board’s page say so and offer another try @battery', async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/Sign-out could not be finished/);
    const board = `${standinUrl('canny')}/board`;
    await waitInVain(
      page,
      `/auth/canny-sso-redirect?companyID=alcove&redirect=${encodeURIComponent(board)}`,
    );
    await expect(page.getByRole('alert')).toContainText(
      'could not find out whether you are signed in',
    );
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await waitInVain(page, '/logout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logging out...');
    await expect(page.getByText(/taking a long time to answer/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.clock.fastForward(100_000);
    await expect(page.getByRole('alert')).toContainText('has not answered in this browser');
  });
});

/** Ten seconds on a page, by its own clock, which also goes by itself. */
async function waitInVain(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(
    page
      .getByText(LOOKING_UP)
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await page.clock.fastForward(10_500);
}

const LOOKING_UP = 'Looking up your session';

/**
 * Opens a page of the account and waits until the identity service has confirmed its session. The page shows before that; a
 * session that ends in between counts as one that had ended before.
 */
async function openConfirmed(page: Page, path: string): Promise<void> {
  const confirmed = page.waitForResponse('**/accounts:lookup?*');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await confirmed;
}

/** Moves within the app, without another document. */
async function openInvoices(page: Page): Promise<void> {
  await page
    .locator('nav[aria-label="Account"]')
    .filter({ visible: true })
    .getByRole('link', { name: 'Plan and invoices' })
    .click();
}

/** Ends every session of the person, as an administrator may. */
async function revoke({ uid }: Person): Promise<void> {
  await changePerson(uid, { validSince: String(Math.floor(Date.now() / 1000) + 60) });
}

/** What the form on the person's details does. */
async function askForChange({ idToken }: Person, email: string): Promise<void> {
  const answer = await fetch(`${readEnv('ALCOVE_SITE_URL')}/api/email-change`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(202);
}
