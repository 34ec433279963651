// The seed people's plans are at the stand-in for Stripe. Another Stripe does not know them, and machines come with a plan.
import { control, documentsOf } from '../emulators.ts';
import { seedMachines } from './seed-machines.ts';
import { readPeople } from './seed-people.ts';

/**
 * Takes from the seed people their machines and what says that they are Stripe's customers, so that each can buy.
 * @throws Error with the emulator's words when it refuses
 */
export async function forgetSeedPlans({ firestore }: { firestore: string }) {
  const documents = documentsOf(firestore);
  const remove = (path: string) => control('DELETE', `${documents}/${path}`);
  const mask = 'updateMask.fieldPaths=customerId&currentDocument.exists=true';
  await Promise.all([
    ...seedMachines().flatMap(({ id }) => [remove(`machines/${id}`), remove(`servers/${id}`)]),
    ...readPeople().flatMap(({ uid, billing }) =>
      billing
        ? [
            remove(`subscriptions/${uid}`),
            remove(`stripeCustomers/${billing.customerId}`),
            // A field that is in the mask and not in the body is removed.
            control('PATCH', `${documents}/users/${uid}?${mask}`, { fields: {} }),
          ]
        : [],
    ),
  ]);
}
