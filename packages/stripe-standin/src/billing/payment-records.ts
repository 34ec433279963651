import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';
import { buildCharge, buildInvoicePayment } from '../objects/payment.ts';
import { idOf, newId, type Store } from '../state/store.ts';

/** Each attempt is a charge; all attempts at one invoice belong to one payment. */
export function noteAttempt(
  store: Store,
  invoice: Stripe.Invoice,
  at: Seconds,
  method: Stripe.PaymentMethod | undefined,
  failure: string | null,
): void {
  const payment = paymentOf(store, invoice, at);
  const charge = buildCharge(
    {
      id: newId('ch'),
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer && idOf(invoice.customer),
      payment_intent: idOf(payment.payment.payment_intent ?? ''),
      payment_method: method?.id ?? null,
      failure_code: failure,
      created: at,
    },
    store.accountName,
  );
  store.charges.set(charge.id, charge);
  if (failure !== null) return;
  payment.status = 'paid';
  payment.amount_paid = charge.amount;
  payment.status_transitions.paid_at = at;
}

function paymentOf(store: Store, invoice: Stripe.Invoice, at: Seconds): Stripe.InvoicePayment {
  const standing = paymentsOf(store, invoice.id)[0];
  if (standing) return standing;
  const payment = buildInvoicePayment({
    id: newId('inpay'),
    invoice: invoice.id,
    intent: newId('pi'),
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    created: at,
  });
  store.invoicePayments.set(payment.id, payment);
  return payment;
}

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
  const status =
    failure === null
      ? 'succeeded'
      : failure.endsWith('_requires_action')
        ? 'requires_action'
        : 'requires_payment_method';
  const card = paymentMethods.get(String(last?.payment_method));
  const error = failure === null ? null : { code: failure, payment_method: card };
  return { id, status, last_payment_error: error };
}
