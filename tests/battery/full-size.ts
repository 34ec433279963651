// Suites of `npm test` at their full size: there they play a part of it.
import { join } from 'node:path';
import { createChildren } from '../../scripts/lib/children.ts';
import { LOCAL, ROOT } from '../../scripts/lib/places.ts';
import { readPlaywright, readReport, readVitest, type Report } from '../../scripts/test/reports.ts';

const INSTANCES = [
  'two-instances',
  'kills',
  'tests/api/billing/webhook',
  'deletion-races',
  'announce',
  'last-place',
  'two-plans',
  'access-matrix',
];

export const EVERY_CASE = { ALCOVE_THOROUGH: 'yes' };

/** The parts of the battery that are nothing else, by name. */
export const FULL_SIZE: Partial<Record<string, () => Promise<Report>>> = {
  unit: () => runTests('unit', [], EVERY_CASE),
  rules: () => runTests('rules', [], EVERY_CASE),
  api: () => runTests('api', [], EVERY_CASE),
  contract: () => runTests('contract', [], EVERY_CASE),
  instances: () => runTests('api', INSTANCES, { ALCOVE_FULL_SIZE: 'yes' }),
  histories: () => runTests('unit', ['paid-service'], { ALCOVE_HISTORIES: '10000' }),
  machines: () =>
    runTests('unit', ['properties/machines', 'properties/availability'], {
      ALCOVE_HISTORIES: '500',
    }),
  people: () => runTests('unit', ['properties/people'], { ALCOVE_HISTORIES: '3000' }),
};

/**
 * Runs a suite like `npm test -- …`.
 * @param words for the test runner
 * @param name of the run: its log and its pictures stay when the suite is run again
 */
export async function runTests(
  suite: 'unit' | 'rules' | 'api' | 'contract' | 'e2e' | 'e2e-alone',
  words: string[],
  env: NodeJS.ProcessEnv,
  name = `${suite}-${words[0]?.replaceAll('/', '-') ?? 'all'}`,
): Promise<Report> {
  const isInBrowser = suite.startsWith('e2e');
  const kept = isInBrowser ? [`--output=${join(LOCAL, 'battery/failures', name)}`] : [];
  const { code, output } = await createChildren().run({
    name: suite,
    command: process.execPath,
    args: [join(ROOT, 'scripts/test.ts'), suite, ...words, ...kept],
    cwd: ROOT,
    env: { ...process.env, ...env },
    endsItsChildren: true,
    log: join(LOCAL, 'battery/logs', `${name}.log`),
  });
  if (code !== 0) console.log(output);
  const read = isInBrowser ? readPlaywright : readVitest;
  return readReport(read, join(LOCAL, 'test/reports', `${suite}.json`), code);
}
