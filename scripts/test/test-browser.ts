// The browser of the test suites: Chromium without a window, which is Playwright's own choice for tests and spares a third
// of the processor's time.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium, installChromium } from '../computer/chromium.ts';
import { installPackages, mayInstallPackages } from '../computer/debian.ts';

import type { Progress } from '../lib/progress.ts';

const DISTRIBUTION_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Installs it where it is missing.
 * @returns for CHROMIUM_PATH: what is there already, the distribution's headless shell, or a whole Chromium where there is no shell; empty for Playwright's own, which it finds itself
 */
export async function findTestBrowser({ progress }: { progress: Progress }) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return '';
  if (!existsSync(DISTRIBUTION_SHELL) && mayInstallPackages()) {
    await progress.during('Installing Chromium', installPackages('chromium-headless-shell'));
  }
  if (existsSync(DISTRIBUTION_SHELL)) return DISTRIBUTION_SHELL;
  return (await findChromium()) ?? (await installChromium());
}
