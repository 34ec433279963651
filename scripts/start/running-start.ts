// Allows one `npm start` per checkout, and records its ports for other commands.
import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../lib/caught.ts';
import { LOCAL } from '../lib/places.ts';

import type { Ports } from '../lib/ports.ts';

const FILE = join(LOCAL, 'start', 'running.json');

/**
 * Registers this process as the start of this checkout.
 * @returns the start that is already running, if any
 */
export function claimCheckout(file = FILE): RunningStart | null {
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

/** Records where this start is. */
export function tellPlaces(places: Omit<Required<RunningStart>, 'pid'>, file = FILE) {
  writeFileSync(file, JSON.stringify({ pid: process.pid, ...places }));
}

export function releaseCheckout(file = FILE) {
  if (readFile(file)?.pid === process.pid) rmSync(file, { force: true });
}

export function readRunningStart(file = FILE) {
  const start = readFile(file);
  return start && isStart(start.pid) ? start : null;
}

function readFile(file: string): RunningStart | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Process ids are reused, above all after a reboot. */
function isStart(pid: number) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'args='], {
    encoding: 'utf8',
  });
  return status !== 0 || stdout.includes('main.ts start');
}

type RunningStart = { pid: number; ports?: Ports; site?: string; stripe?: 'standin' | 'sandbox' };
