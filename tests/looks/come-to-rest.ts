import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { wake } from '../support/wake.ts';

/** Waits for everything that loads by itself: the app, its fonts and its data. */
export async function comeToRest(page: Page, isAccount: boolean): Promise<void> {
  await wake(page);
  if (isAccount) await expect(page.getByText(/^Signed in as/)).toBeAttached();
  await expect(page.locator('[aria-busy=true], output:has(.animate-breathe)')).toHaveCount(0);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
}
