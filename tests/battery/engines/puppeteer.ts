// Chromium and Firefox by Puppeteer, which drives Firefox over WebDriver BiDi.
import { existsSync } from 'node:fs';
import { launch, type Browser } from 'puppeteer-core';
import { findChromium, installChromium } from '../../../scripts/computer/chromium.ts';
import config from '../../playwright.config.ts';
import { WINDOW, type Driver, type Page, type Start } from './drivers.ts';
import { ensureInstalled } from './ensure-installed.ts';
import { locate, type Target } from './locate.ts';
import { createNoise } from './noise.ts';

/** What Chromium itself, not a page, requests from its maker. No switch stops all of it; the proxy does. */
const CHROMIUMS_OWN_HOSTS = [
  'accounts.google.com',
  'content-autofill.googleapis.com',
  'update.googleapis.com',
];
const PLACES_OF_FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

export async function launchChromium({ proxy }: Start): Promise<Driver> {
  const browser = await launch({
    browser: 'chrome',
    executablePath: (await findChromium()) ?? (await installChromium()),
    defaultViewport: WINDOW,
    args: [...(config.use?.launchOptions?.args ?? []), `--proxy-server=http://${proxy}`],
  });
  return driverOf(browser, CHROMIUMS_OWN_HOSTS);
}

export async function launchFirefox({ proxy }: Start): Promise<Driver> {
  const find = () => PLACES_OF_FIREFOX.find((place) => existsSync(place));
  await ensureInstalled({
    name: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => Boolean(find()),
  });
  const browser = await launch({
    browser: 'firefox',
    executablePath: find(),
    defaultViewport: WINDOW,
    // Without it a release build uses its own settings address.
    env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
    extraPrefsFirefox: { ...QUIET, ...throughProxy(proxy) },
  });
  return driverOf(browser, []);
}

function driverOf(browser: Browser, ownHosts: string[]): Driver {
  return { ownHosts, openPage: () => openPage(browser), close: () => browser.close() };
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
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
    close: () => context.close(),
  };
}

/** What Firefox itself requests from its maker. */
const QUIET = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.newtabpage.activity-stream.feeds.system.topstories': false,
  'browser.region.network.url': '',
  'browser.region.update.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.safebrowsing.provider.google4.updateURL': '',
  'browser.search.update': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': '',
  'toolkit.telemetry.unified': false,
};

function throughProxy(proxy: string) {
  const { hostname, port } = new URL(`http://${proxy}`);
  return {
    'network.proxy.type': 1,
    'network.proxy.http': hostname,
    'network.proxy.http_port': Number(port),
    'network.proxy.ssl': hostname,
    'network.proxy.ssl_port': Number(port),
  };
}
