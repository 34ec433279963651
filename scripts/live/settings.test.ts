import { describe, expect, test } from 'vitest';
import { API } from '../hosting/deployment.fixture.ts';
import { scratchFolder } from '../lib/scratch.fixture.ts';
import { readSettings, resolveProject } from './settings.ts';

const RC = '{ "projects": { "default": "demo-alcove", "live": "alcove-prod" } }';

describe('the project that a word means', () => {
  // R-LIV-06
  test.each([
    ['live', 'alcove-prod'],
    ['alcove-other', 'alcove-other'],
  ])('%s is %s', (word, project) => {
    expect(resolveProject(word, RC)).toBe(project);
  });

  // R-LIV-06
  test.each(['default', '', '../alcove'])(
    '"%s" is refused, with the words to type instead',
    (word) => {
      expect(() => resolveProject(word, RC)).toThrow(/is no live project/);
    },
  );
});

const { PLAN_PRICES: PRICES } = API;

describe('the settings of a deployment', () => {
  // R-LIV-06
  test('are those of its own file on top of the shared one, with the secrets that a deploy binds', () => {
    const folder = scratchFolder({
      'functions/.env':
        'SITE_ORIGINS=https://shared.example\nCANNY_ORIGINS=https://alcove.canny.io',
      'functions/.env.alcove-prod': `SITE_ORIGINS=https://a.example, https://b.example\nSTORAGE_BUCKET=a.appspot.com\nPLAN_PRICES=${PRICES}\nMAIL_FROM=A <mail@a.example>\nSTAFF_MAIL=team@a.example`,
    });

    expect(readSettings(folder, 'alcove-prod')).toEqual({
      mode: 'live',
      sites: ['https://a.example', 'https://b.example'],
      bucket: 'a.appspot.com',
      prices: PRICES?.split(',').map((entry) => entry.split('=')[1]),
      isTaxed: false,
      mail: { from: { name: 'A', address: 'mail@a.example' }, security: 'team@a.example' },
      features: ['billing', 'feedback', 'mail'],
      faults: [],
    });
  });

  // R-LIV-06
  test('that the functions would refuse are named as the functions name them', () => {
    const text = 'SITE_ORIGINS=http://a.example\nPLAN_PRICES=solo.month=price_1';
    const folder = scratchFolder({ 'functions/.env.alcove-prod': text });

    expect(readSettings(folder, 'other').faults).toEqual(['no functions/.env.other']);
    expect(readSettings(folder, 'alcove-prod').faults).toEqual([
      'SITE_ORIGINS: holds an origin that is not https',
      'STORAGE_BUCKET: is not set',
      'PLAN_PRICES: lacks a price for solo.year',
    ]);
  });
});
