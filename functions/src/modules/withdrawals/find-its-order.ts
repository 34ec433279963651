import type { Auth } from 'firebase-admin/auth';
import { uidOf } from '../../adapters/identity/uid-of.ts';
import { withinStripeTime } from '../../adapters/stripe.ts';
import { handToStaff, type WithdrawalParts } from './hand-to-staff.ts';
import type { JoinCancellation } from './join-cancellation.ts';
import type { JoinOrder, Joined, Proof } from './join-order.ts';
import type { CancelOrder, FindOrder, Order, Term } from './order/order.ts';
import { orderOf, type Withdrawal } from './withdrawal-record.ts';

type Parts = WithdrawalParts & {
  auth: () => Promise<Auth>;
  /** Null where billing is off: then there are no orders. */
  findOrder: FindOrder | null;
  joinOrder: JoinOrder;
  readTerm: CancelOrder['readTerm'];
  joinCancellation: JoinCancellation;
};

/** What a declaration has led to, and its order; null: it is not known. `term`: of one that cancels. */
export type Found = { joined: Joined; order: Order | null; term: Term | null };

/** Finds the order of a declaration. Each step can be repeated after a kill. */
export function createFindItsOrder(parts: Parts) {
  const { store, auth, findOrder, joinOrder, readTerm, joinCancellation, planNow, log } = parts;

  return {
    /** Of one that was just received. */
    async find(id: string, withdrawal: Withdrawal): Promise<Found> {
      const order = await withinStripeTime(() => orderIn(withdrawal));
      if (order === null) return giveUp(id);
      // Of a contract that is not their own, its owner is asked, as if the caller were not signed in.
      const proof = withdrawal.uid === order.uid ? 'signed_in' : 'none';
      return join(id, withdrawal, order, proof);
    },

    /** Of one that staff have accepted. */
    async findAccepted(id: string, withdrawal: Withdrawal): Promise<Found> {
      const { invoice, uid } = withdrawal;
      const order = await withinStripeTime(async () => {
        if (invoice !== undefined) return (await findOrder?.ofInvoice(invoice)) ?? null;
        const known = orderOf(withdrawal);
        return known ?? (uid === null ? null : ((await findOrder?.ofPerson(uid)) ?? null));
      });
      if (order === null) return giveUp(id);
      return join(id, withdrawal, order, 'staff');
    },

    giveUp,
  };

  async function join(
    id: string,
    { kind, declaredAt, on }: Withdrawal,
    order: Order,
    proof: Proof,
  ): Promise<Found> {
    if (kind !== 'withdrawal') {
      const term = await readTerm(order, declaredAt, on);
      return { joined: await joinCancellation(id, order, term, proof), order, term };
    }
    const joined = await joinOrder(id, order, proof);
    if (joined === 'late') logStaff(id, 'late');
    return { joined, order, term: null };
  }

  /** By the number, or by the person: the one who is signed in, or the one who has the typed address. */
  async function orderIn({ uid, contract, email }: Withdrawal): Promise<Order | null> {
    if (findOrder === null) return null;
    const ofContract = contract === '' ? null : await findOrder.ofInvoice(contract);
    if (ofContract !== null || (contract !== '' && uid !== null)) return ofContract;
    const holder = uid ?? (await uidOf(await auth(), email));
    return holder === null ? null : findOrder.ofPerson(holder);
  }

  /** Leaves one to staff whose order is not known. */
  async function giveUp(id: string): Promise<Found> {
    const at = await planNow();
    const isHanded = await store.change(async (changing) => {
      const withdrawal = await changing.read(id);
      if (withdrawal?.state !== 'received' && withdrawal?.state !== 'ending') return false;
      await handToStaff(parts, changing, { id, withdrawal, why: 'unknown', at });
      return true;
    });
    if (isHanded) logStaff(id, 'unknown');
    return { joined: 'staff', order: null, term: null };
  }

  function logStaff(withdrawalId: string, reason: string): void {
    log('WARNING', 'withdrawal_needs_staff', { withdrawalId, reason });
  }
}

export type FindItsOrder = ReturnType<typeof createFindItsOrder>;
