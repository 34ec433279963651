import type Stripe from 'stripe';

type EventName = Exclude<Stripe.WebhookEndpointCreateParams.EnabledEvent, '*'>;

/**
 * The events that can change what we keep of a plan, and that of money that did not go back. The endpoint at Stripe is set up with these (docs/deploy.md, compared by
 * a test); what arrives beside them is noted as ignored, so that it costs no call to Stripe.
 */
export const WEBHOOK_EVENTS = [
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'customer.tax_id.created',
  'customer.tax_id.deleted',
  'customer.tax_id.updated',
  'customer.updated',
  'invoice.deleted',
  'invoice.finalization_failed',
  'invoice.finalized',
  'invoice.marked_uncollectible',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.updated',
  'invoice.voided',
  'payment_method.attached',
  'payment_method.automatically_updated',
  'payment_method.detached',
  'payment_method.updated',
  'refund.failed',
] as const satisfies readonly EventName[];

const NAMES: ReadonlySet<string> = new Set(WEBHOOK_EVENTS);

export function isHandled(type: string): boolean {
  return NAMES.has(type);
}
