/** Owners and those whom they let in: their accounts and plans, and what is being done at the moment. */
import type { SeedCustomer } from '@alcove/stripe-standin';
import { createWorld, customerOf, type World } from './machine-world.ts';

export const OWNERS = ['ann', 'bob'] as const;
/** Owners may be let in elsewhere, too. */
export const PEOPLE = ['cyd', 'dan', 'eve', 'fay', 'bob', 'ann'] as const;

type Account = { uid: string; address: string; isConfirmed: boolean; isGone: boolean };

export type PeopleWorld = {
  world: World;
  accounts: Map<string, Account>;
  /** Whose plan has changed since the beginning. */
  unheard: Set<string>;
  /** What is under way, and how often: `remove uid-ann uid-cyd`. */
  underWay: Map<string, number>;
  /** Those who have asked for the end of their account, whether it succeeded or not. */
  leavers: Set<string>;
  /** The mails with links of invitations that were ever written, by their ids: who was sent one keeps it. */
  links: Map<string, { to: string; nonce: string; createdAt: string }>;
  /** The first that was wrong. */
  complaint: string | null;
};

export function createPeopleWorld(seed: number): PeopleWorld {
  const world = createWorld(seed, (host) => host, OWNERS.map(payerOf));
  const accounts = [...new Set([...OWNERS, ...PEOPLE])].map((name): [string, Account] => [
    uidOf(name),
    { uid: uidOf(name), address: addressOf(name), isConfirmed: true, isGone: false },
  ]);
  return {
    world,
    accounts: new Map(accounts),
    unheard: new Set(),
    underWay: new Map(),
    leavers: new Set(),
    links: new Map(),
    complaint: null,
  };
}

/** Someone who has paid for the largest plan. */
function payerOf(name: string): SeedCustomer {
  const plan = { id: `sub_${name}`, price: 'price_practice_year', state: 'active' } as const;
  return { ...customerOf(uidOf(name)), subscription: { ...plan, invoices: 1 } };
}

export function uidOf(name: string): string {
  return `uid-${name}`;
}

export function addressOf(name: string): string {
  return `${name}@example.net`;
}

/** Does something of which the judge may know while it is under way. */
export async function during<T>(
  { underWay }: PeopleWorld,
  names: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const count = (name: string, by: number) => underWay.set(name, (underWay.get(name) ?? 0) + by);
  for (const name of names) count(name, 1);
  try {
    return await work();
  } finally {
    for (const name of names) count(name, -1);
  }
}
