// R-ACC-02 to R-ACC-05 and R-ACC-09: the account's pages that are not about billing, each with its worst failure.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { firestore } from '../support/emulators.ts';
import { readEnv } from '../support/env.ts';
import {
  BROKEN,
  casesOf,
  expect,
  expectAccessible,
  failUntilRetry,
  test,
  watch,
  type Noise,
} from '../support/browser/fixtures.ts';
import { awaitOurMail, linkIn } from '../support/deliver-mails.ts';
import { createPerson, PASSWORD, signInPerson } from '../support/people.ts';
import { awaitFonts } from '../support/browser/wake.ts';

/** Mails that tell of a changed address, sent or not. */
async function countAddressMails(uid: string): Promise<number> {
  const { docs } = await firestore().collection('mail').where('uid', '==', uid).get();
  return docs.filter(({ id }) => id.startsWith('security-address_changed')).length;
}

const NEW_PASSWORD = 'another-horse-10';

/** Requests that a page makes at the moment its session ends are refused. */
const ENDED_SESSION = /status of 40[01]|Support token|Fetch failed/;

test.describe('/dashboard/security', () => {
  // R-ACC-03
  test('a changed password needs the present one, ends the session here and in another browser, and signs in', async ({
    page,
    browser,
    newPerson,
    signIn,
    noise,
    expectNoise,
  }) => {
    expectNoise(ENDED_SESSION);
    const person = await newPerson();
    await signIn(person);
    const other = await openOther(browser, noise, (context) => signIn(person, context));
    await page.goto('/dashboard/security');
    const main = page.getByRole('main');
    await main.getByLabel('Current password').fill('not-my-password');
    await main.getByLabel('New password').fill(NEW_PASSWORD);
    await expect(main.getByText(/^(Good|Strong)\./)).toBeVisible();
    await main.getByRole('button', { name: 'Change password' }).click();
    await expect(main.getByText(/not your password/)).toBeVisible();
    await expect(main.getByLabel('New password')).toHaveValue(NEW_PASSWORD);

    await main.getByLabel('Current password').fill(PASSWORD);
    await main.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL(/\/login\?from=/);
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await expect(other.page.getByText('You are signed out everywhere')).toBeVisible();
    await other.close();

    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/security');
    await expect(page.getByRole('row', { name: /Password changed/ })).toBeVisible();
  });

  // R-ACC-03 R-SES-05
  test('signing out everywhere asks for the password and ends a second browser, with words shown once @battery', async ({
    page,
    browser,
    newPerson,
    signIn,
    noise,
    expectNoise,
  }) => {
    expectNoise(ENDED_SESSION);
    const person = await newPerson();
    await signIn(person);
    const other = await openOther(browser, noise, (context) => signIn(person, context));
    await page.goto('/dashboard/security');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await expectAccessible(page);
    await dialog.getByLabel('Your password').fill('not-my-password');
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(dialog.getByText(/not your password/)).toBeVisible();
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await expect(other.page).toHaveURL('/dashboard/projects');

    await dialog.getByLabel('Your password').fill(PASSWORD);
    const revoked = page.waitForResponse('**/api/sessions/revoke');
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    expect((await revoked).status()).toBe(200);
    await expect(other.page.getByText('You are signed out everywhere')).toBeVisible();
    await expect(page.getByText('You are signed out everywhere')).toBeVisible();
    await expectAccessible(page);
    expect(new URL(page.url()).search).not.toContain('signed-out');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByText('You are signed out everywhere')).toHaveCount(0);
    await other.page.goto('/dashboard');
    await expect(other.page).toHaveURL(/\/login/);
    await other.close();
  });

  // R-ACC-03
  test('a sign-in that is too old for the API is asked for again, in the same dialog @battery', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/status of 403/);
    expectNoise(ENDED_SESSION);
    await signIn(await newPerson());
    await page.goto('/dashboard/security');
    await page.route('**/api/sessions/revoke', (route) =>
      route.fulfill({
        status: 403,
        json: { error: 'Too old.', code: 'recent_login_required', requestId: 'r' },
      }),
    );
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(dialog.getByText(/enter it once more/)).toBeVisible();
    await expect(dialog.getByLabel('Your password')).toHaveValue('');
    await page.unroute('**/api/sessions/revoke');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
  });

  // R-ACC-03
  test('a list that arrives late leaves the button above it where the person is about to press @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    let allow = () => {};
    const isAllowed = new Promise<void>((resolve) => {
      allow = resolve;
    });
    await page.route('**/api/security*', async (route) => {
      await isAllowed;
      await route.continue();
    });
    await page.goto('/dashboard/security');
    const button = page.getByRole('button', { name: 'Sign out everywhere' });
    await expect(page.getByText('This one')).toBeVisible();
    await awaitFonts(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const before = await button.boundingBox();
    allow();
    await expect(page.getByRole('table', { name: 'Recent activity' })).toContainText('Signed in');
    expect(await button.boundingBox()).toEqual(before);
  });

  // R-ACC-03
  test('recent activity is listed newest first, and a failed list says so and can be tried again @battery', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/status of 500/);
    const person = await newPerson();
    await callApi(person.idToken, 'POST', '/servers', {
      name: 'Cellar',
      origin: 'https://cellar.example.org',
    });
    await signIn(person);
    await failUntilRetry(page, '**/api/security*');
    await page.goto('/dashboard/security');
    await expect(page.getByText('Recent activity could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    const row = page.getByRole('row', { name: /Server added/ });
    await expect(row).toContainText('cellar.example.org');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('the list of recent activity', () => {
  // R-REL-08
  test('goes on by keyboard to its end, keeps what it has where a page fails, and says when there is no more @battery', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/status of 500/);
    await signIn(await newPerson());
    const event = (index: number) => ({
      id: `event-${index}`,
      kind: 'server_opened',
      at: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
      about: `https://server-${index}.example`,
    });
    const pageFrom = (first: number, count: number, hasMore: boolean) => ({
      createdAt: null,
      lastSignInAt: null,
      events: Array.from({ length: count }, (_, index) => event(first + index)),
      hasMore,
    });
    let failures = 1;
    await page.route('**/api/security*', async (route) => {
      const after = new URL(route.request().url()).searchParams.get('startingAfter');
      if (after === null) return route.fulfill({ json: pageFrom(0, 50, true) });
      expect(after).toBe('event-49');
      failures -= 1;
      if (failures === 0) return route.fulfill(BROKEN);
      return route.fulfill({ json: pageFrom(50, 3, false) });
    });
    await page.goto('/dashboard/security');
    const rows = page.getByRole('row', { name: /Server opened/ });
    const older = page.getByRole('button', { name: 'Show older' });
    await expect(rows).toHaveCount(8);
    await older.press('Enter');
    await expect(rows).toHaveCount(50);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Older entries could not be loaded')).toBeVisible();
    await expect(rows).toHaveCount(50);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(53);
    await expect(page.getByText('That is everything from the last 180 days.')).toBeFocused();
    await expect(older).toBeHidden();
    await expectAccessible(page);
  });

  // R-REL-08
  test('of one page takes the focus to its end, and asks for nothing @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    const events = Array.from({ length: 20 }, (_, index) => ({
      id: `event-${index}`,
      kind: 'server_opened',
      at: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
      about: `https://server-${index}.example`,
    }));
    await page.route('**/api/security*', (route) =>
      route.fulfill({ json: { createdAt: null, lastSignInAt: null, events, hasMore: false } }),
    );
    await page.goto('/dashboard/security');
    await page.getByRole('button', { name: 'Show older' }).press('Enter');
    await expect(page.getByRole('row', { name: /Server opened/ })).toHaveCount(20);
    await expect(page.getByText('That is everything from the last 180 days.')).toBeFocused();
  });

  // R-REL-08
  test('asks once for a page however often the button is pressed @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    const pageFrom = (first: number, hasMore: boolean) => ({
      createdAt: null,
      lastSignInAt: null,
      events: Array.from({ length: 3 }, (_, index) => ({
        id: `event-${first + index}`,
        kind: 'server_opened',
        at: new Date(Date.UTC(2026, 10, 20) - (first + index) * 60_000).toISOString(),
        about: null,
      })),
      hasMore,
    });
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let asked = 0;
    await page.route('**/api/security*', async (route) => {
      if (!route.request().url().includes('startingAfter')) {
        return route.fulfill({ json: pageFrom(0, true) });
      }
      asked += 1;
      await held;
      return route.fulfill({ json: pageFrom(3, false) });
    });
    await page.goto('/dashboard/security');
    const older = page.getByRole('button', { name: 'Show older' });
    await older.press('Enter');
    await expect(older).toHaveAttribute('aria-busy', 'true');
    await expect(older).toBeDisabled();
    await expect(older).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    arrive();
    await expect(page.getByRole('row', { name: /Server opened/ })).toHaveCount(6);
    expect(asked).toBe(1);
  });
});

