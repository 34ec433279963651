// The session in a browser: guards, tabs, listener errors, verification.
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import {
  casesOf,
  expect,
  expectAccessible,
  failUntilRetry,
  storeSession,
  test,
  watch,
} from '../support/browser/fixtures.ts';
import { PENDING_SIGN_OUT_KEY } from '@/platform/storage/storage-keys.ts';
import { firestore } from '../support/emulators.ts';
import { mailedLink } from '../support/deliver-mails.ts';
import {
  changePerson,
  PASSWORD,
  signInAtServer,
  signInPerson,
  uidOf,
  type Person,
} from '../support/people.ts';
import { readEnv } from '../support/env.ts';

test.describe('the session of a server, opened on our site', () => {
  for (const path of casesOf(['/dashboard', '/login', '/auth/sign-in'])) {
    // R-REL-02
    test(`${path} signs it out and says so`, async ({ page, context, newPerson }) => {
      await storeSession(context, await openServerSession(await newPerson()));
      await page.goto(path);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText('That session belonged to a server')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      await expect(page.getByText('That session belonged to a server')).toHaveCount(0);
    });
  }

  // R-REL-02
  test('/check-auth hands nothing off for it, says so, and goes on to the form @battery', async ({
    page,
    context,
    newPerson,
  }) => {
    await storeSession(context, await openServerSession(await newPerson()));
    const redirect = encodeURIComponent('https://ai.example.net/');
    await page.goto(`/check-auth?redirect=${redirect}`);
    await expect(page.getByRole('alert')).toContainText('One of your servers was signed in here');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`/login?redirect=${redirect}`);
  });

  // R-REL-02
  test('the form does not let it in with a password that it gave itself', async ({
    page,
    newPerson,
  }) => {
    const person = await newPerson();
    const { identity } = await openServerSession(person);
    const email = `own-${person.email}`;
    await changePerson(identity, { email, password: PASSWORD });
    await page.goto('/login');
    await signInByForm(page, email, PASSWORD);
    await expect(page.getByText('That session belonged to a server')).toBeVisible();
  });
});

