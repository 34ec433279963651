import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './lib/files.ts';

const MOST_FILES = 20;

test(`a folder has at most ${MOST_FILES} files of code, tests not counted`, () => {
  const counts = new Map<string, number>();
  for (const file of projectFiles()) {
    const isCode = /\.(tsx?|[cm]?js|css)$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file);
    if (isCode) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
