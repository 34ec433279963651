// The browser that the tests drive.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, mayInstallPackages } from './debian.ts';
import { ROOT } from '../lib/places.ts';

export const HOW_TO_INSTALL_CHROMIUM =
  '`npx playwright install --with-deps chromium`, or Debian: `apt-get install chromium`';
// Not chromium-browser: Ubuntu's is a script that starts the snap, whose Chromium cannot be driven from outside.
const PLACES = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** @returns the path of a Chromium: CHROMIUM_PATH, Playwright's own, or the distribution's */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const chosen = process.env.CHROMIUM_PATH;
  // The build that this version of Playwright was made for is the safest choice.
  const places = chosen ? [chosen] : [chromium.executablePath(), ...PLACES];
  return places.find((path) => existsSync(path)) ?? null;
}

/** Installs a Chromium: the distribution's package if allowed, else Playwright's download. */
export async function installChromium() {
  if (mayInstallPackages()) {
    console.log('Installing Chromium from the distribution …');
    await installPackages('chromium');
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
