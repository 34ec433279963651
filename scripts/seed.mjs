#!/usr/bin/env node
// `npm run seed`: makes the emulators' export in emulator-data from emulator-data/seed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies } from './lib/install.mjs';
import { findJava, JAVA_MINIMUM, withJava } from './lib/java.mjs';
import { LOCAL, ROOT } from './lib/places.mjs';
import { requireSupportedPlatform } from './lib/platform.mjs';

requireSupportedPlatform();
installDependencies();
const { findFirestoreJar } = await import('./lib/firestore-jar.mjs');
const java = findJava();
if (!java) {
  console.error(`The Firestore emulator needs Java ${JAVA_MINIMUM} or newer. See npm run doctor.`);
  process.exit(1);
}
const { binary } = findFirestoreJar(join(LOCAL, 'seed'));
const env = withJava(process.env, java);
if (binary) env.FIRESTORE_EMULATOR_BINARY_PATH = binary;
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(ROOT, 'scripts/seed.ts'), '--export'],
  { cwd: ROOT, env, stdio: 'inherit' },
);
process.exit(status ?? 1);
