import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../../scripts/seed/people/seed-logins.ts';

/** A page is at rest when it has asked for nothing for so long. */
const REST_MS = 500;

/** Fills the sign-in form in for a person of the seed. */
export async function enter(page: Page, origin: string, person: string) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-mail').fill(`${person}@alcove.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

/** Resolves when the page has asked for nothing for a while. */
export async function rest(page: Page) {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  page.on('request', note).on('requestfinished', note);
  while (performance.now() - last < REST_MS) await wait(REST_MS - (performance.now() - last));
  page.off('request', note).off('requestfinished', note);
}
