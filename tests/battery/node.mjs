// The API suites on the Node that goes live; the machine's own may be an older one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createChildren } from '../../scripts/lib/children.mjs';
import { installDependencies } from '../../scripts/lib/install.mjs';
import { ROOT } from '../../scripts/lib/places.mjs';
import { runTests } from './run-tests.mjs';

const FOLDER = 'tests/live-node';

/** @throws {Error} when there is no such Node for this system, or it is not the one that functions/package.json names */
export async function run() {
  installDependencies([FOLDER]);
  const node = findNode();
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const { engines } = readJson('functions/package.json');
  if (!version.startsWith(`v${engines.node}.`)) {
    throw new Error(
      `${FOLDER} has Node ${version}, and functions/package.json names ${engines.node}.`,
    );
  }
  console.log(`The API on Node ${version} …`);
  return runTests({
    children: createChildren(),
    title: `the API on Node ${version}`,
    command: [node],
    suites: ['api'],
    // firebase-tools starts the functions with the first Node on PATH.
    env: { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  });
}

function findNode() {
  const names = Object.keys(readJson(`${FOLDER}/package.json`).optionalDependencies);
  const found = names
    .map((name) => join(ROOT, FOLDER, 'node_modules', name, 'bin/node'))
    .find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(`No Node was installed for ${process.platform} on ${process.arch}.`);
  }
  return found;
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}
