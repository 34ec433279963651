import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';

/** What one line of an invoice charges or credits. */
export type Charge = {
  description: string;
  /** Minor units; negative for a credit. */
  amount: number;
  price: Stripe.Price;
  subscriptionItem: string;
  proration: boolean;
  period: { start: Seconds; end: Seconds };
};

/** An item, and the price that a call wants for it. */
export type ItemChange = { item: Stripe.SubscriptionItem; price: Stripe.Price };

export type ChangePlan = {
  /** What the change itself charges and credits. */
  charges: readonly Charge[];
  /** A new interval starts a new period, which is billed at once whatever the proration. */
  restarts: boolean;
  /** Whether it is billed now; otherwise with the next invoice. */
  billsNow: boolean;
};
