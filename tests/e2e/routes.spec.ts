// R-RTE-01 R-RTE-02 R-RTE-03 R-RTE-06: every route of the table, as a visitor and as a customer sees it.
import type { Page } from '@playwright/test';
import { metaOf } from '@/app/page-meta.ts';
import { ROUTES } from '@/app/routes.ts';
import { PRODUCT_TITLE } from '@/content/site.ts';
import { addressesToVisit } from '../support/addresses.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { wake } from '../support/wake.ts';

const WIDTHS = [390, 1440];
/** These leave for another page by themselves; their own tests watch them. */
const PASSING = ['/auth/sign-in', '/logout', '/check-auth', '/auth/canny-sso-redirect'];

const open = ROUTES.filter((row) => row.guard === undefined && !PASSING.includes(row.path));
const guarded = ROUTES.filter((row) => row.guard === 'signed-in');

for (const address of open.flatMap((row) => addressesToVisit(row.path))) {
  test(`${address} opens for a visitor`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await wake(page);
    await expectPage(page, address);
  });
}

for (const { path } of guarded) {
  test(`${path} opens for a customer`, async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson());
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expectPage(page, path);
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  });
}

test('an unknown path is answered with 404 and a page that leads on', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Alcove');
  await page.getByRole('main').getByRole('link', { name: 'The front page' }).click();
  await expect(page).toHaveURL('/');
});

test('/ and /saas/v1 show the same page', async ({ page }) => {
  await page.goto('/');
  const landing = await page.getByRole('main').innerText();
  await page.goto('/saas/v1');
  expect(await page.getByRole('main').innerText()).toBe(landing);
});

async function expectPage(page: Page, address: string): Promise<void> {
  const { title, description, robots } = metaOf(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page).toHaveTitle(
    address === '/shop/single/:id'
      ? /\| Alcove$/
      : title === null
        ? PRODUCT_TITLE
        : `${title} | Alcove`,
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    robots === 'noindex' ? /noindex/ : 'index, follow',
  );
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `horizontal overflow at ${width} px`).toBe(0);
  }
  await expectAccessible(page);
}
