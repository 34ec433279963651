// What a person sees while a service that their browser calls directly fails: the chat, the help center, the board, their server.
import type { Page, Route } from '@playwright/test';
import { PRODUCT_NAME } from '@/site/product.ts';
import { casesOf, expect, test } from '../support/browser/fixtures.ts';
import { standinUrl, type StandinName } from '../support/standins.ts';

const answer500 = (route: Route) => route.fulfill({ status: 500, body: 'It broke.' });

/** Lets a service fail for this page alone, each time unless told how often. */
function failService(
  page: Page,
  name: StandinName,
  path: string,
  { fail = answer500, times }: { fail?: (route: Route) => Promise<void>; times?: number } = {},
): Promise<unknown> {
  const standin = new URL(standinUrl(name)).host;
  // A stand-in answers for several hosts, each in front of its own.
  const isMeant = ({ host, pathname }: URL) =>
    `.${host}`.endsWith(`.${standin}`) && pathname.startsWith(path);
  return page.route(isMeant, fail, times === undefined ? {} : { times });
}

// R-SES-14
for (const [how, fail] of casesOf([
  ['500', answer500],
  ['lost', (route: Route) => route.abort('connectionreset')],
  ['malformed', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '{"' })],
] as const)) {
  test(`the chat's script fails (${how}): the account works on`, async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/snippet|support|Failed to load resource|Unexpected|ERR_/i);
    await failService(page, 'zendesk', '/ekr/snippet.js', { fail });
    await signIn(await newPerson());
    const asked = page.waitForRequest('**/ekr/snippet.js*');
    await page.goto('/dashboard');
    await asked;
    await page.getByRole('link', { name: 'Servers', exact: true }).first().click();
    await expect(page).toHaveURL('/dashboard/projects');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the chat refuses the sign-in: the account works on @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/messaging|support|Failed to load resource/i);
  await failService(page, 'zendesk', '/messaging/login');
  await signIn(await newPerson());
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/messaging/login') && request.method() === 'POST',
  );
  await page.goto('/dashboard');
  await asked;
  await page.getByRole('link', { name: 'Servers', exact: true }).first().click();
  await expect(page).toHaveURL('/dashboard/projects');
  await expect(page.getByText(/^Signed in as/)).toHaveCount(0);
});

// R-CHK-08
test('the help center is down: its own error, and the way works again once it is up @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 500/);
  await signIn(await newPerson());
  await failService(page, 'zendesk', '/access/jwt', { times: 1 });
  const target = `${standinUrl('zendesk')}/hc/en-us`;
  const address = `/check-auth?return_to=${encodeURIComponent(target)}`;
  const answered = page.waitForResponse((response) => response.url().includes('/access/jwt'));
  await page.goto(address);
  expect((await answered).status()).toBe(500);
  await expect(page).toHaveURL(/\/access\/jwt/);
  await page.goto(address);
  await expect(page).toHaveURL(target);
});

test('the feedback board is down: its own error, and the address holds no other person’s token @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 500/);
  await signIn(await newPerson());
  await failService(page, 'canny', '/api/redirects/sso');
  const answered = page.waitForResponse((response) =>
    response.url().includes('/api/redirects/sso'),
  );
  await page.goto(
    `/auth/canny-sso-redirect?companyID=alcove&redirect=${encodeURIComponent(`${standinUrl('canny')}/board`)}`,
  );
  expect((await answered).status()).toBe(500);
});

test('the customer’s server is down after the hand-off: Back returns to one of our pages @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 500/);
  await signIn(await newPerson());
  await page.goto('/');
  await page.goto(`/check-auth?redirect=${encodeURIComponent(`${standinUrl('aiServer')}/`)}`);
  await failService(page, 'aiServer', '/');
  const answered = page.waitForResponse((response) =>
    response.url().startsWith(standinUrl('aiServer')),
  );
  await page.getByRole('button', { name: 'Connect' }).click();
  expect((await answered).status()).toBe(500);
  await page.waitForURL((url) => url.origin === standinUrl('aiServer'));
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(PRODUCT_NAME));
});
