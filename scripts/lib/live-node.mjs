// The Node that the API has in the cloud; the machine's own may be an older one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './install.mjs';
import { ROOT } from './places.mjs';

const FOLDER = 'tests/live-node';

/**
 * Installs it first, if that is missing.
 * @returns {{ path: string, version: string }} `version` as in `24.1.0`
 * @throws {Error} when there is no such Node for this system, or it is not the one that functions/package.json names
 */
export function findLiveNode() {
  installDependencies([FOLDER]);
  const path = Object.keys(readJson(`${FOLDER}/package.json`).optionalDependencies)
    .map((name) => join(ROOT, FOLDER, 'node_modules', name, 'bin/node'))
    .find((file) => existsSync(file));
  if (path === undefined) {
    throw new Error(`No Node was installed for ${process.platform} on ${process.arch}.`);
  }
  const version = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim().slice(1);
  const { engines } = readJson('functions/package.json');
  if (!version.startsWith(`${engines.node}.`)) {
    throw new Error(
      `${FOLDER} has Node ${version}, and functions/package.json names ${engines.node}.`,
    );
  }
  return { path, version };
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}
