/**
 * Replaces all that the Auth and Firestore emulators hold with the seed people of emulator-data/seed/people.json.
 *
 *   tsx scripts/seed.ts [--ai-server-origin http://localhost:12114]   into running emulators
 *   tsx scripts/seed.ts --export                                      into new ones, and writes emulator-data from them
 *
 * Needs FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST, but for --export, which starts emulators of its own.
 */
import { parseArgs } from 'node:util';
import { exportSeed } from './seed/export-seed.ts';
import { readEmulators } from './seed/emulators.ts';
import { seedAccounts } from './seed/seed-accounts.ts';
import { seedDocuments } from './seed/seed-documents.ts';
import { readPeople } from './seed/people.ts';

const { values: options } = parseArgs({
  options: { export: { type: 'boolean' }, 'machines-port': { type: 'string', default: '12114' } },
});

try {
  if (options.export) {
    await exportSeed();
  } else {
    const emulators = readEmulators();
    const people = readPeople();
    await seedAccounts(emulators, people);
    await seedDocuments(emulators, people, Number(options['machines-port']));
    console.log(`Seeded ${people.length} people into ${emulators.projectId}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
