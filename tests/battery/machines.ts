// Five hundred histories of a person's machines at random; `npm test` plays some of them.
import { runTests } from './run-tests.ts';

export function run() {
  const seed = process.env.ALCOVE_SEED ?? String(Date.now() % 1_000_000);
  console.log(`Seed ${seed} …`);
  return runTests('unit', ['properties/machines'], { ALCOVE_HISTORIES: '500', ALCOVE_SEED: seed });
}
