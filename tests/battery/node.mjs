// The API suites on the Node that goes live.
import { delimiter, dirname } from 'node:path';
import { createChildren } from '../../scripts/lib/children.mjs';
import { findLiveNode } from '../../scripts/lib/live-node.mjs';
import { runTests } from './run-tests.mjs';

/** @throws {Error} as `findLiveNode` */
export async function run() {
  const { path, version } = findLiveNode();
  console.log(`The API on Node ${version} …`);
  return runTests({
    children: createChildren(),
    title: `the API on Node ${version}`,
    command: [path],
    suites: ['api'],
    // firebase-tools starts the functions with the first Node on PATH.
    env: { PATH: `${dirname(path)}${delimiter}${process.env.PATH}` },
  });
}
