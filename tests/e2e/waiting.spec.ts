// From the sign-in, or from a reload, to the plan: what is asked for side by side, and what is shown until the answers are there.
import type { Page, Route } from '@playwright/test';
import type { Subscription } from '@contract/subscription.ts';
import { LAST_KNOWN_KEY } from '@/platform/storage/storage-keys.ts';
import {
  answerPlan,
  BROKEN,
  expect,
  expectAccessible,
  test as base,
} from '../support/browser/fixtures.ts';
import { changePerson, createProfile, PASSWORD, type Person } from '../support/people.ts';
import { awaitFonts } from '../support/browser/wake.ts';

type Fixtures = {
  /** Makes a customer whose plan stands as `answers.plan` says at the time of each request. */
  customer: (name?: string) => Promise<Person>;
  answers: { plan: Subscription };
};

const test = base.extend<Fixtures>({
  answers: async ({}, use) => {
    await use({ plan: SOLO });
  },
  customer: async ({ context, newPerson, answers }, use) => {
    await answerPlan(context, () => answers.plan);
    await context.route(INVOICES, (route) => route.fulfill({ json: NO_INVOICES }));
    await use(async (displayName = 'Anna Former') => {
      const person = await newPerson({ displayName });
      await createProfile(person, `cus_${person.uid}`);
      return person;
    });
  },
});

test.describe('signing in', () => {
  // R-SES-03
  test('asks for plan, servers and profile side by side @battery', async ({
    page,
    customer,
    signIn,
  }) => {
    await signIn(await customer());
    const profile = await hold(page, LISTEN);
    const servers = page.waitForRequest('**/api/servers');
    await page.goto('/dashboard');
    await expect(plan(page)).toContainText('Solo renews');
    await servers;
    await expect(page.getByRole('heading', { name: 'Hello, Anna Former' })).toBeVisible();
    profile.release();
    await expect(
      page.getByText('Your alcove is empty').or(page.getByText('Your server is being ordered')),
    ).toBeVisible();
  });

  // R-SES-03
  test('asks for everything once, follows nothing from the form, and breaks off no transfer that the dashboard begins again', async ({
    page,
    customer,
  }) => {
    const { email } = await customer();
    const asked: string[] = [];
    const fetched: string[] = [];
    const brokenOff: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/')) fetched.push(pathname);
      const from = request
        .frame()
        .url()
        .replace(/^.*?:\/\/[^/]*/, '');
      if (ONCE.includes(pathname)) asked.push(pathname);
      if (from === '/login' && pathname.includes('/Listen/')) asked.push(`${from} ${pathname}`);
    });
    page.on('requestfailed', (request) => brokenOff.push(new URL(request.url()).pathname));
    await page.goto('/login');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await awaitFonts(page);
    const ahead = page.waitForRequest(/\/assets\/account-dashboard-/);
    await page.getByLabel('E-mail').focus();
    await ahead;
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(plan(page)).toContainText('Solo renews');
    await expect(page.getByText('Your server is being ordered')).toBeVisible();
    expect(asked.toSorted()).toEqual(ONCE);
    const timesFetched = (path: string) => fetched.filter((other) => other === path).length;
    expect(brokenOff.filter((path) => timesFetched(path) > 1)).toEqual([]);
  });
});

// R-RTE-04
test('what stands below a part that is still loading is held back, for a second @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(await newPerson());
  const servers = await hold(page, '**/api/servers');
  await page.goto('/dashboard/permissions');
  const below = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Your choices' }) });
  await expect(below).toHaveCSS('animation', /^1s .*hold-back/);
  await expect(below).toBeVisible();
  servers.release();
  await expect(page.getByText('No server may sign you in')).toBeVisible();
  await expect(below).toHaveCSS('animation-name', 'none');
});

// R-SES-01
test('a page of someone whom the browser remembers shows that their session is being checked, and acts only after that', async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson({ displayName: 'Rae Remembered' }));
  const lookUp = await hold(page, LOOK_UP);
  const stored: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') stored.push(new URL(request.url()).pathname);
  });
  await page.goto('/dashboard/permissions');
  const bar = page.getByRole('banner');
  const menu = bar.getByRole('button', { name: 'Rae Remembered' });
  const consent = page.getByRole('checkbox', { name: /e-mails about new features/ });
  await expect(consent).toBeEnabled();
  await expect(bar.getByRole('status')).toContainText('Your session is being checked');
  await expectAccessible(page);
  const before = await menu.boundingBox();
  await consent.click();
  await expect(page.getByText('Saving', { exact: true })).toBeVisible();
  expect(stored).toEqual([]);
  lookUp.release();
  await expect.poll(() => stored).toEqual(['/api/permissions']);
  await expect(bar.getByRole('status')).toHaveCount(0);
  expect(await menu.boundingBox()).toEqual(before);
});

