import { defineConfig } from '@playwright/test';
import suites from '../playwright.config.ts';

export default defineConfig({
  ...suites,
  testDir: '.',
  outputDir: '../../.local/looks/differences',
  // Pictures differ between machines, so they stay out of the repository.
  snapshotPathTemplate: '../../.local/looks/{arg}{ext}',
  projects: [
    { name: 'looks', testMatch: 'looks.spec.ts' },
    { name: 'readme', testMatch: 'readme.spec.ts' },
  ],
  reporter: [['list'], ['json']],
});
