import { expect, test } from '@playwright/test';
import { examineSite } from '../../scripts/live/site.ts';
import { readEnv } from '../support/env.ts';

const FEATURES = ['billing', 'messaging', 'helpCenter', 'feedback', 'mail'];

// R-LIV-06
test('the doctor of a live project finds the site and the API as they are served here', async () => {
  const site = readEnv('ALCOVE_SITE_URL');
  const findings = await Promise.all(examineSite(site, FEATURES));

  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(findings).toHaveLength(7);
});
