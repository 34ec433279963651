// How the account pages tell the rarer states of a plan: an unrequested pause, the bank's question, a credit, an invoice that
// outlives its plan. Our API's answers are canned here, because a state such as a pause after a failed payment depends on
// settings of a Stripe account, and the bank's hours cannot be waited for; tests/api shows that the API gives these answers.
import type { Page, Route } from '@playwright/test';
import {
  PLAN_TIME_HEADER,
  type Invoice,
  type NextPayment,
  type PlanChangePreview,
} from '@contract/api.ts';
import type { OpenPayment, Subscription } from '@contract/subscription.ts';
import {
  answerPlan,
  casesOf,
  expect,
  expectAccessible,
  test as base,
} from '../support/browser/fixtures.ts';
import { createProfile } from '../support/people.ts';

type Answers = {
  subscription: Subscription;
  invoices: Invoice[];
  nextPayment: NextPayment | null;
};

type Fixtures = {
  /** Signs in a customer whose plan stands as told. What is returned may be changed: the next request is answered by it. */
  customer: (answers: Partial<Answers>) => Promise<Answers>;
};

const test = base.extend<Fixtures>({
  customer: async ({ page, context, newPerson, signIn }, use) => {
    await use(async (given) => {
      const person = await newPerson();
      await createProfile(person, 'cus_of_this_test');
      const answers: Answers = { subscription: SOLO, invoices: [], nextPayment: null, ...given };
      await answerPlan(page, () => answers.subscription);
      await page.route('**/api/invoices?*', (route) =>
        route.fulfill({
          json: {
            invoices: answers.invoices,
            hasMore: false,
            nextPayment: answers.nextPayment,
          },
        }),
      );
      await page.route('**/api/invoices/in_open', (route) => route.fulfill({ json: OPEN_INVOICE }));
      await context.route(INVOICE_PAGE, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Invoice</title><h1>Invoice</h1>' }),
      );
      await signIn(person);
      return answers;
    });
  },
});

