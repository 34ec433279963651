import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';

/** What one line of an invoice charges or credits. */
export type Charge = {
  description: string;
  /** Minor units; negative for a credit. */
  amount: number;
  price: Stripe.Price;
  quantity: number;
  subscriptionItem: string;
  proration: boolean;
  period: { start: Seconds; end: Seconds };
};

/** What a call wants of one item. A new item is not yet on the subscription. */
export type ItemChange = {
  item: Stripe.SubscriptionItem;
  isNew: boolean;
  price: Stripe.Price;
  quantity: number;
};

export type ChangePlan = {
  /** What the change itself charges and credits. */
  charges: Charge[];
  /** A new interval starts a new period, which is billed at once whatever the proration. */
  restarts: boolean;
  /** Whether it is billed now; otherwise with the next invoice. */
  billsNow: boolean;
};
