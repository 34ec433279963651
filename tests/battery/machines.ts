// Five hundred histories of a person's machines at random; `npm test` plays some of them.
import { runTests } from './run-tests.ts';

export function run() {
  const seed = process.env.ALCOVE_SEED ?? String(Date.now() % 1_000_000);
  console.log(
    `Histories of machines: plan, host, failures and two instances, 500 at random, seed ${seed} …`,
  );
  return runTests({
    title: 'machines',
    suite: 'unit',
    words: ['properties/machines'],
    env: { ALCOVE_HISTORIES: '500', ALCOVE_SEED: seed },
  });
}
