// How long a new instance of the API takes until it can answer: its entry file, then everything that it loads behind it, and
// then, for comparison, until the first person has an answer.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { figureOf, type Figure } from '../figures.ts';
import { PRELOAD } from './functions-process.ts';

const INSTANCE = fileURLToPath(new URL('module-load-instance.ts', import.meta.url));

export async function measureModuleLoad({ env, token, runs: count }: Options): Promise<Figure[]> {
  const runs: { entry: number; all: number; read: number }[] = [];
  for (let run = 0; run < count; run += 1) {
    const child = fork(INSTANCE, {
      env: { ...env, BENCH_TOKEN: token },
      execArgv: ['--require', PRELOAD],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit');
    const [message] = await Promise.race([
      once(child, 'message'),
      ended.then(([code]) => {
        throw new Error(`an instance ended with code ${code}`);
      }),
    ]);
    runs.push(message);
    await ended;
  }
  return [
    figureOf(
      'module load: entry file',
      'ms',
      runs.map(({ entry }) => entry),
    ),
    figureOf(
      'module load: all',
      'ms',
      runs.map(({ all }) => all),
    ),
    figureOf(
      'module load: until the first read is answered',
      'ms',
      runs.map(({ read }) => read),
    ),
  ];
}

/** `token` is a subscriber's. */
type Options = { env: NodeJS.ProcessEnv; token: string; runs: number };
