// What a stack changes of the seed, once the emulators have read the export in emulator-data.
import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../../../functions/src/foundation/durations.ts';
import { readPeople, seedMachines, type SeedBilling } from '../../../standins/seed-people.ts';
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
 * Points the seed people's machines to where this stack has them, and gives them dates that agree with what the stand-in for
 * Stripe says of their plans: the export has them at the default port, made and last seen long ago.
 * @throws Error with the emulator's words when it refuses, for example when the import has no such document
 */
export async function placeSeedMachines({
  aiServer,
  firestore,
}: Record<'aiServer' | 'firestore', string>) {
  const now = new Date();
  const at = now.toISOString();
  const write = (path: string, fields: Record<string, string>, condition?: string) =>
    writeFields(firestore, path, fields, condition);
  const originAt = (machine: { hostName: string }) =>
    originOfSeed(machine, Number(new URL(aiServer).port));
  // The export has no dates of its own for these: they are looked at as soon as the clock is moved.
  const plans = readPeople().filter(({ billing }) => billing);
  await Promise.all([
    ...plans.map(({ uid }) => write(`subscriptions/${uid}`, { dueAt: at }, ONLY_IF_THERE)),
    ...seedMachines().flatMap((machine) => {
      const { id } = machine;
      const origin = originAt(machine);
      const dates = datesOf(machine, now);
      return [
        write(`servers/${id}`, { origin }, ONLY_IF_THERE),
        write(`machines/${id}`, { origin, readAt: at, dueAt: at, ...dates }, ONLY_IF_THERE),
        write(`machineOrigins/${digestOf(origin)}`, { machine: id, at }),
      ];
    }),
    ...seedMembers().flatMap(({ id, member, machines }, index) =>
      machines.flatMap((machine) => {
        const { since, readyAt } = datesOf(machine, now);
        const joinedAt = new Date(Date.parse(readyAt) + (index + 1) * DAY_MS).toISOString();
        const origin = originAt(machine);
        return [
          write(`memberships/${id}`, { joinedAt }, ONLY_IF_THERE),
          write(`sharedMachines/${member.uid}_${machine.id}`, { origin, since }, ONLY_IF_THERE),
        ];
      }),
    ),
  ]);
}

/** A machine was made when its plan was first paid for, and fell asleep with the pause, which begins now. */
function datesOf({ state, billing }: ReturnType<typeof seedMachines>[number], now: Date) {
  const ordered = firstPaidAt(billing, now);
  const at = now.toISOString();
  const readyAt = new Date(ordered.getTime() + 4 * MINUTE_MS).toISOString();
  const since = state === 'ready' ? readyAt : at;
  return { orderedAt: ordered.toISOString(), readyAt, since, lastSeenAt: at };
}

/** As the stand-in for Stripe has it, which puts its customers six days into their current period. */
function firstPaidAt({ price, invoices }: SeedBilling, now: Date): Date {
  const at = new Date(now.getTime() - 6 * DAY_MS);
  const months = (invoices - 1) * (price.endsWith('.year') ? 12 : 1);
  at.setUTCMonth(at.getUTCMonth() - months);
  return at;
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
