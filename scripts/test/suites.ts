// What `npm test` and `npm run battery` consist of.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LOCAL } from '../lib/places.ts';

import type { Command, Runners, SuiteResult } from './runners.ts';

/** Each is a row of tests/battery/full-size.ts, or a file there with `run(options)`; both answer `{ passed, failed, failures }`. */
export const BATTERY_PARTS = [
  'bench',
  'engines',
  'unit',
  'rules',
  'api',
  'contract',
  'instances',
  'histories',
  'machines',
  'people',
  'flake',
  'restore',
];

/**
 * The suites of `npm test`. What needs nothing, the rules and the contract run while the stack starts and the API is tested; the
 * browser comes last and has the machine to itself.
 * @param args arguments for the test runners
 * @param cores how many workers a runner starts
 */
export function createSuites(args: string[], cores = availableParallelism()) {
  const check = (name: string, ...command: Command): Suite => ({
    name,
    run: (runners) => runners.check(name, command),
  });
  const vitest = (name: string, projects: string[], workers: number): Suite => ({
    name,
    run: (runners, env) =>
      runners.vitest(name, projects, { env, args: [`--maxWorkers=${workers}`, ...args] }),
  });
  const contract = (words: string[]): Suite => {
    const asks = words.includes(OPEN_QUESTIONS);
    const rest = words.filter((word) => word !== OPEN_QUESTIONS);
    return {
      name: 'contract',
      isLive: asks,
      run: (runners, env) =>
        runners.vitest('contract', [asks ? 'open questions' : 'contract'], {
          // Its people stay, as those of the API's tests do in databases of their own.
          env: { ...env, ALCOVE_DATABASE: 'demo-contract' },
          args: ['--maxWorkers=1', ...rest],
          ...(asks && { onLine: console.log }),
        }),
    };
  };
  const playwright = (name: string, project: string): Suite => ({
    name,
    isLive: true,
    run: (runners, env) =>
      runners.playwright(name, [project], {
        env,
        // A folder for each: a run of Playwright begins by emptying its own.
        args: [`--workers=${cores}`, `--output=${join(LOCAL, 'test/failures', name)}`, ...args],
        onLine: console.log,
      }),
  });
  return {
    needNothing: [
      check('lint', 'oxlint', '--type-aware', '--type-check', '--deny-warnings'),
      check('format', 'oxfmt', '--check'),
      check('firebase.json', 'scripts/check-firebase-config.ts'),
      check('unused', 'knip', '--treat-config-hints-as-errors'),
      check('lockfiles', 'scripts/packages/check-lockfiles.ts'),
      check('docs', 'scripts/docs/check-docs.ts'),
      vitest('unit', ['unit'], cores),
    ],
    besideEmulators: {
      withTriggers: [vitest('deployed', ['deployed'], cores)],
      // API tests mostly wait, for a slow Stripe or for the emulators.
      whenStarted: [vitest('api', ['api'], cores + 1)],
      afterTheRest: [vitest('rules', ['rules'], 1), contract(args)],
    },
    inBrowser: [playwright('e2e', 'side by side'), playwright('e2e-alone', 'alone')],
  };
}

/**
 * Takes `--cores=8` out of the words after a command.
 * @throws Error when it is no number of cores
 */
export function takeCores(words: string[]) {
  const option = words.find((word) => word.startsWith(CORES));
  if (option === undefined) return { words };
  const cores = Number(option.slice(CORES.length));
  if (!Number.isInteger(cores) || cores < 1) throw new Error(`${option} is no number of cores.`);
  return { words: words.filter((word) => word !== option), cores };
}

const CORES = '--cores=';
/** Asks a sandbox what Stripe's documentation leaves open, in place of the contract suite. */
const OPEN_QUESTIONS = '--open-questions';

/**
 * Splits the words after a command into the names among them and the rest, which is for what was named.
 * @throws Error with the list, when a word is no name and no name is before it
 */
export function chooseFrom(
  kind: 'suite' | 'part',
  known: readonly string[],
  words: string[],
  mayFollow: (word: string) => boolean = () => true,
) {
  const asked = words.filter((word) => known.includes(word));
  const rest = words.filter((word) => !known.includes(word));
  const [named] = asked;
  const first = named === undefined ? words.length : words.indexOf(named);
  const strangers = rest.filter((word) => words.indexOf(word) < first || !mayFollow(word));
  if (strangers.length > 0) {
    throw new Error(
      `No ${kind} is called “${strangers.join(' ')}”. The ${kind}s are: ${known.join(', ')}.`,
    );
  }
  return { asked, rest };
}

/** The words after `npm test --` that name a suite. */
export function suiteNames() {
  const { needNothing, besideEmulators, inBrowser } = createSuites([]);
  return [needNothing, ...Object.values(besideEmulators), inBrowser].flatMap((suites) =>
    suites.map(({ name }) => name),
  );
}

export type Suite = {
  name: string;
  /** Prints its own lines while it runs. */
  isLive?: boolean;
  run: (runners: Runners, env: NodeJS.ProcessEnv) => Promise<SuiteResult>;
};
