/** Cancellation of a contract without signing in: § 312k BGB. */

/**
 * - `ordinary`: the plan ends with the period in which the cancellation arrives, or in which its date lies.
 * - `cause`: the person says why the plan should end at once; it ends with its period, and staff decide whether it ends sooner.
 */
export const CANCELLATION_KINDS = ['ordinary', 'cause'] as const;
export type CancellationKind = (typeof CANCELLATION_KINDS)[number];

/** Lengths in UTF-16 units, after trimming. */
export const CANCELLATION_LENGTHS = {
  name: { min: 1, max: 100 },
  contract: { min: 0, max: 60 },
  reason: { min: 0, max: 300 },
} as const;

/** How far ahead a plan can be cancelled, in days. */
export const CANCELLATION_DAYS_AHEAD = 730;

/** What a person declares. `contract`: the number of an invoice; without it, the plan of the address. */
export type NewCancellation = {
  kind: CancellationKind;
  name: string;
  /** Where the receipt goes. */
  email: string;
  contract?: string;
  /** The day on which the plan should end, such as `2026-12-31`; without it, as soon as possible. */
  on?: string;
  /** Required for `cause`, and only taken there. */
  reason?: string;
};

/**
 * The same for everyone, so that it tells no one who has a plan. `at` is when it was received, ISO 8601. `endsAt` is only told to
 * someone who is signed in, about their own plan: when that ends, or has ended.
 */
export type CancellationReceived = {
  received: true;
  at: string;
  /** Path of a page that shows the receipt for a day, and that can be saved. */
  receipt: string;
  endsAt?: string;
};

/**
 * Whether a day can be asked for: from today to `CANCELLATION_DAYS_AHEAD` days ahead. Yesterday is accepted as well: it may still be
 * today where the person is.
 * @param on such as `2026-12-31`
 */
export function isDayAhead(on: string, now: Date): boolean {
  const days = (Date.parse(on) - Date.parse(now.toISOString().slice(0, 10))) / 86_400_000;
  return days >= -1 && days <= CANCELLATION_DAYS_AHEAD;
}
