// Signing in with a passkey, and being asked for one. The page on which they are kept is in security.spec.ts.
import type { Page } from '@playwright/test';
import { BROWSER_ID } from '@contract/sign-in.ts';
import { addAuthenticator } from '../support/browser/authenticator.ts';
import { casesOf, expect, expectAccessible, test, watch } from '../support/browser/fixtures.ts';
import { findNarrowFaults } from '../support/browser/narrow.ts';
import { PASSWORD } from '../support/people.ts';
import { standinUrl } from '../support/standins.ts';

const OFFER = 'Sign in without a password next time';
/** What is refused for want of a passkey. */
const REFUSALS = /status of 403/;

for (const width of casesOf([390, 1440])) {
  // R-IDN-01 R-IDN-02 R-IDN-03
  test(`a passkey signs in and opens a server, at ${width} px`, async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(REFUSALS);
    await page.setViewportSize({ width, height: 860 });
    const authenticator = await addAuthenticator(page);
    await page.addInitScript(takeOffers);
    const browsers = noteBrowsers(page);
    const person = await newPerson();
    await signIn(person);
    await page.goto('/dashboard');
    await expect(page.getByText(OFFER)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Set up a passkey' }).click();
    await addPasskey(page);
    await page.getByLabel('Ask for my passkey before a server opens').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Make 10 codes' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
    await expect(page.getByText(OFFER)).toHaveCount(0);

    // By the button, without anything typed.
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await setOffers(page, false);
    await page.goto('/login');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/dashboard');

    // By what the browser offers in the field for the address.
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await setOffers(page, true);
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');

    // With the password, which opens no server.
    await authenticator.setPresence(false);
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    const aiServer = `${standinUrl('aiServer')}/`;
    await page.goto(`/check-auth?redirect=${encodeURIComponent(aiServer)}`);
    await page.getByRole('button', { name: 'Connect' }).click();
    const go = page.getByRole('button', { name: 'Continue' });
    await expect(go).toBeFocused();
    await expect(page.getByLabel('Your password')).toHaveCount(0);
    expect(await findNarrowFaults(page)).toEqual([]);
    await expectAccessible(page);
    // The server asks the API as well, from a page of its own.
    expect([...browsers]).toEqual([expect.stringMatching(BROWSER_ID)]);
    await authenticator.setPresence(true);
    await go.press('Enter');
    await expect(page.getByText(person.email)).toBeVisible();
    expect(page.url()).toBe(aiServer);
  });
}

// R-IDN-01
test('an offer that was refused stays refused, after a reload and in another browser @battery', async ({
  page,
  browser,
  newPerson,
  signIn,
  noise,
}) => {
  const person = await newPerson();
  await signIn(person);
  await page.goto('/dashboard');
  const refused = page.waitForResponse('**/api/passkey-offer/refusal');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await refused;
  await page.reload();
  await expectNoOffer(page);
  const context = await browser.newContext();
  watch(context, noise);
  await signIn(person, context);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expectNoOffer(other);
  await context.close();
});

// R-IDN-02
test('a passkey that is refused leaves the form as it was, and says so in one sentence @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 401/);
  await addAuthenticator(page);
  await page.addInitScript(takeOffers);
  await signIn(await newPerson());
  await page.goto('/dashboard/security');
  await addPasskey(page);
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await setOffers(page, false);
  const error = 'This passkey did not sign you in. Try again, or use your password.';
  const answer = { error, code: 'unauthenticated', requestId: 'r' };
  await page.route('**/api/passkey-sign-in', (route) =>
    route.fulfill({ status: 401, json: answer }),
  );
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('typed@people.test');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(error);
  await expect(page.getByLabel('E-mail')).toHaveValue('typed@people.test');
  await expect(page).toHaveURL('/login');
});

// R-IDN-01
test('only documents that need it may ask for passkeys or make them @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  await addAuthenticator(page);
  for (const path of ['/', '/get-started', '/auth/forgot-password', '/not-me', '/canceling']) {
    await page.goto(path);
    expect([path, await permissionsOf(page)]).toEqual([path, []]);
  }
  for (const path of ['/login', '/check-auth', '/invitation']) {
    await page.goto(path);
    expect([path, await permissionsOf(page)]).toEqual([path, ['get']]);
  }
  expect(await makePasskey(page)).toBe('NotAllowedError');
  // Each leads to the sign-in page, and to a document of its own.
  await page.goto('/get-started');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => permissionsOf(page)).toEqual(['get']);
  await page.goto('/auth/sign-in');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => permissionsOf(page)).toEqual(['get']);
  await signIn(await newPerson());
  for (const path of ['/dashboard', '/dashboard/security']) {
    await page.goto(path);
    expect([path, await permissionsOf(page)]).toEqual([path, ['create', 'get']]);
  }
  expect(await makePasskey(page)).toBe('made');
});

/** Whether this browser offers passkeys in fields: the authenticator takes each offer at once. */
async function setOffers(page: Page, offers: boolean): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('test-offers', value), `${offers}`);
}

/** Runs in the page. */
function takeOffers(): void {
  if (localStorage.getItem('test-offers') !== 'false') return;
  PublicKeyCredential.isConditionalMediationAvailable = async () => false;
}

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('row', { name: /^My / })).toBeVisible();
}

async function expectNoOffer(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible();
  await expect(page.getByText(OFFER)).toHaveCount(0);
}

/** The ids by which this page's calls name the browser. */
function noteBrowsers(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const { authorization, 'x-browser': browser } = request.headers();
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    if (isCall && authorization !== undefined) seen.add(browser ?? `none: ${request.url()}`);
  });
  return seen;
}

/** Chromium tells by `document.featurePolicy` what its document may do. */
function permissionsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const policy: unknown = Reflect.get(document, 'featurePolicy');
    const allows = (name: string) =>
      typeof policy === 'object' &&
      policy !== null &&
      Reflect.apply(Reflect.get(policy, 'allowsFeature'), policy, [name]) === true;
    return ['create', 'get'].filter((name) => allows(`publickey-credentials-${name}`));
  });
}

/** Has the page itself make one; the name of its failure otherwise. */
function makePasskey(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const bytes = new Uint8Array(16);
    try {
      await navigator.credentials.create({
        publicKey: {
          challenge: bytes,
          rp: { name: 'Test' },
          user: { id: bytes, name: 'test', displayName: 'test' },
          pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
        },
      });
      return 'made';
    } catch (cause) {
      return cause instanceof Error ? cause.name : 'unknown';
    }
  });
}
