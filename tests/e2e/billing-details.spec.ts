// The card that will be charged, and what is on invoices: as entered at Stripe, and on our screens.
import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { BillingDetails, Card } from '@contract/billing-details.ts';
import type { Subscription } from '@contract/subscription.ts';
import {
  answerPlan,
  casesOf,
  expect,
  expectAccessible,
  failUntilRetry,
  test,
} from '../support/browser/fixtures.ts';
import { createProfile, type Person } from '../support/people.ts';
import { choosePlan, pay, subscribe } from '../support/purchase.ts';
import { send } from '../support/send.ts';
import { settleWebhooks, standinState, standinUrl } from '../support/standins.ts';

// R-LAW-03
test('the card is the one that was paid with, warned of once it has expired, then the one from the portal, in a tab that is not touched too @battery', async ({
  page,
  context,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await subscribe(person, 'solo');
  await signIn(person);
  await page.goto('/dashboard');
  await expect(planCard(page).getByText('Visa ending in 4242')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/dashboard/invoices');
  await expect(planCard(other).getByText('Visa ending in 4242')).toBeVisible();
  await expireCard(person);
  for (const tab of [page, other]) {
    await expect(planCard(tab).getByText('Expired: January 2020')).toBeVisible();
    await expectAccessible(tab);
  }
  await planCard(other).getByRole('button', { name: 'Edit card' }).focus();
  await other.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Use a card that the bank asks you to confirm' }).click();
  await other.getByRole('link', { name: 'Return to the site' }).click();
  await expect(other).toHaveURL('/dashboard/invoices');
  await expect(planCard(other).getByText('Visa ending in 3184')).toBeVisible();
  await expect(planCard(page).getByText('Visa ending in 3184')).toBeVisible();
  await expect(planCard(page).getByText(/^Expire/)).toHaveText(/^Expires at the end of/);
});

// R-LAW-03
test('a business finds its name, address and VAT ID as it entered them, and changes them at Stripe @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await choosePlan(page, 'Practice');
  await page.getByText('I am purchasing as a business').click();
  await page.getByLabel('Name').fill('Praxis Dr. Lindqvist');
  await page.getByLabel('Street and number').fill('Lange Reihe 4');
  await page.getByLabel('Postal code').fill('20099');
  await page.getByLabel('Town').fill('Hamburg');
  await page.getByLabel(/^VAT number/).fill('DE123456789');
  await pay(page);
  await page.goto('/dashboard/invoices');
  const details = sectionOf(page, 'Billing details');
  await expect(details.getByRole('definition')).toHaveText([
    'Praxis Dr. Lindqvist',
    'Lange Reihe 4\n20099 Hamburg\nGermany',
    /^DE123456789/,
  ]);
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Edit name, address and VAT ID' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Town').fill('Bremen');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Return to the site' }).click();
  await expect(details.getByText('20099 Bremen')).toBeVisible();
});

const CARD: Card = { brand: 'mastercard', last4: '0005', expires: { month: 12, year: 2099 } };
const OVER = { month: 1, year: 2020 };
const DETAILS: BillingDetails = {
  card: CARD,
  name: 'Anna Berg',
  address: ['Lange Reihe 4', '20099 Hamburg', 'Germany'],
  vatId: { value: 'DE123456789', state: 'pending' },
  orderedAt: null,
  otherPlans: [],
};

