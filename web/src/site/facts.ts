/** What several pages say about us, once. Plans are in the contract's `PLAN_TERMS`, prices in `prices.ts`, the shop's in `shop.ts`. */

// By its path, because scripts read this file as well.
export { ANSWER_TIME } from '../../../functions/src/contract/messages.ts';

/** What a form says once it is sent. */
export const RECEIPT =
  'As a rule, an e-mail confirms within minutes that it has arrived; an address gets at most three of these a day.';

/** The talk before buying. */
export const ENGINEER_TALK = 'Half an hour with an engineer';

/** From the payment to a machine that answers, and to the first answer from one's own files. */
export const SET_UP_TIME = { machine: 'a few minutes', firstAnswer: 'half an hour' } as const;

/** For how long a copy of what was deleted stays in our backups, in days. Google's recovery reaches back as far. */
export const BACKUP_DAYS = 7;

/** What happens to an invitation for which the plan has no place. */
export const NO_PLACE =
  'the next invitation is refused until someone leaves or you choose a larger plan.';

/** How many work here. */
export const TEAM_SIZE = 'six';

/** What is said of tax, by what is sold. The shop's own rate is in `shop.ts`. */
export const TAX = {
  plan: 'Stripe’s page shows the full amount, with any tax, before you agree to it.',
  service: 'before value-added tax',
} as const;
