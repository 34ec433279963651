import { writeShared } from '../email/outbox.ts';
import { declarationId, withdrawalReceipt, type Declaration } from './withdrawal-record.ts';
import { outlivesUntil } from '../../contract/legal/outliving.ts';
import { HOUR_MS, MINUTE_MS } from '../../foundation/durations.ts';
import type { WithdrawalParts } from './hand-to-staff.ts';

/** Who declares, and whether the receipt may repeat the reason of a cancellation. */
export type Declaring = { uid: string | null; isReasonQuoted?: boolean };

/** However much is declared to an address, and by whom, it gets one receipt an hour. */
const ONE = { about: 'withdrawal-receipt', windowMs: HOUR_MS };

/** Longer than a request lives, which carries it out itself. */
const SOON_MS = MINUTE_MS;

/**
 * Stores a declaration with its receipt before anything is asked of Stripe or of the sign-in service: from here on it counts. Sent
 * again on the same day, it is as it was.
 */
export function createDeclare({ store, now, planNow, log }: WithdrawalParts) {
  return async (
    declaration: Declaration,
    { uid, isReasonQuoted = true }: Declaring,
  ): Promise<{ id: string; declaredAt: string }> => {
    const at = await planNow();
    const id = declarationId(declaration, uid, at);
    const stored = await store.change(async ({ db, transaction, read, write }) => {
      const before = await read(id);
      if (before !== null) return { declaredAt: before.declaredAt, isNew: false };
      const declaredAt = at.toISOString();
      const dueAt = uid === null ? declaredAt : new Date(at.getTime() + SOON_MS).toISOString();
      const withdrawal = {
        ...declaration,
        ...UNKNOWN,
        declaredAt,
        uid,
        dueAt,
        hasSession: uid !== null,
        ...(isReasonQuoted ? {} : { isReasonQuoted }),
      };
      const mail = { ...withdrawalReceipt.of({ withdrawal: id }), to: declaration.email };
      const receipt = await writeShared(db, transaction, ONE, mail, now());
      write(id, { ...withdrawal, receipt, expireAt: outlivesUntil('withdrawals', now()) });
      return { declaredAt, isNew: true };
    });
    if (stored.isNew)
      log('INFO', 'withdrawal_declared', { withdrawalId: id, uid: uid ?? undefined });
    return { declaredAt: stored.declaredAt, id };
  };
}

export type Declare = ReturnType<typeof createDeclare>;

const UNKNOWN = {
  customerId: null,
  subscriptionId: null,
  orderedAt: null,
  endsAt: null,
  state: 'received',
  refund: null,
  why: null,
  staffToldAt: null,
  endedAt: null,
} as const;
