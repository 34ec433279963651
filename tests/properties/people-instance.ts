/** An instance of the API before the people of a history. */
import { vi } from 'vitest';
import * as plans from '../../functions/src/contract/plans.ts';
import type { Account, Instance } from './instance.ts';
import { startAnew, type Fault } from './machine-instance.ts';
import type { createMemoryFirestore } from './memory-firestore.ts';
import type { PeopleWorld } from './people-world.ts';

/** The places of plans that few people fill. There is no other place that says how many a plan has. */
export const PLACES: Readonly<Record<plans.PlanSlug, number>> = {
  solo: 1,
  household: 3,
  practice: 5,
};

/** @param playing the history that is being played */
export async function startPeopleInstance(
  database: Awaited<ReturnType<typeof createMemoryFirestore>>,
  clockIsAheadMs: number,
  playing: () => PeopleWorld,
  fault: Fault | null = null,
): Promise<Instance> {
  mockPlaces();
  try {
    const accounts = {
      find(uid: string): Account | null {
        const account = playing().accounts.get(uid);
        if (account === undefined || account.isGone) return null;
        const { address: email, isConfirmed } = account;
        return { uid, email, isConfirmed, name: uid.slice('uid-'.length) };
      },
      remove(uid: string) {
        const account = playing().accounts.get(uid);
        if (account) account.isGone = true;
      },
    };
    return await startAnew(database, { clockIsAheadMs, accounts, fault });
  } finally {
    vi.doUnmock(PLANS);
    // Other files of tests share this worker and must load the modules as they are.
    vi.resetModules();
  }
}

const PLANS = '../../functions/src/contract/plans.ts';

/** From the module as this file has loaded it: loaded again in here, it may be found half done by another import. */
function mockPlaces(): void {
  const terms = Object.values(plans.PLAN_TERMS).map((plan) => {
    const smaller = { ...plan, people: PLACES[plan.slug] };
    return [plan.slug, smaller] as const;
  });
  vi.doMock(PLANS, () => ({
    ...plans,
    PLANS: terms.map(([, plan]) => plan),
    PLAN_TERMS: Object.fromEntries(terms),
  }));
}
