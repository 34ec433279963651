// The account area as a customer reaches it: the site of the stack served as Hosting does, the API behind it in a process of its
// own, and a network between the browser and everything that it speaks to: documents, scripts, the API, Auth, and Firestore's
// listener alike. The delays of the browser's own tools act on requests and leave a listener's later messages untouched.
import { chromium as playwright } from '@playwright/test';
import type { Stack } from '../../../scripts/start/stack.ts';
import { startTcpProxy } from '../../support/proxies/tcp-proxy.ts';
import { apiSettings, startFunction } from '../api/functions-process.ts';
import { serveSite } from '../site/serve.ts';

const ROUND_TRIP_MS = 40;

/**
 * @param env the settings of the stack
 * @param chromium its path, empty for Playwright's own
 */
export async function startAccountStage(stack: Stack, env: NodeJS.ProcessEnv, chromium: string) {
  const { site, auth, firestore, aiServer, zendesk } = stack.addresses;
  const api = await startFunction({ name: 'account-api', env: apiSettings(env, null) });
  const served = await serveSite(stack.siteFolder, {}, api.url, {
    identity: [auth, firestore],
    chat: new URL(zendesk).host,
    helpCenter: [zendesk],
  });
  const ways = [
    [site, served.origin],
    [auth, auth],
    [firestore, firestore],
    [aiServer, aiServer],
  ] as const;
  const lines = await Promise.all(
    ways.map(async ([address, target]) => {
      const line = await startTcpProxy(`127.0.0.1:${new URL(target).port}`, ROUND_TRIP_MS / 2);
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

export type AccountStage = Awaited<ReturnType<typeof startAccountStage>>;
