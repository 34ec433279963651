import { defineConfig } from '@playwright/test';
import suites from '../playwright.config.ts';

export default defineConfig({
  ...suites,
  testDir: '.',
  outputDir: '../../.local/looks/differences',
  // Pictures of one machine say nothing about another's: they are kept out of the repository.
  snapshotPathTemplate: '../../.local/looks/{arg}{ext}',
  projects: [{ name: 'looks' }],
  reporter: [['list'], ['json']],
});
