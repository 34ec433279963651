// How far the account's pages move while what they show arrives, over the same slow line as the journeys: as wide as a phone
// and a desktop, for people whose plans stand differently, with nothing kept from their last visit and then again.
import type { Page } from '@playwright/test';
import { LAST_KNOWN_KEY } from '../../../web/src/platform/storage/storage-keys.ts';
import type { Figure } from '../figures.ts';
import { readShifts, recordShifts, shiftFigure, WINDOWS, type Shift } from '../pages/shift.ts';
import { accountPaths } from '../site/paths.ts';
import type { AccountStage } from './account-stage.ts';
import { enter, rest } from './visitor.ts';

/** Of the seed: a plan in force, none, a failed payment, a pause. */
const PEOPLE = ['ada', 'ben', 'dan', 'finn'];

/**
 * Takes about four minutes on two cores.
 * @returns of each window the page that moves most, and how many move too far
 */
export async function measureAccountShift({ browser, origin }: AccountStage): Promise<Figure[]> {
  const figures = [];
  for (const viewport of WINDOWS) {
    const shifts: Shift[] = [];
    for (const person of PEOPLE) {
      console.log(`Layout shift of the account's pages: ${person}, ${viewport.width} px`);
      const context = await browser.newContext({ viewport });
      await context.addInitScript(recordShifts);
      shifts.push(...(await visitAs(person, await context.newPage(), origin)));
      await context.close();
    }
    figures.push(shiftFigure(`account, ${viewport.width} px`, shifts));
  }
  return figures;
}

async function visitAs(person: string, page: Page, origin: string): Promise<Shift[]> {
  await enter(page, origin, person);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  await rest(page);
  const shifts = [];
  for (const path of [...(await accountPaths()), ...(await machinesOf(page, origin))]) {
    await page.evaluate((key) => localStorage.removeItem(key), LAST_KNOWN_KEY);
    for (const visit of ['first', 'again']) {
      await page.goto(origin + path);
      await rest(page);
      shifts.push({
        path: `${path} (${person}, ${visit})`,
        value: await readShifts(page, false),
      });
    }
  }
  return shifts;
}

/** The pages of a signed-in person's machines. */
async function machinesOf(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/dashboard/projects`);
  await rest(page);
  return page
    .getByRole('link', { name: /^Details of/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
