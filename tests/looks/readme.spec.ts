// Takes the pictures at the top of the README: what a visitor sees first, and what a customer does.
import { PATHS } from '@/site/paths.ts';
import { storeSession, test } from '../support/browser/fixtures.ts';
import { signInPerson } from '../support/people.ts';
import { comeToRest } from './come-to-rest.ts';

const FOLDER = 'docs/pictures';
/** From the seed: a subscriber whose machine is ready. */
const CUSTOMER = 'ada@alcove.test';

test.use({ viewport: { width: 1280, height: 860 } });

test('The front page', async ({ page }) => {
  await page.goto(PATHS.home);
  await comeToRest(page, false);
  await page.screenshot({ path: `${FOLDER}/front-page.png` });
});

test('The dashboard', async ({ page, context }) => {
  await storeSession(context, { email: CUSTOMER, ...(await signInPerson(CUSTOMER)) });
  await page.goto(PATHS.dashboard);
  await comeToRest(page, true);
  await page.screenshot({ path: `${FOLDER}/dashboard.png` });
});
