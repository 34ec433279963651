// `npm run reconcile`: runs the daily comparison of Stripe with our accounts on a running `npm start`, and says what it did.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { REGION } from './hosting/deployment.ts';
import { LOCAL, PROJECT_ID } from './lib/places.ts';
import { accountOf } from './lib/reconciled.ts';
import { readRunningStart } from './start/running-start.ts';

/** The emulators' output reaches the log a moment after the answer. */
const LOG_DELAY_MS = 100;
const LOG_WAITS = 100;

const { ports, stripe } = (await readRunningStart()) ?? {};
if (!ports) {
  console.error('Run `npm start` in this folder first.');
  process.exit(1);
}
if (stripe === 'sandbox') {
  console.error(
    'Start without --stripe=sandbox to run this. In a sandbox, the comparison would end every plan without an account on this computer, those of your colleagues included.',
  );
  process.exit(1);
}
const log = join(LOCAL, 'start/logs/emulators.log');
const begun = statSync(log).size;
// The emulator has no scheduler and numbers what it would run.
const url = `http://127.0.0.1:${ports.functions}/${PROJECT_ID}/${REGION}/reconcile-0`;
const answer = await fetch(url, { method: 'POST' }).catch(() => null);
if (!answer?.ok) {
  console.error(
    `The job at ${url} ${answer ? `answered ${answer.status}` : 'does not answer'}. The reason is at the end of ${log}.`,
  );
  process.exit(1);
}
for (let waits = 0; waits < LOG_WAITS; waits += 1) {
  const account = accountOf(readFileSync(log).subarray(begun).toString('utf8'));
  if (account) {
    console.log(account.text);
    process.exit(account.isFine ? 0 : 1);
  }
  await delay(LOG_DELAY_MS);
}
console.error(`The job ran, but its report is missing. Look at the end of ${log}.`);
process.exit(1);
