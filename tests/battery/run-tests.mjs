import { join } from 'node:path';
import { LOCAL, ROOT } from '../../scripts/lib/places.mjs';
import { readPlaywright, readReport, readVitest } from '../../scripts/lib/reports.mjs';

const READERS = { api: readVitest, e2e: readPlaywright, 'e2e-alone': readPlaywright };

/**
 * Runs suites as `npm test -- …` does, by a command of the caller's.
 * @param {{ children: object, title: string, command: string[], suites: (keyof typeof READERS)[], env?: object }} options `command` ends in a Node
 */
export async function runTests({ children, title, command: [command, ...before], suites, env }) {
  const { code, output } = await children.run({
    name: title,
    command,
    args: [...before, join(ROOT, 'scripts/test.mjs'), ...suites],
    cwd: ROOT,
    env: { ...process.env, ...env },
    endsItsChildren: true,
    log: join(LOCAL, 'battery/logs', `${title.replaceAll(/\W+/g, '-')}.log`),
  });
  if (code !== 0) console.log(output);
  const reports = suites.map((suite) =>
    readReport(READERS[suite], join(LOCAL, 'test/reports', `${suite}.json`), code),
  );
  const total = (key) => reports.reduce((sum, report) => sum + report[key], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    failures: reports.flatMap(({ failures }) => failures),
  };
}