test.describe('signing in', () => {
  // R-RTE-05
  test('a protected page sends an anonymous visitor to the form and brings them back', async ({
    page,
    newPerson,
  }) => {
    const person = await newPerson();
    await page.goto('/dashboard/projects?tab=all');
    await expect(page).toHaveURL(/^[^?]*\/login\?from=/);
    await signInByForm(page, person.email, PASSWORD);
    await expect(page).toHaveURL('/dashboard/projects?tab=all');
  });

  // R-RTE-05
  test('/auth/sign-in leads a visitor to the form @battery', async ({ page }) => {
    await page.goto('/auth/sign-in');
    await expect(page).toHaveURL(/\/login/);
  });

  // R-RTE-05
  test('/auth/sign-in leads a customer to the dashboard, without a loop', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    await page.goto('/auth/sign-in');
    await expect(page).toHaveURL('/dashboard');
  });

  // R-REL-01
  test('a way back to another host is not followed, by the forms or without them', async ({
    page,
    newPerson,
  }) => {
    const { email } = await newPerson();
    const to = (path: string, from: string) => `${path}?from=${encodeURIComponent(from)}`;
    await page.goto(to('/login', '/.//evil.example/'));
    await signInByForm(page, email, PASSWORD);
    await expect(page).toHaveURL('/dashboard');
    for (const address of [
      to('/login', '//evil.example/'),
      to('/get-started', '/a/..//evil.example/'),
      to('/auth/sign-in', '/.//evil.example/'),
    ]) {
      await page.goto(address);
      await expect(page).toHaveURL('/dashboard');
    }
  });

  // R-SES-13
  test('a wrong password and an unknown address are answered with the same words, and keep the input', async ({
    page,
    newPerson,
    expectNoise,
  }) => {
    expectNoise(/status of 400/);
    const person = await newPerson();
    await page.goto('/login');
    await signInByForm(page, person.email, 'wrong-password');
    const words = await page.getByRole('alert').innerText();
    await expect(page.locator(':focus')).toHaveText(words);
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await page.getByLabel('E-mail').fill('nobody@people.test');
    const answered = page.waitForResponse('**/accounts:signInWithPassword*');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await answered;
    await expect(page.getByRole('alert')).toHaveText(words);
  });

  // R-SES-13
  test('a disabled account is told so in words @battery', async ({
    page,
    newPerson,
    expectNoise,
  }) => {
    expectNoise(/status of 400/);
    const person = await newPerson({ disabled: true });
    await page.goto('/login');
    await signInByForm(page, person.email, PASSWORD);
    await expect(page.getByRole('alert')).toContainText(/disabled/i);
  });

  // R-SES-01
  test('the form waits for a slow answer for as long as the identity client does @battery', async ({
    page,
    newPerson,
  }) => {
    const { email } = await newPerson();
    const slow = '**/accounts:signInWithPassword*';
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(slow, async (route) => {
      await answered;
      await route.fallback();
    });
    await page.clock.install();
    await page.goto('/login');
    const asked = page.waitForRequest(slow);
    await signInByForm(page, email, PASSWORD);
    await asked;
    await page.clock.fastForward(28_000);
    await page.clock.runFor(1_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    answer();
    await expect(page).toHaveURL('/dashboard');
  });

  // R-SES-07
  test('a sign-up whose answer is lost goes on with the account that it made @battery', async ({
    page,
    people,
    expectNoise,
  }) => {
    expectNoise(/Failed to load resource/);
    const email = `lost-${Date.now()}@people.test`;
    await page.route('**/accounts:signUp*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await signUp(page, email);
    await expect(page).toHaveURL('/dashboard');
    await mailedLink(email, 'confirmation');
    const session = await signInPerson(email);
    people.push({
      uid: uidOf(session.idToken),
      email,
      password: PASSWORD,
      displayName: '',
      ...session,
    });
  });

  // R-SES-15
  test('the form says what is missing beside each field @battery', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });

  test('a lost network is said, and the input stays @battery', async ({ page, expectNoise }) => {
    expectNoise(/Failed to load resource/);
    await page.goto('/login');
    await page.route('**/accounts:signInWithPassword*', (route) => route.abort());
    await signInByForm(page, 'ada@alcove.test', PASSWORD);
    await expect(page.getByRole('alert')).toContainText(/connection|network|reach/i);
    await expect(page.getByLabel('E-mail')).toHaveValue('ada@alcove.test');
  });
});

test.describe('signing out', () => {
  // R-SES-06
  test('?logout=true signs out at once and leaves the rest of the address', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    await page.goto('/saas/v2?logout=true&a=1#top');
    await expect(page).toHaveURL('/saas/v2?a=1#top');
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
  });

  // R-SES-06
  test('/logout says so and goes home', async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson());
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The text may be shown for less time than a look from outside takes.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.textContent.includes('Logging out...')) sessionStorage['said'] = 'yes';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('yes');
  });
});

test.describe('an unverified e-mail address', () => {
  // R-SES-12
  test('blurs the account navigation and takes it out of reach, until verified in another tab', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    // Sessions from before the address was proved end with that, as soon as the API notices.
    expectNoise(/status of 40[01]/);
    const person = await newPerson({ emailVerified: false });
    await signIn(person);
    const guarded = page.waitForResponse(/\/assets\/session-guards-/);
    await page.goto('/dashboard');
    const navigation = page.locator('nav[aria-label="Account"]').filter({ visible: true });
    await expect(navigation).toHaveAttribute('inert', '');
    expect(await navigation.evaluate((nav) => getComputedStyle(nav).filter)).toContain('blur');
    await expect(page.getByRole('button', { name: /resend|send again/i }).first()).toBeVisible();

    // Until that part runs, the page does not look out for its return to sight.
    await page.evaluate(`import(${JSON.stringify((await guarded).url())})`);
    await expect(page.getByText('Your alcove is empty')).toBeVisible();
    await changePerson(person.uid, { emailVerified: true });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(navigation).not.toHaveAttribute('inert');
  });
});

