// Generates firebase.json from scripts/hosting/hosting-config.ts. `--write` writes it, and what people read of the settings; without it,
// a difference from firebase.json is an error.
// Before a deploy of Hosting, `--live` refuses whatever `npm run build` did not make for the project that firebase-tools names,
// and `--emulators-only` refuses firebase.json itself.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFault } from './deploy/build-stamp.ts';
import { firebaseConfig, isConfigCurrent, writeFirebaseConfig } from './hosting/hosting-config.ts';
import { ROOT } from './lib/places.ts';
import { settingsFiles } from './lib/settings-files.ts';

const file = join(ROOT, 'firebase.json');
if (process.argv.includes('--write')) {
  writeFirebaseConfig(file, firebaseConfig());
  for (const [name, text] of Object.entries(settingsFiles())) writeFileSync(join(ROOT, name), text);
} else if (process.argv.includes('--live')) {
  const fault = buildFault({ project: process.env.GCLOUD_PROJECT });
  if (fault) fail(`${fault} Build again: npm run build -- staging (or live)`);
} else if (process.argv.includes('--emulators-only')) {
  fail(
    'The site in firebase.json is for the emulators: it names no hosts of a deployment and keeps no assets. Deploy with: npm run deploy -- staging (or live)',
  );
} else if (!isConfigCurrent(file, firebaseConfig())) {
  fail('firebase.json differs from scripts/hosting/hosting-config.ts. Update it: npm run config');
}

function fail(words: string) {
  console.error(words);
  process.exitCode = 1;
}
