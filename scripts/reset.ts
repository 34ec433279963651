// `npm run reset`: restores the seed data of a running `npm start`, without a restart.
import { PROJECT_ID } from './lib/places.ts';
import { standinsOf } from './lib/ports.ts';
import { readRunningStart } from './start/running-start.ts';
import { forgetSeedPlans, placeSeedMachines } from './seed/people/seed-machines.ts';
import { placeSeedInvitations } from './seed/people/seed-members.ts';
import { placeSeedPictures } from './seed/people/seed-pictures.ts';
import { localAddresses } from './start/stack.ts';

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
Object.assign(process.env, {
  FIREBASE_PROJECT_ID: PROJECT_ID,
  // Otherwise Google's libraries ask the cloud's metadata server whether they run there.
  METADATA_SERVER_DETECTION: 'none',
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
});
await import('./seed/fill.ts');
if (process.exitCode) process.exit();
const addresses = localAddresses(ports);
await Promise.all([
  placeSeedMachines(addresses),
  placeSeedInvitations(addresses),
  placeSeedPictures(addresses),
]);
if (stripe === 'sandbox') await forgetSeedPlans(addresses);
console.log('The seed data is restored.');
