// Chromium by Playwright, as the end-to-end tests run it.
import { chromium } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import { findChromium, installChromium } from '../../../scripts/lib/chromium.mjs';
import { WINDOW } from './drivers.mjs';
import { locate } from './locate.mjs';
import { createNoise } from './noise.mjs';

/** @import { Browser } from '@playwright/test' */
/** @import { Page, Run } from './drivers.mjs' */
/** @import { Target } from './locate.mjs' */

/** What Chromium itself, not a page, requests from its maker. No switch stops all of it; the proxy does. */
const OWN_HOSTS = [
  'accounts.google.com',
  'content-autofill.googleapis.com',
  'update.googleapis.com',
];

/** @type {import('./drivers.mjs').Launch} */
export async function launch({ proxy }) {
  const executablePath = (await findChromium()) ?? (await installChromium());
  const { default: config } = await tsImport('../../playwright.config.ts', import.meta.url);
  const browser = await chromium.launch({
    executablePath,
    args: [...config.use.launchOptions.args, `--proxy-server=http://${proxy}`],
  });
  return {
    ownHosts: OWN_HOSTS,
    openPage: () => openPage(browser),
    close: () => browser.close(),
  };
}

/**
 * @param {Browser} browser
 * @returns {Promise<Page>}
 */
async function openPage(browser) {
  const context = await browser.newContext({ viewport: WINDOW });
  const noise = createNoise();
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      noise.add(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => noise.add(`page error: ${error.error().message}`));
  const page = await context.newPage();
  const find = async (/** @type {Target} */ target) => {
    const element = (await page.evaluateHandle(locate, target)).asElement();
    if (element === null) throw new Error(`The ${target.role} '${target.name}' has gone`);
    return element;
  };

  return {
    version: `Chromium ${browser.version()}`,
    goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    reload: async () => void (await page.reload({ waitUntil: 'commit' })),
    run: /** @type {Run} */ (page.evaluate.bind(page)),
    click: async (target) => (await find(target)).click(),
    fill: async (target, text) => (await find(target)).fill(text),
    noise,
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    close: () => context.close(),
  };
}
