// A machine's page: its backups, how it answered, and what is stored on it. Its host's answers are written here.
import type { Page } from '@playwright/test';
import type { MachineAvailability } from '@contract/availability.ts';
import type { Backup, Machine } from '@contract/machines.ts';
import { BROKEN, expect, expectAccessible } from '../support/browser/fixtures.ts';
import { test as base } from '../support/browser/machine-owner.ts';
import { answerAvailability, answerBackups } from '../support/machines.ts';
import { PASSWORD } from '../support/people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const BACKUPS: Backup[] = Array.from({ length: 20 }, (_, index) => ({
  id: `b-${index}`,
  madeAt: daysAgo(index).toISOString(),
  bytes: 41_000_000_000,
  testedAt: index === 6 ? daysAgo(5).toISOString() : null,
}));

const AVAILABILITY: MachineAvailability = {
  days: Array.from({ length: 40 }, (_, index) => ({
    day: daysAgo(39 - index)
      .toISOString()
      .slice(0, 10),
    observedSeconds: 86_400,
    silentSeconds: index === 30 ? 720 : 0,
    maintenanceSeconds: index === 35 ? 1800 : 0,
  })),
  credits: [{ month: '2026-10', hours: 2, amount: 780, currency: 'eur', way: 'invoice' }],
};

const OLD: Partial<Machine> = {
  since: daysAgo(60).toISOString(),
  readyAt: daysAgo(60).toISOString(),
  orderedAt: daysAgo(60).toISOString(),
  region: 'Falkenstein, Germany',
  members: ['hana', 'ivo'],
  backups: {
    newestAt: daysAgo(0).toISOString(),
    oldestAt: daysAgo(19).toISOString(),
    count: 20,
    testedAt: daysAgo(5).toISOString(),
  },
};

const test = base.extend({
  put: async ({ put, page }, use) => {
    await answerBackups(page, BACKUPS);
    await answerAvailability(page, AVAILABILITY);
    await use((change) => put({ ...OLD, ...change }));
  },
});

