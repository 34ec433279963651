import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './lib/places.ts';

const MOST_FILES = 20;

test(`a folder has at most ${MOST_FILES} files of code, tests not counted`, () => {
  const counts = new Map<string, number>();
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  for (const file of files) {
    const isCode = /\.(tsx?|[cm]?js|css)$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file);
    if (!isCode || !existsSync(join(ROOT, file))) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
