import type Stripe from 'stripe';
import { shown } from '../objects/shape.ts';
import { invalid } from '../state/faults.ts';
import { idOf, newId, type Store } from '../state/store.ts';
import type { World } from '../state/world.ts';

export const DISPUTE_STATUSES = ['needs_response', 'won', 'lost'] as const;

/**
 * Each attempt is a charge; all attempts at one invoice belong to one payment.
 * @param failure why it was refused
 */
export function noteAttempt(
  store: Store,
  invoice: Stripe.Invoice,
  method: Stripe.PaymentMethod | undefined,
  failure: string | null,
): void {
  const payment =
    paymentsOf(store, invoice.id)[0] ??
    shown<Stripe.InvoicePayment>({
      id: newId('inpay'),
      object: 'invoice_payment',
      created: store.now(),
      invoice: invoice.id,
      payment: { payment_intent: newId('pi'), type: 'payment_intent' },
      status: 'open',
    });
  store.invoicePayments.set(payment.id, payment);
  const isPaid = failure === null;
  const charge = shown<Stripe.Charge>({
    id: newId('ch'),
    object: 'charge',
    amount: invoice.amount_due,
    amount_refunded: 0,
    created: store.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    disputed: false,
    failure_code: failure,
    paid: isPaid,
    payment_intent: payment.payment.payment_intent ?? null,
    payment_method: method?.id ?? null,
    refunded: false,
    status: isPaid ? 'succeeded' : 'failed',
  });
  store.charges.set(charge.id, charge);
  if (isPaid) payment.status = 'paid';
}

/** Since the Basil versions an invoice leads to its charges only by way of its payment. */
export function paymentsOf({ invoicePayments }: Store, invoice: string): Stripe.InvoicePayment[] {
  return [...invoicePayments.values()].filter((payment) => payment.invoice === invoice);
}

/**
 * What of a payment is looked at: whether the bank waits for the customer's answer, and which card failed last.
 * docs.stripe.com/payments/paymentintents/lifecycle, docs.stripe.com/api/payment_intents/object
 */
export function intentOf(
  { charges, paymentMethods }: Store,
  id: string,
): Pick<Stripe.PaymentIntent, 'id' | 'status'> & { last_payment_error: object | null } {
  const last = [...charges.values()].findLast((charge) => charge.payment_intent === id);
  const failure = last?.failure_code ?? null;
  if (failure === null) return { id, status: 'succeeded', last_payment_error: null };
  return {
    id,
    status: failure.endsWith('_requires_action') ? 'requires_action' : 'requires_payment_method',
    last_payment_error: {
      code: failure,
      payment_method: paymentMethods.get(String(last?.payment_method)),
    },
  };
}

/**
 * Pays a charge back, in whole or in part: docs.stripe.com/refunds. The invoice stays paid.
 * @throws {StripeFault} for more than is left of it
 */
export function refundCharge(
  { store }: World,
  charge: Stripe.Charge,
  amount = charge.amount - charge.amount_refunded,
): Stripe.Refund {
  if (!charge.paid || charge.refunded) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (!(amount > 0 && amount <= left)) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    );
  }
  const refund = shown<Stripe.Refund>({
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: store.now(),
    customer: charge.customer,
    payment_intent: charge.payment_intent,
    status: 'succeeded',
  });
  store.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  return refund;
}

/**
 * The bank cannot take a refund, of which Stripe hears days later: docs.stripe.com/refunds#failed-refunds. The money is ours again,
 * and a credit note that it was for stands.
 */
export function failRefund({ store, emit }: World, refund: Stripe.Refund): Stripe.Refund {
  const charge = store.charges.get(idOf(refund.charge ?? ''));
  if (refund.status === 'failed' || !charge) throw invalid('This refund cannot fail any more.');
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  emit('refund.failed', refund);
  return refund;
}

/** A customer's bank takes a payment back, or has decided: docs.stripe.com/disputes. A charge counts as disputed for good. */
export function disputeCharge(
  { store }: World,
  charge: Stripe.Charge,
  status: (typeof DISPUTE_STATUSES)[number],
): Stripe.Dispute {
  const standing = [...store.disputes.values()].find((one) => one.charge === charge.id);
  const dispute =
    standing ??
    shown<Stripe.Dispute>({
      id: newId('du'),
      object: 'dispute',
      amount: charge.amount,
      charge: charge.id,
      created: store.now(),
      payment_intent: charge.payment_intent,
    });
  charge.disputed = true;
  store.disputes.set(dispute.id, dispute);
  dispute.status = status;
  return dispute;
}

/** The charge that paid an invoice. */
export function paidChargeOf(store: Store, invoice: string): Stripe.Charge | undefined {
  const intents = paymentsOf(store, invoice).map(({ payment }) => payment.payment_intent);
  return [...store.charges.values()].find(
    ({ paid, payment_intent: intent }) => paid && intent !== null && intents.includes(intent),
  );
}