// R-TRU-02 R-TRU-04
test('a server’s page says how it is backed up, how it answered, how full it is and who uses it, at every width @battery', async ({
  page,
  put,
}) => {
  const machine = await put();
  await page.goto(`/dashboard/projects/${machine.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ready', exact: true })).toBeVisible();
  await expect(main.getByText('20 are kept, the oldest from')).toBeVisible();
  await expect(main.getByText('One was read back whole, as a test, on')).toBeVisible();
  await expect(main.getByText(/It answered 99\.97\s?% of the time/)).toBeVisible();
  await expect(main.getByText(/^12 minutes on /)).toBeVisible();
  await expect(
    main.getByText(/^€7\.80 back for October 2026, on your next invoice$/),
  ).toBeVisible();
  await expect(main.getByText('41 GB of 500 GB')).toBeVisible();
  await expect(main.getByText('You and 2 other people.')).toBeVisible();
  await expect(main.getByText('Falkenstein, Germany')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  for (const words of ['Show every night', 'Show every day']) {
    await main.getByText(words).press('Enter');
  }
  await expect(main.getByRole('table', { name: 'Backups by night' }).getByRole('row')).toHaveCount(
    21,
  );
  const days = main.getByRole('table', { name: 'How the server answered, by day' });
  await expect(days.getByText('Silent for 12 minutes')).toBeVisible();
  await expect(days.getByText('Unmeasured')).toHaveCount(50);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

// R-TRU-02 R-TRU-03
test('what is wrong is said: late backups, a disk that fills up, a restore that failed @battery', async ({
  page,
  put,
}) => {
  const machine = await put({
    diskUsedBytes: 480e9,
    backups: {
      newestAt: daysAgo(4).toISOString(),
      oldestAt: daysAgo(19).toISOString(),
      count: 16,
      testedAt: null,
    },
    restore: {
      backup: 'b-9',
      madeAt: daysAgo(9).toISOString(),
      askedAt: daysAgo(1).toISOString(),
      doneAt: null,
      failedAt: daysAgo(1).toISOString(),
    },
  });
  await page.goto(`/dashboard/projects/${machine.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('The last backup is late', { exact: true })).toBeVisible();
  await expect(main.getByText(/^Cedar could not be put back to /)).toBeVisible();
  await expect(main.getByText('The disk is almost full')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

// R-TRU-02
test('lists that cannot be loaded say so, leave the rest as it is, and load again @battery', async ({
  page,
  put,
  expectNoise,
}) => {
  expectNoise(/status of 500/);
  const machine = await put();
  let isBroken = true;
  for (const list of ['backups', 'availability']) {
    await page.route(`**/api/machines/*/${list}`, (route) =>
      isBroken ? route.fulfill(BROKEN) : route.fallback(),
    );
  }
  await page.goto(`/dashboard/projects/${machine.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('The list of backups could not be loaded')).toBeVisible();
  await expect(main.getByText('These days could not be loaded')).toBeVisible();
  await expect(main.getByText('20 are kept, the oldest from')).toBeVisible();
  await expectAccessible(page);
  isBroken = false;
  for (const _ of ['backups', 'availability']) {
    await main.getByRole('button', { name: 'Retry' }).first().click();
  }
  await expect(main.getByRole('button', { name: 'Restore from a backup' })).toBeVisible();
  await expect(main.getByText(/^12 minutes on /)).toBeVisible();
});

// R-TRU-02 R-RTE-09
test('a restore is asked for by keyboard alone: what is lost, the name, a proof, and once @battery', async ({
  page,
  put,
  expectNoise,
}) => {
  expectNoise(/status of 403/);
  const machine = await put();
  const sent: unknown[] = [];
  await page.route('**/api/machines/*/restore', async (route) => {
    sent.push(route.request().postDataJSON());
    const refused = {
      status: 403,
      json: { error: 'Sign in again.', code: 'recent_login_required', requestId: 'r' },
    };
    const askedAt = new Date().toISOString();
    await route.fulfill(sent.length === 1 ? refused : { json: { askedAt, isByHand: false } });
  });
  await page.goto(`/dashboard/projects/${machine.id}`);
  const open = page.getByRole('button', { name: 'Restore from a backup' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Restore Cedar' });
  const night = dialog.getByLabel('Night');
  await expect(night).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(night.locator('option:checked')).not.toHaveText(/^$/);
  await expect(dialog.getByText(/^Everything added or changed after .+ is lost\.$/)).toBeVisible();
  await expect(dialog.getByText('They are told by e-mail')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Oak');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not the name of this server.')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByLabel('The server’s name').fill('Cedar');
  await page.keyboard.press('Enter');
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Cedar is being put back')).toBeVisible();
  await expect(open).toBeFocused();
  const [first, second] = sent;
  expect(first).toMatchObject({ backup: 'b-1', name: 'Cedar' });
  expect(second).toEqual(first);
  expect(sent).toHaveLength(2);

  // The listener tells how it goes on.
  const restore = {
    backup: 'b-1',
    madeAt: daysAgo(1).toISOString(),
    askedAt: new Date().toISOString(),
    doneAt: null,
    failedAt: null,
  };
  const step = { number: 2, of: 4, words: 'Putting the backup back' };
  await put({ state: 'preparing', step, restore });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Being put back' })).toBeVisible();
  await expect(main.getByText('Step 2 of 4: Putting the backup back.')).toBeVisible();
  await expect(main.getByText(/^Being put back to /)).toBeVisible();
  await expect(page.getByText('set up')).toHaveCount(0);
  await expect(open).toBeDisabled();
  await expectAccessible(page);
  await put({ restore: { ...restore, doneAt: new Date().toISOString() } });
  await expect(main.getByText(/^Put back to /)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Ready', exact: true })).toBeVisible();
});

// R-TRU-02
test('the dashboard says in a line when a server was backed up and how many use it @battery', async ({
  page,
  put,
}) => {
  await put();
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Cedar', exact: true });
  await expect(card.getByText(/^Backed up .+ · 3 of 6 people$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Open/ })).toHaveCount(1);
});

/** Nothing is wider than the window, from a small phone to a large screen. */
async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `px too wide at ${width}`).toBeLessThanOrEqual(0);
  }
  if (before !== null) await page.setViewportSize(before);
}
