// The last step before the payment page: what an order costs, and the question that comes before it.
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { BEGIN_AT_ONCE } from '@contract/billing-details.ts';
import { LIST_PRICES } from '@contract/plans.ts';
import type { Subscription } from '@contract/subscription.ts';
import { formatDay } from '@/lib/dates.ts';
import { euros } from '@/lib/money.ts';
import { price } from '@/site/prices.ts';
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import type { Person } from '../support/people.ts';
import { pay } from '../support/purchase.ts';
import { standinState, standinUrl } from '../support/standins.ts';

const questionOf = (page: Page) => page.getByRole('checkbox', { name: BEGIN_AT_ONCE.sentence });
const order = (page: Page, plan: string) => page.getByRole('region', { name: `You chose ${plan}` });

// R-LAW-01
test('a plan is bought on a small screen by keyboard alone, and not before the question is answered @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  await page.setViewportSize({ width: 320, height: 640 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout-session')) asked.push(request.url());
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Choose Household' }).press('Enter');
  await expect(page).toHaveURL('/dashboard?plan=household.month');
  await expect(page.getByRole('heading', { name: 'You chose Household' })).toBeFocused();
  // The chosen one stands above; below are the others, and its other interval.
  const others = page.getByRole('region', { name: 'The other plans' });
  const choices = others.getByRole('link', { name: /^Choose / });
  await expect(choices).toHaveText(['Choose Solo', 'Choose Practice']);
  await others.getByText('Yearly').click();
  await expect(choices).toHaveText(['Choose Solo', 'Choose Household', 'Choose Practice']);
  await others.getByText('Monthly').click();
  // Another plan is another order: what was ticked for one says nothing about it.
  await questionOf(page).press('Space');
  await expect(questionOf(page)).toBeChecked();
  await page.getByRole('link', { name: 'Choose Solo' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You chose Solo' })).toBeFocused();
  await expect(questionOf(page)).not.toBeChecked();

  const amount = euros(LIST_PRICES.solo.month);
  await expect(order(page, 'Solo').getByRole('definition')).toHaveText([
    `${price('solo')} a month`,
    amount,
    `${amount} a month until you cancel`,
  ]);
  await pressTab(page, 4);
  await expect(page.getByRole('button', { name: 'Go to payment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(order(page, 'Solo').getByRole('alert')).toContainText('Tick this to go on');
  await expect(questionOf(page)).toBeFocused();
  await expect(questionOf(page)).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toEqual([]);
  await expectAccessible(page);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);

  await page.keyboard.press('Space');
  await expect(order(page, 'Solo').getByRole('alert')).toHaveCount(0);
  await pressTab(page, 3);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.origin === standinUrl('stripe'));
  await pay(page);
  expect(await agreedBy(person)).toMatch(new RegExp(`^${BEGIN_AT_ONCE.version} 20\\d\\d-`));
});

// R-LAW-01
test('with a trial, a first order says what is charged when it ends; a later one has none @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await page.route('**/api/plans', async (route) => {
    const answer = await route.fetch();
    const { plans } = Plans.parse(await answer.json());
    await route.fulfill({
      response: answer,
      json: { plans: plans.map((plan) => ({ ...plan, trialDays: 14 })) },
    });
  });
  await page.goto('/dashboard?plan=solo.year');
  const amount = euros(LIST_PRICES.solo.year);
  const day = formatDay(new Date(Date.now() + 14 * 86_400_000).toISOString(), 'en-US');
  await expect(order(page, 'Solo').getByRole('definition')).toHaveText([
    `${price('solo', 'year')} a year`,
    '€0.00: 14 days are free',
    `${amount} a year until you cancel, first on ${day}`,
  ]);

  await page.route('**/api/subscription', (route) => route.fulfill({ json: ENDED }));
  await page.reload();
  await expect(order(page, 'Solo').getByRole('definition')).toHaveText([
    `${price('solo', 'year')} a year`,
    amount,
    `${amount} a year until you cancel`,
  ]);
});

async function pressTab(page: Page, times: number): Promise<void> {
  for (let press = 0; press < times; press += 1) await page.keyboard.press('Tab');
}

/** What Stripe keeps with the plan of the answer before the payment. */
async function agreedBy({ uid }: Person): Promise<string | undefined> {
  const { subscriptions } = StripeState.parse(await standinState('stripe'));
  return subscriptions.find(({ metadata }) => metadata['firebaseUID'] === uid)?.metadata[
    'beginAtOnce'
  ];
}

const Plans = z.object({ plans: z.array(z.looseObject({})) });
const StripeState = z.object({
  subscriptions: z.array(z.object({ metadata: z.record(z.string(), z.string()) })),
});
const ENDED: Subscription = {
  id: 'sub_of_this_test',
  plan: 'Solo',
  planId: 'price_solo_month',
  interval: 'month',
  currentPeriodEnd: '2026-10-03T12:00:00.000Z',
  status: 'canceled',
};
