// `npm run seed`: makes the emulators' export in emulator-data from emulator-data/seed.
import { join } from 'node:path';
import { messageOf } from './lib/caught.ts';
import { findFirestoreJar } from './computer/firestore-jar.ts';
import { findJava, JAVA_MINIMUM, withJava } from './computer/java.ts';
import { LOCAL } from './lib/places.ts';
import { exportSeed } from './seed/export-seed.ts';

const java = findJava();
if (!java) {
  console.error(`The Firestore emulator needs Java ${JAVA_MINIMUM} or newer. See npm run doctor.`);
  process.exit(1);
}
const { binary } = findFirestoreJar(join(LOCAL, 'seed'));
const env = withJava(process.env, java);
if (binary) env.FIRESTORE_EMULATOR_BINARY_PATH = binary;
try {
  await exportSeed(env);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
