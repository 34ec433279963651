import type Stripe from 'stripe';
import type { PortalFlow } from '../../contract/api.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { customerGone, isStripeError, refusedBecauseOfUs } from '../../adapters/stripe.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { Customer } from './customers.ts';
import { isLive } from './stripe/stripe-facts.ts';
import { listSubscriptions } from './subscription-service.ts';

/**
 * Opens Stripe's portal.
 * @param flow where to begin; the portal's front page by default
 * @throws {ApiError} `no_customer`, `customer_gone`, `portal_missing`, or `conflict` for a flow that needs a subscription
 * where there is none
 */
export async function openPortal(
  stripe: Stripe,
  customer: Customer | null,
  returnUrl: string,
  flow?: PortalFlow,
): Promise<AnswerOf<'POST /billing-portal'>> {
  if (customer === null) {
    throw new ApiError('no_customer', 'You have not ordered a plan yet. Choose one first.');
  }
  if (customer.isDeleted) throw customerGone();
  const flow_data = flow === undefined ? {} : { flow_data: await flowData(stripe, customer, flow) };
  try {
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: returnUrl,
      ...flow_data,
    });
    return { url };
  } catch (error) {
    throw isUnconfigured(error) ? refusedBecauseOfUs('portal_missing', error) : error;
  }
}

/**
 * The portal's settings were never saved, or what this flow needs is off in them. Stripe has no code for it: of its refusals
 * here, only this one speaks of a configuration.
 */
function isUnconfigured(error: unknown): error is Stripe.errors.StripeError {
  return isStripeError(error) && error.statusCode === 400 && /configuration/i.test(error.message);
}

type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

async function flowData(stripe: Stripe, customer: Customer, flow: PortalFlow): Promise<FlowData> {
  if (flow === 'payment_method_update' || flow === 'customer_update') return { type: flow };
  const live = (await listSubscriptions(stripe, customer)).find(isLive);
  if (live === undefined) {
    throw new ApiError('conflict', 'This needs a plan, and you have none. Choose one first.');
  }
  switch (flow) {
    case 'subscription_update':
      return { type: flow, subscription_update: { subscription: live.id } };
    case 'subscription_cancel':
      return { type: flow, subscription_cancel: { subscription: live.id } };
  }
}
