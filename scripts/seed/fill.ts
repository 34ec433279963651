/**
 * Replaces all that running Auth and Firestore emulators hold with the seed people of emulator-data/seed/people.json.
 * Needs FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST.
 */
import { messageOf } from '../lib/caught.ts';
import { readEmulators } from './emulators.ts';
import { readPeople } from './people/seed-people.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedDocuments } from './seed-documents.ts';

try {
  const emulators = readEmulators();
  const people = readPeople();
  await seedAccounts(emulators, people);
  await seedDocuments(emulators, people);
  console.log(`Seeded ${people.length} people into ${emulators.projectId}.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
