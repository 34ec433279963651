#!/usr/bin/env node
// `npm run machines`: the commands of operators who set up machines by hand. Without --project, it acts on a running `npm start`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies } from './lib/install.mjs';
import { PROJECT_ID, ROOT } from './lib/places.mjs';
import { requireSupportedPlatform } from './lib/platform.mjs';
import { readRunningStart } from './lib/running-start.mjs';

requireSupportedPlatform();
installDependencies();

const words = process.argv.slice(2);
const at = words.indexOf('--project');
const project = at === -1 ? undefined : words.splice(at, 2)[1];
if (at !== -1 && !project) {
  console.error('--project needs the id of a Google Cloud project.');
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(ROOT, 'scripts/machines.ts'), ...words],
  { cwd: ROOT, env: { ...process.env, ...whereTo() }, stdio: 'inherit' },
);
process.exit(status ?? 1);

/** @returns {NodeJS.ProcessEnv} */
function whereTo() {
  if (project) {
    const none = { FIRESTORE_EMULATOR_HOST: undefined, FIREBASE_AUTH_EMULATOR_HOST: undefined };
    return { ...none, GCLOUD_PROJECT: project, GOOGLE_CLOUD_PROJECT: project };
  }
  const { ports } = readRunningStart() ?? {};
  if (!ports) {
    console.error(
      'Run `npm start` in this folder first. For a live project, add --project <its id>.',
    );
    process.exit(1);
  }
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  };
}
