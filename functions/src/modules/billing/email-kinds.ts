import { z } from 'zod';
import { money, time } from '../../db/fields.ts';
import { emailKind } from '../email/email-kind.ts';

export const planPauseEnds = emailKind('plan_pause_ends', 'service', {
  plan: z.string().nullable(),
  until: time,
});
/** `endsAt`: null where Stripe has not said when. `triesAt`: when it tries to charge the card again, if it will. */
export const planEndsUnpaid = emailKind('plan_ends_unpaid', 'service', {
  plan: z.string().nullable(),
  endsAt: time.nullable(),
  triesAt: time.nullable(),
});
/**
 * What was agreed, or changed, to the person whose contract it is. `at`: when. `before`: the plan before it was changed. `price`: of
 * `interval`. `nextAt`: when it is charged next, after a trial for the first time. `until`: when it ends, or its pause.
 */
export const contract = emailKind('contract', 'urgent', {
  event: z.enum(['made', 'changed', 'paused', 'resumed', 'cancelled', 'undone']),
  at: time,
  plan: z.string().nullable(),
  before: z.string().nullable(),
  interval: z.enum(['day', 'week', 'month', 'year']).nullable(),
  price: money.nullable(),
  isTaxAdded: z.boolean(),
  /** What was charged for the act itself; null where that is not known, or nothing is charged for such an act. */
  paid: money.nullable(),
  /** What of that credit has paid besides; below zero: what it has left as credit. */
  drawn: money.exactOptional(),
  /** On the account, after the act. */
  credit: money.exactOptional(),
  nextAt: time.nullable(),
  isTrial: z.boolean(),
  until: time.nullable(),
  /** Of a cancellation: the contract has ended with it, whatever the clock says that the mail is written by. */
  isOver: z.boolean().exactOptional(),
  agreed: z.object({ version: z.string(), at: time.nullable() }).nullable(),
});
