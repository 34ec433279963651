// Whether `npm start` uses Stripe's own sandbox, and its key.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../lib/caught.ts';
import { ROOT } from '../lib/places.ts';

/** Ignored by Git. */
export const KEY_FILE = '.stripe-sandbox-key';
const WHERE_TO_GET_ONE =
  'Copy the secret key of a sandbox from https://dashboard.stripe.com/test/apikeys';

/** Why Stripe's sandbox cannot be used, worded for a person. The words never hold a key. */
export class SandboxError extends Error {}

/**
 * @param words after `npm start --`
 * @returns what stands for Stripe
 * @throws SandboxError
 */
export function readStripeChoice(words: readonly string[]): 'standin' | 'sandbox' {
  const named = words.filter((word) => word === '--stripe' || word.startsWith('--stripe='));
  const choice = named.at(-1)?.split('=')[1];
  if (named.length === 0 || choice === 'standin') return 'standin';
  if (choice === 'sandbox') return 'sandbox';
  throw new SandboxError(
    'Run `npm start -- --stripe=sandbox` for the sandbox of your Stripe account, or `npm start` for the stand-in.',
  );
}

/**
 * @returns the key
 * @throws SandboxError when there is none that may be used
 */
export function readSandboxKey(file = join(ROOT, KEY_FILE)) {
  let key: string;
  try {
    key = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SandboxError(
      codeOf(error) === 'ENOENT'
        ? `Stripe's sandbox needs a key, but the file ${file} is missing. ${WHERE_TO_GET_ONE} into it; Git ignores it.`
        : `Reading the key of Stripe's sandbox from ${file} failed (${codeOf(error)}). Check that it is a file that you may read.`,
    );
  }
  requireTestKey(key, file);
  return key;
}

/**
 * A live key would charge real cards, so it goes nowhere.
 * @param place where it came from, for the words
 * @throws SandboxError
 */
export function requireTestKey(key: string, place: string) {
  if (/^[sr]k_test_[\w-]{16,}$/.test(key)) return;
  const fault = /^[sr]k_live_/.test(key)
    ? 'holds a live key, which would charge real cards, so nothing was sent to Stripe'
    : 'lacks the secret key of a sandbox, which begins with sk_test_ or rk_test_';
  throw new SandboxError(`${place} ${fault}. ${WHERE_TO_GET_ONE}.`);
}
