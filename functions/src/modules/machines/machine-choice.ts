import type { Firestore } from 'firebase-admin/firestore';
import { isInPlan } from '../../contract/machines.ts';
import { PLAN_TERMS, type Plan } from '../../contract/plans.ts';
import { transact, type Transaction } from '../../consistency/transaction.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import { listMachines } from './machine-store.ts';

/** Which machines stay when a plan gets smaller: `users/{uid}.machinesToKeep`, which counts while the plan has that price. */
export function createMachineChoice(database: () => Promise<Firestore>) {
  return {
    /** What a person has to choose from, oldest first, and how many of them the plan has places for. */
    async look(uid: string, plan: Pick<Plan, 'slug'>): Promise<Choosing> {
      return { places: placesOf(plan), machines: await listHolding(await database(), uid) };
    },

    /**
     * Notes what stays, before the plan is changed: whatever then fails, the choice is there when the plan is. It is noted
     * with every change, so that none of long ago comes back to life.
     * @param keep only looked at if the plan has fewer places than there are machines
     * @throws {ApiError} `conflict` without a choice that is due
     */
    async note(
      uid: string,
      plan: Pick<Plan, 'slug' | 'planId'>,
      keep: readonly string[] = [],
    ): Promise<void> {
      const db = await database();
      const profile = db.collection('users').doc(uid);
      const write = async (transaction: Transaction) => {
        await transaction.get(profile);
        const machines = await listHolding(db, uid);
        const isDue = machines.length > placesOf(plan);
        if (isDue && !isChoice(keep, machines, placesOf(plan))) throw choiceMissing();
        const ids = isDue ? keep : machines;
        transaction.set(profile, { machinesToKeep: { planId: plan.planId, ids } }, { merge: true });
        return true;
      };
      if ((await transact(db, write, { unlessDeleted: uid })) === null) throw accountDeleted();
    },
  };
}

type Choosing = { places: number; machines: string[] };

async function listHolding(db: Firestore, uid: string): Promise<string[]> {
  return (await listMachines(db, uid)).filter(isInPlan).map(({ id }) => id);
}

function placesOf({ slug }: Pick<Plan, 'slug'>): number {
  return PLAN_TERMS[slug].servers;
}

function isChoice(keep: readonly string[], from: readonly string[], places: number): boolean {
  const ids = new Set(keep);
  return ids.size === keep.length && ids.size === places && keep.every((id) => from.includes(id));
}

function choiceMissing(): ApiError {
  return new ApiError('conflict', 'Choose which servers stay.');
}
