// Allows one `npm start` per checkout, and records its ports for other commands.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../lib/caught.ts';
import { LOCAL } from '../lib/places.ts';
import { ownerOf } from './leftovers.ts';

import type { Ports } from '../lib/ports.ts';

const FILE = join(LOCAL, 'start', 'running.json');

/**
 * Registers this process as the start of this checkout.
 * @param scratch its folder, as `claimScratch` has made it
 * @returns the start that is already running, if any
 */
export async function claimCheckout(scratch: string, file = FILE): Promise<RunningStart | null> {
  const other = await readRunningStart(file);
  if (other) return other;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, scratch }), { flag: 'wx' });
    return null;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    // Another start was faster.
    return claimCheckout(scratch, file);
  }
}

/** Records where this start is. */
export function tellPlaces(start: Omit<Required<RunningStart>, 'pid'>, file = FILE) {
  writeFileSync(file, JSON.stringify({ pid: process.pid, ...start }));
}

/** What an ended start wrote stays, and counts for nothing. */
export async function readRunningStart(file = FILE): Promise<RunningStart | null> {
  let start: RunningStart;
  try {
    start = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
  return (await ownerOf(start.scratch)) === 'alive' ? start : null;
}

type RunningStart = {
  pid: number;
  scratch: string;
  ports?: Ports;
  site?: string;
  stripe?: 'standin' | 'sandbox';
};
