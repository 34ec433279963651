// R-SES-14: the chat knows who is there, only where it may, and forgets them on the way out.
import { expect, test } from '../support/fixtures.ts';

const SCRIPT = '#ze-snippet';

test('names the customer, keeps quiet about the visitor, and forgets the customer on sign-out', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson({ displayName: 'Wilma Widget' });
  await signIn(person);
  await page.goto('/dashboard');
  const chat = page.getByRole('button', { name: /signed in as/i });
  await expect(chat).toContainText('Wilma Widget');
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /signed in as/i })).toHaveCount(0);
});

test('an unverified address never reaches the chat', async ({ page, newPerson, signIn }) => {
  const person = await newPerson({ emailVerified: false });
  await signIn(person);
  const login = page.waitForRequest('**/messaging/login');
  await page.goto('/dashboard');
  expect(JSON.stringify(claimsIn((await login).postData() ?? ''))).not.toContain(person.email);
});

for (const path of ['/check-auth', '/login?stay=1', '/get-started', '/auth/forgot-password']) {
  test(`is not loaded on ${path}`, async ({ page, newPerson, signIn, expectNoise }) => {
    expectNoise(/status of 40/);
    await signIn(await newPerson());
    await page.route('**/dashboard', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>dashboard</title>' }),
    );
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(SCRIPT)).toHaveCount(0);
  });
}

function claimsIn(body: string): unknown {
  const jwt = /[\w-]+\.([\w-]+)\.[\w-]+/.exec(body)?.[1] ?? '';
  return JSON.parse(Buffer.from(jwt, 'base64url').toString());
}
