// All that two processes of the API can do to each other, and races; `npm test` runs a part of each kind.
import { runTests } from './run-tests.ts';

export function run() {
  console.log(
    'Two instances of the API: storms, doubles, limits, 120 orders of events in four ways, and races with a deletion …',
  );
  return runTests({
    title: 'two instances',
    suite: 'api',
    words: ['two-instances', 'kills', 'tests/api/billing/webhook', 'deletion-races'],
    env: { ALCOVE_FULL_SIZE: 'yes' },
  });
}
