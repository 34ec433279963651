/** Withdrawal from a contract: Directive (EU) 2023/2673, Article 11a of Directive 2011/83/EU. */

/** Through which day after the order it is possible, at least. */
export const WITHDRAWAL_DAYS = 15;

/** For how long the link works that confirms a withdrawal, in days, and after how many hours without it staff decide. */
export const WITHDRAWAL_LINK_DAYS = 14;
export const STAFF_AFTER_HOURS = 24;

/** Lengths in UTF-16 units, after trimming. */
export const WITHDRAWAL_LENGTHS = {
  name: { min: 1, max: 100 },
  contract: { min: 0, max: 60 },
  words: { min: 0, max: 500 },
} as const;

/** What a person declares. `contract`: the number of an invoice; without it, the plan of the address. */
export type NewWithdrawal = {
  name: string;
  /** Where the receipt goes. */
  email: string;
  contract?: string;
  words?: string;
};

/**
 * The same for everyone, so that it tells no one who has a plan. `at` is when it was declared, ISO 8601. `outcome` is only told to
 * someone who is signed in, about their own plan.
 */
export type WithdrawalReceived = {
  received: true;
  at: string;
  /** Path of a page that shows the receipt for a day, and that can be saved. Only for a new declaration. */
  receipt?: string;
  outcome?: WithdrawalOutcome;
};

/**
 * What became of a withdrawal.
 * - `ended`: the plan has ended, and the refund is on its way.
 * - `again`: that had happened before.
 * - `late`: the period is over; staff have it.
 * - `staff`: staff decide.
 */
export type WithdrawalOutcome = {
  kind: 'ended' | 'again' | 'late' | 'staff';
  /** What goes back the way it was paid, in minor units; null where staff decide about it. */
  refund: { amount: number; currency: string } | null;
  /** What of the credit that the order was paid with is on the account again; absent where nothing is. */
  credit?: { amount: number; currency: string };
  /** The last day of the period, such as `2026-11-30`; null where the plan is not known. */
  lastDay: string | null;
};

/**
 * What the caller's own order would pay back; null where that cannot be said in advance: the contract is not known as theirs, was
 * withdrawn from before, or is decided about by staff.
 */
export type WithdrawalRefund = Pick<WithdrawalOutcome, 'refund' | 'credit'>;

/**
 * The last day on which an order can be withdrawn from, such as `2026-11-30` (UTC): day 15 after it, or the next working day after a
 * weekend. The law asks for 14; one more leaves room for time zones.
 * @param orderedAt ISO 8601
 */
export function lastDayOfWithdrawal(orderedAt: string): string {
  const day = new Date(orderedAt);
  day.setUTCDate(day.getUTCDate() + WITHDRAWAL_DAYS);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Whether a declaration is in time. */
export function isInTime(orderedAt: string, declaredAt: Date): boolean {
  return declaredAt.toISOString().slice(0, 10) <= lastDayOfWithdrawal(orderedAt);
}
