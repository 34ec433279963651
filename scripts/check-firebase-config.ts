// Generates firebase.json from scripts/hosting/hosting-config.ts. `--write` writes it, what people read of the settings, the
// interface of a machines' host, and the policies of docs/alerts; without it, a difference from firebase.json is an error.
// Before a deploy of Hosting, `--live` refuses what `npm run build` made for another project than firebase-tools names, or from
// another commit, and `--emulators-only` refuses firebase.json itself.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alertFiles, FOLDER } from './alerts/policies.ts';
import { commitOf } from './deploy/deploy-checks.ts';
import { discoverFunctions } from './deploy/discover-functions.ts';
import { OPENAPI_FILE, openApi } from './host/openapi.ts';
import { asText, firebaseConfig, writeFirebaseConfig } from './hosting/hosting-config.ts';
import { readText } from './lib/files.ts';
import { ROOT } from './lib/places.ts';
import { settingsFiles } from './lib/settings-files.ts';
import { restoreSteps, withSteps } from './operators/restore-steps.ts';

const OPERATING = 'docs/operating.md';
const file = join(ROOT, 'firebase.json');
const [option, project, commit] = process.argv.slice(2);
if (option === '--write') {
  writeFirebaseConfig(file, firebaseConfig());
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
  mkdirSync(join(ROOT, FOLDER, 'metrics'), { recursive: true });
  const files = {
    ...settingsFiles(),
    ...alertFiles(),
    [OPERATING]: withRestoreSteps(),
    [OPENAPI_FILE]: asText(openApi()),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(ROOT, name), text);
  }
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

/** The jobs and queues are those of the code, whatever the settings are. */
function withRestoreSteps() {
  const { endpoints } = discoverFunctions({ STORAGE_BUCKET: 'any.firebasestorage.app' });
  return withSteps(readText(OPERATING), restoreSteps(endpoints));
}

function fail(words: string) {
  console.error(words);
  process.exitCode = 1;
}
