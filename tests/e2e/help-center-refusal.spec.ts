// R-LIV-05: a sign-in that the help center refuses comes back to its remote logout URL, which is our /logout.
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { standinUrl } from '../support/standins.ts';

const HEADING = 'The help center did not sign you in';
const home = () => `${standinUrl('zendesk')}/hc/en-us`;
const handOff = () => `/check-auth?return_to=${encodeURIComponent(home())}`;

test('a refused sign-in is told in our words, leaves the person signed in, and can be tried again @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  await page.route('**/api/generate-zendesk-jwt', (route) =>
    route.fulfill({ json: { jwt: 'not.a.token' } }),
  );
  await page.goto(handOff());
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/logout');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'You are still signed in here',
  );
  await expect(page.getByRole('definition')).toContainText('The token was not accepted');
  await expect(page).toHaveTitle(/^Your session/);
  await expectAccessible(page);
  await expect(page.locator('#ze-snippet')).toHaveCount(0);

  await page.unroute('**/api/generate-zendesk-jwt');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText(person.email)).toBeVisible();
  expect(page.url()).toBe(home());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('without a session it says so; the reason stays a short text @battery', async ({ page }) => {
  const reason = `<b>Call</b> <a href="https://evil.example">https://evil.example</a> ${'now '.repeat(500)}`;
  await page.goto(`/logout?kind=error&message=${encodeURIComponent(reason)}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'You are not signed in here either',
  );
  const shown = page.getByRole('definition');
  await expect(shown).toContainText('<b>Call</b> <a href="https://evil.example">');
  expect(((await shown.textContent()) ?? '').length).toBe(200);
  await expect(shown.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in and try again' }).click();
  await expect(page).toHaveURL(`/login?return_to=${encodeURIComponent(home())}`);
});

test('a sign-out at the help center, which carries other parameters, signs out here @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  await page.goto(
    `/logout?email=${encodeURIComponent(person.email)}&external_id=${person.uid}&brand_id=1`,
  );
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});
