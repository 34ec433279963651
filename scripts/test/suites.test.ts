import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createResults } from './results.ts';
import { BATTERY_PARTS, chooseFrom, createSuites, takeCores } from './suites.ts';

const BATTERY = fileURLToPath(new URL('../../tests/battery', import.meta.url));

test('words are split into names and what is for the named', () => {
  expect(chooseFrom('suite', ['unit', 'api'], ['unit', 'find-products'])).toEqual({
    asked: ['unit'],
    rest: ['find-products'],
  });
  expect(chooseFrom('suite', ['unit', 'api'], [])).toEqual({ asked: [], rest: [] });
});

test('words without a name are refused with the list', () => {
  expect(() => chooseFrom('part', ['bench', 'engines'], ['nonsense'])).toThrow(
    'No part is called “nonsense”. The parts are: bench, engines.',
  );
  const isOption = (word: string) => word.startsWith('--');
  expect(chooseFrom('part', ['bench'], ['bench', '--runs=1'], isOption).rest).toEqual(['--runs=1']);
  expect(() => chooseFrom('part', ['bench'], ['bench', 'engins'], isOption)).toThrow('“engins”');
});

test('each runner starts as many workers as there are cores, or as are asked for', async () => {
  const started: string[] = [];
  const runner = async (name: string, _: string[], { args = [] }: { args?: string[] } = {}) => {
    started.push(`${name} ${args.join(' ')}`);
    return { passed: 1, failed: 0, failures: [], output: '' };
  };
  const runners = {
    vitest: runner,
    playwright: runner,
    check: async () => ({ passed: 1, failed: 0, failures: [], output: '' }),
  };
  const { words, cores } = takeCores(['e2e', '--cores=8', 'shell']);
  expect(words).toEqual(['e2e', 'shell']);
  const { needNothing, inBrowser } = createSuites([], cores);
  for (const suite of [...needNothing, ...inBrowser]) await suite.run(runners, {});
  expect(started).toEqual(['unit --maxWorkers=8', 'e2e --workers=8', 'e2e-alone --workers=8']);

  expect(takeCores(['unit'])).toEqual({ words: ['unit'] });
  expect(() => takeCores(['--cores=many'])).toThrow('--cores=many is no number of cores.');
});

test('the battery runs every part that there is', () => {
  const parts = readdirSync(BATTERY)
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /^export (?:(?:async )?function run\(|const run =)/m.test(
        readFileSync(join(BATTERY, file), 'utf8'),
      ),
    )
    .map((file) => file.replace(/\.ts$/, ''));
  expect(BATTERY_PARTS.toSorted()).toEqual(parts.toSorted());
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
