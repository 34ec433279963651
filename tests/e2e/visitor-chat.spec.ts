// R-SES-14: before sign-in the chat is loaded only for a visitor who has agreed, and leaves with the consent.
import { chatWindow } from '../support/browser/chat.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { visit, wake } from '../support/browser/wake.ts';

const SCRIPT = '#ze-snippet';

test('a visitor is asked before the chat is loaded, is remembered, and may take it back', async ({
  page,
}) => {
  await visit(page, '/saas/v2');
  await expect(page.locator(SCRIPT)).toHaveCount(0);
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await page.getByRole('button', { name: 'Agree and open the chat' }).click();
  const chat = chatWindow(page);
  await expect(chat.getByRole('status')).toHaveText('Not signed in');
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeHidden();

  await page.reload();
  await expect(page.locator(SCRIPT)).toHaveCount(1);
  await expect(chat.getByRole('status')).toBeHidden();
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(chat.getByRole('status')).toHaveText('Not signed in');
  await visit(page, '/privacy#chat');
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(page.getByRole('complementary', { name: 'Support chat' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();

  await page.reload();
  await wake(page);
  await expect(page.locator(SCRIPT)).toHaveCount(0);
});

test('a chat that cannot be loaded says so and offers another way @battery', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|Support widget/);
  await page.route('**/ekr/**', (route) => route.abort());
  await visit(page, '/saas/v2');
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await page.getByRole('button', { name: 'Agree and open the chat' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.getByRole('link', { name: 'Write to us instead' }).click();
  await expect(page).toHaveURL('/contact/v1');
});

test('a signed-in person is not asked, and opens their chat where help is @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await page.goto('/saas/v2');
  await expect(page.getByText(/^Signed in as/)).toBeAttached();
  const chat = page.getByRole('button', { name: 'Chat', exact: true });
  await expect(chat).toBeHidden();
  await visit(page, '/help/center');
  await chat.click();
  await expect(chatWindow(page).getByRole('status')).toContainText('Signed in as');
});

test('on a phone the chat hides on scrolling down, and comes back upwards, at the end and for the keyboard @battery', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/saas/v2');
  const chat = page.getByRole('button', { name: 'Chat', exact: true });
  await expect(chat).not.toBeInViewport();
  await page.mouse.wheel(0, 3000);
  await expect(chat).toHaveCSS('opacity', '0');
  await expect(chat).toHaveCSS('pointer-events', 'none');
  await page.mouse.wheel(0, -400);
  await expect(chat).toHaveCSS('opacity', '1');
  await page.mouse.wheel(0, 800);
  await expect(chat).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await chat.focus();
  await expect(chat).toHaveCSS('opacity', '1');
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await expect(chat).toBeInViewport({ ratio: 1 });
});
