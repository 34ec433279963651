// Back after a hand-off: it leads to the page before, and starts no second hand-off.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { casesOf, expect, test } from '../support/browser/fixtures.ts';
import { PASSWORD, removePerson, signInPerson, uidOf } from '../support/people.ts';
import { standinUrl } from '../support/standins.ts';

const article = () => `${standinUrl('zendesk')}/hc/en-us/articles/1`;
const board = () => `${standinUrl('canny')}/board`;
const aiServer = () => `${standinUrl('aiServer')}/`;

const HAND_OFFS = [
  {
    name: 'the help center',
    address: () => `/check-auth?return_to=${encodeURIComponent(article())}`,
    end: article,
    token: '/api/generate-zendesk-jwt',
  },
  {
    name: 'a server',
    address: () => `/check-auth?redirect=${encodeURIComponent(aiServer())}`,
    end: aiServer,
    token: '/api/get-custom-token',
  },
  {
    name: 'the feedback board',
    address: () =>
      `/auth/canny-sso-redirect?companyID=alcove&redirect=${encodeURIComponent(board())}`,
    end: board,
    token: '/api/generate-canny-jwt',
  },
];

for (const { name, address, end, token } of casesOf(HAND_OFFS)) {
  for (const isSignedIn of casesOf([true, false])) {
    const who = isSignedIn ? 'a signed-in person' : 'a visitor who signed in on the way';
    // R-REL-10
    test(`Back from ${name} takes ${who} to the page before, without another token`, async ({
      page,
      newPerson,
      signIn,
      expectNoise,
    }) => {
      expectNoise(/status of 403/);
      const person = await newPerson();
      if (isSignedIn) await signIn(person);
      const minted = countRequests(page, token);
      await page.goto('/saas/v2');
      await page.goto(address());
      if (!isSignedIn) {
        await page.getByLabel('E-mail').fill(person.email);
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      }
      if (name === 'a server') await page.getByRole('button', { name: 'Connect' }).click();
      await expect(page).toHaveURL(end());
      const before = minted();
      expect(before).toBeGreaterThan(0);

      await page.goBack();
      await expect(page).toHaveURL('/saas/v2');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(minted()).toBe(before);
    });
  }
}

// R-REL-10
test('Back from the help center in a tab that began with the hand-off stays there, with words and a way on @battery', async ({
  page,
  context,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await page.goto('/saas/v2');
  const opened = context.waitForEvent('page');
  await page.evaluate((target) => void window.open(target, '_blank', 'noopener'), HELP());
  const tab = await opened;
  await expect(tab).toHaveURL(article());
  const minted = countRequests(tab, '/api/generate-zendesk-jwt');
  await tab.goBack();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(
    'You are back from the help center',
  );
  expect(minted()).toBe(0);
  await tab.getByRole('button', { name: 'Open the help center again' }).click();
  await expect(tab).toHaveURL(article());
  expect(minted()).toBe(1);
});

// R-REL-10
test('Back to the sign-in page behind a sign-up says who is signed in, and starts no hand-off @battery', async ({
  page,
}) => {
  const email = `${randomUUID()}@people.test`;
  await page.goto(`/login?redirect=${encodeURIComponent(aiServer())}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.route('**/check-auth?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>hand-off</title>' }),
  );
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/check-auth\?redirect=/);

  await page.goBack();
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/check-auth\?redirect=/);
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();

  const { idToken } = await signInPerson(email);
  await removePerson(uidOf(idToken));
});

const HELP = () => `/check-auth?return_to=${encodeURIComponent(article())}`;

/** Counts requests to a path from now on. */
function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}
