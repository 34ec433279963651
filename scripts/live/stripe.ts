import type Stripe from 'stripe';
import { WEBHOOK_EVENTS } from '../../functions/src/modules/billing/sync/webhook-events.ts';
import { UnreadError, type Check } from './finding.ts';

/** What we ask Stripe. The package's client can do it, and so can a test's. */
export type StripeReads = {
  billingPortal: {
    configurations: {
      list: (
        params: Stripe.BillingPortal.ConfigurationListParams,
      ) => PromiseLike<{ data: Stripe.BillingPortal.Configuration[] }>;
    };
  };
  webhookEndpoints: {
    list: (
      params: Stripe.WebhookEndpointListParams,
    ) => PromiseLike<{ data: Stripe.WebhookEndpoint[] }>;
  };
};

export const STRIPE_KEY_REMEDY =
  'Put a key of Stripe’s into STRIPE_SECRET_KEY for this one command: a restricted key that may read the customer portal and webhook endpoints.';

/** The settings that portal sessions use; null if they were never saved. */
export type PortalFacts = Stripe.BillingPortal.Configuration | null;

/** https://docs.stripe.com/api/customer_portal/configurations/list */
export async function readPortal(stripe: StripeReads): Promise<PortalFacts> {
  const { data } = await orUnread(
    stripe.billingPortal.configurations.list({ is_default: true, active: true, limit: 1 }),
  );
  return data[0] ?? null;
}

export function portalChecks(mode: 'live' | 'staging'): Check<PortalFacts>[] {
  return [
    {
      name: 'Customer portal',
      step: 'portal',
      isRequired: true,
      fix: 'Save the settings of the customer portal as the guide lists them.',
      judge: (portal) => {
        if (portal === null) return { isOk: false, found: 'its settings were never saved' };
        if (portal.livemode !== (mode === 'live')) return otherMode(portal.livemode);
        const faults = portalFaults(portal.features);
        return { isOk: faults.length === 0, found: faults.join('; ') || 'as the guide lists it' };
      },
    },
  ];
}

/** What differs from the step of the guide on the portal. */
function portalFaults(features: Stripe.BillingPortal.Configuration.Features): string[] {
  const { subscription_cancel: cancel, subscription_update: update, customer_update } = features;
  const mayChangeEmail =
    customer_update.enabled && customer_update.allowed_updates.includes('email');
  const faults: [isFault: boolean, words: string][] = [
    [!features.invoice_history.enabled, 'invoice history is off'],
    [!features.payment_method_update.enabled, 'payment methods are off'],
    [!cancel.enabled, 'cancellation is off'],
    [cancel.enabled && cancel.mode !== 'at_period_end', 'cancellation is immediate'],
    [update.enabled, 'switching plans is on'],
    [features.subscription_pause.enabled, 'pausing is on'],
    [mayChangeEmail, 'e-mail addresses can be changed'],
  ];
  return faults.flatMap(([isFault, words]) => (isFault ? [words] : []));
}

/** https://docs.stripe.com/api/webhook_endpoints/list */
export async function readWebhooks(stripe: StripeReads): Promise<Stripe.WebhookEndpoint[]> {
  return (await orUnread(stripe.webhookEndpoints.list({ limit: 100 }))).data;
}

/** @param site the origin that the endpoint leads to, if it is known */
export function webhookChecks(
  site = 'https://<site>',
  mode: 'live' | 'staging' = 'live',
): Check<Stripe.WebhookEndpoint[]>[] {
  return [
    {
      name: 'Webhook',
      step: 'webhook',
      isRequired: true,
      fix: `Set up one enabled endpoint at ${site}/api/stripe-webhook with the events that the guide lists.`,
      judge: (endpoints) => {
        const ours = endpoints.filter(({ url }) => url === `${site}/api/stripe-webhook`);
        const [endpoint] = ours;
        if (endpoint === undefined) return { isOk: false, found: 'no endpoint' };
        if (endpoint.livemode !== (mode === 'live')) return otherMode(endpoint.livemode);
        if (ours.length > 1) return { isOk: false, found: `${ours.length} endpoints` };
        if (endpoint.status !== 'enabled') return { isOk: false, found: endpoint.status };
        const events = endpoint.enabled_events;
        const missing = events.includes('*')
          ? []
          : WEBHOOK_EVENTS.filter((name) => !events.includes(name));
        const version = `API ${endpoint.api_version ?? 'of the account'}`;
        return missing.length === 0
          ? { isOk: true, found: `enabled, ${WEBHOOK_EVENTS.length} events, ${version}` }
          : { isOk: false, found: `without ${missing.join(', ')}` };
      },
    },
  ];
}

function otherMode(isLive: boolean): { isOk: false; found: string } {
  const found = isLive ? 'a live key; staging uses a sandbox' : 'a sandbox’s key, not a live one';
  return { isOk: false, found };
}

async function orUnread<T>(answer: PromiseLike<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw describeFailure(error);
  }
}

function describeFailure(error: unknown): UnreadError {
  const status = statusOf(error);
  if (status === undefined) {
    return new UnreadError('Stripe does not answer', 'Check your connection, then run it again.', {
      cause: error,
    });
  }
  if (status === 401) return new UnreadError('Stripe refuses the key', STRIPE_KEY_REMEDY);
  if (status === 403) return new UnreadError('the key may not read this', STRIPE_KEY_REMEDY);
  return new UnreadError(`Stripe answers ${status}`, 'Run it again in a minute.');
}

/** What Stripe answered; undefined if it did not. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
