// Ten thousand histories of a plan at random; `npm test` plays some hundreds.
import { runTests } from './run-tests.ts';

export function run() {
  console.log('Histories of a plan: what was paid against what was got, 10,000 at random …');
  return runTests({
    title: 'histories',
    suite: 'unit',
    words: ['paid-service'],
    env: { ALCOVE_HISTORIES: '10000' },
  });
}
