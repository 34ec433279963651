// R-LAW-05: papers on their pages, in the account and as files.
import { CURRENT_VERSIONS } from '@contract/legal/papers.ts';
import { firestore } from '../support/emulators.ts';
import { BROKEN, expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { visit } from '../support/browser/wake.ts';

const VERSION = CURRENT_VERSIONS['data-processing'];
const FILE = `data-processing-${VERSION}.pdf`;

// R-LAW-05
test('an agreement is read, accepted by keyboard, and saved as a PDF @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson({ displayName: 'Ada Lovelace' });
  await signIn(person);
  await page.goto('/dashboard/papers');
  const main = page.getByRole('main');
  const name = main.getByLabel('Your name');
  await expect(name).toHaveValue('Ada Lovelace');
  await expectAccessible(page);

  const accept = main.getByRole('button', { name: `Accept version ${VERSION}` });
  await name.focus();
  await page.keyboard.press('Enter');
  const role = main.getByLabel('Your role');
  await expect(role).toBeFocused();
  await expect(main.getByText('Enter the role in which you accept it.')).toBeVisible();
  await page.keyboard.type('Practice manager');
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');

  const row = main.getByRole('row').filter({ hasText: 'Practice manager' });
  await expect(row).toContainText('Ada Lovelace');
  await expect(accept).toHaveCount(0);
  await expect(main.getByText('Accepted. The PDF is below.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);

  const link = row.getByRole('link', { name: `PDF of version ${VERSION}` });
  const saving = page.waitForEvent('download');
  await link.press('Enter');
  expect((await saving).suggestedFilename()).toBe(FILE);

  await page.reload();
  await expect(row).toContainText('Ada Lovelace');
  await page.goto('/dashboard/security');
  await expect(page.getByRole('row').filter({ hasText: 'Paper accepted' })).toContainText(
    `data-processing ${VERSION}`,
  );
});

// R-LAW-05
test('a newer version than the accepted one is said, and what fails leaves what was typed @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  const person = await newPerson();
  const old = {
    uid: person.uid,
    document: 'data-processing',
    version: '2025-01-01',
    name: 'Grace Hopper',
    role: 'Owner',
    at: '2025-01-02T10:00:00.000Z',
  };
  const doc = firestore().doc(`agreements/${person.uid}_data-processing_2025-01-01`);
  await doc.set(old);
  await signIn(person);
  await page.goto('/dashboard/papers');
  const main = page.getByRole('main');
  await expect(main.getByText('You accepted version 2025-01-01,')).toBeVisible();
  await expect(main.getByRole('row').filter({ hasText: 'Grace Hopper' })).toBeVisible();

  expectNoise(/status of 500/);
  await page.route('**/api/agreements', async (route) =>
    route.request().method() === 'POST' ? route.fulfill(BROKEN) : route.continue(),
  );
  await main.getByLabel('Your name').fill('Grace Hopper');
  await main.getByLabel('Your role').fill('Director');
  await main.getByRole('button', { name: `Accept version ${VERSION}` }).click();
  await expect(main.getByRole('alert')).toContainText('The agreement was not accepted');
  await expect(main.getByLabel('Your role')).toHaveValue('Director');
  await page.unroute('**/api/agreements');
  await main.getByRole('button', { name: `Accept version ${VERSION}` }).click();
  await expect(main.getByRole('row').filter({ hasText: 'Director' })).toBeVisible();
  await expect(main.getByText('You accepted version 2025-01-01,')).toHaveCount(0);
  await doc.delete();
});

// R-LAW-05
test('a visitor reads the papers and saves them, and printing leaves only their text @battery', async ({
  page,
}) => {
  await visit(page, '/data-processing');
  const main = page.getByRole('main');
  await expect(main).toContainText(`Version ${VERSION}.`);
  const saving = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download this version as a PDF' }).click();
  expect((await saving).suggestedFilename()).toBe(FILE);
  await main.getByRole('link', { name: 'sub-processors', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sub-processors');
  await expect(main).toContainText('Sub-processor for what is on your servers');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('link', { name: 'Download this version as a PDF' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
