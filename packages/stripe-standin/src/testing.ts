import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { DRAFT_LASTS } from './billing/invoicing.ts';
import { serve, type RunningStandin } from './kit/server.ts';
import type { SeedProduct } from './seed.ts';
import { startStripe, type StripeOptions } from './start.ts';

const SECRET_KEY = 'sk_test_for_the_standin';
export const WEBHOOK_SECRET = 'whsec_for_the_standin';
export const PRICES = {
  householdMonth: 'price_household_month',
  householdYear: 'price_household_year',
  soloMonth: 'price_solo_month',
} as const;

/** What these cost, in cents. */
export const COSTS = {
  householdMonth: 3900,
  householdYear: 39_000,
  soloMonth: 1900,
} satisfies Record<keyof typeof PRICES, number>;

const priceOf = (name: keyof typeof PRICES, interval: 'month' | 'year') => ({
  id: PRICES[name],
  interval,
  amount: COSTS[name],
  currency: 'eur',
  lookupKey: name,
});
const PRODUCTS: readonly SeedProduct[] = [
  { id: 'prod_solo', name: 'Solo', prices: [priceOf('soloMonth', 'month')] },
  {
    id: 'prod_household',
    name: 'Household',
    prices: [priceOf('householdMonth', 'month'), priceOf('householdYear', 'year')],
  },
];

/** The stand-in on a free port, reached with the real client. */
export async function startWithClient(
  options: Partial<StripeOptions> = {},
): Promise<RunningStandin & { stripe: Stripe }> {
  const standin = await startStripe({
    port: 0,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: undefined,
    products: PRODUCTS,
    retryDelaysMs: [5, 5, 5, 5],
    ...options,
  });
  const stripe = new Stripe(SECRET_KEY, {
    host: '127.0.0.1',
    port: new URL(standin.url).port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { ...standin, stripe };
}

export type Received = {
  path: string;
  headers: IncomingHttpHeaders;
  signature: string;
  body: string;
};

/** An endpoint that records what it receives and answers with the given statuses in turn, repeating the last one. */
export async function startReceiver(
  ...statuses: readonly number[]
): Promise<RunningStandin & { received: Received[] }> {
  const received: Received[] = [];
  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await text(req);
    const { url: path = '', headers } = req;
    received.push({ path, headers, signature: String(headers['stripe-signature']), body });
    res.writeHead(statuses[received.length - 1] ?? statuses.at(-1) ?? 200).end();
  }
  const listening = await serve(0, () => (req, res) => void receive(req, res));
  return { ...listening, received };
}

/** Creates a customer with an open checkout session. */
export async function openCheckout(
  stripe: Stripe,
  price: string = PRICES.householdMonth,
): Promise<{ customer: Stripe.Customer; session: Stripe.Checkout.Session }> {
  const customer = await stripe.customers.create({ name: 'A Person' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost:5000/success?session_id={CHECKOUT_SESSION_ID}',
  });
  return { customer, session };
}

/** Presses a button of the payment page. */
export function pay(
  session: Stripe.Checkout.Session,
  card: 'accepted' | 'declined' | 'authenticate',
) {
  return fetch(session.url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ card }),
    redirect: 'manual',
  });
}

/** Sends JSON to a switch of the stand-in. */
export async function control(url: string, path: string, body: object = {}): Promise<Response> {
  const response = await fetch(`${url}/__control${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Moves the stand-in's time. @returns what fell due, in order */
export async function advance(
  url: string,
  by: string | { days?: number; seconds?: number },
): Promise<string[]> {
  const response = await control(url, '/clock', { advance: by });
  const { happened }: { happened: { what: string }[] } = await response.json();
  return happened.map(({ what }) => what);
}

/** Moves over the end of a period, and on until its invoice is no draft any more. */
export async function passRenewal(url: string, by: string | { days: number } = '1 month') {
  return [...(await advance(url, by)), ...(await advance(url, { seconds: DRAFT_LASTS }))];
}

/** Buys a plan on the payment page. */
export async function subscribe(
  stripe: Stripe,
  price: string = PRICES.householdMonth,
): Promise<{ customer: string; subscription: Stripe.Subscription; item: string }> {
  const { customer, session } = await openCheckout(stripe, price);
  await pay(session, 'accepted');
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  const [subscription] = data;
  const item = subscription?.items.data[0]?.id;
  if (!subscription || item === undefined) throw new Error('the payment created no subscription');
  return { customer: customer.id, subscription, item };
}

/** Presses a button on a page. @returns where the browser goes then */
export async function press(
  page: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const response = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`${page} answered ${response.status}`);
  return new URL(response.headers.get('location') ?? '', page).href;
}
