// Child processes that end with their parent and log their output.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';

const GRACE_MS = 15_000;

/** A set of child processes, each in a process group of its own so that its children end with it. */
export function createChildren() {
  const running = new Map<string, RunningChild>();
  let isStopped = false;

  /** @throws after `stopAll`: nothing may start during the shutdown */
  function start({
    name,
    command,
    args,
    env,
    cwd,
    log,
    endsItsChildren = false,
    grace = GRACE_MS,
    onLine,
    onExit,
  }: ChildOptions) {
    if (isStopped) throw new Error(`${name} was to start after the end`);
    mkdirSync(dirname(log), { recursive: true });
    // Opened right away: if the child ends at once and its folder goes with it, opening later would fail unheard.
    const file = createWriteStream(log, { fd: openSync(log, 'w') });
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.pipe(file, { end: false });
      if (onLine) forEachLine(stream, onLine);
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
    running.set(name, { child, endsItsChildren, grace });
    return child;
  }

  /** Runs a child to its end. */
  function run(options: Omit<ChildOptions, 'onLine' | 'onExit'>) {
    const lines: string[] = [];
    return new Promise<{ code: number | null; output: string }>((resolve) => {
      start({
        ...options,
        onLine: (line) => lines.push(line),
        onExit: (code) => resolve({ code, output: lines.join('\n') }),
      });
    });
  }

  async function stopAll() {
    isStopped = true;
    await Promise.all([...running.values()].map(stop));
  }

  function killAll() {
    for (const { child, endsItsChildren } of running.values()) {
      const left = endsItsChildren ? descendantsOf(child.pid) : [];
      for (const pid of [child.pid, ...left]) signalGroup(pid, 'SIGKILL');
    }
  }

  // No child outlives this process, unless that is killed: `claimScratch` of the next start knows what is left then.
  process.once('exit', killAll);

  return { start, run, stopAll };
}

/** Asks nicely, then kills the whole group. A process that ends its own children is the only one asked. */
async function stop({ child, endsItsChildren, grace }: RunningChild) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // firebase-tools puts Java into a process group of its own, which killing the child's group does not reach.
  const left = endsItsChildren ? descendantsOf(child.pid) : [];
  const closed = new Promise((done) => child.once('close', done));
  if (endsItsChildren) child.kill('SIGINT');
  else signalGroup(child.pid, 'SIGTERM');
  const timer = setTimeout(() => {
    for (const pid of [child.pid, ...left]) signalGroup(pid, 'SIGKILL');
  }, grace);
  await closed;
  clearTimeout(timer);
  for (const pid of [child.pid, ...left]) signalGroup(pid, 'SIGKILL');
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals) {
  // No process id means that it never started.
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}

/** @returns the processes below this one, at any depth */
function descendantsOf(pid: number | undefined) {
  if (pid === undefined) return [];
  const all = processes();
  const found = [pid];
  for (const parent of found) {
    for (const [child, itsParent] of all) if (itsParent === parent) found.push(child);
  }
  return found.slice(1);
}

/** Every process with its parent. On Linux it comes from /proc, because a small image may lack `ps`. */
function processes(): [pid: number, parent: number][] {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return (stdout ?? '')
      .trim()
      .split('\n')
      .map((line) => {
        const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
        return [pid, parent];
      });
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The command is in parentheses and may contain anything.
        const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return [[Number(name), Number(parent)]];
      } catch {
        return [];
      }
    });
}

function forEachLine(stream: Readable, onLine: (line: string) => void) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => rest && onLine(rest));
}

type ChildOptions = {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  log: string;
  endsItsChildren?: boolean;
  /** How many milliseconds it has to end when asked. */
  grace?: number;
  onLine?: ((line: string) => void) | undefined;
  onExit?: (code: number | null) => void;
};

type RunningChild = { child: ChildProcess; endsItsChildren: boolean; grace: number };

export type Children = ReturnType<typeof createChildren>;
