import { join } from 'node:path';
import { LOCAL, ROOT } from '../../scripts/lib/places.mjs';
import { readReport, readVitest } from '../../scripts/lib/reports.mjs';

/** @import { Children } from '../../scripts/lib/children.mjs' */
/** @import { Report } from '../../scripts/lib/reports.mjs' */

/**
 * Runs suites like `npm test -- …`, through the caller's command.
 * @param {{ children: Children, title: string, command: [string, ...string[]], suites: ('unit' | 'api')[], words?: string[], env?: NodeJS.ProcessEnv }} options `command` ends in a Node, `words` go to the test runner
 * @returns {Promise<Report>}
 */
export async function runTests({
  children,
  title,
  command: [command, ...before],
  suites,
  words = [],
  env,
}) {
  const { code, output } = await children.run({
    name: title,
    command,
    args: [...before, join(ROOT, 'scripts/test.mjs'), ...suites, ...words],
    cwd: ROOT,
    env: { ...process.env, ...env },
    endsItsChildren: true,
    log: join(LOCAL, 'battery/logs', `${title.replaceAll(/\W+/g, '-')}.log`),
  });
  if (code !== 0) console.log(output);
  const reports = suites.map((suite) => readReport(readVitest, reportOf(suite), code));
  const total = (/** @type {'passed' | 'failed'} */ key) =>
    reports.reduce((sum, report) => sum + report[key], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    failures: reports.flatMap(({ failures }) => failures),
  };
}

/** @param {string} suite */
function reportOf(suite) {
  return join(LOCAL, 'test/reports', `${suite}.json`);
}
