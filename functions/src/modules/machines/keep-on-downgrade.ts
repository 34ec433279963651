import type { Firestore } from 'firebase-admin/firestore';
import type { PlanChangePreview } from '../../contract/api.ts';
import { isInPlan } from '../../contract/machines.ts';
import { PLAN_TERMS, type Plan } from '../../contract/plans.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import { listMachines } from './machine-store.ts';
import type { MachineRecord } from './record/machine-record.ts';

/** Which machines stay when a plan gets smaller: `users/{uid}.machinesToKeep`, which counts while the plan has that price. */
export function createMachineChoice(database: () => Promise<Firestore>) {
  return {
    /** What a person has to choose from, oldest first, and how many of them the plan has places for. */
    async look(uid: string, plan: Pick<Plan, 'slug'>): Promise<Choosing> {
      const machines = await listHolding(await database(), uid);
      return {
        places: placesOf(plan),
        machines: machines.map(({ id }) => id),
        diskBytes: diskOf(plan),
        tooFull: tooFullFor(plan, machines),
      };
    },

    /**
     * Notes what stays, before the plan is changed: whatever then fails, the choice is there when the plan is. It is noted
     * with every change, so that none of long ago comes back to life.
     * @param keep only looked at if the plan has fewer places than there are machines
     * @throws {ApiError} `conflict` without a choice that is due, and where more is stored on one that stays than fits
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
        const holding = await listHolding(db, uid);
        const machines = holding.map(({ id }) => id);
        const isDue = machines.length > placesOf(plan);
        if (isDue && !isChoice(keep, machines, placesOf(plan))) throw choiceMissing();
        const ids = isDue ? keep : machines;
        const full = tooFullFor(plan, holding).find(({ id }) => ids.includes(id));
        if (full !== undefined) throw tooFull(full.usedBytes, diskOf(plan));
        transaction.set(profile, { machinesToKeep: { planId: plan.planId, ids } }, { merge: true });
        return true;
      };
      if ((await transact(db, write, { unlessDeleted: uid })) === null) throw accountDeleted();
    },
  };
}

type Choosing = Pick<PlanChangePreview, 'places' | 'machines' | 'diskBytes' | 'tooFull'>;

async function listHolding(db: Firestore, uid: string): Promise<MachineRecord[]> {
  return (await listMachines(db, uid)).filter(isInPlan);
}

function diskOf({ slug }: Pick<Plan, 'slug'>): number {
  return PLAN_TERMS[slug].size.diskBytes;
}

function tooFullFor(
  plan: Pick<Plan, 'slug'>,
  machines: readonly MachineRecord[],
): PlanChangePreview['tooFull'] {
  return machines.flatMap(({ id, diskUsedBytes: usedBytes }) =>
    usedBytes !== null && usedBytes > diskOf(plan) ? [{ id, usedBytes }] : [],
  );
}

function placesOf({ slug }: Pick<Plan, 'slug'>): number {
  return PLAN_TERMS[slug].servers;
}

function isChoice(keep: readonly string[], from: readonly string[], places: number): boolean {
  const ids = new Set(keep);
  return ids.size === keep.length && ids.size === places && keep.every((id) => from.includes(id));
}

function tooFull(usedBytes: number, diskBytes: number): ApiError {
  return new ApiError(
    'conflict',
    `${gigabytes(usedBytes)} GB are stored on a server that would have ${gigabytes(diskBytes)} GB. Make room on it first; the plan is as it was.`,
  );
}

/** Rounded up to one decimal, so that what is too much never looks like what fits. */
const gigabytes = (bytes: number) => Math.ceil(bytes / 1e8) / 10;

function choiceMissing(): ApiError {
  return new ApiError('conflict', 'Choose which servers stay.');
}
