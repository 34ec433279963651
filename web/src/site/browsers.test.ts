import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OLDEST_BROWSERS } from './browsers.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

// R-RTE-11
test.each(['web/index.html', 'README.md'])('%s names the oldest browsers as they are', (path) => {
  const { chrome, edge, firefox, safari, ios } = OLDEST_BROWSERS;
  expect([edge, ios]).toEqual([chrome, safari]);
  expect(read(path).replaceAll(/\s+/g, ' ')).toMatch(
    new RegExp(
      `Chrome (?:or|and) Edge ${chrome}, Firefox ${firefox}, Safari (?:or|and) iOS ${safari}, or newer`,
    ),
  );
});
