// `npm run seed`: makes the emulators' export in emulator-data from emulator-data/seed. The old export stays until the new one
// is complete, and altogether where both hold the same.
import { appendFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/places.ts';
import { runOnEmulators } from './seed/run-on-emulators.ts';
import { isSameExport } from './seed/same-export.ts';
import { claimScratch } from './start/leftovers.ts';

const METADATA = 'firebase-export-metadata.json';
const PLACE = join(ROOT, 'emulator-data');
const PARTS = [METADATA, 'auth_export', 'firestore_export', 'storage_export'];

const scratch = await claimScratch();
const exported = join(scratch, 'export');
const { status, stdout, stderr } = await runOnEmulators(
  scratch,
  [join(ROOT, 'scripts/seed/fill.ts')],
  `--export-on-exit=${exported}`,
);
if (status !== 0 || !isComplete(exported)) {
  console.error(`${stdout}\n${stderr}\nThe emulators ended without a complete export.`);
  process.exit(1);
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