// R-IDN-01
test('a link that confirms an address on another device asks for the password there, and ends sessions from before', async ({
  page,
  browser,
  people,
  noise,
  expectNoise,
}) => {
  // What the first browser asks at the moment its session ends is refused.
  expectNoise(/status of 40[01]|Fetch failed: 401/);
  const email = `phone-${Date.now()}@people.test`;
  // The last call of the page. A call that is refused tells it that the session has ended, and not why.
  const lastCall = page.waitForResponse('**/messaging/login');
  await signUp(page, email);
  await expect(page.getByText('Your alcove is empty')).toBeVisible();
  const session = await signInPerson(email);
  const uid = uidOf(session.idToken);
  people.push({ uid, email, password: PASSWORD, displayName: '', ...session });
  const gate = firestore().doc(`sessionGates/${uid}`);
  expect((await gate.get()).get('noted')).toMatchObject({ isConfirmed: false });
  await lastCall;

  const onPhone = await browser.newContext();
  watch(onPhone, noise);
  const phone = await onPhone.newPage();
  await phone.goto(await mailedLink(email, 'confirmation'));
  // Opening it does nothing, for a person and for a mail scanner that runs scripts.
  await expect(phone.getByText('is not signed in here')).toBeVisible();
  await expectAccessible(phone);
  expect((await gate.get()).get('noted')).toMatchObject({ isConfirmed: false });
  await phone.getByLabel('Password', { exact: true }).fill('not-my-password');
  await phone.getByRole('button', { name: 'Sign in and confirm' }).click();
  await expect(phone.getByRole('alert')).toContainText(/do not match/);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Sign in and confirm' }).click();
  await expect(phone.getByText('Your address has been confirmed')).toBeVisible();
  const noticed = await gate.get();
  expect(noticed.get('noted')).toMatchObject({ isConfirmed: true });
  expect(Object.keys(noticed.get('sessions'))).toHaveLength(1);
  await expect(page.getByText('Your address was confirmed in another browser')).toBeVisible();
  await phone.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(phone.getByText('Your alcove is empty')).toBeVisible();
  await onPhone.close();
});

// R-IDN-01 R-MAI-09
test('an account that someone else opened with my address becomes mine with a password of my own @battery', async ({
  page,
  browser,
  people,
  noise,
  expectNoise,
}) => {
  expectNoise(/status of 40[01]|Fetch failed: 401/);
  const email = `mine-${Date.now()}@people.test`;
  await signUp(page, email);
  await expect(page.getByText('Your alcove is empty')).toBeVisible();
  const session = await signInPerson(email);
  people.push({
    uid: uidOf(session.idToken),
    email,
    password: PASSWORD,
    displayName: '',
    ...session,
  });

  const context = await browser.newContext();
  watch(context, noise);
  const mine = await context.newPage();
  const link = await mailedLink(email, 'confirmation');
  await mine.goto(link);
  await mine.getByRole('button', { name: 'I do not know the password' }).click();
  await expectAccessible(mine);
  await mine.getByLabel('New password').fill('another-horse-10');
  await mine.getByRole('button', { name: 'Save the password' }).click();
  await expect(mine.getByText('Your address has been confirmed')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await mine.goto('about:blank');
  await mine.goto(link);
  await expect(mine.getByText('Your address was confirmed before')).toBeVisible();
  await expectAccessible(mine);
  await mine.getByRole('link', { name: 'Sign in' }).click();
  await signInByForm(mine, email, 'another-horse-10');
  await expect(mine.getByText('Your alcove is empty')).toBeVisible();
  await context.close();
});

test.describe('when parts of the session fail', () => {
  // R-SES-10
  test('a subscription that cannot be fetched is said to be unknown, never absent @battery', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/status of 500/);
    expectNoise(/Fetch failed: 500/);
    await signIn(await newPerson());
    await failUntilRetry(page, '**/api/subscription');
    await page.goto('/dashboard');
    const main = page.getByRole('main');
    await expect(main.getByText(/could not be loaded/i).first()).toBeVisible();
    await main.getByRole('button', { name: 'Retry' }).first().click();
    await expect(main.getByText(/could not be loaded/i)).toHaveCount(0);
  });
});

