import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { assetNames, hostingHeaders, liveConfig } from './hosting-config.mjs';
import { ROOT } from './places.mjs';

const KEPT = 'public, max-age=31536000, immutable';

describe('what is said of /assets', () => {
  test('firebase.json, which no build has filled in, lets nothing be stored', () => {
    const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));

    expect(assetRules(hosting.headers)).toEqual([['/assets/**', 'no-store']]);
    expect(JSON.stringify(hosting)).not.toContain('immutable');
  });

  test('what the build made is kept for a year, by a rule that comes later and so wins', () => {
    expect(assetRules(hostingHeaders(undefined, ['a-AAAAAAAA.js', 'b-BBBBBBBB.css']))).toEqual([
      ['/assets/**', 'no-store'],
      ['/assets/@(a-AAAAAAAA.js|b-BBBBBBBB.css)', KEPT],
    ]);
  });

  test('hundreds of names become several rules of a readable length, each name in one', () => {
    const names = Array.from({ length: 251 }, (_, at) => `part-${String(at).padStart(8, '0')}.js`);
    const [, ...rules] = assetRules(hostingHeaders(undefined, names));

    expect(rules.flatMap(([source = '']) => source.slice(10, -1).split('|'))).toEqual(names);
    expect(rules.every(([source = '']) => source.length < 1000)).toBe(true);
  });

  test('names change no other rule', () => {
    const others = (names: string[]) =>
      hostingHeaders(undefined, names).filter(({ source }) => !source.startsWith('/assets/'));

    expect(others(['a-AAAAAAAA.js'])).toEqual(others([]));
  });
});

describe('the names of the built assets', () => {
  test('are those of the files in the folder', () => {
    const site = builtSite('web/dist', ['b-D--x_L8u.js', 'a-AAAAAAAA.woff2']);

    expect(assetNames(join(site, 'web/dist'))).toEqual(['a-AAAAAAAA.woff2', 'b-D--x_L8u.js']);
  });

  test.each(['logo.svg', 'a)-AAAAAAAA.js', 'a|b-AAAAAAAA.js', '*-AAAAAAAA.js', '.a-AAAAAAAA.js'])(
    'are refused when %s is among them',
    (name) => {
      const site = builtSite('web/dist', [name]);

      expect(() => assetNames(join(site, 'web/dist'))).toThrow(`${name} lacks a hash in its name`);
    },
  );

  test('go live with everything else that firebase.json says', () => {
    const live = liveConfig(builtSite('web/dist', ['a-AAAAAAAA.js']));
    const committed = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));

    expect(assetRules(live.hosting.headers)).toContainEqual(['/assets/@(a-AAAAAAAA.js)', KEPT]);
    expect(live).toEqual({
      ...committed,
      hosting: {
        ...committed.hosting,
        predeploy: 'node scripts/check-firebase-config.mjs --live',
        headers: live.hosting.headers,
      },
    });
  });
});

interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

function assetRules(rules: Rule[]) {
  return rules
    .filter(({ source }) => source.startsWith('/assets/'))
    .map(({ source, headers }) => [
      source,
      headers.map(({ key, value }) => (key === 'Cache-Control' ? value : key)).join(),
    ]);
}

function builtSite(folder: string, names: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'hosting-config-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const assets = join(root, folder, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const name of names) writeFileSync(join(assets, name), '');
  return root;
}
