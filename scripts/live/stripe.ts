import { Stripe } from 'stripe';
import { WEBHOOK_EVENTS } from '../../functions/src/modules/billing/sync/webhook-events.ts';
import {
  CALL_TIMEOUT_MS,
  examine,
  faultless,
  lacks,
  UnreadError,
  type Verdict,
} from './finding.ts';
import type { DeploymentSettings } from './settings.ts';

const KEY_REMEDY =
  'Put a key of Stripe’s into STRIPE_SECRET_KEY for this one command: a restricted key that may read what docs/deploy.md names.';

const HOUR_SECONDS = 3600;
/** For as long as Stripe tries to deliver an event. */
const THREE_DAYS_SECONDS = 72 * HOUR_SECONDS;
/** By then a first attempt is over, and a second one too. */
const UNDER_WAY_SECONDS = HOUR_SECONDS;

/**
 * https://docs.stripe.com/api/customer_portal/configurations/list, https://docs.stripe.com/api/webhook_endpoints/list and
 * https://docs.stripe.com/api/events/list
 */
export function examineStripe(
  key: string | undefined,
  { sites: [site = 'https://<site>'], mode, isTaxed, prices }: DeploymentSettings,
  now: Date,
) {
  const url = `${site}/api/stripe-webhook`;
  const portals = callStripe(key, ({ billingPortal: { configurations } }) =>
    configurations.list({ is_default: true, active: true, limit: 1 }),
  );
  const endpoints = callStripe(key, (stripe) => stripe.webhookEndpoints.list({ limit: 100 }));
  const seconds = Math.floor(now.getTime() / 1000);
  const created = { gte: seconds - THREE_DAYS_SECONDS, lte: seconds - UNDER_WAY_SECONDS };
  const failed = callStripe(key, ({ events }) =>
    events.list({ delivery_success: false, created, limit: 100 }),
  );
  return [
    examine('Customer portal', '9. Stripe: customer portal', portals, {
      fix: 'Save the settings of the customer portal as the guide lists them.',
      judge: ({ data: [portal] }) => judgePortal(portal, mode),
    }),
    examine('Webhook', '10. Stripe: webhook', endpoints, {
      fix: `Set up one enabled endpoint at ${url} with the events that the guide lists.`,
      judge: ({ data }) =>
        judgeWebhook(
          data.filter((one) => one.url === url),
          mode,
        ),
    }),
    examine('Webhook deliveries', '10. Stripe: webhook', failed, {
      fix: 'Look at the endpoint’s deliveries in Stripe’s dashboard. 400 means another signing secret; 5xx is in our log. Resend what is older than three days.',
      judge: ({ data }) => {
        const known: readonly string[] = WEBHOOK_EVENTS;
        const late = data.map(({ type }) => type).filter((type) => known.includes(type));
        return lacks([...new Set(late)], 'all of the last three days', `${late.length} failed:`);
      },
    }),
    ...(isTaxed ? [examineTax(key, prices)] : []),
  ];
}

function examineTax(key: string | undefined, prices: readonly string[]) {
  const reading = callStripe(key, (stripe) => readTax(stripe, prices));
  return examine('Tax', '8. Stripe: plans and key', reading, {
    fix: 'Finish the settings of Stripe Tax, and set each price to include tax: one that says otherwise needs a new price. Until then checkouts fail, or charge more than our pages say.',
    judge: ({ status, without }) => {
      if (status !== 'active') return [false, `the settings of Stripe Tax are ${status}`];
      return lacks(without, 'included in each price', 'not included in');
    },
  });
}

/** https://docs.stripe.com/api/tax/settings/retrieve and https://docs.stripe.com/api/prices/retrieve */
async function readTax(stripe: Stripe, ids: readonly string[]) {
  const [{ status, defaults }, ...prices] = await Promise.all([
    stripe.tax.settings.retrieve(),
    ...ids.map((id) => stripe.prices.retrieve(id)),
  ]);
  // A price that says nothing goes by the default of the account.
  const isIncluded = ({ tax_behavior: own }: Stripe.Price) =>
    (own === null || own === 'unspecified' ? defaults.tax_behavior : own) === 'inclusive';
  return { status, without: prices.filter((price) => !isIncluded(price)).map(({ id }) => id) };
}

type Mode = DeploymentSettings['mode'];

/** By the step of the guide on the portal. */
function judgePortal(portal: Stripe.BillingPortal.Configuration | undefined, mode: Mode): Verdict {
  if (portal === undefined) return [false, 'its settings were never saved'];
  if (portal.livemode !== (mode === 'live')) return otherMode(portal);
  const { features } = portal;
  const { subscription_cancel: cancel, customer_update: update } = features;
  return faultless(
    [
      [!features.invoice_history.enabled, 'invoice history is off'],
      [!features.payment_method_update.enabled, 'payment methods are off'],
      [!cancel.enabled, 'cancellation is off'],
      [cancel.enabled && cancel.mode !== 'at_period_end', 'cancellation is immediate'],
      [features.subscription_update.enabled, 'switching plans is on'],
      [features.subscription_pause.enabled, 'pausing is on'],
      [
        update.enabled && update.allowed_updates.includes('email'),
        'e-mail addresses can be changed',
      ],
    ],
    'as the guide lists it',
  );
}

/** @param ours those that lead to the site */
function judgeWebhook(ours: Stripe.WebhookEndpoint[], mode: Mode): Verdict {
  const [endpoint] = ours;
  if (endpoint === undefined) return [false, 'no endpoint'];
  if (endpoint.livemode !== (mode === 'live')) return otherMode(endpoint);
  if (ours.length > 1) return [false, `${ours.length} endpoints`];
  if (endpoint.status !== 'enabled') return [false, endpoint.status];
  const events = endpoint.enabled_events;
  const missing = events.includes('*') ? [] : WEBHOOK_EVENTS.filter((one) => !events.includes(one));
  const version = endpoint.api_version ?? 'of the account';
  return lacks(missing, `enabled, ${WEBHOOK_EVENTS.length} events, API ${version}`, 'without');
}

function otherMode({ livemode }: { livemode: boolean }): Verdict {
  return [
    false,
    livemode ? 'a live key; staging uses a sandbox' : 'a sandbox’s key, not a live one',
  ];
}

/** @throws {UnreadError} */
async function callStripe<T>(
  key: string | undefined,
  read: (stripe: Stripe) => PromiseLike<T>,
): Promise<T> {
  if (!key) throw new UnreadError('STRIPE_SECRET_KEY is not set here', KEY_REMEDY);
  const stripe = new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(),
    timeout: CALL_TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  try {
    return await read(stripe);
  } catch (cause) {
    const status = cause instanceof Stripe.errors.StripeError ? cause.statusCode : undefined;
    if (status === 401) throw new UnreadError('Stripe refuses the key', KEY_REMEDY, cause);
    if (status === 403) throw new UnreadError('the key may not read this', KEY_REMEDY, cause);
    const words = status === undefined ? 'does not answer' : `answers ${status}`;
    const remedy = 'Check your connection, then run it again in a minute.';
    throw new UnreadError(`Stripe ${words}`, remedy, cause);
  }
}
