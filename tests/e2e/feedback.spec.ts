// The feedback board's single sign-on, /auth/canny-sso-redirect.
import { casesOf, expect, test } from '../support/browser/fixtures.ts';
import { standinUrl } from '../support/standins.ts';

const address = (redirect: string, companyId = 'alcove') =>
  `/auth/canny-sso-redirect?companyID=${companyId}&redirect=${encodeURIComponent(redirect)}`;
const board = () => `${standinUrl('canny')}/board`;

test('a customer ends on the board, signed in', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson({ displayName: 'Fia Feedback' }));
  await page.goto(address(board()));
  await expect(page.getByText('Fia Feedback')).toBeVisible();
  expect(page.url()).toBe(board());
});

test('a visitor signs in first and then ends there @battery', async ({ page, newPerson }) => {
  const person = await newPerson({ displayName: 'Gus Guest' });
  await page.goto(address(board()));
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Gus Guest')).toBeVisible();
});

for (const { name, target } of casesOf([
  { name: 'another company', target: () => address(board(), 'other') },
  { name: 'a target off the board', target: () => address('https://evil.example/') },
  { name: 'no parameters', target: () => '/auth/canny-sso-redirect' },
])) {
  test(`${name} is refused before a token is asked for`, async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson());
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/generate-canny-jwt')) asked += 1;
    });
    await page.goto(target());
    await expect(page.getByRole('alert')).toBeVisible();
    expect(asked).toBe(0);
  });
}

test('an unverified address is not passed on, and the page says why', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 403/);
  await signIn(await newPerson({ emailVerified: false }));
  await page.goto(address(board()));
  await expect(page.getByRole('alert')).toContainText(/confirm your e-mail/i);
});
