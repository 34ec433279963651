/** A person who is signed in and has machines, written into the database by hand. */
import type { Machine } from '@contract/machines.ts';
import { answerAvailability, answerBackups, putMachine, removeMachine } from '../machines.ts';
import type { Person } from '../people.ts';
import { test as base } from './fixtures.ts';

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
