// Firefox by Puppeteer, over WebDriver BiDi.
import { existsSync } from 'node:fs';
import { launch as launchBrowser, type Browser } from 'puppeteer-core';
import { WINDOW, type Driver, type Page, type Start } from './drivers.ts';
import { ensureInstalled } from './ensure-installed.ts';
import { locate, type Target } from './locate.ts';
import { createNoise } from './noise.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

export async function launch({ proxy }: Start): Promise<Driver> {
  const find = () => PLACES.find((place) => existsSync(place));
  await ensureInstalled({
    name: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => Boolean(find()),
  });
  const browser = await launchBrowser({
    browser: 'firefox',
    executablePath: find(),
    defaultViewport: WINDOW,
    // Without it a release build uses its own settings address.
    env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
    extraPrefsFirefox: { ...QUIET, ...throughProxy(proxy) },
  });
  return {
    openPage: () => openPage(browser),
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const noise = createNoise();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) {
      noise.add(`${message.type()}: ${message.text()}`);
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
