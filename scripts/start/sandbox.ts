// Stripe's sandbox as `npm start -- --stripe=sandbox` uses it: its key, a client, and our plans with their prices.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import {
  LIST_PRICES,
  PLAN_INTERVALS,
  PLANS,
  type PlanInterval,
  type PlanTerms,
} from '../../functions/src/contract/plans.ts';
import { UserError } from '../lib/caught.ts';
import { ROOT } from '../lib/places.ts';

const CURRENCY = 'eur';
const TIMEOUT_MS = 15_000;
/** Ignored by Git. */
const KEY_FILE = '.stripe-sandbox-key';
const WHERE_TO_GET_ONE =
  'Copy the secret key of a sandbox from https://dashboard.stripe.com/test/apikeys';

/**
 * @param words after `npm start --`
 * @returns what stands for Stripe
 * @throws UserError
 */
export function readStripeChoice(words: readonly string[]): 'standin' | 'sandbox' {
  if (words.length === 0) return 'standin';
  if (words.join(' ') === '--stripe=sandbox') return 'sandbox';
  throw new UserError(
    'Run `npm start -- --stripe=sandbox` for the sandbox of your Stripe account, or `npm start` for the stand-in.',
  );
}

/**
 * @returns the key
 * @throws UserError when there is none that may be used
 */
export function readSandboxKey(file = join(ROOT, KEY_FILE)) {
  if (!existsSync(file)) {
    throw new UserError(
      `Stripe's sandbox needs a key, but the file ${file} is missing. ${WHERE_TO_GET_ONE} into it; Git ignores it.`,
    );
  }
  const key = readFileSync(file, 'utf8').trim();
  requireTestKey(key, file);
  return key;
}

/**
 * A live key would charge real cards, so it goes nowhere.
 * @param place where it came from, for the words
 * @throws UserError
 */
export function requireTestKey(key: string, place: string) {
  if (/^[sr]k_test_[\w-]{16,}$/.test(key)) return;
  const fault = /^[sr]k_live_/.test(key)
    ? 'holds a live key, which would charge real cards, so nothing was sent to Stripe'
    : 'lacks the secret key of a sandbox, which begins with sk_test_ or rk_test_';
  throw new UserError(`${place} ${fault}. ${WHERE_TO_GET_ONE}.`);
}

/**
 * @param base where Stripe's API is, unless at its own address: tests put the stand-in there
 * @param more of the client's settings
 * @throws UserError for any key but a sandbox's
 */
export function sandboxClient(
  key: string,
  base = process.env.STRIPE_API_BASE,
  more: Stripe.StripeConfig = {},
) {
  requireTestKey(key, KEY_FILE);
  const url = base ? new URL(base) : null;
  return new Stripe(key, {
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...more,
    ...(url && {
      host: url.hostname,
      port: url.port,
      protocol: url.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/**
 * Finds our plans in the sandbox and creates missing ones. Products have our own ids and prices a lookup key, so that
 * every start finds the same ones. A price that was changed here gets a successor, which takes its key over.
 * @returns for the setting PLAN_PRICES
 * @throws UserError when Stripe refuses the key or cannot be reached
 */
export async function ensurePlanPrices(stripe: Stripe) {
  try {
    const entries = await Promise.all(
      PLANS.map(async (plan) => {
        const product = await ensureProduct(stripe, plan);
        return Promise.all(
          PLAN_INTERVALS.map(async (interval) => {
            const price = await ensurePrice(stripe, product, plan, interval);
            return `${plan.slug}.${interval}=${price}`;
          }),
        );
      }),
    );
    return entries.flat().join(',');
  } catch (error) {
    throw new UserError(wordsFor(error), { cause: error });
  }
}

async function ensureProduct(stripe: Stripe, { slug, name }: PlanTerms) {
  const id = `alcove_${slug}`;
  await stripe.products.update(id, { active: true, name }).catch(async (error: unknown) => {
    const isMissing =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
    if (!isMissing) throw error;
    await stripe.products.create({ id, name });
  });
  return id;
}

async function ensurePrice(
  stripe: Stripe,
  product: string,
  { slug, name }: PlanTerms,
  interval: PlanInterval,
) {
  const lookupKey = `alcove_${slug}_${interval}`;
  const amount = LIST_PRICES[slug][interval];
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
  const found = data.find(
    (price) =>
      price.product === product &&
      price.unit_amount === amount &&
      price.currency === CURRENCY &&
      price.recurring?.interval === interval,
  );
  if (found) return found.id;
  const { id } = await stripe.prices.create({
    product,
    currency: CURRENCY,
    unit_amount: amount,
    recurring: { interval },
    nickname: name,
    tax_behavior: 'inclusive',
    lookup_key: lookupKey,
    transfer_lookup_key: true,
  });
  return id;
}

function wordsFor(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (error.statusCode === 401) {
    return `Stripe does not accept the key in ${KEY_FILE}. Copy it again from https://dashboard.stripe.com/test/apikeys.`;
  }
  if (error.statusCode === undefined) {
    return `Stripe cannot be reached (${error.message}). The sandbox needs a connection; plain \`npm start\` works offline.`;
  }
  return `Stripe refused to set up the plans (${error.statusCode}): ${error.message}`;
}
