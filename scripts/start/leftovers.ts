// A start that is killed cannot clean up: its processes stay, with their ports, and so does its temporary folder. The next
// start of any checkout on this computer knows them by that folder and ends them.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../lib/caught.ts';

const PREFIX = 'alcove-';
/** A socket in the folder, at which its owner listens: the system closes it however the owner ends. */
const SIGN_OF_LIFE = 'alive';
/** Names the folder in the environment of all that the owner starts, at any depth. */
const MARK = 'ALCOVE_STACK';
const LOOK_AGAIN_MS = 50;
/** A process that has ended still counts until its parent takes note, which in some containers no parent does. */
const PATIENCE_MS = 5000;

/** Ends what killed starts left behind, and makes a temporary folder that is removed when this process ends. */
export async function claimScratch({
  print = console.log,
  inside = tmpdir(),
}: { print?: (text: string) => void; inside?: string } = {}) {
  const left = await endLeftovers(inside);
  if (left > 0) print(`Ended what a killed start had left running (processes: ${left}).`);
  const folder = mkdtempSync(join(inside, PREFIX));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const sign = createServer((socket) => socket.destroy()).listen(join(folder, SIGN_OF_LIFE));
  await once(sign, 'listening');
  sign.unref();
  process.env[MARK] = folder;
  return folder;
}

/** @returns how many processes were ended */
async function endLeftovers(inside: string) {
  let ended = 0;
  for (const name of readdirSync(inside).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(inside, name);
    if (!(await isAbandoned(folder))) continue;
    ended += await endProcesses(folder);
    rmSync(folder, { recursive: true, force: true });
  }
  return ended;
}

/** @returns false also where the owner has not listened yet */
function isAbandoned(folder: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(join(folder, SIGN_OF_LIFE));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', (error) => resolve(codeOf(error) === 'ECONNREFUSED'));
  });
}

/** Looks until all have gone: one may just have started another, and a port is free only after its process. */
async function endProcesses(folder: string) {
  const ended = new Set<number>();
  const deadline = Date.now() + PATIENCE_MS;
  do {
    for (const pid of processesOf(folder)) {
      ended.add(pid);
      signal(pid, 'SIGKILL');
    }
    if (![...ended].some((pid) => signal(pid, 0))) break;
    await wait(LOOK_AGAIN_MS);
  } while (Date.now() < deadline);
  return ended.size;
}

/** @returns whether there is such a process */
function signal(pid: number, name: NodeJS.Signals | 0) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function processesOf(folder: string) {
  const mark = `${MARK}=${folder}`;
  if (!existsSync('/proc/self/environ')) {
    const { stdout } = spawnSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], {
      encoding: 'utf8',
      maxBuffer: Infinity,
    });
    return stdout
      .split('\n')
      .filter((line) => line.split(' ').includes(mark))
      .map((line) => Number.parseInt(line, 10));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark);
      } catch {
        // It has ended, or belongs to another user.
        return false;
      }
    })
    .map(Number);
}
