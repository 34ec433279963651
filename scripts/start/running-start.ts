// Allows one `npm start` per checkout, and records its ports for other commands.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../lib/caught.ts';
import { LOCAL } from '../lib/places.ts';
import { ownerOf } from './leftovers.ts';

import type { Ports } from '../lib/ports.ts';

const FILE = join(LOCAL, 'start', 'running.json');

/**
 * Registers this process as the start of this checkout.
 * @param scratch its folder, as `claimScratch` has made it
 * @throws UserError if another one runs
 */
export async function claimCheckout(scratch: string) {
  const other = await readRunningStart();
  if (other) {
    throw new UserError(
      `Alcove already runs from this folder${other.site ? `, at ${other.site}` : ''}. Stop it with Ctrl-C in its terminal (process ${other.pid}), then start again.`,
    );
  }
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ pid: process.pid, scratch }));
}

/** Records where this start is. */
export function tellPlaces(start: Omit<Required<RunningStart>, 'pid'>) {
  writeFileSync(FILE, JSON.stringify({ pid: process.pid, ...start }));
}

/** What an ended start wrote stays, and counts for nothing. */
export async function readRunningStart(): Promise<RunningStart | null> {
  let start: RunningStart;
  try {
    start = JSON.parse(readFileSync(FILE, 'utf8'));
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
  /** What its stand-in for Stripe takes as its key. It opens nothing else. */
  standinKey?: string;
};
