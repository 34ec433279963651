import type { Page } from '@playwright/test';

/**
 * Gives a prerendered page its first sign of intent, and waits until React has taken it over and its fonts are shown: until
 * then what the pointer is on may move away.
 */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(20, 300);
  await page.mouse.move(22, 302);
  await awaitTakeover(page);
  await awaitFonts(page);
}

/** Waits until React has begun to take a prerendered page over. */
export async function awaitTakeover(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Waits for the fonts of what is on the page; a page of the account asks for them when its content comes. */
export async function awaitFonts(page: Page): Promise<void> {
  await page.waitForFunction((last) => {
    // The browser finds out which fonts the text needs when it lays the text out; until then it has none to load.
    document.body.getBoundingClientRect();
    return (
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ family }) => family === last)
    );
  }, LAST_FAMILY);
}

/** A page shows its families one after another; this is the last, on every page. */
const LAST_FAMILY = 'Newsreader';

/** Opens one of our pages ready to use: what is pressed next no longer moves. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page);
}
