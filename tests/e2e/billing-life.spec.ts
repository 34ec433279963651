// A subscription after the purchase, as a person manages it: on our screens, and the effect at Stripe.
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { LIST_PRICES } from '@contract/plans.ts';
import { formatDay } from '@/lib/dates.ts';
import { euros } from '@/lib/money.ts';
import { price } from '@/site/prices.ts';
import { callApi } from '../support/call-api.ts';
import { readEnv } from '../support/env.ts';
import {
  expect,
  expectAccessible,
  failUntilRetry,
  test as base,
} from '../support/browser/fixtures.ts';
import type { Person } from '../support/people.ts';
import { choosePlan, pay, subscribe } from '../support/purchase.ts';
import { setPlanStatus, settleWebhooks, standinState, standinUrl } from '../support/standins.ts';

/** What our API answers while Stripe does not respond. */
const STRIPE_IS_DOWN = {
  status: 502,
  json: { error: 'Stripe is down.', code: 'upstream_stripe', requestId: 'r' },
};

type Fixtures = {
  newCustomer: (slug: string) => Promise<Person>;
};

const test = base.extend<Fixtures>({
  /** Makes a person who pays for a plan by the month, and signs them in. */
  newCustomer: async ({ newPerson, signIn }, use) => {
    await use(async (slug) => {
      const person = await newPerson();
      await subscribe(person, slug);
      await signIn(person);
      return person;
    });
  },
});