/** As a sign-out in another tab whose news has not arrived here. */
const leaveUnnoticed = (page: Page) =>
  page.evaluate((key) => localStorage.setItem(key, '{}'), PENDING_SIGN_OUT_KEY);

/** In the moment between such a sign-out and its news: the page goes to the form with its next look. */
const pressUnnoticed = (button: Locator) =>
  button.evaluate((pressed, key) => {
    localStorage.setItem(key, '{}');
    if (pressed instanceof HTMLElement) pressed.click();
  }, PENDING_SIGN_OUT_KEY);

test.describe('a person who was signed out in another tab', () => {
  // R-SES-08 R-SES-09
  test('is told so by what they save or add', async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson());
    await page.goto('/dashboard/edit-details');
    const main = page.getByRole('main');
    await main.getByLabel('Company').fill('Lindqvist');
    await pressUnnoticed(main.getByRole('button', { name: 'Save changes' }));
    await expect(main.getByRole('alert')).toContainText('User mismatch or not logged in');

    await page.evaluate((key) => localStorage.removeItem(key), PENDING_SIGN_OUT_KEY);
    await page.goto('/dashboard/projects');
    await main.getByRole('button', { name: 'Bring your own' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Cellar');
    await dialog.getByLabel('Address').fill('https://cellar.example.org');
    await pressUnnoticed(dialog.getByRole('button', { name: 'Add server' }));
    await expect(dialog.getByRole('alert')).toContainText('User not authenticated');
  });

  // R-SES-07
  test('is told so by a sign-up that has made an account', async ({ page, people }) => {
    await page.clock.install();
    const email = `gone-${Date.now()}@people.test`;
    await page.route('**/accounts:lookup*', async (route) => {
      await leaveUnnoticed(page);
      await route.continue();
    });
    await signUp(page, email);
    const failure = page.getByRole('alert').filter({ hasText: 'User creation' });
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(failure).toHaveText('User creation succeeded but auth state did not update', {
        timeout: 500,
      });
    }).toPass();
    const session = await signInPerson(email);
    const person = { uid: uidOf(session.idToken), email, password: PASSWORD, displayName: '' };
    people.push({ ...person, ...session });
  });
});

test('two people in two browsers see each their own account @battery', async ({
  page,
  browser,
  newPerson,
  signIn,
  noise,
}) => {
  const [one, two] = [
    await newPerson({ displayName: 'One Person' }),
    await newPerson({ displayName: 'Two People' }),
  ];
  await signIn(one);
  await page.goto('/dashboard');
  const other = await browser.newContext({ baseURL: readEnv('ALCOVE_SITE_URL') });
  watch(other, noise);
  await signIn(two, other);
  const otherPage = await other.newPage();
  await otherPage.goto('/dashboard');
  await expect(page.getByText('One').first()).toBeVisible();
  await expect(otherPage.getByText('Two').first()).toBeVisible();
  await other.close();
});

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/get-started');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** What a server does with the token that it gets for this person. */
async function openServerSession({ idToken }: Person) {
  const answer = await fetch(`${readEnv('ALCOVE_SITE_URL')}/api/get-custom-token`, {
    headers: { Authorization: `Bearer ${idToken}` },
  });
  const { customToken } = Handoff.parse(await answer.json());
  return { email: '', ...(await signInAtServer(customToken)) };
}

const Handoff = z.object({ customToken: z.string() });
