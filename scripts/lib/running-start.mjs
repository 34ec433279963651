// Allows one `npm start` per checkout, and records its ports for other commands.
import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from './caught.mjs';
import { LOCAL } from './places.mjs';

/** @import { Ports } from './ports.mjs' */

const FILE = join(LOCAL, 'start', 'running.json');

/** @typedef {{ pid: number, ports?: Ports, site?: string, stripe?: 'standin' | 'sandbox' }} RunningStart */

/**
 * Registers this process as the start of this checkout.
 * @returns {RunningStart | null} the start that is already running, if any
 */
export function claimCheckout(file = FILE) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid }));
  try {
    for (;;) {
      try {
        // A link appears complete or not at all, so a reader never sees half of it.
        linkSync(draft, file);
        return null;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const other = readRunningStart(file);
      if (other) return other;
      // Left behind by a start that was killed.
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Records where this start is. @param {Omit<Required<RunningStart>, 'pid'>} places */
export function tellPlaces(places, file = FILE) {
  writeFileSync(file, JSON.stringify({ pid: process.pid, ...places }));
}

export function releaseCheckout(file = FILE) {
  if (readFile(file)?.pid === process.pid) rmSync(file, { force: true });
}

/** @returns {RunningStart | null} */
export function readRunningStart(file = FILE) {
  const start = readFile(file);
  return start && isStart(start.pid) ? start : null;
}

/** @type {(file: string) => RunningStart | null} */
function readFile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Process ids are reused, above all after a reboot. @param {number} pid */
function isStart(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'args='], {
    encoding: 'utf8',
  });
  return status !== 0 || stdout.includes('start.mjs');
}
