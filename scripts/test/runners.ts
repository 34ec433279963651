// Runs the project's test runners as child processes and reads their reports.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from '../lib/places.ts';
import { readPlaywright, readReport, readVitest, type Report } from './reports.ts';

import type { Children } from '../lib/children.ts';

const TOOLS: Partial<Record<string, string>> = {
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  vitest: 'vitest/vitest.mjs',
};

/**
 * @param name keeps the reports of two commands apart
 * @returns what can be run; each resolves with `{ passed, failed, failures, output }`
 */
export function createRunners({ children, name }: { children: Children; name: string }) {
  const folder = join(LOCAL, name, 'reports');
  mkdirSync(folder, { recursive: true });

  /** Runs a Node command to its end. */
  function run(
    title: string,
    [file, ...args]: Command,
    { env = process.env, onLine }: Omit<RunOptions, 'args'> = {},
  ) {
    const tool = TOOLS[file];
    return children.run({
      name: title,
      command: process.execPath,
      args: [tool === undefined ? file : join(ROOT, 'node_modules', tool), ...args],
      cwd: ROOT,
      env: { ...env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
      log: join(LOCAL, name, 'logs', `${title}.log`),
      onLine,
    });
  }

  /** One check that passes or fails as a whole. */
  async function check(title: string, command: Command): Promise<SuiteResult> {
    const { code, output } = await run(title, command);
    return { passed: Number(code === 0), failed: Number(code !== 0), failures: [], output };
  }

  /** @param projects of vitest.config.ts */
  async function vitest(
    title: string,
    projects: string[],
    { env, args = [] }: Omit<RunOptions, 'onLine'> = {},
  ): Promise<SuiteResult> {
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

  /** @param projects of tests/playwright.config.ts */
  async function playwright(
    title: string,
    projects: string[],
    { env, args = [], onLine }: RunOptions = {},
  ): Promise<SuiteResult> {
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

  function freshReport(title: string) {
    const report = join(folder, `${title}.json`);
    rmSync(report, { force: true });
    return report;
  }

  return { check, vitest, playwright };
}

export type Runners = ReturnType<typeof createRunners>;

/** A file of Node's, or one of TOOLS. */
export type Command = [file: string, ...args: string[]];

export type SuiteResult = Report & { output: string };

type RunOptions = {
  env?: NodeJS.ProcessEnv | undefined;
  /** Words for the runner. */
  args?: string[];
  /** Called with each line as it arrives. */
  onLine?: ((line: string) => void) | undefined;
};
