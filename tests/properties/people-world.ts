/** Owners and those whom they let in: their accounts and plans, and what is being done at the moment. */
import { createWorld, type Truth, type World } from './machine-world.ts';

export const OWNERS = ['ann', 'bob'] as const;
/** Owners may be let in elsewhere, too. */
export const PEOPLE = ['cyd', 'dan', 'eve', 'fay', 'bob', 'ann'] as const;

type Account = { uid: string; address: string; isConfirmed: boolean; isGone: boolean };

export type PeopleWorld = {
  world: World;
  accounts: Map<string, Account>;
  truths: Map<string, Truth>;
  /** Whose plan has changed since the beginning. */
  unheard: Set<string>;
  /** What is under way, and how often: `remove uid-ann uid-cyd`. */
  underWay: Map<string, number>;
  /** Those who have asked for the end of their account, whether it succeeded or not. */
  leavers: Set<string>;
  /** The first that was wrong. */
  complaint: string | null;
};

export function createPeopleWorld(seed: number): PeopleWorld {
  const world = createWorld(seed, (host) => host);
  const accounts = [...new Set([...OWNERS, ...PEOPLE])].map((name): [string, Account] => [
    uidOf(name),
    { uid: uidOf(name), address: addressOf(name), isConfirmed: true, isGone: false },
  ]);
  const truths = new Map<string, Truth>();
  world.truthOf = (uid) => truths.get(uid) ?? null;
  return {
    world,
    accounts: new Map(accounts),
    truths,
    unheard: new Set(),
    underWay: new Map(),
    leavers: new Set(),
    complaint: null,
  };
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
