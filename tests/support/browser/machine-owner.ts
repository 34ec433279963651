/** A person who is signed in and has machines, written into the database by hand. */
import type { Machine } from '@contract/machines.ts';
import { STEPS } from '../../../standins/machine-host/machine.ts';
import { answerAvailability, answerBackups, putMachine, removeMachine } from '../machines.ts';
import type { Person } from '../people.ts';
import { orderBook, switchMachine, type OrderBook } from '../standins.ts';
import { expect, test as base } from './fixtures.ts';

type Fixtures = {
  owner: Person;
  /** Writes a machine of the owner's; it is removed after the test. */
  put: (change?: Partial<Machine>) => Promise<Machine>;
};

export const test = base.extend<Fixtures>({
  owner: async ({ newPerson, signIn }, use) => {
    const person = await newPerson();
    await signIn(person);
    await use(person);
  },
  put: async ({ owner, page }, use) => {
    await answerBackups(page);
    await answerAvailability(page);
    const ids = new Set<string>();
    await use(async (change) => {
      const machine = await putMachine(owner.uid, change);
      ids.add(machine.id);
      return machine;
    });
    await Promise.all([...ids].map(removeMachine));
  },
});

/** The machines that the host has for this person, once there are so many. */
export async function ordersOf(uid: string, count = 1): Promise<OrderBook['machines']> {
  const mine = async () => (await orderBook()).machines.filter(({ owner }) => owner === uid);
  await expect.poll(async () => (await mine()).length).toBe(count);
  return mine();
}

/** Ends the wait of each in the queue, and every step of making it. */
export async function finishMachines(uid: string, count?: number): Promise<void> {
  for (const { reference } of await ordersOf(uid, count)) {
    for (const _ of ['queue', ...STEPS]) await switchMachine(reference, 'step');
  }
}
