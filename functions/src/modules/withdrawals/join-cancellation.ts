import { writeMail } from '../email/outbox.ts';
import { cancellationNews, contractIdOf, isOpen, type Withdrawal } from './withdrawal-record.ts';
import { MINUTE_MS } from '../../foundation/durations.ts';
import type { WithdrawalParts } from './hand-to-staff.ts';
import { LOOK_MS, type Joined, type Proof } from './join-order.ts';
import type { Order, Term } from './order/order.ts';
import type { Changing } from './withdrawal-store.ts';

const SOON_MS = MINUTE_MS;

/**
 * Brings a declaration that cancels and its order together, as `join-order.ts` does for a withdrawal. A contract has one document for
 * its cancellation, which is written again where the one before was undone by its owner, or refused.
 */
export function createJoinCancellation(parts: WithdrawalParts) {
  const { store, now, planNow } = parts;

  return async (id: string, order: Order, term: Term, proof: Proof): Promise<Joined> => {
    const at = await planNow();
    return store.change(async (changing) => {
      const { read, write } = changing;
      const declared = await read(id);
      if (declared === null) throw new Error('a declaration is gone');
      const { subscriptionId } = order;
      const contract = contractIdOf(declared.kind, subscriptionId);
      const known = await read(contract);
      // Sent again on the same day, after its owner has undone it.
      const isUndone = proof === 'signed_in' && !term.isSet;
      if (declared.state === 'joined' && !isUndone) {
        return known !== null && isOpen(known) ? 'asked' : 'again';
      }
      // Another run was faster.
      if (declared.state === 'staff' || declared.state === 'refused') return 'staff';
      write(id, { ...declared, state: 'joined', subscriptionId, why: null, dueAt: null });
      if (isDone(declared, known, term) || (await isWithdrawn(changing, subscriptionId))) {
        return 'again';
      }
      // The receipt is for the declaration alone.
      const { receipt: _receipt, ...rest } = declared;
      const fresh: Withdrawal = { ...rest, ...order, endsAt: term.endsAt, why: null };
      const isWaiting = known !== null && (isOpen(known) || known.state === 'ending');
      const base = isWaiting ? together(known, declared) : fresh;
      if (proof !== 'none') {
        const dueAt = new Date(at.getTime() + SOON_MS).toISOString();
        write(contract, { ...base, state: 'ending', why: null, dueAt });
        return 'stands';
      }
      if (isWaiting && known.state === 'ending') {
        write(contract, base);
        return 'again';
      }
      const asked = { ...base, mail: await ask(changing, contract, order, declared) };
      const dueAt = new Date(at.getTime() + LOOK_MS).toISOString();
      write(contract, isWaiting ? asked : { ...asked, state: 'to_confirm', dueAt });
      return 'asked';
    });
  };

  /** Writes to the account's own confirmed address, whatever was typed: once a day for an order. */
  async function ask(
    { db, transaction }: Changing,
    contract: string,
    { uid }: Order,
    { declaredAt }: Withdrawal,
  ): Promise<string> {
    const facts = { withdrawal: contract, event: 'confirm' } as const;
    const mailId = `cancellation-confirm_${contract}_${declaredAt.slice(0, 10)}`;
    await writeMail(db, transaction, mailId, { ...cancellationNews.of(facts), uid }, now());
    return mailId;
  }
}

export type JoinCancellation = ReturnType<typeof createJoinCancellation>;

/** Whether there is nothing more to do: it has ended, or is set to end by then, or staff have its reason already. */
function isDone(
  { kind, isAccepted }: Withdrawal,
  known: Withdrawal | null,
  { isOver, isSet }: Term,
): boolean {
  if (isOver) return true;
  if (known?.why === 'for_cause' && isAccepted !== true) return true;
  return isSet && kind === 'ordinary';
}

/** What was declared first counts, with the reason of one for cause. */
function together(known: Withdrawal, { kind, words, isAccepted }: Withdrawal): Withdrawal {
  if (kind !== 'cause') return known;
  return { ...known, kind, words, ...(isAccepted === true && { isAccepted }) };
}

/** A withdrawal from the same contract that stands ends it at once. */
async function isWithdrawn({ read }: Changing, subscriptionId: string): Promise<boolean> {
  const withdrawn = await read(contractIdOf('withdrawal', subscriptionId));
  return withdrawn !== null && (withdrawn.state === 'ending' || withdrawn.endedAt !== null);
}
