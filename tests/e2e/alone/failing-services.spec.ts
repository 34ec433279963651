// What a person sees while a service that Alcove depends on fails.
import { PRODUCT_NAME } from '@/content/site.ts';
import { expect, test } from '../../support/fixtures.ts';
import { choosePlan, pay } from '../../support/purchase.ts';
import { whileRulesRefuse } from '../../support/rules.ts';
import { failStandin, mendStandin, setWebhooks, standinUrl } from '../../support/standins.ts';

test.afterEach(async () => {
  await Promise.all([
    mendStandin('stripe'),
    mendStandin('zendesk'),
    mendStandin('canny'),
    mendStandin('aiServer'),
    setWebhooks('normal'),
  ]);
});

// R-SES-04
test('a profile that may not be read keeps the person signed in', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/permission|PERMISSION_DENIED|status of 403/i);
  await signIn(await newPerson());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await whileRulesRefuse(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('Stripe is down: the dashboard opens, and the checkout says what to do', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 502/);
  await signIn(await newPerson());
  await page.goto('/dashboard?plan=solo.month');
  const button = page.getByRole('button', { name: 'Continue to payment' });
  await expect(button).toBeEnabled();
  await failStandin('stripe', { path: '/v1/', mode: '500' });
  await button.click();
  await expect(page.getByText('The checkout could not be opened')).toBeVisible({ timeout: 30_000 });
  await expect(button).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('main').getByText('No plan').first()).toBeVisible();
});

test('Stripe is down: the price list keeps its prices', async ({ page, expectNoise }) => {
  expectNoise(/status of 502/);
  await failStandin('stripe', { path: '/v1/', mode: '500' });
  const asked = page.waitForRequest('**/api/plans');
  await page.goto('/#pricing');
  await page.mouse.move(200, 200);
  await asked;
  await expect(page.getByText('€39').first()).toBeVisible();
});

// R-SES-14
for (const failure of [
  { path: '/ekr/snippet.js', mode: '500' },
  { path: '/ekr/snippet.js', mode: 'lost' },
  { path: '/ekr/snippet.js', mode: 'malformed' },
] as const) {
  test(`the chat's script fails (${failure.mode}): the account works on`, async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/snippet|support|Failed to load resource|Unexpected|ERR_/i);
    await failStandin('zendesk', failure);
    await signIn(await newPerson());
    const asked = page.waitForRequest('**/ekr/snippet.js*');
    await page.goto('/dashboard');
    await asked;
    await page.getByRole('link', { name: 'AI servers' }).first().click();
    await expect(page).toHaveURL('/dashboard/projects');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the chat refuses the sign-in: the account works on', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/messaging|support|Failed to load resource/i);
  await failStandin('zendesk', { path: '/messaging/login', method: 'POST', mode: '500' });
  await signIn(await newPerson());
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/messaging/login') && request.method() === 'POST',
  );
  await page.goto('/dashboard');
  await asked;
  await page.getByRole('link', { name: 'AI servers' }).first().click();
  await expect(page).toHaveURL('/dashboard/projects');
  await expect(page.getByRole('button', { name: /signed in as/i })).toHaveCount(0);
});

// R-CHK-08
test('the help center is down: its own error, and the way works again once it is up', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 500/);
  await signIn(await newPerson());
  await failStandin('zendesk', { path: '/access/jwt', mode: '500', times: 1 });
  const target = `${standinUrl('zendesk')}/hc/en-us`;
  const address = `/check-auth?return_to=${encodeURIComponent(target)}`;
  const answered = page.waitForResponse((response) => response.url().includes('/access/jwt'));
  await page.goto(address);
  expect((await answered).status()).toBe(500);
  await expect(page).toHaveURL(/\/access\/jwt/);
  await page.goto(address);
  await expect(page).toHaveURL(target);
});

test('the feedback board is down: its own error, and the address holds no other person’s token', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 500/);
  await signIn(await newPerson());
  await failStandin('canny', { path: '/api/redirects/sso', mode: '500' });
  const answered = page.waitForResponse((response) =>
    response.url().includes('/api/redirects/sso'),
  );
  await page.goto(
    `/auth/canny-sso-redirect?companyID=alcove&redirect=${encodeURIComponent(`${standinUrl('canny')}/board`)}`,
  );
  expect((await answered).status()).toBe(500);
});

test('the customer’s server is down after the hand-off: Back returns to a page of ours', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of (500|403)/);
  await signIn(await newPerson());
  await page.goto('/');
  await page.goto(`/check-auth?redirect=${encodeURIComponent(`${standinUrl('aiServer')}/`)}`);
  await failStandin('aiServer', { path: '/', method: 'GET', mode: '500' });
  const answered = page.waitForResponse((response) =>
    response.url().startsWith(standinUrl('aiServer')),
  );
  await page.getByRole('button', { name: 'Connect' }).click();
  expect((await answered).status()).toBe(500);
  await page.waitForURL((url) => url.origin === standinUrl('aiServer'));
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(PRODUCT_NAME));
});

// R-ACC-10
for (const mode of ['lost', 'twice', 'shuffled'] as const) {
  test(`webhooks are ${mode}: the purchase still ends with the plan on the dashboard`, async ({
    page,
    newPerson,
    signIn,
  }) => {
    await setWebhooks(mode);
    await signIn(await newPerson());
    await choosePlan(page, 'Solo');
    await pay(page);
    await expect(page.getByRole('main').getByText('Solo').first()).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByText('Solo').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Active').first()).toBeVisible();
  });
}
