#!/usr/bin/env node
// Generates firebase.json from scripts/lib/hosting-config.mjs. `--write` writes it; without it, a difference is an error.
import { join } from 'node:path';
import {
  firebaseConfig,
  isCommittedConfigCurrent,
  writeFirebaseConfig,
} from './lib/hosting-config.mjs';
import { ROOT } from './lib/places.mjs';

const file = join(ROOT, 'firebase.json');
if (process.argv.includes('--write')) {
  writeFirebaseConfig(file, firebaseConfig());
} else if (!isCommittedConfigCurrent(file)) {
  console.error(
    'firebase.json differs from scripts/lib/hosting-config.mjs. Write it anew: npm run config',
  );
  process.exitCode = 1;
}
