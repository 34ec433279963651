import type Stripe from 'stripe';
import { buildDispute, buildRefund } from '../objects/payment.ts';
import { invalid } from '../state/faults.ts';
import { newId, type Dispute, type Store } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { paymentsOf } from './payment-records.ts';

export const DISPUTE_STATUSES = ['needs_response', 'won', 'lost'] as const;

/**
 * Pays a charge back, in whole or in part: docs.stripe.com/refunds. The invoice stays paid.
 * @throws {StripeFault} for more than is left of it
 */
export function refundCharge(
  { store, emit }: World,
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
  const refund = buildRefund({ id: newId('re'), charge, amount, created: store.now() });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit('refund.created', refund);
  emit('charge.refunded', charge);
  return refund;
}

/** A customer's bank takes a payment back, or has decided: docs.stripe.com/disputes. A charge counts as disputed for good. */
export function disputeCharge(
  { store, emit }: World,
  charge: Stripe.Charge,
  status: (typeof DISPUTE_STATUSES)[number] = 'needs_response',
): Dispute {
  const standing = [...store.disputes.values()].find((one) => one.charge === charge.id);
  const dispute = standing ?? buildDispute({ id: newId('du'), charge, created: store.now() });
  charge.disputed = true;
  store.disputes.set(dispute.id, dispute);
  dispute.status = status;
  if (!standing) emit('charge.dispute.created', dispute);
  if (status !== 'needs_response') emit('charge.dispute.closed', dispute);
  return dispute;
}

/** The charge that paid an invoice. */
export function paidChargeOf(store: Store, invoice: string): Stripe.Charge | undefined {
  const intents = paymentsOf(store, invoice).map(({ payment }) => payment.payment_intent);
  return [...store.charges.values()].find(
    ({ paid, payment_intent: intent }) => paid && intent !== null && intents.includes(intent),
  );
}
