// A person's machines on their screens. Those that take days to come into a state are written into the database by hand.
import type { Page } from '@playwright/test';
import type { Machine } from '@contract/machines.ts';
import { price } from '@/site/prices.ts';
import { expect, expectAccessible } from '../support/browser/fixtures.ts';
import { test } from '../support/browser/machine-owner.ts';
import { PASSWORD } from '../support/people.ts';

const KEPT_UNTIL = new Date(Date.now() + 20 * 86_400_000).toISOString();

type Case = { change: Partial<Machine>; title: string; picture: RegExp; action: string | null };

const CASES: readonly Case[] = [
  {
    change: { state: 'ordered', readyAt: null, origin: null, lastSeenAt: null },
    title: 'Cedar is ordered',
    picture: /about to be set up/,
    action: null,
  },
  {
    change: { state: 'preparing', step: { number: 3, of: 5, words: 'Starting it' }, readyAt: null },
    title: 'Cedar is being set up',
    picture: /step 3 of 5/,
    action: null,
  },
  { change: {}, title: 'Cedar is ready', picture: /lamp is on/, action: 'Open Cedar' },
  {
    change: { state: 'asleep', desired: 'asleep', why: 'paused' },
    title: 'Cedar is asleep',
    picture: /under a cloth/,
    action: 'Resume the plan',
  },
  {
    change: { state: 'asleep', desired: 'asleep', why: 'unpaid' },
    title: 'Cedar is asleep',
    picture: /under a cloth/,
    action: 'Pay',
  },
  {
    change: { state: 'unreachable' },
    title: 'Cedar is not answering',
    picture: /out of its socket/,
    action: 'Try it anyway with Cedar',
  },
  {
    change: { state: 'failed', why: 'host_failed', readyAt: null },
    title: 'Cedar could not be set up',
    picture: /red tag/,
    action: 'Write to us',
  },
  {
    change: { state: 'ending', desired: 'ending', why: 'plan_ended', keepUntil: KEPT_UNTIL },
    title: 'Cedar is asleep',
    picture: /calendar leaf/,
    action: 'Subscribe again',
  },
];

