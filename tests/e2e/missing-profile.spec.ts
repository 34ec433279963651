// R-REL-10: a profile that cannot be read is said to be so, instead of looking as if it were still being loaded.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { removeProfile } from '../support/people.ts';

const banner = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your profile could not be loaded' });

/** How long grey bars may stand in for an answer that will not come. */
const LONGEST_MS = 3000;

/** Firestore's answer by which the profile is first read, and its stream by which it is followed. */
const READ = '**/documents:batchGet?*';
const LISTEN = '**/google.firestore.v1.Firestore/Listen/**';

test.describe('/dashboard', () => {
  test.beforeEach(async ({ expectNoise }) => {
    expectNoise(
      /status of 403|cleardot\.gif|transport errored|Support token|Profile listener failed/,
    );
  });

  // R-REL-10
  test('says within three seconds that the profile was refused, and Retry reads it @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson({ displayName: 'Rita Refused' });
    await signIn(person);
    // The rules give no one another person's profile.
    const { idToken } = await newPerson();
    await page.route(READ, (route) => {
      const headers = { ...route.request().headers(), authorization: `Bearer ${idToken}` };
      return route.continue({ headers });
    });
    await page.route(LISTEN, (route) => {
      const sent = route.request().postData() ?? '';
      return route.continue({ postData: sent.replaceAll(person.idToken, idToken) });
    });
    await page.clock.install();
    await page.goto('/dashboard');
    // Neither waits for the profile. The clock below would outrun them while they are under way.
    await expect(page.getByRole('main').getByText('No plan', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Signed in as/)).toBeAttached();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    // The page opens before the refusal is there; nothing else shows when it has arrived.
    await expect
      .poll(async () => {
        await page.clock.runFor(LONGEST_MS);
        return banner(page).isVisible();
      })
      .toBe(true);
    await page.clock.resume();
    await expectAccessible(page);
    await page.unroute(READ);
    await page.unroute(LISTEN);
    await banner(page).getByRole('button', { name: 'Retry' }).click();
    await expect(banner(page)).toHaveCount(0);
  });

  // R-SES-04
  test('stays where the profile cannot be read for another reason, says so, and Retry reads it @battery', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/Failed to load resource|could not be loaded/);
    await signIn(await newPerson({ displayName: 'Paula Part' }));
    // Its first reading is refused, and the part that follows it is blocked, as by a filter.
    await page.route(READ, (route) => route.abort());
    await page.route('**/assets/firestore-live-*', (route) => route.abort());
    const pages = new Set<string>();
    page.on('framenavigated', (frame) => pages.add(new URL(frame.url()).pathname));
    await page.goto('/dashboard');
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('main').getByText('No plan', { exact: true })).toBeVisible();
    await page.unroute(READ);
    await page.unroute('**/assets/firestore-live-*');
    await banner(page).getByRole('button', { name: 'Retry' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect([...pages]).toEqual(['/dashboard']);
  });

  // R-SES-01 R-REL-10
  test('stays where the identity client cannot be loaded, and says so @battery', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/Failed to load resource|could not be|Failed to fetch|Fetch failed/);
    await signIn(await newPerson());
    await page.route('**/assets/auth-client-*', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByText('We could not look for your session').first()).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  // R-REL-10
  test('says that the profile has gone, and Retry writes it again @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson({ displayName: 'Mia Missing' });
    await signIn(person);
    await page.goto('/dashboard/edit-details');
    await expect(page.getByLabel('Name')).toHaveValue('Mia Missing');
    await removeProfile(person.uid);
    await expect(banner(page)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Mia Missing');
    await banner(page).getByRole('button', { name: 'Retry' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Mia Missing');
    await expect(banner(page)).toHaveCount(0);
  });
});