test.describe('/dashboard/edit-details', () => {
  // R-ACC-02 R-MAI-04
  test('a new e-mail address is confirmed by its link, after which only it signs in, and both are told', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(ENDED_SESSION);
    const person = await newPerson();
    const address = person.email.replace('@', '-new@');
    await signIn(person);
    await page.goto('/dashboard/edit-details');
    const main = page.getByRole('main');
    await main.getByLabel('New e-mail address').fill(person.email.toUpperCase());
    await main.getByRole('button', { name: 'Change address' }).click();
    await expect(main.getByText(/already/)).toBeVisible();

    await main.getByLabel('New e-mail address').fill(address);
    await main.getByRole('button', { name: 'Change address' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(address);
    await expectAccessible(page);
    await dialog.getByLabel('Your password').fill('not-my-password');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByText(/not your password/)).toBeVisible();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText('Check the inbox of the new address')).toBeVisible();
    await expectAccessible(page);

    await page.goto(linkIn(await awaitOurMail(address, 'Confirm your new'), '/new-address#'));
    await page.getByRole('link', { name: 'Continue' }).click();
    await main.getByRole('button', { name: 'Use the new address' }).click();
    await expect(
      page.getByText('The e-mail address of your account has been changed'),
    ).toBeVisible();
    await expect.poll(() => countAddressMails(person.uid)).toBe(2);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(/do not match/);
    await page.getByLabel('E-mail').fill(address);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/edit-details#new-address');
    await expect(page.getByRole('main').getByText(address)).toBeVisible();
  });

  // R-ACC-02 R-MAI-04
  test('a newcomer who corrects their address reads where the link went, keeps their choice, and is not asked again', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(ENDED_SESSION);
    const person = await newPerson({ emailVerified: false });
    const address = person.email.replace('@', '-right@');
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(person);
    await page.goto('/dashboard?plan=solo.year');
    await page.getByRole('link', { name: 'Wrong address? Change it' }).click();
    await main.getByLabel('New e-mail address').fill(address);
    await main.getByRole('button', { name: 'Change address' }).click();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    const onItsWay = main.getByText(`A link is on its way to ${address}`);
    await expect(main.locator(':focus')).toContainText(address);
    await expect(onItsWay).toBeInViewport();
    await page.reload();
    await expect(onItsWay).toBeVisible();

    // The end of the session overtakes the answer, and nothing that waits for it runs here any more.
    let leave = (): void => undefined;
    const hasLeft = new Promise<void>((resolve) => {
      leave = resolve;
    });
    await page.route('**/api/email-change/confirm', async (route) => {
      await route.fetch();
      await hasLeft;
      await route.abort();
    });
    await page.goto(linkIn(await awaitOurMail(address, 'Confirm your new'), '/new-address?'));
    await page.getByRole('link', { name: 'Continue' }).click();
    await main.getByRole('button', { name: 'Use the new address' }).click();
    await page.getByLabel('E-mail').fill(address);
    leave();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard?plan=solo.year');
    await expect(page.getByRole('button', { name: 'Go to payment' })).toBeEnabled();
    await page.goto('/dashboard/edit-details');
    await expect(main.getByText(address)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Use the new address' })).toHaveCount(0);
  });

  // R-ACC-02
  test('details are saved, and a failed save keeps what was typed', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    await page.goto('/dashboard/edit-details');
    const main = page.getByRole('main');
    await main.getByLabel('Phone').fill('call me');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByText(/Enter a number/)).toBeVisible();
    await expect(main.getByLabel('Phone')).toHaveValue('call me');
    await main.getByLabel('Phone').fill('+49 30 1234567');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Phone')).toHaveValue('+49 30 1234567');
  });
});

