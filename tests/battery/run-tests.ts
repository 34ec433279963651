import { join } from 'node:path';
import { createChildren } from '../../scripts/lib/children.ts';
import { LOCAL, ROOT } from '../../scripts/lib/places.ts';
import { readReport, readVitest, type Report } from '../../scripts/test/reports.ts';

/**
 * Runs a suite like `npm test -- …`.
 * @param words for the test runner
 */
export async function runTests(
  suite: 'unit' | 'api',
  words: string[],
  env: NodeJS.ProcessEnv,
): Promise<Report> {
  const { code, output } = await createChildren().run({
    name: suite,
    command: process.execPath,
    args: [join(ROOT, 'scripts/test.ts'), suite, ...words],
    cwd: ROOT,
    env: { ...process.env, ...env },
    endsItsChildren: true,
    log: join(LOCAL, 'battery/logs', `${suite}-${words[0]?.replaceAll('/', '-')}.log`),
  });
  if (code !== 0) console.log(output);
  return readReport(readVitest, join(LOCAL, 'test/reports', `${suite}.json`), code);
}
