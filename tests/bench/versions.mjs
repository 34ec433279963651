import { createRequire } from 'node:module';
import { chromium as playwright } from '@playwright/test';
import { findLiveNode } from '../../scripts/lib/live-node.mjs';

/**
 * @param {string} chromium
 * @returns {Promise<string>} what measured, with versions
 */
export async function versionsOf(chromium) {
  const { version: lighthouse } = createRequire(import.meta.url)('lighthouse/package.json');
  const browser = await playwright.launch({ executablePath: chromium });
  const [major] = browser.version().split('.');
  await browser.close();
  return `Node ${process.version.slice(1)} (the API: ${findLiveNode().version}), Lighthouse ${lighthouse}, Chromium ${major}`;
}