// R-LAW-03
test('a card that expires is warned of on both pages, and one that is missing is asked for, at 320 px @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  await showSolo(page, await newPerson(), signIn);
  await page.setViewportSize({ width: 320, height: 800 });
  let details = DETAILS;
  await page.route('**/api/billing-details', (route) => route.fulfill({ json: details }));
  const now = new Date();
  const thisMonth = { month: now.getUTCMonth() + 1, year: now.getUTCFullYear() };
  const cases = [
    [{ ...CARD, expires: OVER }, 'Mastercard ending in 0005', 'Expired: January 2020'],
    [CARD, 'Mastercard ending in 0005', 'Expires at the end of December 2099'],
    [{ ...CARD, expires: thisMonth }, 'Mastercard ending in 0005', /^Expires soon: /],
    [null, 'No card on file', 'Add one before the next payment'],
  ] as const;
  for (const [path, shown] of [
    ['/dashboard', casesOf(cases)],
    ['/dashboard/invoices', cases],
  ] as const) {
    for (const [card, name, note] of shown) {
      details = { ...DETAILS, card };
      await page.goto(path);
      await expect(planCard(page).getByText(name)).toBeVisible();
      await expect(planCard(page).getByText(note)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await expectAccessible(page);
  }
});

// R-API-01 R-LIV-02
test('until the billing details are there, no part of a plan is shown that they would change @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  await showSolo(page, await newPerson(), signIn);
  let show = () => {};
  const held = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route('**/api/billing-details', async (route) => {
    await held;
    const cancelAt = SOLO.currentPeriodEnd;
    await route.fulfill({ json: { ...DETAILS, cancelAt } });
  });
  await page.goto('/dashboard/invoices');
  await expect(page.getByRole('heading', { name: 'Invoices', exact: true })).toBeVisible();
  await expect(planCard(page).getByRole('status', { name: /being loaded/ })).toBeVisible();
  await expect(page.getByText('Solo')).toHaveCount(0);
  show();
  await expect(planCard(page).getByText(/^Solo runs until .* and then ends/)).toBeVisible();
  await expect(planCard(page).getByText('Mastercard ending in 0005')).toBeVisible();
});

// R-LAW-03
test('each state of a VAT ID has its words, and details that cannot be loaded are asked for again @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 500|Billing details: Fetch failed: 500/);
  await showSolo(page, await newPerson(), signIn);
  await page.route('**/api/billing-details', (route) => route.fulfill({ json: DETAILS }));
  await failUntilRetry(page, '**/api/billing-details');
  await page.goto('/dashboard/invoices');
  const details = sectionOf(page, 'Billing details');
  await expect(planCard(page).getByText('Active', { exact: true })).toBeVisible();
  await expect(
    planCard(page).getByText(/^We could not load what comes next for Solo/),
  ).toBeVisible();
  await expect(details.getByText('billing details could not be loaded')).toBeVisible();
  await expectAccessible(page);
  await planCard(page).getByRole('button', { name: 'Retry' }).click();
  await expect(planCard(page).getByText('Mastercard ending in 0005')).toBeVisible();

  for (const [state, words] of [
    ['pending', 'Being checked'],
    ['verified', 'Verified'],
    ['unverified', 'Could not be verified'],
    ['unavailable', 'Unchecked'],
  ] as const) {
    await page.unroute('**/api/billing-details');
    const json: BillingDetails = { ...DETAILS, vatId: { value: 'DE123456789', state } };
    await page.route('**/api/billing-details', (route) => route.fulfill({ json }));
    await page.reload();
    await expect(details.getByText(words, { exact: true })).toBeVisible();
    await expect(details.getByText('20099 Hamburg')).toBeVisible();
  }
  await expectAccessible(page);
});

/** Signs in a customer whose plan is canned: what stands beside it does not depend on Stripe. */
async function showSolo(
  page: Page,
  person: Person,
  signIn: (person: Person) => Promise<void>,
): Promise<void> {
  await createProfile(person, 'cus_of_this_test');
  await answerPlan(page, () => SOLO);
  const nextPayment = { amount: 1900, currency: 'eur', at: SOLO.currentPeriodEnd };
  await page.route('**/api/invoices?*', (route) =>
    route.fulfill({ json: { invoices: [], hasMore: false, nextPayment } }),
  );
  await signIn(person);
}

/** As the month turns after which it is no good. */
async function expireCard({ uid }: Person): Promise<void> {
  const { subscriptions } = StripeState.parse(await standinState('stripe'));
  const own = subscriptions.find(({ metadata }) => metadata['firebaseUID'] === uid);
  await send('POST', `${standinUrl('stripe')}/__control/card-expiry`, {
    customer: own?.customer,
    expires: '2020-01',
  });
  await settleWebhooks();
}

const SOLO: Subscription = {
  id: 'sub_of_this_test',
  plan: 'Solo',
  planId: 'price_solo_month',
  interval: 'month',
  currentPeriodEnd: '2031-05-03T12:00:00.000Z',
  status: 'active',
};

const StripeState = z.object({
  subscriptions: z.array(
    z.object({ customer: z.string(), metadata: z.record(z.string(), z.string()) }),
  ),
});

const sectionOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const planCard = (page: Page) => sectionOf(page, 'Your plan');
