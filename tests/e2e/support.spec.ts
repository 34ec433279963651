// R-SES-14: the chat knows who is there, only where it may, and forgets them on the way out.
import { chatWindow } from '../support/browser/chat.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { setUnreadMessages } from '../support/standins.ts';

const SCRIPT = '#ze-snippet';

test('shows nothing of itself until the customer opens it from the bar, names them, and forgets them on sign-out', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson({ displayName: 'Wilma Widget' });
  await setUnreadMessages(person.uid, 2);
  await signIn(person);
  await page.goto('/dashboard');
  const chat = page.getByRole('banner').getByRole('button', { name: /Chat/ });
  await expect(chat).toContainText('2 unread');
  const widget = page.getByRole('complementary', { name: 'Support chat' });
  await expect(widget).toBeHidden();
  await chat.click();
  await expect(chatWindow(page).getByRole('status')).toHaveText('Signed in as Wilma Widget');
  await expect(chat).not.toContainText('unread');
  // Under automation, a document of another origin may take the focus when it arrives.
  await expect(chatWindow(page).frameLocator('iframe').getByText('messages stay')).toBeVisible();
  await chatWindow(page).getByRole('textbox', { name: 'Message' }).press('Escape');
  await expect(widget).toBeHidden();
  await expect(chat).toBeFocused();
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/signed in as/i)).toHaveCount(0);
});

test('an unverified address never reaches the chat', async ({ page, newPerson, signIn }) => {
  const person = await newPerson({ emailVerified: false });
  await signIn(person);
  const login = page.waitForRequest('**/messaging/login');
  await page.goto('/dashboard');
  expect(JSON.stringify(claimsIn((await login).postData() ?? ''))).not.toContain(person.email);
});

test('a chat that does not come says so under the bar, and offers another way @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|Support widget/);
  await page.route('**/ekr/**', (route) => route.abort());
  await signIn(await newPerson());
  await page.goto('/dashboard/security');
  await page.getByRole('banner').getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.getByRole('link', { name: 'Write to us instead' }).click();
  await expect(page).toHaveURL('/contact/v1');
});

test('is not loaded where a person signs in or is handed on @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 40/);
  await signIn(await newPerson());
  await page.route('**/dashboard', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>dashboard</title>' }),
  );
  for (const path of ['/check-auth', '/login?stay=1', '/get-started', '/auth/forgot-password']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(SCRIPT), path).toHaveCount(0);
  }
});

function claimsIn(body: string): unknown {
  const jwt = /[\w-]+\.([\w-]+)\.[\w-]+/.exec(body)?.[1] ?? '';
  return JSON.parse(Buffer.from(jwt, 'base64url').toString());
}
