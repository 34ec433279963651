import type { Page } from '@playwright/test';
import { expect } from '../support/browser/fixtures.ts';
import { wake } from '../support/browser/wake.ts';

/** Waits for everything that loads by itself: the app, its fonts and its data. */
export async function comeToRest(page: Page, isAccount: boolean): Promise<void> {
  await wake(page);
  if (isAccount) await expect(page.getByText(/^Signed in as/)).toBeAttached();
  // A page that still looks up the session has no heading, and nothing in it is busy yet.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true], output:has(.animate-breathe)')).toHaveCount(0);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
}
