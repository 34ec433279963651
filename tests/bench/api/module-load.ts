// How long a new instance of the API takes until it can answer: its entry file, then everything that it loads behind it, and
// then, for comparison, until the first person has an answer.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { figureOf, type Figure } from '../figures.ts';
import { PRELOAD } from './functions-process.ts';

const INSTANCE = fileURLToPath(new URL('module-load-instance.ts', import.meta.url));

/** @param env the settings of the API, and a subscriber's token */
export async function measureModuleLoad(env: NodeJS.ProcessEnv, runs: number): Promise<Figure[]> {
  const times: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    const child = fork(INSTANCE, {
      env,
      execArgv: ['--require', PRELOAD],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`an instance ended with code ${code}`);
    });
    const [message] = await Promise.race([once(child, 'message'), ended]);
    for (const [name, ms] of Object.entries<number>(message)) (times[name] ??= []).push(ms);
    await ended.catch(() => {});
  }
  return Object.entries(times).map(([name, ms]) => figureOf(`module load: ${name}`, 'ms', ms));
}
