// What a person sees while a service behind our API fails for everyone.
import { z } from 'zod';
import { price } from '@/site/prices.ts';
import { casesOf, expect, expectAccessible, test } from '../../support/browser/fixtures.ts';
import { ordersOf } from '../../support/browser/machine-owner.ts';
import { firestore } from '../../support/emulators.ts';
import { choosePlan, pay } from '../../support/purchase.ts';
import { whileRulesRefuse } from '../../support/rules.ts';
import type { Person } from '../../support/people.ts';
import {
  failStandin,
  mendStandin,
  setHostFull,
  setWebhooks,
  standinState,
  standinUrl,
} from '../../support/standins.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const A_DAY = 86_400;

test.afterEach(async () => {
  await Promise.all([mendStandin('stripe'), setWebhooks('normal'), setHostFull(0)]);
});

// R-SES-04
test('a profile that may not be read keeps the person signed in', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/permission|PERMISSION_DENIED|status of 403/i);
  await signIn(await newPerson());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await whileRulesRefuse(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('Stripe is down: the dashboard opens, and the checkout says what to do', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 502/);
  await signIn(await newPerson());
  await page.goto('/dashboard?plan=solo.month');
  const button = page.getByRole('button', { name: 'Go to payment' });
  await expect(button).toBeEnabled();
  await page.getByRole('checkbox').check();
  await failStandin('stripe', { path: '/v1/', mode: '500' });
  await button.click();
  await expect(page.getByText('The checkout could not be opened')).toBeVisible({
    timeout: stretched(30_000),
  });
  await expect(button).toBeEnabled();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You chose Solo' })).toBeVisible();
  await expect(button).toBeEnabled();
});

test('Stripe is down: the price list keeps its prices', async ({ page, expectNoise }) => {
  expectNoise(/status of 502/);
  await failStandin('stripe', { path: '/v1/', mode: '500' });
  const asked = page.waitForRequest('**/api/plans');
  await page.goto('/#pricing');
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await asked;
  await expect(page.getByText(price('household')).first()).toBeVisible();
});

// R-MAC-04
test('an order that waits for room, or for a person at work, says until when after the payment and on its own page', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  await setHostFull(A_DAY / 60);
  await choosePlan(page, 'Solo');
  await pay(page);
  const current = page.getByRole('list', { name: 'Your order' }).locator('[aria-current=step]');
  await expect(current).toContainText('Every place is taken right now. Your server is ready about');
  await expectAccessible(page);
  const [order] = await ordersOf(person.uid);
  const reference = order?.reference ?? '';
  const attendedAt = new Date(Date.now() + A_DAY * 1000).toISOString();
  await firestore().doc(`machines/${reference}`).update({ readyAbout: null, attendedAt });
  const words = 'We set it up by hand. Someone looks at your order on ';
  await expect(current).toContainText(words);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  // A document of its own, while the page before it has the same words.
  await expect(page).toHaveURL('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText(words)).toBeVisible();
  await page.goto(`/dashboard/projects/${reference}`);
  await expect(main.getByText(words)).toBeVisible();
  await expect(main.getByText('a few minutes')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Restart' })).toHaveCount(0);
  await expectAccessible(page);
});

// R-ACC-10
for (const mode of casesOf(['lost', 'twice', 'shuffled'] as const)) {
  test(`webhooks are ${mode}: the purchase still ends with the plan on the dashboard`, async ({
    page,
    newPerson,
    signIn,
  }) => {
    await setWebhooks(mode);
    await signIn(await newPerson());
    await choosePlan(page, 'Solo');
    await pay(page);
    await expect(page.getByRole('main').getByText('Solo').first()).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByText('Solo').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Active').first()).toBeVisible();
  });
}

// R-ACC-12 R-REL-05
test('an action that Stripe refuses shows what has become of the plan, though every event was lost', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 409/);
  const person = await newPerson();
  await signIn(person);
  await choosePlan(page, 'Solo');
  await pay(page);
  await page.goto('/dashboard/invoices');
  await page.getByRole('button', { name: 'Pause' }).click();
  await setWebhooks('lost');
  await endPlanOf(person);
  await page.getByRole('dialog').getByRole('button', { name: 'Pause the plan' }).click();
  await expect(page.getByText(/Solo has ended and nothing more is charged/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Solo has ended and nothing more is charged/)).toBeVisible();
});

/** Ends a plan at Stripe. */
async function endPlanOf({ uid }: Person): Promise<void> {
  const { subscriptions } = Held.parse(await standinState('stripe'));
  const plan = subscriptions.find(({ metadata }) => metadata['firebaseUID'] === uid);
  const answer = await fetch(`${standinUrl('stripe')}/__control/subscriptions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: plan?.id, status: 'canceled' }),
  });
  expect(answer.ok).toBe(true);
}

const Held = z.object({
  subscriptions: z.array(z.object({ id: z.string(), metadata: z.record(z.string(), z.string()) })),
});
