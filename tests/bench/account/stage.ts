// The account area as a customer reaches it: the site of the stack served as Hosting does, the API behind it in a process of its
// own, and a network between the browser and everything that it speaks to: documents, scripts, the API, Auth, and Firestore's
// listener alike. The delays of the browser's own tools act on requests and leave a listener's later messages untouched.
import { setTimeout as wait } from 'node:timers/promises';
import { chromium as playwright, type Page } from '@playwright/test';
import { PASSWORD } from '../../../scripts/seed/people/seed-logins.ts';
import type { Stack } from '../../../scripts/start/stack.ts';
import { startTcpProxy } from '../../support/proxies/tcp-proxy.ts';
import { apiSettings, startProcess } from '../api/processes.ts';
import { serveSite } from '../site/serve.ts';

const ROUND_TRIP_MS = 40;
/** A page is at rest when it has asked for nothing for so long. */
const REST_MS = 500;

/**
 * @param env the settings of the stack
 * @param chromium its path, empty for Playwright's own
 */
export async function startAccountStage(stack: Stack, env: NodeJS.ProcessEnv, chromium: string) {
  const { site, auth, firestore, storage, aiServer, zendesk } = stack.addresses;
  const api = await startProcess('account-api', apiSettings(env, null));
  const served = await serveSite(stack.siteFolder, {
    api: api.url,
    local: {
      identity: [auth, firestore],
      storage: [storage],
      chat: new URL(zendesk).host,
      helpCenter: [zendesk],
    },
  });
  const lines = await Promise.all(
    [site, auth, firestore, storage, aiServer].map(async (address) => {
      const target = new URL(address === site ? served.origin : address);
      const line = await startTcpProxy(`127.0.0.1:${target.port}`, ROUND_TRIP_MS / 2);
      await line.set('slow');
      return { ...line, rule: `MAP ${new URL(address).host} ${line.address}` };
    }),
  );
  const browser = await playwright.launch({
    ...(chromium && { executablePath: chromium }),
    // The browser takes each address of the stack to its slow line.
    args: [`--host-resolver-rules=${lines.map(({ rule }) => rule).join(',')}`],
  });
  return {
    browser,
    origin: site,
    /** One of the customer's own, which asks for consent. */
    server: aiServer,
    stop: async () => {
      await browser.close();
      served.close();
      await Promise.all([api.stop(), ...lines.map((line) => line.stop())]);
    },
  };
}

/** Fills the sign-in form in for a person of the seed. @returns its button */
export async function enter(page: Page, { origin }: AccountStage, person: string) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-mail').fill(`${person}@alcove.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  return page.getByRole('button', { name: 'Sign in', exact: true });
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

export type AccountStage = Awaited<ReturnType<typeof startAccountStage>>;