test.describe('a dashboard that was there before', () => {
  // R-SES-03
  test('shows at once how things were, says so, and corrects itself; plans are offered only once it is certain that there is none', async ({
    page,
    customer,
    signIn,
    answers,
  }) => {
    await signIn(await customer());
    await openDashboard(page);
    const answer = await holdEverything(page);
    await page.reload();
    await expect(plan(page)).toContainText('Solo renews on');
    await expect(age(page)).toHaveText(/^As of .*Refreshing…$/);
    await expect(page.getByRole('heading', { name: 'Hello, Anna Former' })).toBeVisible();
    // Nothing is sold or changed on facts that may be old.
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Plans' })).toHaveCount(0);
    await expectAccessible(page);
    const width = (await plan(page).boundingBox())?.width;

    answers.plan = { ...SOLO, plan: 'Household', planId: 'price_household_month' };
    answer.release();
    await expect(plan(page)).toContainText('Household renews on');
    await expect(age(page)).toHaveText('');
    await expect(page.getByText('of 4 done')).toBeVisible();
    expect((await plan(page).boundingBox())?.width).toBe(width);
    await expect(plan(page).getByText('Solo')).toHaveCount(0);

    const next = await holdEverything(page);
    answers.plan = NONE;
    await page.reload();
    await expect(plan(page)).toContainText('Household renews on');
    next.release();
    await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeVisible();
    await expect(page.getByText('Household renews on')).toHaveCount(0);
    await expect.poll(() => keptBy(page)).not.toContain('"Household"');
  });

  // R-SES-10
  test('says that it could not be refreshed, and Retry does it @battery', async ({
    page,
    customer,
    signIn,
    answers,
    expectNoise,
  }) => {
    expectNoise(/status of 500|Subscription: Fetch failed: 500/);
    await signIn(await customer());
    await openDashboard(page);
    await page.route(PLAN, async (route) => {
      const isPressed = await page.evaluate(() => Reflect.has(window, 'isPressed'));
      await (isPressed ? route.fallback() : route.fulfill(BROKEN));
    });
    await page.reload();
    const failure = plan(page).getByText('Your plan could not be loaded just now');
    await expect(failure).toBeVisible();
    await expect(plan(page)).toContainText('Solo renews on');
    await expect(age(page)).toHaveText(/^As of .*could not be refreshed\.$/);
    await expectAccessible(page);
    // The page itself asks once more when its profile comes, which may be later than this.
    await page.evaluate(() =>
      window.addEventListener('click', () => Reflect.set(window, 'isPressed', true), true),
    );
    answers.plan = { ...SOLO, cancelAt: SOLO.currentPeriodEnd ?? '' };
    await plan(page).getByRole('button', { name: 'Retry' }).click();
    await expect(plan(page)).toContainText('Nothing more is charged');
    await expect(failure).toHaveCount(0);
    await expect(age(page)).toHaveText('');
  });

  // R-SES-03
  test('keeps no token and nothing that has to be paid', async ({
    page,
    customer,
    signIn,
    answers,
  }) => {
    const person = await customer();
    answers.plan = {
      ...SOLO,
      status: 'past_due',
      openPayment: {
        invoiceId: 'in_open',
        purpose: 'renewal',
        needs: 'payment',
        amount: 1900,
        currency: 'eur',
      },
      credit: { amount: 500, currency: 'eur' },
    };
    await signIn(person);
    await page.goto('/dashboard');
    await expect(plan(page)).toContainText('Solo keeps working');
    await expect.poll(() => keptBy(page)).toContain('past_due');
    const kept = await keptBy(page);
    for (const secret of [
      person.idToken,
      person.refreshToken,
      person.email,
      'in_open',
      'credit',
      SOLO.id,
    ]) {
      expect(kept).not.toContain(secret);
    }
  });
});

