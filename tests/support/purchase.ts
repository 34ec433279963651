/** Buys a plan as a person does: from the price list through the dashboard to the payment page. */
import type { Page } from '@playwright/test';
import { standinUrl } from './standins.ts';
import { visit } from './wake.ts';

/** From the price list to the payment page. The person is signed in. */
export async function choosePlan(page: Page, plan: string): Promise<void> {
  await visit(page, '/saas/v1#pricing');
  await page.getByRole('link', { name: `Choose ${plan}` }).click();
  await page.waitForURL('**/dashboard?plan=*');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL((url) => url.origin === standinUrl('stripe'));
}

/** Pays on the payment page and returns to ours. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/success?session_id=*');
}
