// Child processes that end with their parent and log their output.
import { spawn, spawnSync } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** @import { ChildProcess } from 'node:child_process' */
/** @import { Readable } from 'node:stream' */

const GRACE_MS = 15_000;

/**
 * @typedef {object} ChildOptions
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {string} log
 * @property {boolean} [endsItsChildren]
 * @property {number} [grace] how many milliseconds it has to end by itself when asked
 * @property {((line: string) => void) | undefined} [onLine]
 * @property {(code: number | null) => void} [onExit]
 *
 * @typedef {{ child: ChildProcess, endsItsChildren: boolean, grace: number }} RunningChild
 * @typedef {ReturnType<typeof createChildren>} Children
 */

/** A set of child processes, each in a process group of its own so that its children end with it. */
export function createChildren() {
  /** @type {Map<string, RunningChild>} */
  const running = new Map();
  let isStopped = false;

  /**
   * @param {ChildOptions} options
   * @throws {Error} after `stopAll`: nothing may start during the shutdown
   */
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
  }) {
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

  /**
   * Runs a child to its end.
   * @type {(options: Omit<ChildOptions, 'onLine' | 'onExit'>) => Promise<{ code: number | null, output: string }>}
   */
  function run(options) {
    /** @type {string[]} */
    const lines = [];
    return new Promise((resolve) => {
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

/**
 * Asks nicely, then kills the whole group. A process that ends its own children is the only one asked.
 * @param {RunningChild} child
 */
async function stop({ child, endsItsChildren, grace }) {
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

/** @type {(pid: number | undefined, signal: NodeJS.Signals) => void} */
function signalGroup(pid, signal) {
  // No process id means that it never started.
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}

/** @param {number | undefined} pid @returns {number[]} the processes below this one, at any depth */
function descendantsOf(pid) {
  if (pid === undefined) return [];
  const all = processes();
  const found = [pid];
  for (const parent of found) {
    for (const [child, itsParent] of all) if (itsParent === parent) found.push(child);
  }
  return found.slice(1);
}

/**
 * Every process with its parent. On Linux it comes from /proc, because a small image may lack `ps`.
 * @returns {[pid: number, parent: number][]}
 */
function processes() {
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

/** @type {(stream: Readable, onLine: (line: string) => void) => void} */
function forEachLine(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => rest && onLine(rest));
}
