import { describe, expect, test } from 'vitest';
import { SITE as SITE_SETTINGS, type Setting } from '../../functions/src/config/settings.ts';
import { SITE, type Settings } from '../hosting/deployment.fixture.ts';
import { scratchFolder } from './scratch.fixture.ts';
import { loadSiteSettings, readSiteSettings, whyMissing } from './site-settings.ts';

const REQUIRED = Object.entries<Setting>(SITE_SETTINGS).filter(([name, row]) =>
  whyMissing(name, row, ''),
);
const GOOD: Settings = {
  ...Object.fromEntries(REQUIRED.map(([name]) => [name, SITE[name] ?? ''])),
  HELP_CENTER_ORIGINS: 'https://help.acme.eu, https://acme.zendesk.com',
};
const OFF = { ZENDESK_MESSAGING_KEY: 'off', HELP_CENTER_ORIGINS: 'off', CANNY_COMPANY_ID: 'off' };

describe('the settings of a site', () => {
  // R-LIV-06
  test('become what the web app and the headers need', () => {
    expect(readSiteSettings(GOOD)).toEqual({
      web: {
        VITE_FIREBASE_PROJECT_ID: 'acme-staging',
        VITE_FIREBASE_API_KEY: 'k'.repeat(39),
        VITE_FIREBASE_AUTH_DOMAIN: 'acme-staging.firebaseapp.com',
        VITE_FIREBASE_STORAGE_BUCKET: 'acme-staging.firebasestorage.app',
        VITE_SITE_ORIGIN: 'https://www.acme.eu',
        VITE_ZENDESK_SNIPPET_URL:
          'https://static.zdassets.com/ekr/snippet.js?key=3f1c2a90-0000-4000-8000-000000000000',
        VITE_HELP_CENTER_ORIGINS: 'https://help.acme.eu,https://acme.zendesk.com',
        VITE_HELP_CENTER_ACCESS_URL: 'https://acme.zendesk.com/access/jwt',
        VITE_HELP_CENTER_HOME: 'https://help.acme.eu/hc/en-us',
        VITE_CANNY_SSO_URL: 'https://canny.io/api/redirects/sso',
        VITE_CANNY_COMPANY_ID: '5f1c2a90',
        VITE_CANNY_ORIGINS: 'https://ideas.acme.eu,https://canny.io',
        VITE_ALLOW_LOCALHOST_TARGETS: 'false',
      },
      deployment: {
        hasChat: true,
        helpCenter: ['https://help.acme.eu', 'https://acme.zendesk.com'],
        hsts: 'site',
      },
    });
  });

  // R-LIV-06
  test('are all named when all are missing', () => {
    expect(faultsOf({})).toEqual([
      'VITE_FIREBASE_PROJECT_ID',
      'VITE_FIREBASE_API_KEY',
      'VITE_FIREBASE_STORAGE_BUCKET',
      'VITE_SITE_ORIGIN',
      'ZENDESK_MESSAGING_KEY',
      'HELP_CENTER_ORIGINS',
      'CANNY_COMPANY_ID',
      'CANNY_ORIGINS',
    ]);
  });

  // R-LIV-06
  test('of a feature that is off leave the web app without it, and need nothing else', () => {
    const { CANNY_ORIGINS: _boards, ...rest } = GOOD;
    const { web, deployment } = readSiteSettings({ ...rest, ...OFF });

    expect(web).toMatchObject({
      VITE_ZENDESK_SNIPPET_URL: '',
      VITE_HELP_CENTER_ORIGINS: '',
      VITE_HELP_CENTER_ACCESS_URL: '',
      VITE_HELP_CENTER_HOME: '',
      VITE_CANNY_SSO_URL: '',
      VITE_CANNY_COMPANY_ID: '',
      VITE_CANNY_ORIGINS: '',
    });
    expect(deployment).toEqual({ hasChat: false, helpCenter: [], hsts: 'site' });
  });

  test.each([
    ['VITE_FIREBASE_PROJECT_ID', 'demo-alcove', 'a project of the emulators'],
    ['VITE_FIREBASE_API_KEY', 'emulator', 'not an API key'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://auth.acme.eu', 'not an exact origin'],
    ['VITE_FIREBASE_STORAGE_BUCKET', 'gs://acme', 'not the name of a bucket'],
    ['VITE_SITE_ORIGIN', 'https://www.example.com', 'a placeholder'],
    ['VITE_SITE_ORIGIN', 'http://www.acme.eu', 'not https'],
    ['HELP_CENTER_ORIGINS', 'https://acme.zendesk.com,https://*.acme.eu', 'not an exact origin'],
    ['ZENDESK_MESSAGING_KEY', 'https://a?key=1', 'not an id'],
    ['CANNY_ORIGINS', 'https://ideas.test', 'a placeholder'],
    ['HSTS', 'on', 'must be site, subdomains or preload'],
  ])('%s may not be %s', (name, value, words) => {
    expect(messageOf({ ...GOOD, [name]: value })).toMatch(
      new RegExp(`^${name}: .*${words.replace('a ', '(a )?')}$`),
    );
  });

  test('come from the file of the target, and from the environment where it says something', () => {
    const root = scratchFolder({
      'web/.env.live': '# ours\nHSTS=site\nCANNY_COMPANY_ID="acme"\nA=1\n',
    });

    expect(loadSiteSettings('live', { HSTS: 'preload', A: '' }, root)).toEqual({
      HSTS: 'preload',
      CANNY_COMPANY_ID: 'acme',
      A: '1',
    });
    expect(loadSiteSettings('staging', {}, root)).toEqual({});
  });
});

function faultsOf(env: Record<string, string>) {
  return messageOf(env)
    .split('\n')
    .map((line) => line.split(':')[0]);
}

function messageOf(env: Record<string, string>) {
  try {
    readSiteSettings(env);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
}
