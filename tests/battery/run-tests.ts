import { join } from 'node:path';
import { createChildren } from '../../scripts/lib/children.ts';
import { LOCAL, ROOT } from '../../scripts/lib/places.ts';
import { readReport, readVitest, type Report } from '../../scripts/test/reports.ts';

/** Runs a suite like `npm test -- …`. */
export async function runTests({ title, suite, words, env }: Options): Promise<Report> {
  const { code, output } = await createChildren().run({
    name: title,
    command: process.execPath,
    args: [join(ROOT, 'scripts/test.ts'), suite, ...words],
    cwd: ROOT,
    env: { ...process.env, ...env },
    endsItsChildren: true,
    log: join(LOCAL, 'battery/logs', `${title.replaceAll(/\W+/g, '-')}.log`),
  });
  if (code !== 0) console.log(output);
  return readReport(readVitest, join(LOCAL, 'test/reports', `${suite}.json`), code);
}

type Options = {
  title: string;
  suite: 'unit' | 'api';
  /** For the test runner. */
  words: string[];
  env: NodeJS.ProcessEnv;
};
