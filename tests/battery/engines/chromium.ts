// Chromium by Playwright, as the end-to-end tests run it.
import { chromium, type Browser } from '@playwright/test';
import { findChromium, installChromium } from '../../../scripts/computer/chromium.ts';
import config from '../../playwright.config.ts';
import { WINDOW, type Driver, type Page, type Start } from './drivers.ts';
import { locate, type Target } from './locate.ts';
import { createNoise } from './noise.ts';

/** What Chromium itself, not a page, requests from its maker. No switch stops all of it; the proxy does. */
const OWN_HOSTS = [
  'accounts.google.com',
  'content-autofill.googleapis.com',
  'update.googleapis.com',
];

export async function launch({ proxy }: Start): Promise<Driver> {
  const executablePath = (await findChromium()) ?? (await installChromium());
  const browser = await chromium.launch({
    executablePath,
    args: [...(config.use?.launchOptions?.args ?? []), `--proxy-server=http://${proxy}`],
  });
  return {
    ownHosts: OWN_HOSTS,
    openPage: () => openPage(browser),
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: WINDOW });
  const noise = createNoise();
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      noise.add(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => noise.add(`page error: ${error.error().message}`));
  const page = await context.newPage();
  const find = async (target: Target) => {
    const element = (await page.evaluateHandle(locate, target)).asElement();
    if (element === null) throw new Error(`The ${target.role} '${target.name}' has gone`);
    return element;
  };

  return {
    version: `Chromium ${browser.version()}`,
    goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    reload: async () => void (await page.reload({ waitUntil: 'commit' })),
    run: page.evaluate.bind(page) as Page['run'],
    click: async (target) => (await find(target)).click(),
    fill: async (target, text) => (await find(target)).fill(text),
    noise,
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    close: () => context.close(),
  };
}
