import type Stripe from 'stripe';
import type { PortalFlow } from '../../contract/api.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { Customer } from './customers.ts';
import { isLive } from './stripe-facts.ts';
import { listSubscriptions } from './subscription-service.ts';

/**
 * Opens Stripe's portal.
 * @param flow where to begin; the portal's front page by default
 * @throws {ApiError} `no_customer`, or `conflict` for a flow that needs a subscription where there is none
 */
export async function openPortal(
  stripe: Stripe,
  customer: Customer | null,
  returnUrl: string,
  flow?: PortalFlow,
): Promise<AnswerOf<'POST /billing-portal'>> {
  if (customer === null || customer.isDeleted) {
    throw new ApiError(
      'no_customer',
      'You have not bought anything yet, so there is nothing to manage.',
    );
  }
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: returnUrl,
    ...(flow === undefined ? {} : { flow_data: await flowData(stripe, customer, flow) }),
  });
  return { url };
}

type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

async function flowData(stripe: Stripe, customer: Customer, flow: PortalFlow): Promise<FlowData> {
  if (flow === 'payment_method_update') return { type: flow };
  const live = (await listSubscriptions(stripe, customer)).find(isLive);
  if (live === undefined) {
    throw new ApiError('conflict', 'You have no plan that this could be done to.');
  }
  switch (flow) {
    case 'subscription_update':
      return { type: flow, subscription_update: { subscription: live.id } };
    case 'subscription_cancel':
      return { type: flow, subscription_cancel: { subscription: live.id } };
  }
}