test.describe('what was known of a person', () => {
  // R-REL-11
  test('goes when they sign out, in every tab, and the next person sees none of it', async ({
    page,
    context,
    customer,
    signIn,
    answers,
  }) => {
    await signIn(await customer());
    await openDashboard(page);
    const other = await context.newPage();
    await openDashboard(other);
    expect(await keptBy(page)).toContain('Solo');
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL(/\/login/);
    expect(await keptBy(page)).toBe('');

    answers.plan = NONE;
    await noteAppearances(page, 'Solo renews');
    await signIn(await customer('Ben Next'));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeVisible();
    expect(await appearances(page)).toBe(0);
    expect(await keptBy(page)).not.toContain('Solo');
  });

  // R-REL-11
  test('is not shown to another person, whom the browser names without a sign-out between them @battery', async ({
    page,
    context,
    customer,
    signIn,
  }) => {
    await signIn(await customer());
    await openDashboard(page);
    const ben = await customer('Ben Next');
    await page.goto('/saas/v1');
    await signIn(ben);
    const next = await context.newPage();
    const answer = await holdEverything(next);
    await next.goto('/dashboard');
    await expect(next.getByRole('heading', { name: 'Hello, Ben Next' })).toBeVisible();
    await expect(next.getByLabel('Your plan is being loaded')).toBeVisible();
    await expect(next.getByText('Solo renews')).toHaveCount(0);
    await expect.poll(() => keptBy(next)).not.toContain('Solo');
    answer.release();
    await expect(plan(next)).toContainText('Solo renews');
  });

  // R-SES-05
  test('goes when another tab signs out while this one still asks who is there: at once, and even if no message of it arrives @battery', async ({
    page,
    context,
    customer,
    signIn,
  }) => {
    await signIn(await customer());
    await openDashboard(page);
    const [told, untold] = [await context.newPage(), await context.newPage()];
    await untold.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => undefined;
    });
    const lookUps = await Promise.all([told, untold].map((tab) => hold(tab, LOOK_UP)));
    for (const tab of [told, untold]) {
      const asked = tab.waitForRequest(LOOK_UP);
      await tab.goto('/dashboard');
      await expect(plan(tab)).toContainText('Solo renews');
      await asked;
    }
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await expect(told.getByText('Anna Former')).toHaveCount(0);
    for (const tab of [told, untold]) {
      await expect(tab.getByText('Solo renews')).toHaveCount(0);
    }
    await noteAppearancesNow(told, 'Anna Former');
    for (const { release } of lookUps) release();
    for (const tab of [told, untold]) await expect(tab).toHaveURL(/\/login/);
    expect(await appearances(told)).toBe(0);
    await untold.reload();
    await expect(untold.getByLabel('E-mail')).toBeVisible();
    for (const tab of [told, untold]) expect(await keptBy(tab)).toBe('');
  });

  // R-REL-11
  test('goes when the session was ended elsewhere @battery', async ({
    page,
    customer,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/status of 40[01]|Support token|Fetch failed/);
    const person = await customer();
    await signIn(person);
    await openDashboard(page);
    await changePerson(person.uid, { disableUser: true });
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    expect(await keptBy(page)).toBe('');
  });
});

const ONCE = ['/api/billing-details', '/api/invoices', '/api/servers', '/api/subscription'];
const PLAN = '**/api/subscription';
const INVOICES = '**/api/invoices?*';
const READ = '**/documents:*';
const LISTEN = '**/google.firestore.v1.Firestore/Listen/**';
const LOOK_UP = '**/accounts:lookup?*';

const NO_INVOICES = { invoices: [], hasMore: false, nextPayment: null };

const SOLO: Subscription = {
  id: 'sub_solo_of_this_test',
  plan: 'Solo',
  planId: 'price_solo_month',
  interval: 'month',
  currentPeriodEnd: '2031-01-15T00:00:00.000Z',
  status: 'active',
};

const NONE: Subscription = {
  id: '',
  plan: null,
  planId: null,
  interval: null,
  currentPeriodEnd: null,
  status: 'none',
};

const plan = (page: Page) =>
  page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Your plan', exact: true }),
    });

/** What the page says about the age of what it shows. */
const age = (page: Page) => page.locator('main header').getByRole('status');

const keptBy = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', LAST_KNOWN_KEY);

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(plan(page)).toContainText('Solo renews');
  await expect(page.getByText('Your server is being ordered')).toBeVisible();
  await expect(age(page)).toHaveText('');
}

/** Keeps requests waiting until they are released. */
async function hold(page: Page, url: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route: Route) => {
    await released;
    await route.fallback();
  });
  return { release };
}

/** No one answers: not the API, not the database, not the identity service. */
async function holdEverything(page: Page): Promise<{ release: () => void }> {
  const held = await Promise.all(
    ['**/api/**', READ, LISTEN, LOOK_UP].map((url) => hold(page, url)),
  );
  return { release: () => held.forEach(({ release }) => release()) };
}

/** Counts in every document from now on how often a text appears, for however short a time. */
async function noteAppearances(page: Page, text: string): Promise<void> {
  await page.addInitScript(watchFor, text);
}

const noteAppearancesNow = (page: Page, text: string) => page.evaluate(watchFor, text);

function watchFor(text: string): void {
  sessionStorage['appearances'] = '0';
  new MutationObserver(() => {
    if (document.body?.textContent.includes(text)) {
      sessionStorage['appearances'] = String(Number(sessionStorage['appearances']) + 1);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const appearances = (page: Page) =>
  page.evaluate(() => Number(sessionStorage.getItem('appearances')));
