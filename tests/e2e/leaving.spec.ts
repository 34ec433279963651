// R-REL-11: what the demo shop keeps for a person goes with them.
import type { Page } from '@playwright/test';
import { LAST_KNOWN_KEY, PENDING_SIGN_OUT_KEY } from '@/platform/storage/storage-keys.ts';
import { casesOf, expect, test } from '../support/browser/fixtures.ts';
import { changePerson } from '../support/people.ts';

const SHOP_KEYS = ['cartItems', 'wishlists', 'alcove-orders'];

/** What a customer leaves in the shop, under its names in local storage. */
const LEFT = {
  cartItems: [{ productId: 'box-one', quantity: 1 }],
  wishlists: [],
  'alcove-orders': [
    {
      number: 1001,
      placedAt: '2026-11-20T10:00:00.000Z',
      lines: [],
      sum: { total: 0, discounts: 0, tax: 0, orderTotal: 0 },
      delivery: {
        name: 'Frieda Former',
        street: 'Old Street 1',
        postcode: '10115',
        town: 'Berlin',
        country: 'DE',
        payment: 'invoice',
      },
    },
  ],
};

const stored = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), SHOP_KEYS);

const keep = (page: Page) =>
  page.evaluate((left) => {
    for (const [key, value] of Object.entries(left))
      localStorage.setItem(key, JSON.stringify(value));
  }, LEFT);

test.describe('after a person has left', () => {
  // R-REL-11
  test('by signing out, the next person finds no order, and a second tab shows none either @battery', async ({
    page,
    context,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    await page.goto('/dashboard/order-history');
    await keep(page);
    const other = await context.newPage();
    await other.goto('/dashboard/order-history');
    await expect(other.getByText('Frieda Former')).toBeVisible();
    const shop = await context.newPage();
    await shop.goto('/shop/checkout?order=1001');
    await expect(shop.getByText('Frieda Former')).toBeVisible();

    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL(/\/login/);
    await expect(shop.getByText('Frieda Former')).toHaveCount(0);
    expect(await stored(page)).toEqual([]);

    await signIn(await newPerson());
    await page.goto('/dashboard/order-history');
    await expect(page.getByText('No orders in this browser')).toBeVisible();
    await page.goto('/shop/cart');
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
    expect(await stored(page)).toEqual([]);
  });

  // R-REL-11
  test('what they were typing into the checkout of a second tab is gone @battery', async ({
    page,
    context,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    const shop = await context.newPage();
    await shop.goto('/shop/checkout');
    await shop.getByLabel('Name', { exact: true }).fill('Frieda Former');
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await expect(shop.getByLabel('Name', { exact: true })).toHaveValue('');
  });

  // R-SES-05
  test('a tab that was still looking the session up does not bring it back @battery', async ({
    page,
    context,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    await page.goto('/dashboard/projects');
    const opening = await context.newPage();
    const asked = opening.waitForRequest(/accounts:lookup/);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await opening.route(/accounts:lookup/, async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    // The part that follows other tabs' sign-outs has not arrived yet either.
    await opening.route(/session-guards/, async (route) => {
      await held;
      await route.continue();
    });
    await opening.goto('/dashboard/projects');
    await asked;

    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    answer();
    await expect(opening).toHaveURL(/\/login/);
    await page.goto('/dashboard/projects');
    await expect(page).toHaveURL(/\/login/);
  });

  for (const { address, held } of casesOf([
    // The identity client never comes.
    { address: '/logout', held: '**/assets/auth-client-*' },
    // Nor does any of the app.
    { address: '/?logout=true', held: '**/assets/*.js' },
    // It comes, and its server does not answer.
    { address: '/dashboard?logout=true', held: '**/accounts:lookup*' },
  ])) {
    // R-SES-06
    test(`by ${address}, closed while ${held} is awaited, the next page shows no account`, async ({
      page,
      context,
      newPerson,
      signIn,
    }) => {
      await signIn(await newPerson());
      await page.goto('/dashboard/projects');
      await expect(page.getByText(/^Signed in as/)).toBeAttached();
      await page.evaluate((key) => localStorage.setItem(key, '{}'), LAST_KNOWN_KEY);
      const leaving = await context.newPage();
      await leaving.route(held, () => undefined);
      await leaving.goto(address, { waitUntil: 'commit' });
      await expect
        .poll(() => leaving.evaluate((key) => localStorage.getItem(key), LAST_KNOWN_KEY))
        .toBeNull();
      await leaving.close();

      const next = await context.newPage();
      await next.goto('/dashboard');
      await expect(next).toHaveURL(/\/login\?from=%2Fdashboard$/);
      // What was left to do is done, so that nothing stands in the way of the next sign-in.
      await expect
        .poll(() => next.evaluate((key) => localStorage.getItem(key), PENDING_SIGN_OUT_KEY))
        .toBeNull();
    });
  }

  // R-REL-11
  test('because the account was disabled, nothing of the shop is left @battery', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/status of 40[01]|Support token|Fetch failed/);
    const person = await newPerson();
    await signIn(person);
    await page.goto('/dashboard/order-history');
    await keep(page);
    // Otherwise what this page still waits for would be refused as well, and lead it away first.
    await page.goto('about:blank');
    await changePerson(person.uid, { disableUser: true });
    await page.goto('/dashboard/security');
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/shop/index');
    expect(await stored(page)).toEqual([]);
  });
});

// R-REL-11
test('what a visitor put into the cart is still there after they have signed in @battery', async ({
  page,
  newPerson,
}) => {
  const person = await newPerson();
  await page.goto('/login');
  await keep(page);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await stored(page)).toEqual(SHOP_KEYS);
});
