import { defineConfig } from '@playwright/test';
import suites from '../playwright.config.ts';

export default defineConfig({
  ...suites,
  testDir: '.',
  outputDir: '../../.local/looks/differences',
  // Pictures differ between machines, so they stay out of the repository.
  snapshotPathTemplate: '../../.local/looks/{arg}{ext}',
  projects: [
    { name: 'looks', grepInvert: /README/ },
    { name: 'readme', grep: /README/ },
  ],
  reporter: [['list'], ['json']],
});
