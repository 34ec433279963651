// The browser that the tests drive.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns {Promise<string | null>} the path of a Chromium: CHROMIUM_PATH, the distribution's, or Playwright's own */
export async function findChromium() {
  const places = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : PLACES;
  const found = places.find((path) => existsSync(path));
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** Installs a Chromium: the distribution's package where that is allowed, else Playwright's download. */
export async function installChromium() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the distribution …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  } else {
    console.log('Downloading Chromium with Playwright …');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const path = await findChromium();
  if (!path) {
    console.error(
      'No Chromium, and it could not be installed. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
    );
    process.exit(1);
  }
  return path;
}
