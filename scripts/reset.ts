// `npm run reset`: restores the seed data of a running `npm start`, without a restart.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_ID, ROOT } from './lib/places.ts';
import { standinsOf } from './lib/ports.ts';
import { readRunningStart } from './start/running-start.ts';
import { placeSeedMachines } from './seed/people/seed-machines.ts';
import { forgetSeedPlans } from './seed/people/seed-plans.ts';

const { ports, stripe } = (await readRunningStart()) ?? {};
if (!ports) {
  console.error('Run `npm start` in this folder first.');
  process.exit(1);
}
for (const standin of standinsOf(stripe)) {
  const url = `http://127.0.0.1:${ports[standin]}/__control/reset`;
  const answer = await fetch(url, { method: 'POST' }).catch(() => null);
  if (!answer?.ok) {
    console.error(`${url} does not answer. Is \`npm start\` running?`);
    process.exit(1);
  }
}
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'scripts/seed/fill.ts'), `--machines-port=${ports.aiServer}`],
  {
    cwd: ROOT,
    env: {
      ...process.env,
      FIREBASE_PROJECT_ID: PROJECT_ID,
      // Otherwise Google's libraries ask the cloud's metadata server whether they run there.
      METADATA_SERVER_DETECTION: 'none',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    },
    stdio: 'inherit',
  },
);
if (status === 0) {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const addresses = { aiServer: at(ports.aiServer), firestore: at(ports.firestore) };
  await placeSeedMachines(addresses);
  if (stripe === 'sandbox') await forgetSeedPlans(addresses);
}
if (status === 0) console.log('The seed data is restored.');
process.exit(status ?? 1);
