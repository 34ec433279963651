import type Stripe from 'stripe';
import type { PortalFlow } from '../../contract/api.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { ApiError } from '../../foundation/errors.ts';
import { assertBelongsTo } from './customers.ts';
import { isLive } from './stripe-facts.ts';
import { listSubscriptions } from './subscription-service.ts';

/**
 * Opens Stripe's portal for a person's customer.
 * @param flow where to begin; its front page unless given
 * @throws {ApiError} `no_customer`, `forbidden`, or `conflict` for a flow that needs a subscription where there is none
 */
export async function openPortal(
  stripe: Stripe,
  uid: string,
  customerId: string | null,
  returnUrl: string,
  flow?: PortalFlow,
): Promise<AnswerOf<'POST /billing-portal'>> {
  if (customerId === null) throw noCustomer();
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) throw noCustomer();
  assertBelongsTo(customer, uid);
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: returnUrl,
    ...(flow === undefined ? {} : { flow_data: await flowData(stripe, customerId, flow) }),
  });
  return { url };
}

type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

async function flowData(stripe: Stripe, customerId: string, flow: PortalFlow): Promise<FlowData> {
  if (flow === 'payment_method_update') return { type: flow };
  const live = (await listSubscriptions(stripe, customerId)).find(isLive);
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

function noCustomer(): ApiError {
  return new ApiError(
    'no_customer',
    'You have not bought anything yet, so there is nothing to manage.',
  );
}
