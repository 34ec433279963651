// A start that is killed cannot clean up: its processes stay, with their ports, and so does its temporary folder. The next
// start of any checkout on this computer knows them by that folder and ends them.
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../lib/caught.ts';
import { endMarked, withMark } from '../lib/processes.ts';

const PREFIX = 'alcove-';
/** A socket in the folder, at which its owner listens: the system closes it however the owner ends. */
const SIGN_OF_LIFE = 'alive';

/** Ends what killed starts left behind, and makes a temporary folder that is removed when this process ends. */
export async function claimScratch() {
  const left = await endLeftovers();
  if (left > 0) console.log(`Ended what a killed start had left running (processes: ${left}).`);
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const sign = createServer((socket) => socket.destroy()).listen(join(folder, SIGN_OF_LIFE));
  await once(sign, 'listening');
  sign.unref();
  // All that starts from here on has it, at any depth.
  Object.assign(process.env, withMark(folder, process.env));
  return folder;
}

/**
 * @param folder as `claimScratch` has made it
 * @returns `unknown` also where the owner has not listened yet
 */
export function ownerOf(folder: string) {
  return new Promise<'alive' | 'gone' | 'unknown'>((resolve) => {
    const socket = connect(join(folder, SIGN_OF_LIFE));
    socket.once('connect', () => {
      socket.destroy();
      resolve('alive');
    });
    socket.once('error', (error) => resolve(codeOf(error) === 'ECONNREFUSED' ? 'gone' : 'unknown'));
  });
}

/** @returns how many processes were ended */
async function endLeftovers() {
  let ended = 0;
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    if ((await ownerOf(folder)) !== 'gone') continue;
    ended += await endMarked(folder);
    rmSync(folder, { recursive: true, force: true });
  }
  return ended;
}
