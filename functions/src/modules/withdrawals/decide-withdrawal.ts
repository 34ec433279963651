import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../adapters/outbox.ts';
import { acceptedFrom } from './carry-out-cancellation.ts';
import { decideBy, isOpen, orderOf, toldOf, type Withdrawal } from './withdrawal-record.ts';
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
        requirePlan(id, found, invoice);
        const named = invoice === undefined ? {} : { invoice };
        const accepted = found.kind === 'cause' ? ({ isAccepted: true } as const) : {};
        const dueAt = found.kind === 'cause' ? acceptedFrom(found) : found.declaredAt;
        write(id, { ...found, ...named, ...accepted, state: 'ending', why: null, dueAt });
      }),

    /**
     * Notes that a cancellation for cause counts as an ordinary one: the plan ends with its period.
     * @throws {UndecidableError}
     */
    takeAsOrdinary: (id: string, invoice?: string): Promise<void> =>
      store.change(async ({ read, write }) => {
        const found = waitingIn(id, await read(id));
        if (found.kind !== 'cause') throw new UndecidableError(`${id} gives no reason: accept it.`);
        requireGoingOn(id, found);
        requirePlan(id, found, invoice);
        const named = invoice === undefined ? {} : { invoice };
        const ordinary = { ...found, ...named, kind: 'ordinary', why: null } as const;
        write(id, { ...ordinary, state: 'ending', dueAt: found.declaredAt });
      }),

    /** Notes that a withdrawal does not stand, and writes that to its owner. @throws {UndecidableError} */
    refuse: (id: string): Promise<void> =>
      store.change(async ({ db, transaction, read, write }) => {
        const found = waitingIn(id, await read(id));
        requireGoingOn(id, found);
        // Its plan is set to end already, and does.
        const isSet = found.why === 'for_cause';
        write(id, { ...found, state: isSet ? 'done' : 'refused', why: null, dueAt: null });
        // An account of which it is about is told at its own address. Without one, the answer goes where the receipt went.
        const to =
          orderOf(found) === null || found.uid === null ? { to: found.email } : { uid: found.uid };
        const mailId = `withdrawal-refused_${id}_${found.declaredAt}`;
        const content = toldOf(found.kind, { withdrawal: id, event: 'refused' });
        await writeMail(db, transaction, mailId, { ...content, ...to }, now());
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
function requirePlan(id: string, found: Withdrawal, invoice: string | undefined): void {
  if (invoice !== undefined || orderOf(found) !== null || found.uid !== null) return;
  throw new UndecidableError(
    `No plan is known for ${id}. Add the number of an invoice of it, behind ${id}.`,
  );
}

/** @throws {UndecidableError} */
function requireGoingOn(id: string, found: Withdrawal): void {
  if (found.state === 'late' || isOpen(found)) return;
  throw new UndecidableError(
    `The plan of ${id} has ended. Pay back what is left by hand, and run: settled ${id}`,
  );
}
