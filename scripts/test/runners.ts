// Runs the project's test runners as child processes and reads their reports.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from '../lib/places.ts';
import { readPlaywright, readReport, readVitest, type Report } from './reports.ts';

import type { Children } from '../lib/children.ts';

/** How each runner is told to write a report, and who reads it. */
const REPORTING = {
  vitest: {
    words: (file: string) => [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    read: readVitest,
  },
  playwright: {
    words: () => ['test', '--config=tests/playwright.config.ts'],
    read: readPlaywright,
  },
};

/**
 * @param name keeps the reports of two commands apart
 * @returns what can be run; each resolves with `{ passed, failed, failures, output }`
 */
export function createRunners({ children, name }: { children: Children; name: string }) {
  const folder = join(LOCAL, name, 'reports');
  mkdirSync(folder, { recursive: true });

  /** Runs a program of node_modules, or a file of the project, to its end. */
  function run(
    title: string,
    [file, ...args]: Command,
    { env = process.env, onLine }: Omit<RunOptions, 'args'> = {},
  ) {
    return children.run({
      name: title,
      command: file.includes('/') ? process.execPath : join(ROOT, 'node_modules/.bin', file),
      args: file.includes('/') ? [file, ...args] : args,
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

  /** @param projects of the runner's configuration */
  async function report(
    runner: keyof typeof REPORTING,
    title: string,
    projects: string[],
    { env = process.env, args = [], onLine }: RunOptions = {},
  ): Promise<SuiteResult> {
    const file = join(folder, `${title}.json`);
    rmSync(file, { force: true });
    const { words, read } = REPORTING[runner];
    const { code, output } = await run(
      title,
      [runner, ...words(file), ...projects.map((project) => `--project=${project}`), ...args],
      // Playwright has no option for it.
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, onLine },
    );
    return { ...readReport(read, file, code), output };
  }

  return {
    check,
    vitest: (title: string, projects: string[], options?: RunOptions) =>
      report('vitest', title, projects, options),
    playwright: (title: string, projects: string[], options?: RunOptions) =>
      report('playwright', title, projects, options),
  };
}

export type Runners = ReturnType<typeof createRunners>;

/** A file of the project, or the name of a program of node_modules. */
export type Command = [file: string, ...args: string[]];

export type SuiteResult = Report & { output: string };

type RunOptions = {
  env?: NodeJS.ProcessEnv | undefined;
  /** Words for the runner. */
  args?: string[];
  /** Called with each line as it arrives. */
  onLine?: ((line: string) => void) | undefined;
};
