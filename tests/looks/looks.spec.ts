// Compares a picture of every route with the one taken before a change.
import type { Page, Request } from '@playwright/test';
import { ROUTES } from '@/app/routes.ts';
import { addressesToVisit } from '../support/browser/addresses.ts';
import { expect, storeSession, test } from '../support/browser/fixtures.ts';
import { signInPerson } from '../support/people.ts';
import { comeToRest } from './come-to-rest.ts';

const WIDTHS = [390, 1440];
/** What is meant to look different, as `address at width`, each with its reason. Empty once a change has landed. */
const MAY_DIFFER: Readonly<Record<string, string>> = {};
/** These redirect automatically. */
const PASSING = ['/auth/sign-in', '/logout', '/check-auth', '/auth/canny-sso-redirect'];
/** A subscriber with a server, from the seed. */
const CUSTOMER = 'ada@alcove.test';

for (const { path, guard } of ROUTES.filter((route) => !PASSING.includes(route.path))) {
  for (const address of addressesToVisit(path)) {
    for (const width of WIDTHS) {
      const name = `${address} at ${width}`;
      if (name in MAY_DIFFER) continue;
      test(name, async ({ page, context }) => {
        await page.setViewportSize({ width, height: 900 });
        if (guard === 'signed-in') {
          await storeSession(context, { email: CUSTOMER, ...(await signInPerson(CUSTOMER)) });
        }
        const calls = watchCalls(page);
        await page.goto(address);
        await comeToRest(page, guard === 'signed-in');
        await expect.poll(() => calls.size).toBe(0);
        await maskVaryingText(page);
        await expect(page).toHaveScreenshot(`${address.slice(1) || 'index'}-${width}.png`, {
          fullPage: true,
          // Chromium does not smooth every corner alike twice: a step or two of one colour is no difference.
          threshold: 0.02,
          maxDiffPixels: 0,
        });
      });
    }
  }
}

/** @returns the calls of our API that are under way */
function watchCalls(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

/** Times and ports are different in each run. */
async function maskVaryingText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      text.nodeValue =
        text.nodeValue
          ?.replaceAll(/\b\d{1,2}:\d{2}\b/g, '00:00')
          .replaceAll(/localhost:\d+/g, 'localhost:00000') ?? null;
    }
  });
}
