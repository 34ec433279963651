import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { DOCUMENTS } from './documents.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { contractIdOf, type Withdrawal } from './withdrawal-record.ts';

/** As it is read, or is about to be written with a time that Firestore turns into its own. */
type Written = Omit<Withdrawal, 'expireAt'> & { expireAt: Withdrawal['expireAt'] | Date };

/** What one transaction reads and writes of withdrawals, and whatever else goes with them. */
export type Changing = {
  db: Firestore;
  transaction: Transaction;
  read: (id: string) => Promise<Withdrawal | null>;
  write: (id: string, withdrawal: Written) => void;
};

type DeclaredWith = { found: Withdrawal[]; more: number };

/** Declarations, and what became of the orders that they are about: `withdrawals/{id}`, written only here. */
export function createWithdrawalStore(database: () => Promise<Firestore>) {
  const all = async () => (await database()).collection('withdrawals');

  /** Changes withdrawals all or nothing. @param work may run several times */
  async function change<T>(work: (changing: Changing) => Promise<T>): Promise<T> {
    const db = await database();
    const docOf = (id: string) => db.collection('withdrawals').doc(id);
    return transact(db, (transaction) =>
      work({
        db,
        transaction,
        read: async (id) => withdrawalIn(await transaction.get(docOf(id))),
        write: (id, withdrawal) => transaction.set(docOf(id), withoutOldDecision(withdrawal)),
      }),
    );
  }

  return {
    read: async (id: string): Promise<Withdrawal | null> =>
      withdrawalIn(await (await all()).doc(id).get()),

    change,

    /** What one mail is the receipt of, in the order in which it was declared: so many in full. */
    async declaredWith(receipt: string, most: number): Promise<DeclaredWith> {
      const told = (await all()).where('receipt', '==', receipt);
      const [{ docs }, counted] = await Promise.all([told.limit(most).get(), told.count().get()]);
      const found = docs.map(withdrawalIn).filter((one) => one !== null);
      const inOrder = found.toSorted((a, b) => (a.declaredAt < b.declaredAt ? -1 : 1));
      return { found: inOrder, more: counted.data().count - docs.length };
    },

    /** Puts off what is due about one, unless it was changed since. */
    putOff: (id: string, { state, dueAt }: Withdrawal, until: Date | null): Promise<void> =>
      change(async ({ read, write }) => {
        const found = await read(id);
        if (found?.state !== state || found.dueAt !== dueAt) return;
        write(id, { ...found, dueAt: until?.toISOString() ?? null });
      }),

    /** The ids of those of which something is due, the longest due first. */
    async due(at: Date, most: number): Promise<string[]> {
      const due = (await all()).where('dueAt', '<=', at.toISOString()).orderBy('dueAt');
      return (await due.limit(most).get()).docs.map(({ id }) => id);
    },

    /** What waits for staff, the longest waiting first. */
    async waiting(): Promise<(Withdrawal & { id: string })[]> {
      const { docs } = await (await all()).where('state', 'in', ['staff', 'late']).get();
      const found = docs.flatMap((doc) => {
        const withdrawal = withdrawalIn(doc);
        return withdrawal === null ? [] : [{ ...withdrawal, id: doc.id }];
      });
      return found.toSorted((a, b) => ((a.staffToldAt ?? '') < (b.staffToldAt ?? '') ? -1 : 1));
    },
  };
}

export type WithdrawalStore = ReturnType<typeof createWithdrawalStore>;

/** Whether a cancellation that was declared for this subscription is being carried out. Its owner is then told by that. */
export async function isCancelling(
  db: Firestore,
  transaction: Transaction,
  subscriptionId: string,
): Promise<boolean> {
  const id = contractIdOf('ordinary', subscriptionId);
  const found = withdrawalIn(await transaction.get(db.collection('withdrawals').doc(id)));
  return found?.state === 'ending';
}

/** What was decided counts while it waits for staff: its owner may have been faster. */
function withoutOldDecision(withdrawal: Written): Written {
  if (withdrawal.state === 'staff' || withdrawal.state === 'late') return withdrawal;
  const { decision: _decision, ...rest } = withdrawal;
  return rest;
}

function withdrawalIn(snapshot: DocumentSnapshot): Withdrawal | null {
  const data = snapshot.data();
  return data === undefined ? null : DOCUMENTS.withdrawals.fields.parse(data);
}