test.describe('/dashboard/permissions', () => {
  // R-ACC-04
  test('a consent is stored, kept after a reload, and told to the chat; one that fails is taken back with words', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/status of 500/);
    await signIn(await newPerson({ displayName: 'Wilma Widget' }));
    await page.goto('/dashboard/permissions');
    const productMail = page.getByRole('checkbox', { name: /e-mails about new features/ });
    const chat = page.getByRole('checkbox', { name: /Tell the chat/ });
    await expect(productMail).not.toBeChecked();
    await expect(chat).toBeChecked();
    await expect(page.getByText('Signed in as Wilma Widget')).toBeAttached();
    await expectAccessible(page);

    const login = page.waitForRequest('**/messaging/login');
    await chat.click();
    await expect(chat).not.toBeChecked();
    expect(JSON.stringify(claimsIn((await login).postData() ?? ''))).not.toContain('Wilma');
    await productMail.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/Last changed/)).toBeVisible();
    await page.reload();
    await expect(chat).not.toBeChecked();
    await expect(productMail).toBeChecked();

    await page.route('**/api/permissions', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(BROKEN) : route.continue(),
    );
    await productMail.click();
    await expect(page.getByText('Not changed. It broke.')).toBeVisible();
    await expect(productMail).toBeChecked();
  });

  // R-MAI-02
  test('the newsletter is joined and left with a switch, by a person whose address is confirmed @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson();
    const onList = async () => {
      const found = firestore().collection('newsletter').where('email', '==', person.email);
      return (await found.get()).docs.map((doc) => doc.get('confirmed'));
    };
    await signIn(person);
    await page.goto('/dashboard/permissions');
    const newsletter = page.getByRole('checkbox', { name: 'Send me the newsletter' });
    await expect(newsletter).not.toBeChecked();
    await newsletter.click();
    await expect(newsletter).toBeChecked();
    await expect.poll(onList).toEqual([true]);
    await page.reload();
    await expect(newsletter).toBeChecked();
    await newsletter.click();
    await expect(newsletter).not.toBeChecked();
    await expect.poll(onList).toEqual([]);
    await page.reload();
    await expect(newsletter).not.toBeChecked();
  });

  // R-MAI-02
  test('the newsletter waits for an address that is not confirmed @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson({ emailVerified: false }));
    await page.goto('/dashboard/permissions');
    const newsletter = page.getByRole('checkbox', { name: 'Send me the newsletter' });
    await expect(newsletter).toBeDisabled();
    await expect(newsletter).toHaveAccessibleDescription(/Confirm the e-mail address/);
    await expectAccessible(page);
  });

  // R-ACC-04
  test('a revoked server leaves the list, here and in another tab @battery', async ({
    page,
    context,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson();
    await callApi(person.idToken, 'POST', '/servers', {
      name: 'Cellar',
      origin: 'https://cellar.example.org',
    });
    await signIn(person);
    const other = await context.newPage();
    await other.goto('/dashboard/projects');
    await expect(other.getByText('cellar.example.org')).toBeVisible();
    await page.goto('/dashboard/permissions');
    await page.getByRole('button', { name: 'Revoke Cellar' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).press('Enter');
    await expect(page.getByText('No server may sign you in')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(other.getByText('No server yet')).toBeVisible();
  });
});

test.describe('/dashboard/projects', () => {
  // R-ACC-05
  test('a server is added, renamed and removed, and the room that the plan leaves is told', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    await page.goto('/dashboard/projects');
    const main = page.getByRole('main');
    await expect(main.getByText('0 of 1 place taken.')).toBeVisible();
    await main.getByRole('button', { name: 'Bring your own' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('Name').fill('Cellar');
    await dialog.getByLabel('Address').fill('https://cellar.example.org');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add server' }).click();
    await expect(main.getByText('1 of 1 place taken.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Bring your own' })).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(main.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
      'href',
      '/dashboard#plans',
    );
    await expect(main.getByRole('link', { name: 'Open Cellar' })).toHaveAttribute(
      'href',
      /\/check-auth\?redirect=https%3A%2F%2Fcellar\.example\.org/,
    );
    await main.getByRole('button', { name: 'Rename Cellar' }).click();
    await dialog.getByLabel('Name').fill('Attic');
    await dialog.getByRole('button', { name: 'Save name' }).click();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/servers/*', async (route) => {
      await held;
      await route.continue();
    });
    await main.getByRole('button', { name: 'Remove Attic' }).click();
    await expect(dialog.getByRole('heading', { name: 'Remove server?' })).toBeFocused();
    const remove = dialog.getByRole('button', { name: 'Remove' });
    await remove.click();
    await expect(remove).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    release();
    await expect(main.getByText('No server yet')).toBeVisible();
  });

  // R-ACC-05
  test('a server for which another tab took the room is refused with a way to the plans, and the input stays @battery', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/status of 409/);
    const person = await newPerson();
    await signIn(person);
    await page.goto('/dashboard/projects');
    await page.getByRole('button', { name: 'Bring your own' }).click();
    await callApi(person.idToken, 'POST', '/servers', {
      name: 'Cellar',
      origin: 'https://cellar.example.org',
    });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Attic');
    await dialog.getByLabel('Address').fill('https://attic.example.org');
    await dialog.getByRole('button', { name: 'Add server' }).click();
    await expect(dialog.getByRole('alert')).toContainText(/Every place in your account is taken/);
    await expect(dialog.getByRole('link', { name: 'See plans' })).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Attic');
  });
});

test.describe('/dashboard/delete-profile', () => {
  // R-ACC-09 R-API-04
  test('the data are saved as a file, and the account is deleted after its address and password', async ({
    page,
    signIn,
    expectNoise,
  }) => {
    expectNoise(ENDED_SESSION);
    const person = await createPerson({ displayName: 'Gone Soon' });
    await signIn(person);
    await page.goto('/dashboard/delete-profile');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Export my data' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^alcove-account-\d{4}-\d\d-\d\d\.json$/);
    const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data).toMatchObject({ account: { email: person.email } });
    await expect(main.getByText(/^Saved as/)).toBeVisible();

    await main.getByLabel('Your e-mail address').fill('someone@else.test');
    await main.getByRole('button', { name: 'Delete my account' }).click();
    await expect(main.getByText(/not the address of this account/)).toBeVisible();
    await main.getByLabel('Your e-mail address').fill(person.email);
    await main.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByLabel('Your password').fill('not-my-password');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText(/not your password/)).toBeVisible();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).toHaveURL('/account-deleted');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your account has been deleted',
    );
    await expectAccessible(page);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
    await expect(signInPerson(person.email)).rejects.toThrow(/400/);
  });

  // R-ACC-09
  for (const { status, code, words } of casesOf([
    {
      status: 502,
      code: 'upstream_stripe',
      words: /nothing was deleted and everything is as it was/,
    },
    { status: 409, code: 'conflict', words: /Nothing was deleted. Wait a minute/ },
    { status: 403, code: 'forbidden', words: /sign in on this website/ },
  ])) {
    test(`a deletion that is answered with ${status} says what to do, and the account stays @battery`, async ({
      page,
      newPerson,
      signIn,
      expectNoise,
    }) => {
      expectNoise(new RegExp(`status of ${status}`));
      const person = await newPerson();
      await signIn(person);
      await page.route('**/api/account', (route) =>
        route.fulfill({ status, json: { error: 'It is busy.', code, requestId: 'r' } }),
      );
      await page.goto('/dashboard/delete-profile');
      await page.getByLabel('Your e-mail address').fill(person.email);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Your password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect(dialog.getByRole('alert')).toContainText(words);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByLabel('Your e-mail address')).toHaveValue(person.email);
      await page.goto('/logout');
      await expect(page).toHaveURL('/');
    });
  }
});

/** The same person in a second browser, on an account page. */
async function openOther(
  browser: Browser,
  noise: Noise,
  signIn: (context: Awaited<ReturnType<Browser['newContext']>>) => Promise<void>,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ baseURL: readEnv('ALCOVE_SITE_URL') });
  watch(context, noise);
  await signIn(context);
  const page = await context.newPage();
  // The last call of the page. A call that is refused tells it that the session has ended, and not why.
  const lastCall = page.waitForResponse('**/messaging/login');
  await page.goto('/dashboard/projects');
  await expect(page.getByText('No server yet')).toBeVisible();
  await lastCall;
  return { page, close: () => context.close() };
}

function claimsIn(body: string): unknown {
  const jwt = /[\w-]+\.([\w-]+)\.[\w-]+/.exec(body)?.[1] ?? '';
  return JSON.parse(Buffer.from(jwt, 'base64url').toString());
}
