import { readFileSync } from 'node:fs';
import type { SeedState } from '@alcove/stripe-standin';
import { PLAN_SLUGS } from '../functions/src/contract/plans.ts';

/** An entry of emulator-data/seed/people.json, from which scripts/seed fills the emulators, too. */
export type SeedPerson = {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  disabled: boolean;
  billing?: SeedBilling;
  /** Those that we host; `name` is what the owner calls it. */
  machines?: { hostName: string; name: string; state: 'ready' | 'asleep'; usedBytes: number }[];
  /** Who may open all of them: the uids of others, in the order in which they joined. */
  members?: string[];
  /** Open ones to all machines; `id` stands for the hash of a secret that no one knows. */
  invitations?: { id: string; email: string }[];
  /**
   * What a person shows of themselves: a file beside the list of people (WebP, of the size that our page makes), its name in
   * the bucket, and what its address ends with.
   */
  picture?: { file: string; id: string; token: string };
};

export type SeedBilling = {
  customerId: string;
  subscriptionId: string;
  /** Plan and interval, for example `household.month`. */
  price: `${string}.${'month' | 'year'}`;
  state: SeedState;
  /** How many the stand-in has issued. */
  invoices: number;
};

export function readPeople(): SeedPerson[] {
  const file = new URL('../emulator-data/seed/people.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The seed people's machines, each with its id, which is the same here and at the host, and its owner's plan. */
export function seedMachines() {
  return readPeople().flatMap(({ uid, billing, machines = [] }) =>
    machines.map((machine, index) => {
      const plan = PLAN_SLUGS.find((slug) => billing?.price.startsWith(`${slug}.`));
      if (!billing || !plan) throw new Error(`the machine ${machine.hostName} lacks a known plan`);
      const { subscriptionId } = billing;
      return { ...machine, id: `seed-${uid}-${index + 1}`, uid, plan, subscriptionId, billing };
    }),
  );
}
