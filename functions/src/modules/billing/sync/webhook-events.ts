import type Stripe from 'stripe';

type EventName = Exclude<Stripe.WebhookEndpointCreateParams.EnabledEvent, '*'>;

/**
 * The events that can change what we keep of a plan. The endpoint at Stripe is set up with these (docs/deploy.md, compared by
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
] as const satisfies readonly EventName[];

const NAMES: ReadonlySet<string> = new Set(WEBHOOK_EVENTS);

export function isHandled(type: string): boolean {
  return NAMES.has(type);
}
