import { DAY_MS, SECOND_MS } from '../../../foundation/durations.ts';

/** A time in which one plan was in force at one price. */
export type Stretch = {
  /** Of a whole period, with its tax, in minor units. */
  price: number;
  /** How long that period is. */
  periodSeconds: number;
  /** Whole days of 24 hours that were over when the withdrawal was declared: a day that has begun is not charged for. */
  days: number;
};

/** What an order has moved, in minor units. */
type Moved = {
  /** In money. */
  paid: number;
  /** What its invoices took from the customer's balance, and below zero what they left there. */
  drawn: number;
  used: number;
  /** What is to the customer's credit now, with what was taken off it for this withdrawal already. */
  credit: number;
};

const DAY_SECONDS = DAY_MS / SECOND_MS;

/** Price × days in force ÷ days of the period, summed up and rounded down to a whole minor unit. */
export function usedOf(stretches: readonly Stretch[]): number {
  let [sum, parts] = [0n, 1n];
  for (const { price, days, periodSeconds } of stretches) {
    const length = BigInt(periodSeconds);
    sum = sum * length + BigInt(price * days * DAY_SECONDS) * parts;
    parts *= length;
  }
  return Number(sum / parts);
}

/**
 * What a withdrawal gives back: all that was paid for the order, less what was used. Credit that its payments have left on the
 * balance, as a pause or a smaller plan does, is taken off again and paid out with the rest; if it was spent since, it is had
 * already. Credit from elsewhere that the order was paid with is no money: it goes back to the balance, less what was used beyond
 * the money.
 * @returns `refund` in money, at most what was paid; `balance` as Stripe counts it, below zero for the customer's credit
 */
export function owedOf({ paid, drawn, used, credit }: Moved): { refund: number; balance: number } {
  if (drawn < 0) {
    const taken = Math.min(-drawn, Math.max(0, credit));
    return { refund: Math.max(0, paid - used - (-drawn - taken)), balance: taken };
  }
  const beyond = Math.max(0, used - paid);
  return { refund: Math.max(0, paid - used), balance: 0 - Math.max(0, drawn - beyond) };
}
