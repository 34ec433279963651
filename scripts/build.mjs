#!/usr/bin/env node
// `npm run build`: the API and the site as they go live, firebase.json from its definition, and firebase.live.json, which
// names the built assets as well.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './lib/install.mjs';
import { LIVE_CONFIG, ROOT } from './lib/places.mjs';

installDependencies();
const { LIVE_WEB } = await import('./lib/deployment.mjs');
const { liveConfig, writeFirebaseConfig } = await import('./lib/hosting-config.mjs');

/** @type {[folder: string, args: string[], env: NodeJS.ProcessEnv][]} */
const steps = [
  ['.', ['run', 'config'], process.env],
  ['functions', ['run', 'build'], process.env],
  ['web', ['run', 'build'], { ...LIVE_WEB, ...process.env }],
];
// Half a build must not be deployed with the names of the one before it.
rmSync(LIVE_CONFIG, { force: true });
for (const [folder, args, env] of steps) {
  const { status } = spawnSync('npm', args, { cwd: join(ROOT, folder), env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
writeFirebaseConfig(LIVE_CONFIG, liveConfig(ROOT));
