// The seed people's plans are at the stand-in for Stripe. Another Stripe does not know them, and machines come with a plan.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ID, ROOT } from './places.mjs';
import { seedMachines } from './seed-machines.mjs';

/** @import { SeedPerson } from '../seed/people.ts' */

/**
 * Takes from the seed people their machines and what says that they are Stripe's customers, so that each can buy.
 * @param {{ firestore: string }} addresses
 * @throws {Error} with the emulator's words when it refuses
 */
export async function forgetSeedPlans({ firestore }) {
  const documents = `${firestore.replace('localhost', '127.0.0.1')}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  /** @type {(path: string, init: RequestInit) => Promise<void>} */
  const send = async (path, init) => {
    const answer = await fetch(`${documents}/${path}`, {
      ...init,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${path} of the seed: ${await answer.text()}`);
  };
  await Promise.all([
    ...seedMachines().flatMap(({ id }) => [
      send(`machines/${id}`, { method: 'DELETE' }),
      send(`servers/${id}`, { method: 'DELETE' }),
    ]),
    ...seedCustomers().flatMap(({ uid, customerId }) => [
      send(`subscriptions/${uid}`, { method: 'DELETE' }),
      send(`stripeCustomers/${customerId}`, { method: 'DELETE' }),
      // A field that is in the mask and not in the body is removed.
      send(`users/${uid}?updateMask.fieldPaths=customerId&currentDocument.exists=true`, {
        method: 'PATCH',
        body: JSON.stringify({ fields: {} }),
      }),
    ]),
  ]);
}

function seedCustomers() {
  /** @type {SeedPerson[]} */
  const people = JSON.parse(readFileSync(join(ROOT, 'emulator-data/seed/people.json'), 'utf8'));
  return people.flatMap(({ uid, billing }) =>
    billing ? [{ uid, customerId: billing.customerId }] : [],
  );
}
