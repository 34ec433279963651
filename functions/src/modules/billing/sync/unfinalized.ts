import type Stripe from 'stripe';
import type { Log, LogFields } from '../../../foundation/log.ts';

/**
 * Why an invoice stays a draft, as `last_finalization_error` says: docs.stripe.com/api/invoices/object. Until an operator has
 * mended that, its plan runs and nothing is charged.
 */
export function faultOf({ last_finalization_error: fault }: Stripe.Invoice): LogFields {
  return { type: fault?.type, code: fault?.code, param: fault?.param };
}

/** Repeats what the event has said, every night until it is mended. */
export function reportUnfinalized(log: Log, found: Stripe.Subscription, uid: string): void {
  const { latest_invoice: latest } = found;
  if (latest === null || typeof latest === 'string') return;
  if (latest.status !== 'draft' || latest.last_finalization_error === null) return;
  log('ERROR', 'invoice_not_finalized', { uid, ...faultOf(latest) });
}
