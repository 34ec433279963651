import { readFileSync } from 'node:fs';

/** When the seed people's accounts were created: safely in the past. */
export const JOINED = new Date('2024-10-01T09:00:00.000Z');

/** An entry of emulator-data/seed/people.json, which the stand-ins for Stripe and for the machines' host read as well. */
export type SeedPerson = {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  disabled: boolean;
  billing?: SeedBilling;
  machines?: SeedMachine[];
};

export type SeedBilling = {
  customerId: string;
  subscriptionId: string;
  /** Plan and interval, for example `household.month`. */
  price: `${string}.${'month' | 'year'}`;
  state: 'active' | 'past_due' | 'cancels' | 'paused';
  /** How many the stand-in has issued. */
  invoices: number;
};

/** A machine that we host for a person with a plan. Its id, here and at the host, is derived from its position in the list. */
export type SeedMachine = {
  hostName: string;
  /** What its owner calls it. */
  name: string;
  state: 'ready' | 'asleep';
  usedBytes: number;
};

export function readPeople(): SeedPerson[] {
  const file = new URL('../../../emulator-data/seed/people.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
