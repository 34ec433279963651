// Generates firebase.json from scripts/hosting/hosting-config.ts. `--write` writes it, what people read of the settings, and the
// interface of a machines' host; without it, a difference from firebase.json is an error.
// Before a deploy of Hosting, `--live` refuses what `npm run build` made for another project than firebase-tools names, or from
// another commit, and `--emulators-only` refuses firebase.json itself.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf } from './deploy/deploy-checks.ts';
import { OPENAPI_FILE, openApi } from './host/openapi.ts';
import { asText, firebaseConfig, writeFirebaseConfig } from './hosting/hosting-config.ts';
import { ROOT } from './lib/places.ts';
import { settingsFiles } from './lib/settings-files.ts';

const file = join(ROOT, 'firebase.json');
const [option, project, commit] = process.argv.slice(2);
if (option === '--write') {
  writeFirebaseConfig(file, firebaseConfig());
  writeFileSync(join(ROOT, OPENAPI_FILE), asText(openApi()));
  for (const [name, text] of Object.entries(settingsFiles())) writeFileSync(join(ROOT, name), text);
} else if (option === '--live') {
  const { GCLOUD_PROJECT: target = 'a project that is not named' } = process.env;
  if (target !== project || String(commitOf(ROOT)) !== commit) {
    fail(
      `The site in web/dist was built for ${project} from commit ${commit}, not for ${target} from ${commitOf(ROOT)}. Build again: npm run build -- staging (or live)`,
    );
  }
} else if (option === '--emulators-only') {
  fail(
    'The site in firebase.json is for the emulators: it names no hosts of a deployment and keeps no assets. Deploy with: npm run deploy -- staging (or live)',
  );
} else if (readFileSync(file, 'utf8') !== asText(firebaseConfig())) {
  fail('firebase.json differs from scripts/hosting/hosting-config.ts. Update it: npm run config');
}

function fail(words: string) {
  console.error(words);
  process.exitCode = 1;
}
