// `npm run build -- staging` or `-- live` (the default): the API and the site as they go to that deployment, firebase.json from
// its definition, and firebase.live.json and firebase.preview.json, which name the deployment's hosts and the built assets as well.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkCompany, commitOf } from './deploy/deploy-checks.ts';
import { liveConfig, writeFirebaseConfig } from './hosting/hosting-config.ts';
import { LIVE_CONFIG, PREVIEW_CONFIG, ROOT } from './lib/places.ts';
import {
  loadSiteSettings,
  readSiteSettings,
  SettingsError,
  siteSettingsFile,
  TARGETS,
  type Target,
} from './lib/site-settings.ts';

const target = readTarget();
refuseExample();
const { web, deployment } = readSettings();

// Those of a shell or of a local start must not get into the site.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^VITE_|^ALCOVE_WEB_OUT$/.test(name)),
);
const steps: [folder: string, args: string[], env: NodeJS.ProcessEnv][] = [
  ['.', ['run', 'config'], env],
  ['functions', ['run', 'build'], env],
  ['web', ['run', 'build'], { ...env, ...web }],
];
// Half a build must not be deployed.
for (const file of [LIVE_CONFIG, PREVIEW_CONFIG]) rmSync(file, { force: true });
const build = {
  project: web.VITE_FIREBASE_PROJECT_ID,
  commit: commitOf(ROOT),
  bucket: web.VITE_FIREBASE_STORAGE_BUCKET,
  deployment,
};
for (const [folder, args, stepEnv] of steps) {
  const { status } = spawnSync('npm', args, {
    cwd: join(ROOT, folder),
    env: stepEnv,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
writeFirebaseConfig(LIVE_CONFIG, liveConfig(ROOT, build));
writeFirebaseConfig(PREVIEW_CONFIG, liveConfig(ROOT, build, { isPinned: false }));
console.log(`Built for ${target}: ${web.VITE_FIREBASE_PROJECT_ID} at ${web.VITE_SITE_ORIGIN}.`);

function readTarget(): Target {
  const [word = 'live'] = process.argv.slice(2);
  const known = TARGETS.find((each) => each === word);
  if (known) return known;
  console.error(`There is no ${word}. Build for one of: ${TARGETS.join(', ')}.`);
  process.exit(1);
}

function refuseExample() {
  const { faults, fix } = checkCompany(target);
  if (faults.length === 0) return;
  console.error('A live site must not name the examples:');
  for (const fault of faults) console.error(`  ${fault}`);
  console.error(`${fix} Then build again. Nothing has been built or changed.`);
  process.exit(1);
}

function readSettings() {
  try {
    return readSiteSettings(loadSiteSettings(target));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(`These settings keep the site from being built for ${target}:`);
    for (const fault of error.message.split('\n')) console.error(`  ${fault}`);
    console.error(
      `Set them in ${siteSettingsFile(target)} or in the environment, and build again. web/.env.example explains each. Nothing has been built or changed.`,
    );
    process.exit(1);
  }
}
