/**
 * Gives each file of this suite a Stripe and a machine host of its own, with one clock, and a database: files run side by side,
 * a switch that one of them throws must not reach another, and jobs go through everyone's documents. The emulator of Firestore
 * also looks at every document of a database for each query. Stripe and host deliver no events, so a test sees what a call alone
 * brings about; `tests/deployed` has those. They do not know the seed people, whose mirrors in the common database would
 * otherwise follow the clock of one file.
 */
import { randomUUID } from 'node:crypto';
import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll } from 'vitest';
import { startStripe } from '@alcove/stripe-standin';
import { createMachineClock } from '@alcove/stripe-standin/kit/clock';
// The SDK of the deployed app: an app of one copy is none to the other.
import * as deployed from '../../functions/node_modules/firebase-admin/lib/app/index.js';
import { startMachineHost } from '../../standins/machine-host/start.ts';
import { readSettings } from '../../standins/settings.ts';
import { watchOwners } from '../properties/owners.ts';
import { takeMisjudged } from './judged-log.ts';

// A file whose tests are all left out ends without its hooks.
const worker = globalThis as { endLastFile?: () => Promise<void> };
await worker.endLastFile?.();
const settings = { ...process.env };

const {
  stripe: { customers: _payingPeople, ...stripe },
  machineHost,
} = readSettings(process.env);
const clock = createMachineClock();
const [{ url, close }, host] = await Promise.all([
  startStripe({ ...stripe, clock, port: 0, webhookUrl: undefined }),
  startMachineHost({
    ...machineHost,
    clock,
    movesClock: false,
    port: 0,
    eventsUrl: undefined,
  }),
]);
const hostUrl = host.url.replace('localhost', '127.0.0.1');
process.env['ALCOVE_DATABASE'] = `demo-${randomUUID()}`;
process.env['ALCOVE_STRIPE_URL'] = url;
process.env['STRIPE_API_BASE'] = url.replace('localhost', '127.0.0.1');
process.env['ALCOVE_MACHINE_HOST_URL'] = host.url;
process.env['MACHINE_HOST_URL'] = hostUrl;
process.env['PLAN_CLOCK_URL'] = `${hostUrl}/__control/clock`;

// The next file may run in this process. What this one did to the settings must not reach it, nor an SDK that has read them.
worker.endLastFile = async () => {
  delete worker.endLastFile;
  await Promise.all([
    close(),
    host.close(),
    ...getApps().map(deleteApp),
    ...deployed.getApps().map(deployed.deleteApp),
  ]);
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
  Object.assign(process.env, settings);
};
afterAll(() => worker.endLastFile?.());
watchOwners();
// Each line that a suite's instances wrote rings as docs/alerts says: an error at someone, and anything else at no one.
afterAll(() => {
  const lines = takeMisjudged();
  if (lines.length > 0) throw new Error(`docs/alerts is wrong about: ${lines.join('')}`);
});
