import type Stripe from 'stripe';

/** Expands how an invoice was paid, which alone leads to its charges. */
export const WITH_PAYMENTS = 'payments';

/** What was paid back of an invoice, in minor units, and whether its payment is disputed. */
export type Reversals = (invoice: Stripe.Invoice) => { refunded: number; isDisputed: boolean };

/**
 * Reads what became of the payments of some invoices: an invoice stays "paid" when its money goes back.
 * @param invoices of this customer, read `WITH_PAYMENTS`
 */
export async function findReversals(
  stripe: Stripe,
  customer: string,
  invoices: readonly Stripe.Invoice[],
): Promise<Reversals> {
  const paid = invoices.filter(({ amount_paid: amount }) => amount > 0);
  const since = Math.min(...paid.map(({ created }) => created));
  const charges = paid.length === 0 ? [] : await listCharges(stripe, customer, since);
  const disputed = await Promise.all(
    charges.filter((charge) => charge.disputed).map((charge) => isStillDisputed(stripe, charge)),
  );
  const openDisputes = new Set(disputed.filter((id) => id !== null));
  return (invoice) => {
    const own = charges.filter((charge) => isOf(charge, invoice));
    return {
      refunded: own.reduce((sum, { amount_refunded: amount }) => sum + amount, 0),
      isDisputed: own.some(({ id }) => openDisputes.has(id)),
    };
  };
}

/** Disputes in which the customer's bank gives the money back to us. */
const OURS: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** @returns the charge's id, or null: Stripe calls a charge disputed for good */
async function isStillDisputed(stripe: Stripe, { id }: Stripe.Charge): Promise<string | null> {
  const { data } = await stripe.disputes.list({ charge: id });
  return data.some(({ status }) => !OURS.includes(status)) ? id : null;
}

async function listCharges(
  stripe: Stripe,
  customer: string,
  since: number,
): Promise<Stripe.Charge[]> {
  return stripe.charges
    .list({ customer, created: { gte: since }, limit: 100 })
    .autoPagingToArray({ limit: MOST_CHARGES });
}

/** Far more than a customer has; a list may not grow without end. */
const MOST_CHARGES = 1000;

function isOf(charge: Stripe.Charge, { payments }: Stripe.Invoice): boolean {
  const intent = charge.payment_intent;
  return (payments?.data ?? []).some(
    ({ payment }) =>
      idOf(payment.charge) === charge.id ||
      (intent !== null && idOf(payment.payment_intent) === idOf(intent)),
  );
}

function idOf(reference: string | { id: string } | undefined): string | undefined {
  return typeof reference === 'object' ? reference.id : reference;
}
