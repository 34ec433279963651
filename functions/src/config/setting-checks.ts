// The rules that more than one setting is held to, and the long ones. Each says what is wrong with a value, without repeating it.
import { PLAN_INTERVALS, PLAN_SLUGS } from '../contract/plans.ts';
import { readUrl } from '../contract/read-url.ts';
import { parsePattern } from '../contract/target-check.ts';

// RFC 2606 and RFC 6761: names that belong to no one.
const RESERVED_HOST = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;
const MINIMUM_BYTES = 32;
const MINIMUM_VARIETY = 8;
const PLACEHOLDER =
  /change.?me|replace.?me|place.?holder|example|dummy|default|sample|insert|your.?(?:own.?)?(?:key|secret|token)|^<.*>$|^(?:whsec_)?(?:test|secret|password)/i;

export const checkId = checkForm(/^[\w-]{4,}$/, 'is not an id');

/** As Google names buckets: https://docs.cloud.google.com/storage/docs/buckets#naming */
export const checkBucket = checkForm(
  /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/,
  'is not the name of a bucket',
);

export const checkOrigins = checkEach(checkOrigin);

/** The entries of a setting that holds several, with commas between. */
export function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

export function checkForm(form: RegExp, fault: string) {
  return (value: string) => (form.test(value) ? null : fault);
}

/** Two words or more. */
export function checkWord(...words: string[]) {
  const named = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  return (value: string) => (words.includes(value) ? null : `must be ${named}`);
}

export function checkEach(check: Check): Check {
  return (value, mode) =>
    listOf(value)
      .map((entry) => check(entry, mode))
      .find((fault) => fault !== null) ?? null;
}

export function checkOrigin(value: string, mode: Mode): string | null {
  const url = readUrl(value);
  // A host may hold an asterisk as far as URLs are concerned.
  if (url === null || url.origin !== value || value.includes('*')) {
    return 'holds an entry that is not an exact origin';
  }
  const isSafe = url.protocol === 'https:' || (mode === 'development' && url.protocol === 'http:');
  return isSafe ? null : 'holds an origin that is not https';
}

/** The address of a site that people visit. */
export function checkPublicOrigin(value: string): string | null {
  const fault = checkOrigin(value, 'live');
  if (fault !== null) return fault.replace(/^holds an \w+ that /, '');
  return RESERVED_HOST.test(new URL(value).hostname) ? 'is a placeholder' : null;
}

export function checkTarget(value: string, mode: Mode): string | null {
  try {
    const { scheme, anyLabel } = parsePattern(value);
    if (mode === 'development') return null;
    if (scheme === 'http') return 'holds an origin that is not https';
    // Anyone who gets their own host below it, at a hosting service or as our customer, would receive everyone's token.
    return anyLabel ? 'holds a wildcard, which is for development only' : null;
  } catch {
    return 'holds an entry that is not a target pattern (https, an exact host or *. before a host of two labels or more)';
  }
}

/** A secret that signs messages. */
export function checkSecret(value: string): string | null {
  if (value !== value.trim()) return 'has white space around it';
  if (PLACEHOLDER.test(value)) return 'is a placeholder';
  if (Buffer.byteLength(value) < MINIMUM_BYTES) return `is shorter than ${MINIMUM_BYTES} bytes`;
  return new Set(value).size < MINIMUM_VARIETY ? 'is a placeholder' : null;
}

/** As Standard Webhooks has it: 24 to 64 bytes in base64. */
export function checkWebhookSecret(value: string): string | null {
  const bytes = Buffer.from(value.slice(WEBHOOK_PREFIX.length), 'base64');
  const written = bytes.toString('base64');
  if (value !== `${WEBHOOK_PREFIX}${written}` || bytes.length < 24 || bytes.length > 64) {
    return 'is not whsec_ and 24 to 64 bytes in base64';
  }
  return checkSecret(written);
}

const WEBHOOK_PREFIX = 'whsec_';

export function checkPrices(value: string): string | null {
  const prices = planPricesIn(value);
  const lacking = prices.find(({ priceId }) => !/^price_\w+$/.test(priceId));
  if (lacking) return `lacks a price for ${lacking.slug}.${lacking.interval}`;
  const ids = new Set(prices.map(({ priceId }) => priceId));
  if (ids.size < prices.length) return 'names one price twice';
  const named = new Set(listOf(value).map((entry) => entry.split('=')[0]));
  return named.size > prices.length ? 'names a plan that does not exist' : null;
}

/** Stripe's price of each plan and interval, from entries such as `solo.month=price_1`. */
export function planPricesIn(value: string) {
  const entries = listOf(value).map((entry) => entry.split('='));
  return PLAN_SLUGS.flatMap((slug) =>
    PLAN_INTERVALS.map((interval) => {
      const [, priceId = ''] = entries.findLast(([key]) => key === `${slug}.${interval}`) ?? [];
      return { slug, interval, priceId };
    }),
  );
}

/** Where a value counts: in the emulators, with Stripe's test keys, or where people pay. */
export type Mode = 'development' | 'staging' | 'live';

export type Check = (value: string, mode: Mode) => string | null;
