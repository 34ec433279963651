import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chromiumPlaces, isSnapStub } from './chromium.ts';

test("Playwright's own Chromium comes first, and the one that may be a snap last", () => {
  const places = chromiumPlaces(undefined, '/cache/ms-playwright/chrome');
  expect(places[0]).toBe('/cache/ms-playwright/chrome');
  expect(places.at(-1)).toBe('/usr/bin/chromium-browser');
});

test('a Chromium that the caller names is the only one', () => {
  expect(chromiumPlaces('/my/chromium', '/cache/ms-playwright/chrome')).toEqual(['/my/chromium']);
});

test.each([
  [
    '#!/bin/sh\nif ! [ -x /snap/bin/chromium ]; then\n  echo "requires the chromium snap"\nfi\n',
    true,
  ],
  ['#!/bin/sh\nexec /usr/lib/chromium/chromium "$@"\n', false],
  ['\u007FELF snap', false],
])('%j is a stub for a snap: %s', (text, isStub) => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'chromium-browser');
  writeFileSync(file, text);
  expect(isSnapStub(file)).toBe(isStub);
});
