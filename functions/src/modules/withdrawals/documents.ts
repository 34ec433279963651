import { z } from 'zod';
import { CANCELLATION_KINDS } from '../../contract/legal/cancellation.ts';
import { money, time, timestamp, type Collections } from '../../db/fields.ts';

/**
 * A declaration is `received` until its order is looked for. `joined`: the order is known, and its own document has the rest.
 * - `to_confirm`: the owner of the account has a link. `ending`: it stands, and is being carried out. `done`: it was.
 * - `staff`: they decide. `late`: they know that the period was over. `refused`: they did not accept it.
 */
const WITHDRAWAL_STATES = [
  'received',
  'joined',
  'to_confirm',
  'ending',
  'done',
  'staff',
  'late',
  'refused',
] as const;

/** Why staff have to look at a withdrawal. */
const STAFF_REASONS = [
  'unknown',
  'not_confirmed',
  'bounced',
  'late',
  'disputed',
  'partly_refunded',
  'refund_failed',
  'for_cause',
] as const;

/** What staff decide about a withdrawal or cancellation. */
const STAFF_ACTS = ['accept', 'ordinary', 'refuse', 'settled'] as const;

export const DOCUMENTS = {
  /**
   * A declaration that someone withdraws from a contract, or cancels it. Once its order is known, what became of that, for all
   * declarations about it: of a withdrawal as `{subscriptionId}`, of a cancellation as `cancel_{subscriptionId}`. It outlives the
   * account (`OUTLIVING`).
   */
  withdrawals: {
    about: 'uid',
    fields: z.object({
      kind: z.enum(['withdrawal', ...CANCELLATION_KINDS]).default('withdrawal'),
      name: z.string(),
      email: z.string(),
      contract: z.string(),
      /** What was added; of a cancellation for cause, its reason. */
      words: z.string(),
      /** The day that was asked for, such as `2026-12-31`; null: as soon as possible. */
      on: z.string().nullable().default(null),
      /** Of the second step, from which it counts. */
      declaredAt: time,
      /** Who declared it was signed in. */
      hasSession: z.boolean().exactOptional(),
      /** The mail that is its receipt, and that of what else was declared to that address in the same hour. */
      receipt: z.string().exactOptional(),
      /** False: the receipt leaves out the reason. */
      isReasonQuoted: z.boolean().exactOptional(),
      /** Whose plan it is about, or who was signed in; null: not known. */
      uid: z.string().nullable(),
      customerId: z.string().nullable(),
      subscriptionId: z.string().nullable(),
      orderedAt: time.nullable(),
      /** When the contract ends that was cancelled, by the period in which that was received; null: not known. */
      endsAt: time.nullable().default(null),
      /** The contract had ended by the time the cancellation was carried out, or ended with that. */
      isOver: z.boolean().exactOptional(),
      /** Staff have accepted the reason of a cancellation for cause: it ends the contract at once. */
      isAccepted: z.boolean().exactOptional(),
      state: z.enum(WITHDRAWAL_STATES),
      /** When it is to be looked at next; null: nothing is to be done by itself. */
      dueAt: time.nullable(),
      /** What is paid back in all, once it is known. */
      refund: money.nullable(),
      /** What of the credit that it was paid with is the customer's again. */
      credit: money.exactOptional(),
      /** Why staff have it. */
      why: z.enum(STAFF_REASONS).nullable(),
      staffToldAt: time.nullable(),
      endedAt: time.nullable(),
      /** The e-mail with the link that was written last. */
      mail: z.string().exactOptional(),
      /** The number of an invoice of its order, named by staff. */
      invoice: z.string().exactOptional(),
      /** What staff have decided while it waits for them. The job carries it out once it is due; until then it can be taken back. */
      decision: z
        .object({ act: z.enum(STAFF_ACTS), invoice: z.string().nullable() })
        .exactOptional(),
      expireAt: timestamp,
    }),
  },
} as const satisfies Collections;
