/** Buys a plan as a person does, from the price list through the dashboard to the payment page, or without the screens. */
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { BEGIN_AT_ONCE } from '../../functions/src/contract/billing-details.ts';
import { callApi } from './call-api.ts';
import { readEnv } from './env.ts';
import { orderOf } from './order.ts';
import type { Person } from './people.ts';
import { settleWebhooks, standinUrl } from './standins.ts';
import { visit } from './browser/wake.ts';

/** From the price list to the payment page. The person is signed in. */
export async function choosePlan(page: Page, plan: string): Promise<void> {
  await visit(page, '/saas/v1#pricing');
  await page.getByRole('link', { name: `Choose ${plan}` }).click();
  await page.waitForURL('**/dashboard?plan=*');
  await page.getByRole('checkbox', { name: BEGIN_AT_ONCE.sentence }).check();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.waitForURL((url) => url.origin === standinUrl('stripe'));
}

/** Pays on the payment page and returns to ours. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/success?session_id=*');
}

/** Buys a monthly plan without the screens, which another test covers. */
export async function subscribe(person: Person, slug: string): Promise<void> {
  const shown = await fetch(`${readEnv('ALCOVE_SITE_URL')}/api/plans`);
  const { plans } = Plans.parse(await shown.json());
  const plan = plans.find((one) => one.slug === slug && one.interval === 'month');
  const { url } = Checkout.parse(
    await callApi(person.idToken, 'POST', '/checkout-session', orderOf(plan?.planId ?? slug)),
  );
  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ card: 'accepted' }),
  });
  await settleWebhooks();
}

const Plans = z.object({
  plans: z.array(z.object({ planId: z.string(), slug: z.string(), interval: z.string() })),
});
const Checkout = z.object({ url: z.string() });
