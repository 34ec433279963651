import { createRequire } from 'node:module';
import { chromium as playwright } from '@playwright/test';

/** @returns what measured, with versions */
export async function versionsOf(chromium: string): Promise<string> {
  const { version: lighthouse } = createRequire(import.meta.url)('lighthouse/package.json');
  const browser = await playwright.launch({ executablePath: chromium });
  const [major] = browser.version().split('.');
  await browser.close();
  return `Node ${process.version.slice(1)}, Lighthouse ${lighthouse}, Chromium ${major}`;
}
