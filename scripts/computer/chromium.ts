// The browsers that the tests and the bench drive. Playwright is loaded here alone, because the doctor runs without packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, mayInstallPackages } from './debian.ts';
import { ROOT } from '../lib/places.ts';
import { during } from '../lib/progress.ts';

export const HOW_TO_INSTALL_CHROMIUM =
  '`npx playwright install --with-deps chromium`, or Debian: `apt-get install chromium`';
// Not chromium-browser: Ubuntu's is a script that starts the snap, whose Chromium cannot be driven from outside.
const PLACES = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const SHELL = '/usr/bin/chromium-headless-shell';

/** @returns the path of a Chromium: CHROMIUM_PATH, Playwright's own, or the distribution's */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  // The build that this version of Playwright was made for is the safest choice.
  const places = chosen ? [chosen] : [await playwrightsOwn(), ...PLACES];
  return places.find((path) => existsSync(path)) ?? null;
}

/**
 * The browser of the test suites: Chromium without a window, which is Playwright's own choice for tests and spares a third of
 * the processor's time. Installs it where it is missing.
 * @returns for CHROMIUM_PATH: what is there already, the distribution's headless shell, or a whole Chromium where there is no shell; empty for Playwright's own, which it finds itself
 */
export async function findTestBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(await playwrightsOwn())) return '';
  if (!existsSync(SHELL) && mayInstallPackages()) {
    await during('Installing Chromium', installPackages('chromium-headless-shell'));
  }
  if (existsSync(SHELL)) return SHELL;
  return (await findChromium()) ?? (await installChromium());
}

/** Installs a Chromium: the distribution's package if allowed, else Playwright's download. */
export async function installChromium() {
  if (mayInstallPackages()) {
    await during('Installing Chromium from the distribution', installPackages('chromium'));
  }
  if (!(await findChromium())) {
    console.log('Downloading Chromium with Playwright …');
    spawnSync(join(ROOT, 'node_modules/.bin/playwright'), ['install', 'chromium'], {
      stdio: 'inherit',
    });
  }
  const path = await findChromium();
  if (!path) {
    console.error(
      `Chromium is missing, and installing it failed. Install one (${HOW_TO_INSTALL_CHROMIUM}) or name it in CHROMIUM_PATH.`,
    );
    process.exit(1);
  }
  return path;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
