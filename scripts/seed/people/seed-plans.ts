// The seed people's plans are at the stand-in for Stripe. Another Stripe does not know them, and machines come with a plan.
import { readPeople } from './seed-people.ts';
import { PROJECT_ID } from '../../lib/places.ts';
import { seedMachines } from './seed-machines.ts';

/**
 * Takes from the seed people their machines and what says that they are Stripe's customers, so that each can buy.
 * @throws Error with the emulator's words when it refuses
 */
export async function forgetSeedPlans({ firestore }: { firestore: string }) {
  const documents = `${firestore.replace('localhost', '127.0.0.1')}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const send = async (path: string, init: RequestInit) => {
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
  return readPeople().flatMap(({ uid, billing }) =>
    billing ? [{ uid, customerId: billing.customerId }] : [],
  );
}
