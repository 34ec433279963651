// Child processes that end with their parent and log their output.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { endMarked, killMarked, signal, withMark } from './processes.ts';

const GRACE_MS = 15_000;

/** A set of child processes, each in a process group of its own so that Ctrl-C reaches only their parent. */
export function createChildren() {
  const running = new Map<string, RunningChild>();
  let isStopped = false;

  /** @throws after `stopAll`: nothing may start during the shutdown */
  function start({
    name,
    command,
    args,
    env = process.env,
    cwd,
    log,
    endsItsChildren = false,
    onLine,
    onExit,
  }: ChildOptions) {
    if (isStopped) throw new Error(`${name} was to start after the end`);
    mkdirSync(dirname(log), { recursive: true });
    // Opened right away: if the child ends at once and its folder goes with it, opening later would fail unheard.
    const file = createWriteStream(log, { fd: openSync(log, 'w') });
    const mark = randomUUID();
    const child = spawn(command, args, {
      cwd,
      env: withMark(mark, env),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.pipe(file, { end: false });
      if (onLine) createInterface({ input: stream }).on('line', onLine);
    }
    child.once('error', (error) => {
      file.write(`${name}: ${error.message}\n`);
      onLine?.(error.message);
    });
    child.once('close', (code) => {
      running.delete(name);
      file.end();
      onExit?.(code);
    });
    running.set(name, { child, endsItsChildren, mark });
    return child;
  }

  /** Runs a child to its end. Its output is for the caller unless `onLine` takes it. */
  function run(options: Omit<ChildOptions, 'onExit'>) {
    const lines: string[] = [];
    return new Promise<{ code: number | null; output: string }>((resolve) => {
      start({
        ...options,
        onLine: options.onLine ?? ((line) => lines.push(line)),
        onExit: (code) => resolve({ code, output: lines.join('\n') }),
      });
    });
  }

  async function stopAll() {
    isStopped = true;
    await Promise.all([...running.values()].map(stop));
  }

  // No child outlives this process, unless that is killed: `claimScratch` of the next start knows what is left then.
  process.once('exit', () => {
    for (const { mark } of running.values()) killMarked(mark);
  });

  return { start, run, stopAll };
}

/** Asks nicely, then kills all that it has started: firebase-tools puts Java into a process group of its own. */
async function stop({ child, endsItsChildren, mark }: RunningChild) {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const closed = new Promise((done) => child.once('close', done));
    // A process that ends its own children is the only one asked.
    signal(endsItsChildren ? child.pid : -child.pid, endsItsChildren ? 'SIGINT' : 'SIGTERM');
    const timer = setTimeout(() => killMarked(mark), GRACE_MS);
    await closed;
    clearTimeout(timer);
  }
  await endMarked(mark);
}

export type ChildOptions = {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  log: string;
  endsItsChildren?: boolean;
  onLine?: ((line: string) => void) | undefined;
  onExit?: (code: number | null) => void;
};

type RunningChild = { child: ChildProcess; mark: string; endsItsChildren: boolean };

export type Children = ReturnType<typeof createChildren>;
