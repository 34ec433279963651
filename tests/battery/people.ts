// Three thousand histories at random of those whom owners let in; `npm test` plays some hundreds.
import { runTests } from './run-tests.ts';

export function run() {
  const seed = process.env.ALCOVE_SEED ?? String(Date.now() % 1_000_000);
  console.log(`Seed ${seed} …`);
  return runTests('unit', ['properties/people'], { ALCOVE_HISTORIES: '3000', ALCOVE_SEED: seed });
}
