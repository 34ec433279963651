import { readFileSync } from 'node:fs';

/** When the seed people's accounts were created: safely in the past. */
export const JOINED = new Date('2024-10-01T09:00:00.000Z');

/** An entry of emulator-data/seed/people.json, which the Stripe stand-in reads as well. */
export type SeedPerson = {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  disabled: boolean;
  billing?: {
    customerId: string;
    subscriptionId: string;
    /** Plan and interval, for example `household.month`. */
    price: `${string}.${'month' | 'year'}`;
    state: 'active' | 'past_due' | 'cancels' | 'paused';
    /** How many the stand-in has issued. */
    invoices: number;
  };
  servers?: { name: string; origin: string }[];
};

/** @param aiServerOrigin where the seed people's server answers, if not at the file's own address */
export function readPeople(aiServerOrigin?: string): SeedPerson[] {
  const file = new URL('../../emulator-data/seed/people.json', import.meta.url);
  const people: SeedPerson[] = JSON.parse(readFileSync(file, 'utf8'));
  if (aiServerOrigin === undefined) return people;
  const { origin } = new URL(aiServerOrigin);
  return people.map((person) =>
    person.servers === undefined
      ? person
      : { ...person, servers: person.servers.map((server) => ({ ...server, origin })) },
  );
}