test.describe('a pause', () => {
  // R-LIV-02
  test('after a failed payment asks for the payment, and leads to it @battery', async ({
    page,
    customer,
  }) => {
    await customer({
      subscription: { ...PAUSED, pauseReason: 'payment_failed', openPayment: OPEN },
    });
    await page.goto('/dashboard/invoices');
    const alarm = page.getByRole('alert').filter({ hasText: 'Your plan is paused' });
    await expect(alarm).toContainText('€19.00 for Solo could not be taken');
    await expect(planCard(page).getByText('Paused, not paid')).toBeVisible();
    await expect(planCard(page).getByRole('button', { name: 'Resume' })).toHaveCount(0);
    await expectAccessible(page);
    const popup = page.waitForEvent('popup');
    await alarm.getByRole('button', { name: 'Pay €19.00 now' }).click();
    await expect((await popup).getByRole('heading', { name: 'Invoice' })).toBeVisible();
  });

  // R-ACC-06 R-LIV-01
  test('begins at once, keeps what is left as credit, and says what the day of its end costs @battery', async ({
    page,
    customer,
  }) => {
    await customer({});
    await page.goto('/dashboard/invoices');
    await planCard(page).getByRole('button', { name: 'Pause' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('The pause begins at once')).toBeVisible();
    await expect(dialog.getByText('becomes credit, to the cent')).toBeVisible();
    await expect(
      dialog.getByText(/^On .* A full new month begins then and is charged/),
    ).toBeVisible();
    await expectAccessible(page);
  });

  // R-ACC-06 R-LIV-02
  test('is resumed for the price less the credit; where that fails the dialog says where to pay, and what came of it @battery', async ({
    page,
    customer,
    expectNoise,
  }) => {
    expectNoise(/status of 402/);
    const answers = await customer({
      subscription: { ...PAUSED, credit: { amount: 1234, currency: 'eur' } },
      nextPayment: { amount: 666, currency: 'eur', at: JUNE },
    });
    await page.route('**/api/subscription/resume', async (route) => {
      answers.subscription = {
        ...PAUSED,
        openPayment: { ...OPEN, purpose: 'resume', amount: 666, until: JUNE },
      };
      await refuse(route);
    });
    await page.goto('/dashboard/invoices');
    await expect(planCard(page).getByText('€6.66 on June 1, 2027')).toBeVisible();
    await planCard(page).getByRole('button', { name: 'Resume' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^You pay €6\.66 now/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Resume and pay €6.66' }).click();
    await expect(dialog.getByText('Your plan is still paused')).toBeVisible();
    await expect(dialog.getByText(/it stays paused until June 1, 2027/)).toBeVisible();
    await expect(planCard(page).getByText('Paused until June 1, 2027')).toBeVisible();
    await expectAccessible(page);
    const popup = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Pay €6.66 now' }).click();
    await (await popup).close();

    answers.subscription = SOLO;
    await comeBack(page);
    await expect(dialog.getByText('Solo is running again.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(planCard(page).getByText('Active')).toBeVisible();
  });

  // R-ACC-12
  test('that is cancelled ends at once, and the credit stays @battery', async ({
    page,
    customer,
  }) => {
    const answers = await customer({
      subscription: { ...PAUSED, credit: { amount: 1234, currency: 'eur' } },
    });
    await page.route('**/api/subscription/cancel', (route) => {
      answers.subscription = {
        ...PAUSED,
        status: 'canceled',
        credit: { amount: 1234, currency: 'eur' },
      };
      return route.fulfill({ json: answers.subscription });
    });
    await page.goto('/canceling');
    await expect(
      page.getByText(/Solo ends at once, because the time you paid for is over/),
    ).toBeVisible();
    await expect(page.getByText(/Your credit of €12\.34 stays on your account/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'End the plan now' }).click();
    await expect(page.getByRole('heading', { name: 'Your plan has ended' })).toBeVisible();
    await expect(page.getByText('Solo has ended', { exact: true })).toBeVisible();
  });
});

test.describe('a dialog whose plan has changed in another tab', () => {
  test.beforeEach(({ expectNoise }) => expectNoise(/status of 409/));

  // R-ACC-06 R-REL-05
  test('stays and says so when the plan has ended, and leaves the focus on the heading @battery', async ({
    page,
    customer,
  }) => {
    const answers = await customer({ subscription: PAUSED });
    await page.route('**/api/subscription/resume', async (route) => {
      answers.subscription = ENDED;
      await refuseAsChanged(route);
    });
    await page.goto('/dashboard/invoices');
    await planCard(page).getByRole('button', { name: 'Resume' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Resume/ }).press('Enter');
    await expect(planCard(page).getByText(/Solo has ended/)).toBeVisible();
    await expect(dialog.getByText('Solo has ended.')).toBeVisible();
    await expect(dialog.locator(':focus')).toContainText('Solo has ended.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  // R-ACC-12 R-REL-05
  test('stays and says so on the page of the cancellation, where the offer of a pause goes @battery', async ({
    page,
    customer,
  }) => {
    const answers = await customer({});
    await page.route('**/api/subscription/pause', async (route) => {
      answers.subscription = { ...SOLO, cancelAt: MAY };
      await refuseAsChanged(route);
    });
    await page.goto('/canceling');
    await page.getByRole('button', { name: 'Pause instead' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Pause the plan' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Your plan is cancelled' })).toBeAttached();
    await expect(dialog.getByText(/Your plan has changed in the meantime/)).toBeVisible();
    await expect(dialog.locator(':focus')).toContainText('Your plan is set to end');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  // R-ACC-06 R-REL-05
  test('says which plan it is now, and asks for another choice @battery', async ({
    page,
    customer,
  }) => {
    const answers = await customer({});
    await page.route('**/api/subscription/preview', (route) =>
      route.fulfill({ json: { ...PREVIEW, previewedAt: new Date().toISOString() } }),
    );
    await page.route('**/api/subscription/change', async (route) => {
      answers.subscription = { ...SOLO, plan: 'Practice', planId: 'price_practice_month' };
      await refuseAsChanged(route);
    });
    await page.goto('/dashboard/invoices');
    await planCard(page).getByRole('button', { name: 'Change plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Household/ }).check();
    const pay = dialog.getByRole('button', { name: 'Change and pay €20.00' });
    await expect(pay).toBeEnabled();
    const priced = page.waitForResponse('**/api/subscription/preview');
    await pay.click();
    const note = dialog.getByRole('status').filter({ hasText: 'changed in the meantime' });
    await expect(note).toContainText('It is now Practice, paid by the month.');
    await priced;
    await expect(pay).toBeEnabled();
    await expectAccessible(page);
  });
});

// R-ACC-12
test('two presses at once on an action without a dialog send one request @battery', async ({
  page,
  customer,
}) => {
  const answers = await customer({ subscription: { ...SOLO, cancelAt: MAY } });
  let asked = 0;
  await page.route('**/api/subscription/reactivate', async (route) => {
    asked += 1;
    answers.subscription = SOLO;
    await route.fulfill({ json: SOLO });
  });
  await page.goto('/dashboard/invoices');
  const undo = planCard(page).getByRole('button', { name: 'Undo the cancellation' });
  await undo.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(planCard(page).getByText('Active')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Your plan' })).toBeFocused();
  expect(asked).toBe(1);
});

test.describe('the bank asks at a change of plan', () => {
  // R-LIV-02
  test('the dialog leads to its question, the plan is shown unchanged, and coming back shows the answer', async ({
    page,
    customer,
    expectNoise,
  }) => {
    expectNoise(/status of 402/);
    const answers = await customer({});
    await page.route('**/api/subscription/preview', (route) =>
      route.fulfill({ json: { ...PREVIEW, previewedAt: new Date().toISOString() } }),
    );
    await page.route('**/api/subscription/change', async (route) => {
      answers.subscription = {
        ...SOLO,
        openPayment: {
          ...OPEN,
          purpose: 'change',
          needs: 'confirmation',
          amount: 2000,
          until: JUNE,
        },
      };
      await refuse(route);
    });
    await page.goto('/dashboard/invoices');
    await planCard(page).getByRole('button', { name: 'Change plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Household/ }).check();
    await dialog.getByRole('button', { name: 'Change and pay €20.00' }).click();
    await expect(dialog.getByText('Your bank asks you to confirm the change')).toBeVisible();
    await expect(dialog.getByText(/Your plan is still Solo\. Confirm €20\.00/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change card' })).toHaveCount(0);
    await expectAccessible(page);
    const popup = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Confirm with your bank' }).click();
    await (await popup).close();

    await dialog.getByRole('button', { name: 'Not now' }).click();
    const banner = page.getByRole('status').filter({ hasText: 'Your bank asks you to confirm' });
    await expect(banner).toContainText('it is dropped and nothing is charged');
    await expect(planCard(page).getByText('Solo', { exact: true })).toBeVisible();
    await expect(planCard(page).getByText('Active')).toBeVisible();

    answers.subscription = { ...SOLO, plan: 'Household', planId: PREVIEW.planId };
    await comeBack(page);
    await expect(banner).toBeHidden();
    await expect(planCard(page).getByText('Household', { exact: true })).toBeVisible();
  });
});

// R-ACC-06
test('what a change costs is asked for again before the amounts expire @battery', async ({
  page,
  customer,
}) => {
  await customer({});
  await page.route('**/api/subscription/preview', (route) => {
    const now = new Date().toISOString();
    return route.fulfill({
      json: { ...PREVIEW, previewedAt: now },
      headers: { [PLAN_TIME_HEADER]: now },
    });
  });
  await page.clock.install();
  // Over the jump of the clock, what is still under way would count as lost.
  // The database's messages come in the answer to a GET.
  const live = page.waitForResponse(
    (response) =>
      response.url().includes('/Listen/channel') && response.request().method() === 'GET',
  );
  await page.goto('/dashboard/invoices');
  await planCard(page).getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('radio', { name: /Household/ }).check();
  await page.clock.runFor(1_000);
  await expect(page.getByText(/^You pay €/)).toBeVisible();
  await live;
  await expect(page.getByText(/^Signed in as/)).toBeAttached();
  const again = page.waitForRequest('**/api/subscription/preview');
  await page.clock.fastForward('06:00');
  await page.clock.runFor(1_000);
  await again;
  await expect(page.getByText(/^You pay €/)).toBeVisible();
});

// R-ACC-01 R-ACC-09
test('a credit is shown without a plan too, and the deletion of the account says how much goes back @battery', async ({
  page,
  customer,
}) => {
  await customer({ subscription: { ...ENDED, credit: { amount: 147_100, currency: 'eur' } } });
  await page.route('**/api/subscription/credit', (route) =>
    route.fulfill({ json: { credit: { paidBack: 147_000, lapses: 100, currency: 'eur' } } }),
  );
  await page.goto('/dashboard');
  await expect(planCard(page).getByText('€1,471.00')).toBeVisible();
  await page.goto('/dashboard/invoices');
  await expect(planCard(page).getByText('€1,471.00')).toBeVisible();
  await page.goto('/dashboard/delete-profile');
  const sums = /^€1,470\.00 of your credit goes back to you.* The other €1\.00, which we gave you/;
  await expect(page.getByText(sums)).toBeVisible();
  await expectAccessible(page);
});

// R-ACC-06
test('the invoices say what is due, paid back, disputed and taxed, on a narrow screen without sideways scrolling @battery', async ({
  page,
  customer,
}) => {
  await customer({ invoices: INVOICES });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/dashboard/invoices');
  const rows = page.getByRole('table', { name: 'Invoices' }).locator('tbody tr');
  await expect(rows).toHaveCount(INVOICES.length);
  await expect(rows.nth(0)).toContainText('Being prepared');
  await expect(rows.nth(1)).toContainText('to pay €8.34');
  await expect(rows.nth(2)).toContainText('Disputed');
  await expect(rows.nth(3)).toContainText('refunded €5.00');
  await expect(rows.nth(4)).toContainText('tax included €237.90');
  await expect(rows.nth(5)).toContainText('Credited');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});

// R-LIV-02
for (const code of casesOf(['misconfigured', 'portal_missing', 'customer_gone'] as const)) {
  test(`${code}: is no reason to try again, and names a way on @battery`, async ({
    page,
    customer,
    expectNoise,
  }) => {
    expectNoise(/status of 5/);
    await customer({});
    await page.route('**/api/billing-portal', (route) =>
      route.fulfill({ status: 503, json: { error: 'Stripe says no.', code, requestId: 'r' } }),
    );
    await page.goto('/dashboard/invoices');
    await planCard(page).getByRole('button', { name: 'Edit card' }).click();
    const problem = planCard(page).getByRole('alert');
    await expect(problem.getByRole('link', { name: 'Write to us' })).toBeVisible();
    await expect(problem).not.toContainText(/try again|Stripe says no/i);
  });
}

const planCard = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your plan' }) });

/** As a browser tells a tab that is looked at again. */
async function comeBack(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

async function refuse(route: Route): Promise<void> {
  await route.fulfill({
    status: 402,
    json: {
      error: 'The payment did not go through.',
      code: 'payment_required',
      requestId: 'r',
    },
  });
}

async function refuseAsChanged(route: Route): Promise<void> {
  await route.fulfill({
    status: 409,
    json: { error: 'Your plan has changed.', code: 'conflict', requestId: 'r' },
  });
}

const MAY = '2027-05-03T12:00:00.000Z';
const JUNE = '2027-06-01T12:00:00.000Z';
const INVOICE_PAGE = '**/an-invoice-at-stripe';

const SOLO: Subscription = {
  id: 'sub_1',
  plan: 'Solo',
  planId: 'price_solo_month',
  interval: 'month',
  currentPeriodEnd: MAY,
  status: 'active',
};

const PAUSED: Subscription = {
  ...SOLO,
  currentPeriodEnd: '2026-10-03T12:00:00.000Z',
  status: 'paused',
  pauseReason: 'requested',
  pausedUntil: JUNE,
};

const ENDED: Subscription = { ...SOLO, status: 'canceled' };

const OPEN: OpenPayment = {
  invoiceId: 'in_open',
  purpose: 'renewal',
  needs: 'payment',
  amount: 1900,
  currency: 'eur',
};

const OPEN_INVOICE: Invoice = {
  id: 'in_open',
  number: 'ALC-0002',
  status: 'open',
  total: 1900,
  amountDue: 834,
  currency: 'eur',
  createdAt: '2026-10-03T12:00:00.000Z',
  nextPaymentAttempt: null,
  url: '/an-invoice-at-stripe',
  pdf: null,
};

const PAID: Invoice = { ...OPEN_INVOICE, id: 'in_paid', status: 'paid', amountDue: 1900 };

/** Newest first. */
const INVOICES: Invoice[] = [
  { ...OPEN_INVOICE, id: 'in_draft', number: null, status: 'draft', url: null, amountDue: 1900 },
  OPEN_INVOICE,
  { ...PAID, id: 'in_disputed', isDisputed: true },
  { ...PAID, id: 'in_refunded', refunded: 500, pdf: '/an-invoice-at-stripe' },
  { ...PAID, id: 'in_taxed', total: 149_000, amountDue: 149_000, tax: 23_790 },
  { ...PAID, id: 'in_credit', total: -147_100, amountDue: 0 },
];

const PREVIEW = {
  planId: 'price_household_month',
  dueNow: 2000,
  credit: 0,
  currency: 'eur',
  nextAmount: 3900,
  nextAt: MAY,
  machines: [],
  places: 2,
  diskBytes: 500_000_000_000,
  tooFull: [],
  people: [],
  peoplePlaces: 5,
  invitations: [],
} satisfies Omit<PlanChangePreview, 'previewedAt'>;
