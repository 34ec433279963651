import type Stripe from 'stripe';
import { buildPortalSession } from '../objects/sessions.ts';
import { invalid, noSuch } from '../state/faults.ts';
import { newId } from '../state/store.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { post, type Endpoint } from '../wire/endpoint.ts';
import type { Params } from '../wire/params.ts';
import { requireSubscription } from './subscriptions.ts';

export const portalEndpoints: readonly Endpoint[] = [
  post('/billing_portal/sessions', ({ params, world }) => {
    params.accept('customer', 'return_url', 'flow_data', 'configuration', 'locale', 'expand');
    const customer = requireCustomer(world, params.requireText('customer'), 'customer', 400);
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
      returnUrl: params.address('return_url') ?? null,
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
  if (!flow) return null;
  flow.accept('type', 'after_completion', 'subscription_cancel', 'subscription_update');
  flow.requireText('type');
  const type = flow.choice('type', [
    'payment_method_update',
    'subscription_cancel',
    'subscription_update',
  ]);
  if (!type) return null;
  const named =
    type === 'payment_method_update'
      ? undefined
      : flow.nested(type)?.accept('subscription', 'retention').requireText('subscription');
  if (named !== undefined) {
    const subscription = requireSubscription(world, named, `flow_data[${type}][subscription]`, 400);
    if (subscription.customer !== customer.id) throw noSuch('subscription', named, type, 400);
  }
  return {
    after_completion: { hosted_confirmation: null, redirect: null, type: 'portal_homepage' },
    customer_update: null,
    subscription_cancel:
      type === 'subscription_cancel' && named !== undefined
        ? { retention: null, subscription: named }
        : null,
    subscription_pause: null,
    subscription_update:
      type === 'subscription_update' && named !== undefined ? { subscription: named } : null,
    subscription_update_confirm: null,
    type,
  };
}
