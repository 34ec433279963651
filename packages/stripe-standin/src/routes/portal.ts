import type Stripe from 'stripe';
import { buildPortalSession } from '../objects/sessions.ts';
import { invalid, noSuch } from '../state/faults.ts';
import { newId } from '../state/store.ts';
import { requireCustomer, requireSubscription, type World } from '../state/world.ts';
import { post, type Endpoint } from '../wire/endpoint.ts';
import type { Params } from '../wire/params.ts';

const FLOWS = ['payment_method_update', 'subscription_cancel', 'subscription_update'] as const;

export const portalEndpoints: readonly Endpoint[] = [
  post('/billing_portal/sessions', ({ params, world }) => {
    params.accept('customer', 'return_url', 'flow_data');
    const customer = requireCustomer(world, params.requireText('customer'));
    // docs.stripe.com/customer-management/integrate-customer-portal: the settings must be saved once for each mode.
    if (!world.store.hasPortal) {
      throw invalid(
        'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
      );
    }
    const id = newId('bps');
    const session = buildPortalSession({
      id,
      url: `${world.origin}/portal/${id}`,
      customer: customer.id,
      return_url: params.address('return_url') ?? null,
      flow: readFlow(world, customer, params.nested('flow_data')),
      created: world.store.now(),
    });
    world.store.portalSessions.set(id, session);
    return session;
  }),
];

function readFlow(
  world: World,
  customer: Stripe.Customer,
  flow: Params | undefined,
): Stripe.BillingPortal.Session.Flow | null {
  const type = flow
    ?.accept('type', 'subscription_cancel', 'subscription_update')
    .choice('type', FLOWS);
  if (!flow || !type) return null;
  const made: Stripe.BillingPortal.Session.Flow = {
    after_completion: { hosted_confirmation: null, redirect: null, type: 'portal_homepage' },
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  };
  if (type === 'payment_method_update') return made;
  const subscription = flow.requireNested(type).accept('subscription').requireText('subscription');
  const param = `flow_data[${type}][subscription]`;
  const { customer: owner } = requireSubscription(world, subscription, param, 400);
  if (owner !== customer.id) throw noSuch('subscription', subscription, param, 400);
  return type === 'subscription_cancel'
    ? { ...made, subscription_cancel: { retention: null, subscription } }
    : { ...made, subscription_update: { subscription } };
}
