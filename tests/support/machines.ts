/** Machines written into the database by hand, for screens in states that take days to come about. */
import type { Machine } from '@contract/machines.ts';
import { firestore } from './emulators.ts';

/** A machine that is ready, but for what the test changes; `id` is another one for each of a person's machines. */
export async function putMachine(uid: string, change: Partial<Machine> = {}): Promise<Machine> {
  const now = new Date().toISOString();
  const machine: Machine = {
    id: `${uid}-1`,
    uid,
    subscriptionId: 'sub_by_hand',
    plan: 'household',
    name: 'Cedar',
    hostName: 'cedar',
    origin: 'https://cedar.machines.example',
    state: 'ready',
    since: now,
    step: null,
    orderedAt: now,
    readyAbout: null,
    attendedAt: null,
    readyAt: now,
    lastSeenAt: now,
    diskUsedBytes: 41_000_000_000,
    diskBytes: 500_000_000_000,
    region: null,
    restartedAt: null,
    desired: 'ready',
    keepUntil: null,
    postponed: 0,
    why: null,
    handoffVersion: 2,
    members: [],
    readAt: now,
    ...change,
  };
  await firestore().doc(`machines/${machine.id}`).set(machine);
  return machine;
}

export async function removeMachine(id: string): Promise<void> {
  await firestore().doc(`machines/${id}`).delete();
}
