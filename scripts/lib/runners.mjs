// Runs the project's test runners as child processes and reads their reports.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from './places.mjs';
import { readPlaywright, readReport, readVitest } from './reports.mjs';

/** @import { Children } from './children.mjs' */
/** @import { Report } from './reports.mjs' */

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv | undefined} [env]
 * @property {string[]} [args] words for the runner
 * @property {((line: string) => void) | undefined} [onLine] called with each line as it arrives
 *
 * @typedef {[file: string, ...args: string[]]} Command a file of Node's, or one of TOOLS
 * @typedef {Report & { output: string }} SuiteResult
 * @typedef {ReturnType<typeof createRunners>} Runners
 */

/** @type {Partial<Record<string, string>>} */
const TOOLS = {
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  vitest: 'vitest/vitest.mjs',
};

/**
 * @param {{ children: Children, name: string }} options `name` keeps the reports of two commands apart
 * @returns what can be run; each resolves with `{ passed, failed, failures, output }`
 */
export function createRunners({ children, name }) {
  const folder = join(LOCAL, name, 'reports');
  mkdirSync(folder, { recursive: true });

  /**
   * Runs a Node command to its end.
   * @param {string} title
   * @param {Command} command
   * @param {Omit<RunOptions, 'args'>} options
   * @returns {Promise<{ code: number | null, output: string }>}
   */
  function run(title, [file, ...args], { env = process.env, onLine } = {}) {
    const tool = TOOLS[file];
    /** @type {string[]} */
    const lines = [];
    return new Promise((resolve) => {
      children.start({
        name: title,
        command: process.execPath,
        args: [tool === undefined ? file : join(ROOT, 'node_modules', tool), ...args],
        cwd: ROOT,
        env: { ...env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
        log: join(LOCAL, name, 'logs', `${title}.log`),
        onLine: (line) => (onLine ? onLine(line) : lines.push(line)),
        onExit: (code) => resolve({ code, output: lines.join('\n') }),
      });
    });
  }

  /**
   * One check that passes or fails as a whole.
   * @type {(title: string, command: Command) => Promise<SuiteResult>}
   */
  async function check(title, command) {
    const { code, output } = await run(title, command);
    return { passed: Number(code === 0), failed: Number(code !== 0), failures: [], output };
  }

  /**
   * @param {string} title
   * @param {string[]} projects of vitest.config.ts
   * @param {Omit<RunOptions, 'onLine'>} options
   * @returns {Promise<SuiteResult>}
   */
  async function vitest(title, projects, { env, args = [] } = {}) {
    const report = freshReport(title);
    const { code, output } = await run(
      title,
      [
        'vitest',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
      { env },
    );
    return { ...readReport(readVitest, report, code), output };
  }

  /**
   * @param {string} title
   * @param {string[]} projects of tests/playwright.config.ts
   * @param {RunOptions} options
   * @returns {Promise<SuiteResult>}
   */
  async function playwright(title, projects, { env, args = [], onLine } = {}) {
    const report = freshReport(title);
    const { code, output } = await run(
      title,
      [
        'playwright',
        'test',
        '--config=tests/playwright.config.ts',
        ...projects.map((project) => `--project=${project}`),
        ...args,
      ],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, onLine },
    );
    return { ...readReport(readPlaywright, report, code), output };
  }

  /** @type {(title: string, command: Command) => Promise<boolean>} whether a command that lists tests finds any */
  async function finds(title, command) {
    const { code, output } = await run(`tests of ${title}`, command);
    return code === 0 && output !== '';
  }

  /** @param {string} title */
  function freshReport(title) {
    const report = join(folder, `${title}.json`);
    rmSync(report, { force: true });
    return report;
  }

  return { check, finds, vitest, playwright };
}
