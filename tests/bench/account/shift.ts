// How far the account's pages move while what they show arrives, over the same slow line as the journeys: as wide as a phone
// and a desktop, for people whose plans stand differently, with nothing kept from their last visit and then again.
import type { Page } from '@playwright/test';
import { LAST_KNOWN_KEY } from '../../../web/src/platform/storage/storage-keys.ts';
import type { Figure } from '../figures.ts';
import { readShifts, recordShifts, shiftFigure, WINDOWS, type Shift } from '../pages/shift.ts';
import { accountPaths } from '../site/web.ts';
import { enter, rest, type AccountStage } from './stage.ts';

/** Of the seed: a plan in force, none, a failed payment, a pause. */
const PEOPLE = ['ada', 'ben', 'dan', 'finn'];

/**
 * Takes about four minutes on two cores.
 * @returns of each window the page that moves most, and how many move too far
 */
export async function measureAccountShift(stage: AccountStage): Promise<Figure[]> {
  const figures = [];
  for (const viewport of WINDOWS) {
    const shifts: Shift[] = [];
    for (const person of PEOPLE) {
      console.log(`Layout shift of the account's pages: ${person}, ${viewport.width} px`);
      const context = await stage.browser.newContext({ viewport });
      await context.addInitScript(recordShifts);
      shifts.push(...(await visitAs(person, await context.newPage(), stage)));
      await context.close();
    }
    figures.push(shiftFigure(`account, ${viewport.width} px`, shifts));
  }
  return figures;
}

async function visitAs(person: string, page: Page, stage: AccountStage): Promise<Shift[]> {
  const open = async (path: string) => {
    await page.goto(stage.origin + path);
    await rest(page);
  };
  await (await enter(page, stage, person)).click();
  await page.waitForURL('**/dashboard');
  await open('/dashboard/projects');
  const machines = await page
    .getByRole('link', { name: /^Details of/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const shifts = [];
  for (const path of [...(await accountPaths()), ...machines]) {
    await page.evaluate((key) => localStorage.removeItem(key), LAST_KNOWN_KEY);
    for (const visit of ['first', 'again']) {
      await open(path);
      const value = await readShifts(page, false);
      shifts.push({ path: `${path} (${person}, ${visit})`, value });
    }
  }
  return shifts;
}
