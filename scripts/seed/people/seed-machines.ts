// What a stack changes of the seed, once the emulators have read the export in emulator-data.
import { createHash } from 'node:crypto';
import { readPeople, seedMachines } from '../../../standins/seed-people.ts';
import { control, documentsOf, ONLY_IF_THERE, writeFields } from '../emulators.ts';
import { seedInvitations, seedMembers } from './seed-members.ts';

export function originOfSeed({ hostName }: { hostName: string }, port: number) {
  return `http://${hostName}.localhost:${port}`;
}

/** The name of the document of an origin among those that are taken. */
export function digestOf(origin: string) {
  return createHash('sha256').update(origin).digest('hex');
}

/**
 * Points the seed people's machines to where this stack has them: the export has them at the default port, last seen long ago.
 * @throws Error with the emulator's words when it refuses, for example when the import has no such document
 */
export async function placeSeedMachines({
  aiServer,
  firestore,
}: Record<'aiServer' | 'firestore', string>) {
  const at = new Date().toISOString();
  const write = (path: string, fields: Record<string, string>, condition?: string) =>
    writeFields(firestore, path, fields, condition);
  const originAt = (machine: { hostName: string }) =>
    originOfSeed(machine, Number(new URL(aiServer).port));
  // The export has no dates of its own for these: they are looked at as soon as the clock is moved.
  const plans = readPeople().filter(({ billing }) => billing);
  await Promise.all([
    ...plans.map(({ uid }) => write(`subscriptions/${uid}`, { dueAt: at }, ONLY_IF_THERE)),
    ...seedMachines().flatMap((machine) => {
      const { id, state } = machine;
      const origin = originAt(machine);
      const seen = state === 'ready' ? { lastSeenAt: at } : {};
      return [
        write(`servers/${id}`, { origin }, ONLY_IF_THERE),
        write(`machines/${id}`, { origin, readAt: at, dueAt: at, ...seen }, ONLY_IF_THERE),
        write(`machineOrigins/${digestOf(origin)}`, { machine: id, at }),
      ];
    }),
    ...seedMembers().flatMap(({ member, machines }) =>
      machines.map((machine) =>
        write(
          `sharedMachines/${member.uid}_${machine.id}`,
          { origin: originAt(machine) },
          ONLY_IF_THERE,
        ),
      ),
    ),
  ]);
}

/**
 * Takes from the seed people their machines, those who may open them, and what says that they are Stripe's customers, so that
 * each can buy: their plans are at the stand-in for Stripe alone, and the rest comes with a plan.
 * @throws Error with the emulator's words when it refuses
 */
export async function forgetSeedPlans({ firestore }: { firestore: string }) {
  const documents = documentsOf(firestore);
  const remove = (path: string) => control('DELETE', `${documents}/${path}`);
  const customerId = `updateMask.fieldPaths=customerId${ONLY_IF_THERE}`;
  await Promise.all([
    ...seedMachines().flatMap(({ id }) => [remove(`machines/${id}`), remove(`servers/${id}`)]),
    ...seedMembers().flatMap(({ id, member, machines }) => [
      remove(`memberships/${id}`),
      ...machines.map((machine) => remove(`sharedMachines/${member.uid}_${machine.id}`)),
    ]),
    ...seedInvitations(new Date()).map(({ id }) => remove(`invitations/${id}`)),
    ...readPeople().flatMap(({ uid, billing }) =>
      billing
        ? [
            remove(`subscriptions/${uid}`),
            remove(`stripeCustomers/${billing.customerId}`),
            // A field that is in the mask and not in the body is removed.
            control('PATCH', `${documents}/users/${uid}?${customerId}`, { fields: {} }),
          ]
        : [],
    ),
  ]);
}
