// Child processes that end with their parent, and say where their output went.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const GRACE_MS = 15_000;

/** A set of child processes, each in a process group of its own so that its children end with it. */
export function createChildren() {
  const running = new Map();

  /**
   * @param {{ name: string, command: string, args: string[], env?: object, cwd?: string, log: string, endsItsChildren?: boolean, onLine?: (line: string) => void, onExit?: (code: number | null) => void }} options
   */
  function start({ name, command, args, env, cwd, log, endsItsChildren = false, onLine, onExit }) {
    mkdirSync(dirname(log), { recursive: true });
    const file = createWriteStream(log);
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
    child.once('error', (error) => file.write(`${name}: ${error.message}\n`));
    child.once('close', (code) => {
      running.delete(name);
      file.end();
      onExit?.(code);
    });
    running.set(name, { child, endsItsChildren });
    return child;
  }

  async function stopAll() {
    await Promise.all([...running.values()].map(stop));
  }

  function killAll() {
    for (const { child } of running.values()) signalGroup(child, 'SIGKILL');
  }

  // Whatever ends this process, no child outlives it.
  process.once('exit', killAll);

  return { start, stopAll };
}

/** Asks nicely, and ends the whole group after a while. A process that ends its own children is asked alone. */
async function stop({ child, endsItsChildren }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((done) => child.once('close', done));
  if (endsItsChildren) child.kill('SIGINT');
  else signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await closed;
  clearTimeout(timer);
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

function forEachLine(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
}