// R-ACC-06 R-ACC-10 R-ACC-12 R-SES-11
test('a plan is bought, changed, paused, resumed, cancelled and taken back', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  await choosePlan(page, 'Household');
  await pay(page);
  await expect(page.getByRole('heading', { name: /Household is yours/ })).toBeVisible();

  await page.goto('/dashboard/invoices');
  const plan = planCard(page);
  await expect(plan.getByText('Active')).toBeVisible();
  await expect(plan.getByText(/Next payment/)).toBeVisible();

  // To yearly: the amount that is announced is the one that is charged.
  await plan.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /Household/ })).toBeDisabled();
  await dialog.getByText('Yearly').click();
  await dialog.getByRole('radio', { name: /Household/ }).check();
  const confirm = dialog.getByRole('button', { name: /^Change and pay/ });
  const announced = (await confirm.textContent())?.match(/€[\d.,]+/)?.[0] ?? 'no amount';
  await expect(dialog.getByText(`You pay ${announced} now.`)).toBeVisible();
  await expect(
    dialog.getByText(new RegExp(`^You pay .*, ${price('household', 'year')} a year\\.$`)),
  ).toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  await expect(page.getByText('Your plan is now Household, paid by the year')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(
    plan.getByText(`${price('household', 'year')} a year`, { exact: true }),
  ).toBeVisible();
  const [newest] = await invoicesOf(person);
  expect(euros(newest?.amount_paid ?? 0)).toBe(announced);
  await expect(invoiceRows(page).first()).toContainText(announced);

  // Paused until a date.
  await plan.getByRole('button', { name: 'Pause' }).click();
  await dialog.getByRole('radio', { name: 'Until a date' }).check();
  await dialog.getByRole('button', { name: 'Pause the plan' }).click();
  await expect(dialog.getByText('Enter the day on which the plan resumes.')).toBeVisible();
  await expectAccessible(page);
  const until = new Date(Date.now() + 20 * 86_400_000);
  await dialog.getByLabel('The plan resumes on').fill(until.toLocaleDateString('en-CA'));
  await dialog.getByRole('button', { name: 'Pause the plan' }).click();
  await expect(plan.getByText(/^Paused until/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: 'Your plan' })).toBeFocused();
  await expect(
    plan.getByText(`Paused until ${formatDay(until.toISOString(), 'en-US')}`, { exact: true }),
  ).toBeVisible();
  await expect(plan.getByText('Credit', { exact: true })).toBeVisible();
  expect((await subscriptionOf(person)).status).toBe('paused');

  await plan.getByRole('button', { name: 'Resume' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Resume (the plan|and pay)/ }).click();
  await expect(plan.getByText('Active')).toBeVisible();
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', schedule: null });

  // Cancelled, with the pause offered once, and taken back.
  await plan.getByRole('link', { name: 'Cancel plan' }).click();
  await expect(page).toHaveURL('/canceling');
  await expect(page.getByRole('button', { name: 'Pause instead' })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan is cancelled' })).toBeVisible();
  expect((await subscriptionOf(person)).cancel_at_period_end).toBe(true);
  await page.getByRole('button', { name: 'Undo the cancellation' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan continues' })).toBeVisible();
  expect((await subscriptionOf(person)).cancel_at_period_end).toBe(false);

  // The same can be taken back beside the plan.
  await page.goto('/canceling');
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await page.getByRole('link', { name: 'Back to your plan' }).click();
  await expect(plan.getByText(/^Cancels on/)).toBeVisible();
  await plan.getByRole('button', { name: 'Undo the cancellation' }).click();
  await expect(plan.getByText('Active')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Your plan' })).toBeFocused();
  expect((await subscriptionOf(person)).cancel_at).toBeNull();
});

// R-ACC-12
test('a pause that is taken instead of cancelling leads back to the plan @battery', async ({
  page,
  newCustomer,
}) => {
  const person = await newCustomer('solo');
  await page.goto('/canceling');
  await page.getByRole('button', { name: 'Pause instead' }).click();
  await page.getByRole('radio', { name: '2 months' }).check();
  await page.getByRole('button', { name: 'Pause the plan' }).click();
  await expect(page).toHaveURL('/dashboard/invoices');
  await expect(planCard(page).getByText(/^Paused until/)).toBeVisible();
  expect((await subscriptionOf(person)).cancel_at).toBeNull();
});

test.describe('who has cancelled', () => {
  // R-ACC-12 R-LAW-02
  test('at the second try, after a failure, is asked why, only then, and loses nothing when the answer is not sent @battery', async ({
    page,
    newCustomer,
    expectNoise,
  }) => {
    expectNoise(/status of 502/);
    const person = await newCustomer('solo');
    const cancelling = '**/api/subscription/cancel';
    await page.route(cancelling, (route) => route.fulfill(STRIPE_IS_DOWN));
    await page.goto('/canceling');
    const cancel = page.getByRole('button', { name: 'Cancel the plan' });
    const question = page.getByRole('region', { name: 'Why did you cancel?' });
    await cancel.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'We could not reach Stripe',
    );
    await expectAccessible(page);
    expect((await subscriptionOf(person)).cancel_at_period_end).toBe(false);
    await page.unroute(cancelling);
    await expect(question).toHaveCount(0);
    await cancel.click();
    await expect(page.getByRole('heading', { name: 'Your plan is cancelled' })).toBeVisible();
    const send = question.getByRole('button', { name: 'Send answer' });
    await send.click();
    await expect(question.getByRole('alert')).toHaveText('Choose a reason, or skip the question.');
    await expectAccessible(page);

    const address = '**/api/subscription/leaving';
    await page.route(address, (route) => route.fulfill(STRIPE_IS_DOWN));
    const reason = question.getByRole('radio', { name: 'It is too complicated' });
    await reason.check();
    await question.getByLabel('In your words').fill('Three menus for one switch.');
    await send.click();
    await expect(question.getByRole('alert')).toContainText('Your answer was not sent');
    await expect(reason).toBeChecked();
    await page.unroute(address);
    await send.click();
    await expect(page.getByText('Your answer has arrived.')).toBeVisible();
    expect(await subscriptionOf(person)).toMatchObject({
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'too_complex', comment: 'Three menus for one switch.' },
    });
  });

  // R-LAW-02
  test('at once can answer as well; one press skips the question @battery', async ({
    page,
    newCustomer,
  }) => {
    const person = await newCustomer('solo');
    await setPlanStatus((await subscriptionOf(person)).id, 'unpaid');
    await settleWebhooks();
    await page.goto('/canceling');
    await page.getByRole('button', { name: 'End the plan now' }).click();
    await expect(page.getByRole('heading', { name: 'Your plan has ended' })).toBeVisible();
    const question = page.getByRole('region', { name: 'Why did you cancel?' });
    await question.getByRole('button', { name: 'Skip' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect((await subscriptionOf(person)).cancellation_details.feedback).toBeNull();
  });
});

// R-ACC-01 R-ACC-06
test('a change made in one tab is on the screen of another, and a cancellation in the portal on that of the first @battery', async ({
  page,
  context,
  newCustomer,
}) => {
  const person = await newCustomer('solo');
  await page.goto('/dashboard/invoices');
  const other = await context.newPage();
  await other.goto('/dashboard/invoices');
  await expect(planCard(other).getByText('Active')).toBeVisible();
  await expect(invoiceRows(other)).toHaveCount(1);

  await planCard(page).getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('radio', { name: /Practice/ }).check();
  const changed = page.waitForResponse('**/api/subscription/change');
  await page.getByRole('button', { name: /^Change and pay/ }).click();
  await changed;
  await expect(planCard(other).getByText(`${price('practice')} a month`)).toBeVisible();
  await expect(invoiceRows(other)).toHaveCount(2);

  await expect(planCard(page).getByText('Active')).toBeVisible();
  await planCard(other).getByRole('button', { name: 'Edit card' }).click();
  await other.getByRole('button', { name: 'Cancel the subscription' }).click();
  await expect(other.getByText(/It ends on/)).toBeVisible();
  await expect(planCard(page).getByText(/^Cancels on/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo the cancellation' }).click();
  await expect(planCard(page).getByText('Active')).toBeVisible();
  expect((await subscriptionOf(person)).cancel_at).toBeNull();
});

test.describe('a payment that fails', () => {
  // R-ACC-01 R-ACC-06
  test('takes the change of plan and the pause away, and is repaired from the banner by paying the open invoice', async ({
    page,
    newCustomer,
  }) => {
    await fallBehind(await newCustomer('solo'));
    await page.goto('/dashboard/invoices');
    await expect(planCard(page).getByText(/once the last payment has gone through/)).toBeVisible();
    await expect(planCard(page).getByRole('button', { name: 'Change plan' })).toHaveCount(0);
    await expect(planCard(page).getByRole('link', { name: 'Cancel plan' })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/dashboard');
    const banner = page.getByRole('alert').filter({ hasText: 'Your last payment failed' });
    await expect(banner.getByRole('button', { name: 'Change card' })).toBeVisible();
    const invoice = page.waitForEvent('popup');
    await banner.getByRole('button', { name: /^Pay €.* now$/ }).click();
    const hosted = await invoice;
    await hosted.getByRole('button', { name: 'Pay this invoice' }).click();
    await expect(hosted.getByText(/Paid, issued on/)).toBeVisible();
    await expect(banner).toBeHidden();
    await expect(planCard(page).getByText('Active')).toBeVisible();
  });

  // R-LIV-01 R-LIV-02 R-ACC-06
  test('is taken from a new card on the day that the banner names, and asked for no more once its plan has ended @battery', async ({
    page,
    newCustomer,
  }) => {
    const person = await newCustomer('solo');
    await fallBehind(person, { withNewCard: false });
    await page.goto('/dashboard/invoices');
    const banner = page.getByRole('alert').filter({ hasText: 'Your last payment failed' });
    await expect(banner).toContainText('change your card before the next attempt');
    await expect(banner).toContainText('The next attempt is on');
    await setCard((await subscriptionOf(person)).customer, { declines: false });
    await settleWebhooks();
    await expect(banner).toContainText(/Your new card will be charged on \w+ \d+, 20\d\d/);
    await expect(banner).not.toContainText('change your card');
    await expect(banner).not.toContainText('The next attempt is on');
    await expectAccessible(page);

    await expect(invoiceRows(page).first()).toContainText('Open');
    // As Stripe does after the last attempt.
    const { id } = await subscriptionOf(person);
    await tellStripe('subscriptions', { id, status: 'canceled' });
    await expect(planCard(page).getByText(/has ended and nothing more is charged/)).toBeVisible();
    await expect(invoiceRows(page).first()).toContainText('Withdrawn');
    await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  });

  // R-ACC-06 R-API-04
  test('leaves the plan as it was when it was for a change, whose amount and payment can be tried again @battery', async ({
    page,
    newCustomer,
    expectNoise,
  }) => {
    expectNoise(/status of (402|502)/);
    const person = await newCustomer('solo');
    const before = await subscriptionOf(person);
    await setCard(before.customer, { declines: true });
    await failUntilRetry(page, '**/api/subscription/preview', STRIPE_IS_DOWN);
    await page.goto('/dashboard/invoices');
    await planCard(page).getByRole('button', { name: 'Change plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Household/ }).check();
    await expect(dialog.getByText(/We could not work out the amount/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change the plan' })).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByText(/^You pay €/)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /Household/ })).toBeChecked();

    await dialog.getByRole('button', { name: /^Change and pay/ }).click();
    await expect(dialog.getByText('Your plan is unchanged', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change card' })).toBeVisible();
    await expectAccessible(page);
    expect(priceOf(await subscriptionOf(person))).toBe(priceOf(before));

    await setCard(before.customer, { declines: false });
    await dialog.getByRole('button', { name: /^Change and pay/ }).click();
    await expect(dialog).toBeHidden();
    await expect(planCard(page).getByText('Household', { exact: true })).toBeVisible();
    expect(priceOf(await subscriptionOf(person))).not.toBe(priceOf(before));
  });
});

// R-ACC-06
test('what a change costs is kept as credit when the new plan is cheaper, and servers beyond its room stay @battery', async ({
  page,
  newCustomer,
}) => {
  const person = await newCustomer('practice');
  for (const host of ['one', 'two']) {
    const server = { name: host, origin: `https://${host}.example` };
    await callApi(person.idToken, 'POST', '/servers', server);
  }
  await page.goto('/dashboard/invoices');
  await planCard(page).getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Solo/ }).check();
  await expect(
    dialog.getByText(new RegExp(`^You pay nothing now\\. From .*, ${price('solo')} a month\\.$`)),
  ).toBeVisible();
  const credit = Math.floor((LIST_PRICES.practice.month - LIST_PRICES.solo.month) / 1000);
  await expect(
    dialog.getByText(new RegExp(`€${credit}\\d\\.\\d\\d that you have already paid is kept`)),
  ).toBeVisible();
  // With the machine that came with the plan.
  await expect(
    dialog.getByText(
      'Solo has room for one server. The 3 that you have stay, but you cannot add more.',
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Change the plan' }).click();
  await expect(planCard(page).getByText(`${price('solo')} a month`, { exact: true })).toBeVisible();
});

// R-ACC-06
test('a plan that was changed elsewhere is not changed from an old screen @battery', async ({
  page,
  browser,
  newCustomer,
  signIn,
}) => {
  const person = await newCustomer('solo');
  await page.goto('/dashboard/invoices');
  await planCard(page).getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Pause the plan' })).toBeVisible();
  await inAnotherBrowser(browser, person, signIn, async (other) => {
    await other.goto('/canceling');
    await other.getByRole('button', { name: 'Cancel the plan' }).click();
    await expect(other.getByRole('heading', { name: 'Your plan is cancelled' })).toBeVisible();
  });
  await expect(page.getByText(/Your plan has changed in the meantime/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(planCard(page).getByText(/^Cancels on/)).toBeVisible();
});

// R-ACC-06
test('invoices that cannot be loaded are asked for again, and open by a link of that moment, not by the listed one @battery', async ({
  page,
  newCustomer,
  expectNoise,
}) => {
  expectNoise(/status of 502/);
  await newCustomer('solo');
  await page.route('**/api/invoices?*', async (route) => {
    const answer = await route.fetch();
    const body = Linked.parse(await answer.json());
    for (const invoice of body.invoices) {
      invoice.url = `${standinUrl('stripe')}/invoice/gone`;
      invoice.pdf = `${standinUrl('stripe')}/invoice/gone/pdf`;
    }
    await route.fulfill({ response: answer, json: body });
  });
  await failUntilRetry(page, '**/api/invoices?*', STRIPE_IS_DOWN);
  await page.goto('/dashboard/invoices');
  const failure = page.getByRole('alert').filter({ hasText: 'Your invoices could not be loaded' });
  await expect(failure).toBeVisible();
  await expect(planCard(page).getByText('Active')).toBeVisible();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(invoiceRows(page)).toHaveCount(1);
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^View/ }).click();
  await expect((await popup).getByRole('heading', { name: /^Invoice/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page).toHaveURL('/dashboard/invoices');
});

const planCard = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your plan' }) });

const invoiceRows = (page: Page) =>
  page.getByRole('table', { name: 'Invoices' }).locator('tbody tr');

const Linked = z.looseObject({
  invoices: z.array(z.looseObject({ url: z.string(), pdf: z.string() })),
});
const StripeSubscription = z.object({
  id: z.string(),
  customer: z.string(),
  metadata: z.record(z.string(), z.string()),
  cancel_at: z.number().nullable(),
  cancel_at_period_end: z.boolean(),
  cancellation_details: z.object({
    feedback: z.string().nullable(),
    comment: z.string().nullable(),
  }),
  status: z.string(),
  schedule: z.string().nullable(),
  items: z.object({
    data: z.tuple([z.object({ id: z.string(), price: z.object({ id: z.string() }) })]),
  }),
});
type StripeSubscription = z.infer<typeof StripeSubscription>;
const StripeInvoice = z.object({
  customer: z.string(),
  created: z.number(),
  amount_paid: z.number(),
});
type StripeInvoice = z.infer<typeof StripeInvoice>;
const StripeState = z.object({
  subscriptions: z.array(StripeSubscription),
  invoices: z.array(StripeInvoice),
  prices: z.array(z.object({ id: z.string(), lookup_key: z.string().nullable() })),
});

async function stripeState() {
  return StripeState.parse(await standinState('stripe'));
}

async function subscriptionOf({ uid }: Person): Promise<StripeSubscription> {
  const { subscriptions } = await stripeState();
  const found = subscriptions.find(({ metadata }) => metadata['firebaseUID'] === uid);
  if (found === undefined) throw new Error(`${uid} has no subscription`);
  return found;
}

/** Newest first. */
async function invoicesOf(person: Person): Promise<StripeInvoice[]> {
  const { customer } = await subscriptionOf(person);
  const { invoices } = await stripeState();
  return invoices.filter((invoice) => invoice.customer === customer).toReversed();
}

const priceOf = ({ items }: StripeSubscription) => items.data[0].price.id;

/** Lets a payment fail at Stripe: the card is declined when a change there is billed. */
async function fallBehind(person: Person, { withNewCard = true } = {}): Promise<void> {
  const { id, customer, items } = await subscriptionOf(person);
  const { prices } = await stripeState();
  const dearer = prices.find(({ lookup_key }) => lookup_key === 'household_month');
  await setCard(customer, { declines: true });
  await fetch(`${standinUrl('stripe')}/v1/subscriptions/${id}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${readEnv('STRIPE_SECRET_KEY')}` },
    body: new URLSearchParams({
      'items[0][id]': items.data[0].id,
      'items[0][price]': dearer?.id ?? '',
      proration_behavior: 'always_invoice',
      payment_behavior: 'allow_incomplete',
    }),
  });
  if (withNewCard) await setCard(customer, { declines: false });
  await settleWebhooks();
}

async function setCard(customer: string, { declines }: { declines: boolean }): Promise<void> {
  await tellStripe('cards', { customer, card: declines ? 'declined' : 'good' });
}

async function tellStripe(path: string, body: object): Promise<void> {
  const answer = await fetch(`${standinUrl('stripe')}/__control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

async function inAnotherBrowser(
  browser: Browser,
  person: Person,
  signIn: (person: Person, context: Awaited<ReturnType<Browser['newContext']>>) => Promise<void>,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: readEnv('ALCOVE_SITE_URL') });
  await signIn(person, context);
  await act(await context.newPage());
  await context.close();
}
