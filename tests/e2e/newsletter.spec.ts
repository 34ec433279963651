/** From the form to the list and off it again, by the links in the e-mails. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { casesOf, expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { firestore } from '../support/emulators.ts';
import { awaitOurMail } from '../support/deliver-mails.ts';

let email: string;

test.beforeEach(async ({ context }) => {
  email = `${randomUUID()}@visitors.test`;
  const address = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `${address}, ${address}` });
});

test.afterEach(async () => {
  const found = await firestore().collection('newsletter').where('email', '==', email).get();
  await Promise.all(found.docs.map(({ ref }) => ref.delete()));
});

for (const javaScriptEnabled of casesOf([true, false])) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } });

    // R-MAI-02
    test('a visitor joins, confirms by the link in the e-mail, and leaves by one', async ({
      page,
    }) => {
      await join(page);
      if (!javaScriptEnabled) await page.waitForURL('**/newsletter/joined');
      await expect(page.getByText('Check your inbox').first()).toBeVisible();

      await openLink(page, await awaitOurMail(email, 'Confirm your address'));
      await expectTidy(page, 'Do you want our newsletter?', javaScriptEnabled);
      expect(await onList()).toEqual([false]);
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expectTidy(page, 'You are on the list', javaScriptEnabled);
      expect(await onList()).toEqual([true]);

      // The form asks once a minute at most.
      await forgetMails();
      await join(page);
      await expect(page.getByText('Check your inbox').first()).toBeVisible();
      await openLink(page, await awaitOurMail(email, 'You already get our newsletter'));
      await expectTidy(page, 'Leave our newsletter?', javaScriptEnabled);
      await page.getByRole('button', { name: 'Leave the newsletter' }).click();
      await expectTidy(page, 'You have left the newsletter', javaScriptEnabled);
      expect(await onList()).toEqual([]);

      await page.getByRole('link', { name: 'Back to Alcove' }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  });
}

async function join(page: Page): Promise<void> {
  await page.goto('/blog/grid#newsletter');
  const form = page.locator('form[action="/api/newsletter"]').first();
  await form.getByLabel('E-mail address').fill(email);
  await form.getByRole('button', { name: 'Join' }).click();
}

async function openLink(page: Page, { text }: { text: string }): Promise<void> {
  const [link = ''] = /http\S+\/api\/mail\/\S+/.exec(text) ?? [];
  await page.goto(link);
}

/** A page that is whole at 320 px. */
async function expectTidy(page: Page, title: string, canRun: boolean): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  if (!canRun) return;
  await expectAccessible(page);
  const { scrollWidth, background } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    background: getComputedStyle(document.body).backgroundColor,
  }));
  expect([scrollWidth, background]).toEqual([320, 'rgb(245, 247, 244)']);
}

async function subscriptions() {
  return (await firestore().collection('newsletter').where('email', '==', email).get()).docs;
}

async function onList(): Promise<unknown[]> {
  return (await subscriptions()).map((doc) => doc.get('confirmed'));
}

async function forgetMails(): Promise<void> {
  await Promise.all((await subscriptions()).map(({ ref }) => ref.update({ mailedAt: [] })));
}
