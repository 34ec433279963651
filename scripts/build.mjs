#!/usr/bin/env node
// `npm run build`: the API and the site as they go live, and firebase.json from its definition.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies } from './lib/install.mjs';
import { ROOT } from './lib/places.mjs';

installDependencies();
const { LIVE_WEB } = await import('./lib/deployment.mjs');

/** @type {[folder: string, args: string[], env: NodeJS.ProcessEnv][]} */
const steps = [
  ['.', ['run', 'config'], process.env],
  ['functions', ['run', 'build'], process.env],
  ['web', ['run', 'build'], { ...LIVE_WEB, ...process.env }],
];
for (const [folder, args, env] of steps) {
  const { status } = spawnSync('npm', args, { cwd: join(ROOT, folder), env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
