import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emulatorConfig } from './emulator-config.ts';
import { PROJECT_ID, ROOT } from '../lib/places.ts';
import { isSameExport } from './same-export.ts';

const METADATA = 'firebase-export-metadata.json';
const PLACE = join(ROOT, 'emulator-data');
const PARTS = [METADATA, 'auth_export', 'firestore_export'];

/**
 * Starts Auth and Firestore emulators on free ports, seeds them, and puts their export into emulator-data.
 * The old export stays until the new one is complete, and altogether where both hold the same.
 * @param env of the emulators, with their Java
 * @throws when the emulators do not start or cannot be seeded; their output is on this terminal
 */
export async function exportSeed(env: NodeJS.ProcessEnv): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'alcove-seed-'));
  try {
    const exported = join(scratch, 'export');
    writeFileSync(join(scratch, 'firebase.json'), JSON.stringify(await emulatorConfig()));
    await runFirebase(scratch, env, [
      'emulators:exec',
      `"${process.execPath}" "${join(ROOT, 'scripts/seed/fill.ts')}"`,
      '--only=auth,firestore',
      `--project=${PROJECT_ID}`,
      `--export-on-exit=${exported}`,
    ]);
    if (!isThere(exported)) {
      throw new Error('The emulators ended without a complete export; emulator-data is unchanged.');
    }
    if (isThere(PLACE) && isSameExport(PLACE, exported)) {
      console.log('emulator-data holds the same already.');
      return;
    }
    for (const part of PARTS) {
      const target = join(PLACE, part);
      rmSync(target, { recursive: true, force: true });
      cpSync(join(exported, part), target, { recursive: true });
    }
    // firebase-tools omits the final line break, which the format check wants.
    appendFileSync(join(PLACE, METADATA), '\n');
    console.log('Wrote emulator-data.');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function isThere(folder: string): boolean {
  return PARTS.every((part) => existsSync(join(folder, part)));
}

async function runFirebase(folder: string, env: NodeJS.ProcessEnv, args: readonly string[]) {
  const firebase = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const child = spawn(process.execPath, [firebase, ...args, '--config', 'firebase.json'], {
    cwd: folder,
    // firebase-tools finds the emulators to export by a file in the temporary folder, one for each project: in a folder of
    // our own, emulators of this project that run elsewhere are not exported by mistake.
    env: { ...env, TMPDIR: folder, TEMP: folder, TMP: folder },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`firebase emulators:exec ended with exit code ${code}.`);
}
