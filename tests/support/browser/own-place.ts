import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/** Has calls come from a place of their own, because only so many may come from one. Without it, all browsers here are one visitor. */
export async function comeFromOwnPlace(context: BrowserContext, calls: string): Promise<void> {
  const address = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
  await context.route(calls, async (route) => {
    const headers = await route.request().allHeaders();
    await route.continue({ headers: { ...headers, 'X-Forwarded-For': `${address}, ${address}` } });
  });
}
