// `npm run seed`: makes the emulators' export in emulator-data from emulator-data/seed. The old export stays until the new one
// is complete, and altogether where both hold the same.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findEmulatorJars, withEmulatorJars } from './computer/emulator-jars.ts';
import { findJava, JAVA_MINIMUM } from './computer/java.ts';
import { PROJECT_ID, ROOT } from './lib/places.ts';
import { emulatorConfig } from './seed/emulator-config.ts';
import { isSameExport } from './seed/same-export.ts';
import { claimScratch } from './start/leftovers.ts';

const METADATA = 'firebase-export-metadata.json';
const PLACE = join(ROOT, 'emulator-data');
const PARTS = [METADATA, 'auth_export', 'firestore_export', 'storage_export'];

const java = findJava();
if (!java) fail(`The emulators need Java ${JAVA_MINIMUM} or newer. See npm run doctor.`);
const scratch = await claimScratch();
const exported = join(scratch, 'export');
writeFileSync(join(scratch, 'firebase.json'), JSON.stringify(await emulatorConfig()));
const child = spawn(
  process.execPath,
  [
    join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:exec',
    `"${process.execPath}" "${join(ROOT, 'scripts/seed/fill.ts')}"`,
    '--only=auth,firestore,storage',
    `--project=${PROJECT_ID}`,
    `--export-on-exit=${exported}`,
    '--config=firebase.json',
  ],
  {
    cwd: scratch,
    env: {
      ...withEmulatorJars(process.env, java, findEmulatorJars(java, scratch)),
      // Otherwise Google's libraries ask the cloud's metadata server whether they run there.
      METADATA_SERVER_DETECTION: 'none',
      // firebase-tools finds the emulators to export by a file in the temporary folder, one for each project: in a folder of
      // our own, emulators of this project that run elsewhere are not exported by mistake.
      TMPDIR: scratch,
    },
    stdio: 'inherit',
  },
);
const [code] = await once(child, 'exit');
if (code !== 0 || !isComplete(exported)) {
  fail(`The emulators ended without a complete export (exit code ${code}).`);
}
if (isComplete(PLACE) && isSameExport(PLACE, exported)) {
  console.log('emulator-data holds the same already.');
  process.exit();
}
for (const part of PARTS) {
  rmSync(join(PLACE, part), { recursive: true, force: true });
  cpSync(join(exported, part), join(PLACE, part), { recursive: true });
}
// firebase-tools omits the final line break, which the format check wants.
appendFileSync(join(PLACE, METADATA), '\n');
console.log('Wrote emulator-data.');

function isComplete(folder: string) {
  return PARTS.every((part) => existsSync(join(folder, part)));
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