// R-MAC-04
test('a machine is drawn and told in every state, live, and offers what fits it @battery', async ({
  page,
  put,
}) => {
  await put(CASES[0]?.change);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Cedar', exact: true });
  for (const { change, title, picture, action } of CASES) {
    await put(change);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByRole('img', { name: picture })).toBeVisible();
    if (action === null) await expect(card.getByRole('link')).toHaveText(['Details of Cedar']);
    else await expect(card.getByRole('link', { name: action, exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});

// R-MAC-04
test('machines and own servers are one list, and each place of the plan is counted', async ({
  page,
  owner,
  put,
}) => {
  await put();
  await put({
    id: `${owner.uid}-2`,
    name: 'Birch',
    state: 'ending',
    desired: 'ending',
    why: 'plan_smaller',
    keepUntil: KEPT_UNTIL,
  });
  await page.goto('/dashboard/projects');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expect(main.getByText('1 of 1 place taken.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Bring your own' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await main.getByRole('link', { name: 'Details of Birch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birch');
  await expect(main.getByRole('link', { name: 'Choose a larger plan' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  // The file comes to this page, which says so; no tab is opened for it.
  const tabs: Page[] = [];
  page.on('popup', (tab) => tabs.push(tab));
  const address = page.url();
  await page.route('**/api/machines/*/export', (route) =>
    route.fulfill({ json: { url: new URL('/birch.tar', address).href } }),
  );
  await page.route('**/birch.tar', (route) =>
    route.fulfill({
      headers: { 'content-disposition': 'attachment; filename="birch.tar"' },
      body: 'everything',
    }),
  );
  await expect(main.getByRole('button', { name: 'Restart Birch' })).toBeDisabled();
  await expect(main.getByText('Only a server that is running can be restarted.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download data' }).click();
  await expect(main.getByText('Your download has begun.')).toBeVisible();
  expect((await saved).suggestedFilename()).toBe('birch.tar');
  expect(tabs).toEqual([]);
  expect(page.url()).toBe(address);
});

// R-MAC-04 R-RTE-09
test('a machine is renamed in place, and erased only after its name and the password @battery', async ({
  page,
  put,
}) => {
  const machine = await put();
  await page.goto(`/dashboard/projects/${machine.id}`);
  await page.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('  ');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Give the server a name.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByText('Erase this server', { exact: true }).first().click();
  await page.getByLabel('The server’s name').fill('Oak');
  await page.getByRole('button', { name: 'Erase this server' }).click();
  await expect(page.getByText('This is not the name of this server.')).toBeVisible();
  await page.getByLabel('The server’s name').fill('Cedar');
  await page.getByRole('button', { name: 'Erase this server' }).click();
  await expect(dialog.getByRole('heading', { name: 'Erase Cedar for good?' })).toBeVisible();
  await expectAccessible(page);
  const erasing = page.waitForResponse(
    (response) =>
      response.request().method() === 'DELETE' &&
      response.url().endsWith(`/machines/${machine.id}`),
  );
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Erase for good' }).press('Enter');
  const answer = await erasing;
  expect(answer.request().postDataJSON()).toEqual({ name: 'Cedar' });
  expect(answer.status()).toBe(200);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: /^(Being erased|Erased)$/ })).toBeVisible();
  // What asked for it is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

// R-ACC-01 R-ACC-09 R-MAC-06
test('an account whose deletion waits for its machines says so wherever it would be offered more, and where it goes on @battery', async ({
  page,
  put,
}) => {
  await put({ desired: 'erased', why: 'account_deleted' });
  const main = page.getByRole('main');
  const notice = main.getByRole('status').filter({ hasText: 'Your account is being deleted' });
  for (const path of ['/dashboard/projects', '/dashboard/invoices']) {
    await page.goto(path);
    await expect(notice).toBeVisible();
    await expect(main.getByRole('link', { name: /plan/i })).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Bring your own' })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto('/dashboard');
  await expect(notice).toContainText('nothing more will be charged');
  await expect(main.getByRole('heading', { name: 'Cedar is being erased' })).toBeVisible();
  await expect(main.getByText(/choose a plan|see plans/i)).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Plans' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await notice.getByRole('link', { name: 'Continue the deletion' }).click();
  await expect(page).toHaveURL('/dashboard/delete-profile');
  await expect(main).toContainText('Cedar is being erased, with its backups.');
  await expect(main).toContainText('delete the account again to finish');
  await expect(main).not.toContainText('download it first');
  await expectAccessible(page);
  await expectNoOverflow(page);
});

// R-MAC-04
test('an address of a machine that is not theirs says so and leads back @battery', async ({
  page,
  owner: _owner,
}) => {
  await page.goto('/dashboard/projects/nobody-knows-it');
  await expect(page.getByText('You have no server at this address.')).toBeVisible();
  await page.getByRole('link', { name: 'See your servers' }).click();
  await expect(page).toHaveURL('/dashboard/projects');
});

// R-MAC-04
test('what one person sees of their machines is not shown to the next in the same tab @battery', async ({
  page,
  context,
  put,
  newPerson,
  signIn,
}) => {
  await put();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Cedar is ready' })).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await signIn(await newPerson(), context);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your alcove is empty' })).toBeVisible();
  await expect(page.getByText('Cedar')).toHaveCount(0);
});

// R-MAC-04
test('without a plan the alcove is free: a plan first, an own server second', async ({
  page,
  owner: _owner,
}) => {
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Your server' });
  await expect(card.getByRole('link')).toHaveText(['Choose a plan', 'Bring your own']);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

// R-MAC-04
test('sign-up repeats the chosen plan, its price and what comes next @battery', async ({
  page,
}) => {
  await page.goto('/get-started?from=%2Fdashboard%3Fplan%3Dhousehold.month');
  const chosen = page.getByRole('region', { name: /You chose Household/ });
  await expect(chosen).toContainText(`${price('household')} a month`);
  await expect(
    chosen.getByRole('list', { name: 'What comes next' }).locator('[aria-current=step]'),
  ).toHaveText(/Create your account/);
  await expect(page.getByRole('img', { name: /An empty alcove/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

/** Nothing is wider than the window, from a small phone to a large screen. */
async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `px too wide at ${width}`).toBeLessThanOrEqual(0);
  }
  if (before !== null) await page.setViewportSize(before);
}
