// Chromium and Firefox by Puppeteer, which drives Firefox over WebDriver BiDi.
import { existsSync } from 'node:fs';
import { launch, type LaunchOptions } from 'puppeteer-core';
import { findChromium, installChromium } from '../../../scripts/computer/chromium.ts';
import config from '../../playwright.config.ts';
import { ensureInstalled, WINDOW, type Page } from './drivers.ts';
import { locate, type Target } from './locate.ts';
import { createNoise } from './noise.ts';

const PLACES_OF_FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

export async function openChromium() {
  return openPage({
    browser: 'chrome',
    executablePath: (await findChromium()) ?? (await installChromium()),
    args: config.use?.launchOptions?.args ?? [],
  });
}

export async function openFirefox() {
  const find = () => PLACES_OF_FIREFOX.find((place) => existsSync(place));
  await ensureInstalled('Firefox', ['firefox-esr'], () => find() !== undefined);
  return openPage({ browser: 'firefox', executablePath: find() });
}

async function openPage(options: Omit<LaunchOptions, 'defaultViewport'>): Promise<Page> {
  const browser = await launch({ ...options, defaultViewport: WINDOW });
  const page = await browser.newPage();
  const noise = createNoise();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) {
      noise.add(`${message.type()}: ${message.text()} ${message.location().url ?? ''}`);
    }
  });
  page.on('pageerror', (error) => noise.add(`page error: ${error.message}`));
  page.on('domcontentloaded', () => noise.turnPage());
  const find = async (target: Target) => {
    const element = (await page.evaluateHandle(locate, target)).asElement();
    if (element === null) throw new Error(`The ${target.role} '${target.name}' has gone`);
    return element;
  };

  return {
    version: (await browser.version()).replace('/', ' '),
    goto: async (url) => void (await page.goto(url, { waitUntil: [] })),
    reload: async () => void (await page.reload({ waitUntil: [] })),
    run: (inPage, argument) => page.evaluate(inPage, argument),
    click: async (target) => (await find(target)).click(),
    fill: async (target, text) => {
      const field = await find(target);
      await field.evaluate((input) => {
        input.focus();
        input.select();
      });
      await field.type(text);
    },
    noise,
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    close: () => browser.close(),
  };
}
