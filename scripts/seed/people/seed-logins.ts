import { readPeople, type SeedPerson } from './seed-people.ts';

/** Shared by all seed users. Published in the README, because it opens only the emulators. */
export const PASSWORD = 'correct-horse-9';

/**
 * @param havePlans whether the Stripe of this stack knows the seed people
 * @returns the seed people's password, and who each of them is in a few words
 */
export function readSeedLogins({ havePlans }: { havePlans: boolean }) {
  return {
    password: PASSWORD,
    people: readPeople().map((person) => ({
      email: person.email,
      what: describe(havePlans ? person : withoutPlan(person)),
    })),
  };
}

function withoutPlan({ billing: _plan, machines: _machines, ...person }: SeedPerson): SeedPerson {
  return person;
}

function describe({ disabled, emailVerified, billing, machines = [] }: SeedPerson) {
  if (disabled) return 'account disabled';
  if (!emailVerified) return 'e-mail not verified';
  const states = {
    active: 'active subscriber',
    past_due: 'payment past due',
    cancels: 'cancels at the end of the period',
    paused: 'paused',
  };
  const plan = billing ? states[billing.state] : 'verified, no subscription';
  return [plan, ...machines.map(({ state }) => `machine ${state}`)].join(', ');
}
