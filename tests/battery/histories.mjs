// Ten thousand histories of a plan at random; `npm test` plays some hundreds.
import { createChildren } from '../../scripts/lib/children.mjs';
import { runTests } from './run-tests.mjs';

export function run() {
  console.log('Histories of a plan: what was paid against what was got, 10,000 at random …');
  return runTests({
    children: createChildren(),
    title: 'histories',
    command: [process.execPath],
    suites: ['unit'],
    words: ['paid-service'],
    env: { ALCOVE_HISTORIES: '10000' },
  });
}
