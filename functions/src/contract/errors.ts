/** Every code that an API error can carry, with the HTTP status it is sent with. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unknown_plan: 400,
  unknown_key: 400,
  bad_origin: 400,
  bad_signature: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  email_not_verified: 403,
  recent_login_required: 403,
  server_not_trusted: 403,
  wrong_address: 403,
  suspended: 403,
  revoked: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_subscribed: 409,
  no_customer: 409,
  customer_gone: 409,
  server_exists: 409,
  server_limit: 409,
  machine_not_ready: 409,
  places: 409,
  exists: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  misconfigured: 500,
  upstream_stripe: 502,
  not_configured: 503,
  portal_missing: 503,
  price_missing: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every answer other than a success. `error` is a sentence for a person. */
export type ErrorBody = { error: string; code: ErrorCode; requestId: string };
