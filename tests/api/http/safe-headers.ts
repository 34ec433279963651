/** What every answer of the API carries, and what none does, by the specification. */
export const SAFE_HEADERS = {
  'cache-control': 'private, no-store',
  vary: 'Origin, Authorization',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
};

export const TELLING_HEADERS = ['x-powered-by', 'etag', 'set-cookie', 'server'];
