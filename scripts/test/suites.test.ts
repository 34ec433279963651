import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FULL_SIZE } from '../../tests/battery/full-size.ts';
import { createResults } from './results.ts';
import { BATTERY_PARTS, chooseFrom } from './suites.ts';

const BATTERY = fileURLToPath(new URL('../../tests/battery', import.meta.url));

test('the battery runs every part that there is', () => {
  const parts = readdirSync(BATTERY)
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /^export (?:(?:async )?function run\(|const run =)/m.test(
        readFileSync(join(BATTERY, file), 'utf8'),
      ),
    )
    .map((file) => file.replace(/\.ts$/, ''));
  expect(BATTERY_PARTS.toSorted()).toEqual([...parts, ...Object.keys(FULL_SIZE)].toSorted());
});

test('a part that ran no test fails by name', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const results = createResults();
  results.add('engines', { passed: 3, failed: 0 });
  results.add('restore', { passed: 0, failed: 0 });

  expect(results.print()).toBe(1);
  expect(log.mock.calls.flat()).toContainEqual(expect.stringMatching(/^FAIL {2}restore/));
});

test('the files that a failure has left are named before the last line', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const results = createResults();
  const failure = { test: 'a page opens', error: 'It did not.', files: ['.local/a.png'] };
  results.add('e2e', { passed: 3, failed: 1, failures: [failure] });

  results.print();
  expect(log.mock.calls.flat().slice(-2)).toEqual([
    '\na page opens\n  .local/a.png',
    '\n3 passed, 1 failed',
  ]);
});

test('a word before the first suite is refused, not taken for a filter', () => {
  expect(() => chooseFrom('suite', ['unit'], ['types', 'unit'])).toThrow(/No suite .*“types”/);
  expect(chooseFrom('suite', ['unit'], ['unit', 'files'])).toEqual({
    asked: ['unit'],
    rest: ['files'],
  });
});
