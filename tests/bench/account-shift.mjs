// How far the account's pages move while what they show arrives, over the same slow line as the journeys: as wide as a phone
// and a desktop, for people whose plans stand differently, with nothing kept from their last visit and then again.
import { chromium as playwright } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import { PASSWORD } from '../../scripts/lib/seed-logins.mjs';
import { accountPaths } from './paths.mjs';
import { rest } from './rest.mjs';
import { readShifts, recordShifts, shiftFigure, WINDOWS } from './shift.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { AccountStage } from './account-stage.mjs' */
/** @import { Figure } from './figures.mjs' */
/** @import { Shift } from './shift.mjs' */

/** Of the seed: a plan in force, none, a failed payment, a pause. */
const PEOPLE = ['ada', 'ben', 'dan', 'finn'];

/** @type {{ LAST_KNOWN_KEY: string }} */
const { LAST_KNOWN_KEY } = await tsImport(
  '../../web/src/platform/storage-keys.ts',
  import.meta.url,
);

/**
 * Takes about four minutes on two cores.
 * @param {{ stage: AccountStage, browser: string, print: (line: string) => void }} options
 *   `browser` is the path of a Chromium, empty for Playwright's own
 * @returns {Promise<Figure[]>} of each window the page that moves most, and how many move too far
 */
export async function measureAccountShift({ stage, browser: path, print }) {
  const browser = await playwright.launch(path === '' ? {} : { executablePath: path });
  const figures = [];
  try {
    for (const viewport of WINDOWS) {
      /** @type {Shift[]} */
      const shifts = [];
      for (const person of PEOPLE) {
        print(`Layout shift of the account's pages: ${person}, ${viewport.width} px`);
        const context = await browser.newContext({ viewport });
        await context.addInitScript(recordShifts);
        shifts.push(...(await visitAs(person, await context.newPage(), stage.origin)));
        await context.close();
      }
      shifts.sort((one, other) => other.value - one.value);
      figures.push(shiftFigure(`account, ${viewport.width} px`, shifts));
    }
  } finally {
    await browser.close();
  }
  return figures;
}

/**
 * @param {string} person
 * @param {Page} page
 * @param {string} origin
 * @returns {Promise<Shift[]>}
 */
async function visitAs(person, page, origin) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-mail').fill(`${person}@alcove.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  await rest(page);
  const shifts = [];
  for (const path of await pathsOf(page, origin)) {
    await page.evaluate((key) => localStorage.removeItem(key), LAST_KNOWN_KEY);
    for (const visit of ['first', 'again']) {
      await page.goto(origin + path);
      await rest(page);
      shifts.push({
        path: `${path} (${person}, ${visit})`,
        ...(await page.evaluate(readShifts, false)),
      });
    }
  }
  return shifts;
}

/**
 * @param {Page} page of somebody who is signed in
 * @param {string} origin
 * @returns {Promise<string[]>} with the page of the person's machine, if there is one
 */
async function pathsOf(page, origin) {
  const paths = await accountPaths();
  await page.goto(`${origin}/dashboard/projects`);
  await rest(page);
  const details = await page
    .getByRole('link', { name: /^Details of/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...paths, ...details];
}
