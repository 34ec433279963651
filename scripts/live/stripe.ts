import { Stripe } from 'stripe';
import { WEBHOOK_EVENTS } from '../../functions/src/modules/billing/sync/webhook-events.ts';
import {
  examine,
  faultsAmong,
  lacks,
  UnreadError,
  type Caller,
  type Finding,
  type Verdict,
} from './finding.ts';

const KEY_REMEDY =
  'Put a key of Stripe’s into STRIPE_SECRET_KEY for this one command: a restricted key that may read what docs/deploy.md names.';

type Mode = 'live' | 'staging';

/**
 * https://docs.stripe.com/api/customer_portal/configurations/list, https://docs.stripe.com/api/webhook_endpoints/list,
 * https://docs.stripe.com/api/payment_method_configurations/list and https://docs.stripe.com/api/subscriptions/list
 * @param site the origin that the endpoint leads to, if it is known
 */
export async function examineStripe(
  caller: Caller,
  key: string | undefined,
  { site = 'https://<site>', mode }: { site: string | undefined; mode: Mode },
): Promise<Finding[]> {
  const url = `${site}/api/stripe-webhook`;
  const list = <T>(read: (stripe: Stripe) => PromiseLike<{ data: T[] }>) =>
    callStripe(caller, key, async (stripe) => (await read(stripe)).data);
  const findings = await Promise.all([
    examine(
      () =>
        list(({ billingPortal: { configurations } }) =>
          configurations.list({ is_default: true, active: true, limit: 1 }),
        ),
      [
        {
          name: 'Customer portal',
          step: '9. Stripe: customer portal',
          fix: 'Save the settings of the customer portal as the guide lists them.',
          judge: ([portal]) => judgePortal(portal, mode),
        },
      ],
    ),
    examine(
      () => list(({ webhookEndpoints }) => webhookEndpoints.list({ limit: 100 })),
      [
        {
          name: 'Webhook',
          step: '10. Stripe: webhook',
          fix: `Set up one enabled endpoint at ${url} with the events that the guide lists.`,
          judge: (endpoints) =>
            judgeWebhook(
              endpoints.filter((one) => one.url === url),
              mode,
            ),
        },
      ],
    ),
    examine(
      () => list(({ paymentMethodConfigurations: all }) => all.list({ limit: 100 })),
      [
        {
          name: 'Payment methods',
          step: '11. Stripe: payments and e-mails',
          fix: 'Turn off everything but cards, Apple Pay, Google Pay and Link in the default configuration.',
          judge: (found) => judgeMethods(found.filter(({ is_default: isDefault }) => isDefault)),
        },
      ],
    ),
    examine(
      () => list(({ subscriptions }) => subscriptions.list({ status: 'unpaid', limit: 1 })),
      [
        {
          name: 'After the last retry',
          step: '11. Stripe: payments and e-mails',
          fix: 'Choose “cancel the subscription” after the last retry. Stripe’s API leaves this setting out.',
          // Plans that are unpaid are all that shows of it.
          judge: ({ length }) => [
            length === 0,
            length === 0
              ? 'all plans are paid for or ended; the setting itself cannot be read'
              : 'plans are left unpaid',
          ],
        },
      ],
    ),
  ]);
  return findings.flat();
}

/** By the step of the guide on the portal. */
function judgePortal(portal: Stripe.BillingPortal.Configuration | undefined, mode: Mode): Verdict {
  if (portal === undefined) return [false, 'its settings were never saved'];
  if (portal.livemode !== (mode === 'live')) return otherMode(portal);
  const { features } = portal;
  const { subscription_cancel: cancel, customer_update: update } = features;
  const faults = faultsAmong([
    [!features.invoice_history.enabled, 'invoice history is off'],
    [!features.payment_method_update.enabled, 'payment methods are off'],
    [!cancel.enabled, 'cancellation is off'],
    [cancel.enabled && cancel.mode !== 'at_period_end', 'cancellation is immediate'],
    [features.subscription_update.enabled, 'switching plans is on'],
    [features.subscription_pause.enabled, 'pausing is on'],
    [update.enabled && update.allowed_updates.includes('email'), 'e-mail addresses can be changed'],
  ]);
  return [faults.length === 0, faults.join('; ') || 'as the guide lists it'];
}

/** Cards, and wallets that hold cards. */
const SETTLED_AT_ONCE: ReadonlySet<string> = new Set([
  'apple_pay',
  'card',
  'cartes_bancaires',
  'google_pay',
  'link',
]);

/** What people can pay with on Stripe's own pages. */
function judgeMethods([config]: Stripe.PaymentMethodConfiguration[]): Verdict {
  if (config === undefined) return [false, 'no default configuration'];
  const on = Object.entries(config).flatMap(([name, method]: [string, unknown]) =>
    isAvailable(method) ? [name] : [],
  );
  const others = on.filter((name) => !SETTLED_AT_ONCE.has(name));
  if (!on.includes('card')) return [false, 'cards are off'];
  return others.length === 0 ? [true, on.join(', ')] : [false, `also ${others.join(', ')}`];
}

function isAvailable(method: unknown): boolean {
  return (
    typeof method === 'object' &&
    method !== null &&
    'available' in method &&
    method.available === true
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
  const found = livemode ? 'a live key; staging uses a sandbox' : 'a sandbox’s key, not a live one';
  return [false, found];
}

/** @throws {UnreadError} */
export async function callStripe<T>(
  { fetch, timeoutMs }: Caller,
  key: string | undefined,
  read: (stripe: Stripe) => PromiseLike<T>,
): Promise<T> {
  if (!key) throw new UnreadError('STRIPE_SECRET_KEY is not set here', KEY_REMEDY);
  const stripe = new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  try {
    return await read(stripe);
  } catch (cause) {
    const status = cause instanceof Stripe.errors.StripeError ? cause.statusCode : undefined;
    if (status === 401) throw new UnreadError('Stripe refuses the key', KEY_REMEDY, { cause });
    if (status === 403) throw new UnreadError('the key may not read this', KEY_REMEDY, { cause });
    const words = status === undefined ? 'does not answer' : `answers ${status}`;
    const remedy = 'Check your connection, then run it again in a minute.';
    throw new UnreadError(`Stripe ${words}`, remedy, { cause });
  }
}
