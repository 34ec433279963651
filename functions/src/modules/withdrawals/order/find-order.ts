import type Stripe from 'stripe';
import { isStripeError, withinStripeTime } from '../../../adapters/stripe.ts';
import type { BillingStore } from '../../billing/billing-store.ts';
import type { Customer, Customers } from '../../billing/customers.ts';
import { toIso } from '../../billing/stripe/stripe-facts.ts';
import type { FindOrder, Order } from './order.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  customers: Pick<Customers, 'of' | 'open'>;
  readOwner: BillingStore['readOwner'];
  /** The subscription that tells how a customer stands. */
  findHeld: (stripe: Stripe, customer: Customer) => Promise<Stripe.Subscription | null>;
};

/** As Stripe numbers invoices; nothing that could end the text of a query. */
const INVOICE_NUMBER = /^[A-Z0-9-]{1,60}$/;

/**
 * Finds the order that a withdrawal is about. Checkout makes the subscription when it is finished, and a change of plan keeps it:
 * its making is the order.
 */
export function createFindOrder({ stripe, customers, readOwner, findHeld }: Parts): FindOrder {
  return {
    ofPerson: (uid) =>
      withinStripeTime(async () => {
        const customer = await customers.of(uid);
        if (customer === null) return null;
        const held = await findHeld(await stripe(), customer);
        return held === null ? null : orderOf(customer, held);
      }),

    ofInvoice: (typed) =>
      withinStripeTime(async () => {
        const number = typed.trim().toUpperCase();
        if (!INVOICE_NUMBER.test(number)) return null;
        const client = await stripe();
        // docs.stripe.com/search#query-fields-for-invoices; an invoice is found about a minute after its making.
        const { data } = await client.invoices.search({ query: `number:"${number}"`, limit: 1 });
        const [invoice] = data;
        const subscription = idOf(invoice?.parent?.subscription_details?.subscription);
        const customerId = idOf(invoice?.customer);
        if (subscription === null || customerId === null) return null;
        const uid = await readOwner(customerId);
        if (uid === null) return null;
        const customer = await customers.open(uid, customerId);
        const found = await retrieveSubscription(client, subscription);
        return found === null || idOf(found.customer) !== customer.id
          ? null
          : orderOf(customer, found);
      }),
  };
}

/** Null where the first payment was never made: there is no order then. */
function orderOf({ uid, id }: Customer, found: Stripe.Subscription): Order | null {
  if (found.status === 'incomplete_expired') return null;
  const orderedAt = toIso(found.created);
  return { uid, customerId: id, subscriptionId: found.id, orderedAt };
}

/** With its customer and its latest invoice; null for one that this Stripe does not know. */
export async function retrieveSubscription(
  stripe: Stripe,
  id: string,
): Promise<Stripe.Subscription | null> {
  try {
    return await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'customer'] });
  } catch (error) {
    if (isStripeError(error) && error.code === 'resource_missing') return null;
    throw error;
  }
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return (typeof reference === 'object' ? reference?.id : reference) ?? null;
}
