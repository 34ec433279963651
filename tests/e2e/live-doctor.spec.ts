import { expect, test } from '@playwright/test';
import { examine } from '../../scripts/live/finding.ts';
import {
  headerChecks,
  healthChecks,
  HEALTH_PATH,
  MISSING_ASSET_CHECKS,
  MISSING_ASSET_PATH,
  PAGES,
  PLANS_CHECKS,
  PLANS_PATH,
  readPage,
} from '../../scripts/live/site.ts';
import { readEnv } from '../support/env.ts';

const FEATURES = ['billing', 'messaging', 'helpCenter', 'feedback'];

// R-LIV-06
test('the doctor of a live project finds the site and the API as they are served here', async () => {
  const site = readEnv('ALCOVE_SITE_URL');
  const read = (path: string) => () => readPage({ fetch, site, timeoutMs: 10_000 }, path);
  const findings = await Promise.all([
    examine(read(HEALTH_PATH), healthChecks(FEATURES)),
    examine(read(PLANS_PATH), PLANS_CHECKS),
    ...PAGES.map((page) => examine(read(page.path), headerChecks(page))),
    examine(read(MISSING_ASSET_PATH), MISSING_ASSET_CHECKS),
  ]);

  expect(findings.flat().filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(findings.flat()).toHaveLength(6);
});
