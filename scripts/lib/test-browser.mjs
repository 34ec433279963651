// The browser of the test suites: Chromium without a window, which is Playwright's own choice for tests and spares a third
// of the processor's time.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, installChromium } from './chromium.mjs';
import { LOCAL } from './places.mjs';

const DISTRIBUTION_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Installs it where it is missing.
 * @returns {Promise<string>} for CHROMIUM_PATH: what is there already, the distribution's headless shell, or a whole Chromium where there is no shell; empty for Playwright's own, which it finds itself
 */
export async function findTestBrowser({ children, progress }) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return '';
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!existsSync(DISTRIBUTION_SHELL) && isDebianRoot) {
    await progress.during('Installing Chromium', installShell(children));
  }
  if (existsSync(DISTRIBUTION_SHELL)) return DISTRIBUTION_SHELL;
  return (await findChromium()) ?? (await installChromium());
}

async function installShell(children) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
  ]) {
    await children.run({
      name: `apt-get ${args[0]}`,
      command: 'apt-get',
      args,
      env,
      log: join(LOCAL, 'logs', `apt-${args[0]}.log`),
    });
  }
}
