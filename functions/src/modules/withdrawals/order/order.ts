import type { Money } from '../../../contract/subscription.ts';

/** What a withdrawal is from: a finished checkout, with all changes of plan since. */
export type Order = {
  uid: string;
  customerId: string;
  subscriptionId: string;
  /** ISO 8601. */
  orderedAt: string;
};

export type FindOrder = {
  /** The order of the plan that a person holds, or held last; null without one. */
  ofPerson: (uid: string) => Promise<Order | null>;
  /** The order that an invoice of this number is for; null if there is no such invoice, or if its customer is not known here. */
  ofInvoice: (number: string) => Promise<Order | null>;
};

/** What came of paying back. `staff`: why people have to look; what could be paid back without them is. */
export type PaidBack = {
  refund: Money;
  staff: 'disputed' | 'partly_refunded' | 'refund_failed' | null;
};

/**
 * Ends an order and pays back. It can be repeated after a kill at any point, and by two instances at once, and pays no cent twice: what
 * was paid back is looked up at Stripe. Repeated later, it pays back what has been paid since.
 * @param declaredAt from when on nothing is charged for
 */
export type EndOrder = (order: Order, declaredAt: string) => Promise<PaidBack>;
