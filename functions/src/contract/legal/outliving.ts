/**
 * What is kept when an account is deleted, and for how long: until the end of the year in which it was written (an agreement: in which
 * the account was deleted), and for `years` more.
 * The privacy page shows this list; the documents of these collections and the test of deletion follow it.
 */
export const OUTLIVING = {
  withdrawals: {
    years: 3,
    since: 'it was declared',
    what: 'withdrawals and cancellations by our forms: your name, the address for the receipt, the contract, the time, what you wrote, the day that you wished for, and what was paid back',
    why: 'so that both sides can prove what was declared',
  },
  agreements: {
    years: 3,
    since: 'the account was deleted',
    what: 'data-processing agreements: who accepted which version in which role, and when',
    why: 'so that both sides can prove what was agreed',
  },
} as const;

/**
 * What stays at Stripe besides the invoices where paying back credit fails as an account is deleted. Nothing of it is in our database.
 * The privacy page shows this, too.
 */
export const OUTLIVING_AT_STRIPE = {
  what: 'credit that we could not pay back when the account was deleted: the sum, beside your payments and the address for invoices, at Stripe',
  why: 'so that our staff can pay it, and as tax law asks for the payments',
} as const;

/** When a document written at `now` expires. */
export function outlivesUntil(kind: keyof typeof OUTLIVING, now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() + 1 + OUTLIVING[kind].years, 0, 1));
}
