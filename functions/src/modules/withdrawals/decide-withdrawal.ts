import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../adapters/outbox.ts';
import { decideBy, isOpen, orderOf, type Withdrawal } from './withdrawal-record.ts';
import { createWithdrawalStore } from './withdrawal-store.ts';

/** Why a decision cannot be made. Its message is for operators. */
export class UndecidableError extends Error {}

export type WaitingWithdrawal = Withdrawal & { id: string; decideBy: string };

type Parts = { db: () => Promise<Firestore>; now: () => Date };

/** What `npm run withdrawals` works with: what waits for staff. */
export function createDecideWithdrawal({ db: database, now }: Parts) {
  const store = createWithdrawalStore(database);

  return {
    /** The longest waiting first. */
    list: async (): Promise<WaitingWithdrawal[]> =>
      (await store.waiting()).map((withdrawal) => ({
        ...withdrawal,
        decideBy: decideBy(new Date(withdrawal.staffToldAt ?? withdrawal.declaredAt)).toISOString(),
      })),

    /**
     * Notes that a withdrawal stands. The job ends the plan within two minutes, as of the declaration.
     * @param invoice the number of an invoice of the plan, where the plan is not known
     * @throws {UndecidableError}
     */
    accept: (id: string, invoice?: string): Promise<void> =>
      store.change(async ({ read, write }) => {
        const found = waitingIn(id, await read(id));
        requireGoingOn(id, found);
        if (invoice === undefined && orderOf(found) === null && found.uid === null) {
          throw new UndecidableError(
            `No plan is known for ${id}. Add the number of an invoice of it: accept ${id} <number>`,
          );
        }
        const named = invoice === undefined ? {} : { invoice };
        write(id, { ...found, ...named, state: 'ending', why: null, dueAt: found.declaredAt });
      }),

    /** Notes that a withdrawal does not stand, and writes that to its owner. @throws {UndecidableError} */
    refuse: (id: string): Promise<void> =>
      store.change(async ({ db, transaction, read, write }) => {
        const found = waitingIn(id, await read(id));
        requireGoingOn(id, found);
        write(id, { ...found, state: 'refused', dueAt: null });
        // An account of which it is about is told at its own address. Without one, the answer goes where the receipt went.
        const to =
          orderOf(found) === null || found.uid === null ? { to: found.email } : { uid: found.uid };
        const facts = { withdrawal: id, event: 'refused' } as const;
        const mail = { kind: 'withdrawal', facts, ...to } as const;
        await writeMail(
          db,
          transaction,
          `withdrawal-refused_${id}_${found.declaredAt}`,
          mail,
          now(),
        );
      }),

    /** Notes that staff have paid, or have nothing to pay, for a plan that has ended. @throws {UndecidableError} */
    settled: (id: string): Promise<void> =>
      store.change(async ({ read, write }) => {
        const found = waitingIn(id, await read(id));
        if (found.endedAt === null) {
          throw new UndecidableError(`The plan of ${id} has not ended: accept or refuse it.`);
        }
        write(id, { ...found, state: 'done', dueAt: null });
      }),
  };
}

/** @throws {UndecidableError} */
function waitingIn(id: string, found: Withdrawal | null): Withdrawal {
  if (found === null) throw new UndecidableError(`There is no withdrawal ${id}.`);
  if (found.state === 'staff' || found.state === 'late') return found;
  throw new UndecidableError(`The withdrawal ${id} does not wait for you: it is ${found.state}.`);
}

/** @throws {UndecidableError} */
function requireGoingOn(id: string, found: Withdrawal): void {
  if (found.state === 'late' || isOpen(found)) return;
  throw new UndecidableError(
    `The plan of ${id} has ended. Pay back what is left by hand, and run: settled ${id}`,
  );
}
