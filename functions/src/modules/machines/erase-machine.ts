import type { Firestore } from 'firebase-admin/firestore';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { transact } from '../../db/transaction.ts';
import { ApiError } from '../../foundation/errors.ts';
import { readMachine, writeErasure } from './machine-store.ts';
import { noSuchMachine } from './no-such-machine.ts';
import type { Reconciling } from './reconcile.ts';

type Parts = {
  db: () => Promise<Firestore>;
  tryReconcile: Reconciling['tryReconcile'];
  planNow: PlanNow;
};

/**
 * Erases a machine because its owner asks for it. From then on nothing brings it back; if the host does not answer, it is told
 * later.
 * @param typed the machine's name, as its owner has typed it
 * @throws {ApiError} `not_found`, `invalid_input` for another name
 */
export function createEraseMachine({ db: database, tryReconcile, planNow }: Parts) {
  return async (uid: string, id: string, typed: string): Promise<void> => {
    const [db, now] = await Promise.all([database(), planNow()]);
    await transact(db, async (transaction) => {
      const record = await readMachine(db, transaction, uid, id);
      if (record === null || record.state === 'erased') throw noSuchMachine();
      if (typed.trim() !== record.name) {
        throw new ApiError('invalid_input', 'That is not the name of this server.');
      }
      if (record.desired === 'erased') return;
      writeErasure(db, transaction, record, 'erase_asked', now);
    });
    await tryReconcile(uid);
  };
}

export type EraseMachine = ReturnType<typeof createEraseMachine>;
