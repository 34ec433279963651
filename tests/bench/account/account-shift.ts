// How far the account's pages move while what they show arrives, over the same slow line as the journeys: as wide as a phone
// and a desktop, for people whose plans stand differently, with nothing kept from their last visit and then again.
import { chromium as playwright, type Page } from '@playwright/test';
import { PASSWORD } from '../../../scripts/seed/people/seed-logins.ts';
import { LAST_KNOWN_KEY } from '../../../web/src/platform/storage/storage-keys.ts';
import type { AccountStage } from './account-stage.ts';
import type { Figure } from '../figures.ts';
import { accountPaths } from '../site/paths.ts';
import { rest } from './rest.ts';
import { readShifts, recordShifts, shiftFigure, WINDOWS, type Shift } from '../pages/shift.ts';

/** Of the seed: a plan in force, none, a failed payment, a pause. */
const PEOPLE = ['ada', 'ben', 'dan', 'finn'];

/**
 * Takes about four minutes on two cores.
 * @returns of each window the page that moves most, and how many move too far
 */
export async function measureAccountShift(options: Options): Promise<Figure[]> {
  const { stage, browser: path, print } = options;
  const browser = await playwright.launch(path === '' ? {} : { executablePath: path });
  const figures = [];
  try {
    for (const viewport of WINDOWS) {
      const shifts: Shift[] = [];
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

async function visitAs(person: string, page: Page, origin: string): Promise<Shift[]> {
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
 * @param page of a signed-in person
 * @returns with the page of the person's machine, if there is one
 */
async function pathsOf(page: Page, origin: string): Promise<string[]> {
  const paths = await accountPaths();
  await page.goto(`${origin}/dashboard/projects`);
  await rest(page);
  const details = await page
    .getByRole('link', { name: /^Details of/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...paths, ...details];
}

type Options = {
  stage: AccountStage;
  /** The path of a Chromium, empty for Playwright's own. */
  browser: string;
  print: (line: string) => void;
};
