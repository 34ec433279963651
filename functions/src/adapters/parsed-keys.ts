import { createPublicKey } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';

/**
 * Parses Google's public keys once, and not for every token, which takes a tenth of a read's CPU. The SDK keeps them as text
 * where none of its settings reach; with a version that keeps them elsewhere, tokens are verified as before.
 */
export function parseKeysOnce(auth: Auth): Auth {
  const fetcher = ['idTokenVerifier', 'signatureVerifier', 'keyFetcher'].reduce(propertyOf, auth);
  const fetchKeys = propertyOf(fetcher, 'fetchPublicKeys');
  if (typeof fetchKeys !== 'function') return auth;
  let texts: unknown;
  let parsed: Record<string, unknown> = {};
  Object.assign(Object(fetcher), {
    fetchPublicKeys: async () => {
      // The same object as before, until it fetches them again.
      const fetched: unknown = await Reflect.apply(fetchKeys, fetcher, []);
      if (fetched !== texts) {
        parsed = Object.fromEntries(Object.entries(Object(fetched)).map(parseEntry));
        texts = fetched;
      }
      return parsed;
    },
  });
  return auth;
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** What cannot be parsed is left to the SDK to refuse; what has been is left as it is. */
function parseEntry([id, key]: [string, unknown]): [string, unknown] {
  if (typeof key !== 'string') return [id, key];
  try {
    return [id, createPublicKey(key)];
  } catch {
    return [id, key];
  }
}
