// Every date that a page promises counts from the server's time, however far off the visitor's own clock is.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { KEEP_DAYS } from '@contract/machines.ts';
import { PAUSE_MONTHS, pauseForMonths } from '@/features/billing/text/pause-until.ts';
import { DAY_MS, formatDay } from '@/lib/dates.ts';
import { callApi } from '../support/call-api.ts';
import { casesOf, expect, test } from '../support/browser/fixtures.ts';
import { subscribe } from '../support/purchase.ts';

const BEHIND_DAYS = -670;
const AHEAD_DAYS = 40;

const CLOCKS = [
  ['40 days ahead', AHEAD_DAYS],
  ['22 months behind', BEHIND_DAYS],
] as const;

for (const [name, days] of casesOf(CLOCKS)) {
  // R-ACC-06 R-ACC-12 R-MAC-05
  test(`a clock that is ${name} changes no date that a smaller plan, a pause or a cancellation promises @battery`, async ({
    page,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson();
    await subscribe(person, 'household');
    await callApi(person.idToken, 'POST', '/machines', { orderId: randomUUID() });
    await signIn(person);
    await setVisitorsClock(page, days);
    const tokensForChat: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/generate-zendesk-messaging-jwt')) tokensForChat.push(page.url());
    });
    const keptUntil = formatDay(inDays(KEEP_DAYS), 'en-US');

    await page.goto('/dashboard/invoices');
    const dialog = page.getByRole('dialog');
    await planCard(page).getByRole('button', { name: 'Change plan' }).click();
    await dialog.getByRole('radio', { name: /^Solo/ }).check();
    const question = dialog.getByRole('group', { name: 'Which server stays?' });
    await question.getByRole('radio').first().check();
    await expect(dialog.getByText(`Its data is kept until ${keptUntil}`)).toBeVisible();
    await page.keyboard.press('Escape');

    await planCard(page).getByRole('button', { name: 'Pause' }).click();
    for (const months of PAUSE_MONTHS) {
      const until = formatDay(pauseForMonths(new Date(), months), 'en-US');
      await expect(dialog.getByText(`until ${until}`, { exact: true })).toBeVisible();
    }
    await dialog.getByRole('radio', { name: '2 months' }).check();
    const sent = page.waitForRequest('**/api/subscription/pause');
    await dialog.getByRole('button', { name: 'Pause the plan' }).click();
    const { until } = Pausing.parse((await sent).postDataJSON());
    expect(until).toBe(pauseForMonths(new Date(), 2));
    await expect(
      planCard(page).getByText(`Paused until ${formatDay(until, 'en-US')}`, { exact: true }),
    ).toBeVisible();

    await planCard(page).getByRole('button', { name: 'Resume' }).click();
    await expect(dialog.getByText(/your credit covers the full new month/)).toBeVisible();

    await page.goto('/canceling');
    await expect(
      page.getByText(/ends at once, because the time you paid for is over/),
    ).toBeVisible();
    await expect(page.getByText(`Their data is kept until ${keptUntil}`)).toBeVisible();
    // One for each page: the chat does not take a good token for an old one.
    expect(tokensForChat.length, tokensForChat.join(' ')).toBeLessThanOrEqual(2);
  });
}

// R-ACC-06 R-ACC-12
test('a clock that is ahead does not end the paid period of a plan whose payments alone are paused @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await subscribe(person, 'solo');
  await signIn(person);
  await setVisitorsClock(page, AHEAD_DAYS);
  // As it can be set at Stripe.
  for (const [path, change] of [
    ['subscription', { status: 'paused' }],
    ['billing-details', { pauseReason: 'requested' }],
  ] as const) {
    await page.route(`**/api/${path}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
    });
  }
  await page.goto('/dashboard/invoices');
  await planCard(page).getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('dialog').getByText(/so nothing is charged now/)).toBeVisible();

  await page.goto('/canceling');
  await expect(page.getByText(/^If you cancel now, Solo stays paused and ends on/)).toBeVisible();
});

const Pausing = z.object({ until: z.string() });

/** Timers run on, counted from the moment that the clock tells. */
async function setVisitorsClock(page: Page, days: number): Promise<void> {
  await page.clock.install({ time: inDays(days) });
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const planCard = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your plan' }) });
