import { writeMail } from '../email/outbox.ts';
import { acceptedFrom } from './carry-out-cancellation.ts';
import type { WithdrawalParts } from './hand-to-staff.ts';
import { decideBy, isOpen, orderOf, toldOf, type Withdrawal } from './withdrawal-record.ts';
import type { Changing } from './withdrawal-store.ts';

export type StaffAct = NonNullable<Withdrawal['decision']>['act'];

type Decided = { id: string; found: Withdrawal; decision: NonNullable<Withdrawal['decision']> };

/** Carries out what staff have decided, once no one can take it back any more. It can be repeated: a decision is carried out once. */
export function createCarryOutDecision({ store, now, log }: WithdrawalParts) {
  return async (id: string): Promise<void> => {
    const isDone = await store.change(async (changing) => {
      const found = await changing.read(id);
      if (found?.decision === undefined) return true;
      const { decision, ...before } = found;
      // Something else has happened in between: they decide again.
      if (!canBe(decision.act, before)) {
        changing.write(id, { ...before, dueAt: decideByOf(before) });
        return false;
      }
      await ACTS[decision.act](changing, { id, found: before, decision }, now());
      return true;
    });
    if (!isDone) log('WARNING', 'withdrawal_needs_staff', { withdrawalId: id });
  };
}

/** Until when staff decide about one that waits for them. */
export function decideByOf({ staffToldAt, declaredAt }: Withdrawal): string {
  return decideBy(new Date(staffToldAt ?? declaredAt)).toISOString();
}

/** Whether it can be decided like that: what has ended can only be settled, and what goes on cannot. */
export function canBe(act: StaffAct, withdrawal: Withdrawal): boolean {
  if (act === 'settled') return withdrawal.endedAt !== null;
  if (act === 'ordinary' && withdrawal.kind !== 'cause') return false;
  return withdrawal.state === 'late' || isOpen(withdrawal);
}

const ACTS: Readonly<
  Record<StaffAct, (changing: Changing, decided: Decided, now: Date) => Promise<void>>
> = {
  /** The plan ends as of the declaration. */
  async accept({ write }, { id, found, decision }) {
    const isCause = found.kind === 'cause';
    const accepted = isCause ? ({ isAccepted: true } as const) : {};
    const dueAt = isCause ? acceptedFrom(found) : found.declaredAt;
    write(id, { ...found, ...named(decision), ...accepted, state: 'ending', why: null, dueAt });
  },

  /** The plan ends with its period. */
  async ordinary({ write }, { id, found, decision }) {
    const ordinary = { ...found, ...named(decision), kind: 'ordinary', why: null } as const;
    write(id, { ...ordinary, state: 'ending', dueAt: found.declaredAt });
  },

  async refuse({ db, transaction, write }, { id, found }, now) {
    // Its plan is set to end already, and does.
    const isSet = found.why === 'for_cause';
    write(id, { ...found, state: isSet ? 'done' : 'refused', why: null, dueAt: null });
    // An account of which it is about is told at its own address. Without one, the answer goes where the receipt went.
    const to =
      orderOf(found) === null || found.uid === null ? { to: found.email } : { uid: found.uid };
    const mailId = `withdrawal-refused_${id}_${found.declaredAt}`;
    const content = toldOf(found.kind, { withdrawal: id, event: 'refused' });
    await writeMail(db, transaction, mailId, { ...content, ...to }, now);
  },

  /** Staff have paid, or have nothing to pay, for a plan that has ended. */
  async settled({ write }, { id, found }) {
    write(id, { ...found, state: 'done', dueAt: null });
  },
};

function named({ invoice }: Decided['decision']): Pick<Withdrawal, 'invoice'> {
  return invoice === null ? {} : { invoice };
}
