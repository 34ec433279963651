import type { Money } from '../../../contract/subscription.ts';
import type { PaidBack } from '../../billing/stripe/refund-by-notes.ts';

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

/**
 * What a withdrawal would pay back if it were declared at that time, or a cancellation if the contract ended then; null where staff
 * would decide, or where it was declared before.
 */
export type PreviewRefund = (
  order: Order,
  at: Date,
  by?: 'withdrawal' | 'cancellation',
) => Promise<Omit<OrderPaidBack, 'staff'> | null>;

/** What came of paying back an order. `credit`: what of the credit that it was paid with is the customer's again, if anything is. */
export type OrderPaidBack = PaidBack & { credit?: Money };

/** When a contract ends, or has ended. */
export type Term = {
  /** ISO 8601. */
  endsAt: string;
  /** It has ended. */
  isOver: boolean;
  /** It ends by then without anything more, or has ended. */
  isSet: boolean;
};

export type CancelOrder = {
  /**
   * When the contract ends if a cancellation counts that was received then.
   * @param on the day that was wished; null: as soon as possible
   */
  readTerm: (order: Order, receivedAt: string, on: string | null) => Promise<Term>;
  /** Lets the contract end then. If that is over and more was charged since, it ends at once and that is paid back. */
  setEnd: (
    order: Order,
    endsAt: string,
    now: Date,
  ) => Promise<Term & { paid: OrderPaidBack | null }>;
};

/**
 * Ends an order and pays back. It can be repeated after a kill at any point, and by two instances at once, and pays no cent twice: what
 * was paid back is looked up at Stripe. Repeated later, it pays back what has been paid since.
 * @param declaredAt from when on nothing is charged for
 * @param by a withdrawal also gives back what was used, where its beginning was not asked for
 */
export type EndOrder = (
  order: Order,
  declaredAt: string,
  by?: 'withdrawal' | 'cancellation',
) => Promise<OrderPaidBack>;
