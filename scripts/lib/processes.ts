// Processes are known by a mark in their environment. Each has it from the one that started it, whatever group it is in and
// whether or not that one still runs.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const NAME = 'ALCOVE_MARKS';
const LOOK_AGAIN_MS = 50;
/** A process that has ended still counts until its parent takes note, which in some containers no parent does. */
const PATIENCE_MS = 5000;

/** An environment for what is to have this mark beside those that it has. */
export function withMark(mark: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, [NAME]: `${env[NAME] ?? ''}${mark};` };
}

/** @returns the ids of those that were there */
export function killMarked(mark: string) {
  const pids = processesWith(mark);
  for (const pid of pids) signal(pid, 'SIGKILL');
  return pids;
}

/**
 * Looks until all have gone: one may just have started another, and a port is free only after its process.
 * @returns how many were ended
 */
export async function endMarked(mark: string) {
  const ended = new Set<number>();
  const deadline = Date.now() + PATIENCE_MS;
  do {
    for (const pid of killMarked(mark)) ended.add(pid);
    if (![...ended].some((pid) => signal(pid, 0))) break;
    await wait(LOOK_AGAIN_MS);
  } while (Date.now() < deadline);
  return ended.size;
}

/**
 * @param pid of a process, or below zero of a group
 * @returns whether there is such a one
 */
export function signal(pid: number, name: NodeJS.Signals | 0) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** Where this process is asked to end, it first ends what it has started. */
export function endOnSignal(stop: () => Promise<unknown>) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => void stop().then(() => process.exit(130)));
  }
}

/**
 * On Linux they come from /proc, because a small image may lack `ps`.
 * @returns their ids
 */
export function processesWith(mark: string): number[] {
  if (!existsSync('/proc/self/environ')) {
    const args = ['-A', '-E', '-ww', '-o', 'pid=,command='];
    const { stdout } = spawnSync('ps', args, { encoding: 'utf8', maxBuffer: Infinity });
    const lines = stdout.split('\n').filter((line) => line.includes(`${mark};`));
    return lines.map((line) => Number.parseInt(line, 10));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${mark};`);
      } catch {
        // It has ended, or belongs to another user.
        return false;
      }
    })
    .map(Number);
}
