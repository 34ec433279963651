import type { Page } from '@playwright/test';

/** Gives a prerendered page its first sign of intent, and waits until React has taken it over. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(20, 300);
  await page.mouse.move(22, 302);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
}
