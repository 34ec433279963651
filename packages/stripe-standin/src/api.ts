import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { fieldsOf } from './kit/record.ts';
import { adjustmentEndpoints } from './routes/adjustments.ts';
import { catalogueEndpoints } from './routes/catalogue.ts';
import { checkoutEndpoints } from './routes/checkout.ts';
import { customerEndpoints } from './routes/customers.ts';
import { invoiceEndpoints } from './routes/invoices.ts';
import { paymentEndpoints } from './routes/payments.ts';
import { subscriptionEndpoints } from './routes/subscriptions.ts';
import { duringItsTime, testClockEndpoints } from './routes/test-clocks.ts';
import { StripeFault } from './state/faults.ts';
import { newId } from './state/store.ts';
import type { World } from './state/world.ts';
import type { Endpoint } from './wire/endpoint.ts';
import { expand } from './wire/expand.ts';
import type { IdempotentAnswers } from './wire/idempotency.ts';
import { read } from './wire/params.ts';

export const ENDPOINTS: readonly Endpoint[] = [
  ...catalogueEndpoints,
  ...customerEndpoints,
  ...subscriptionEndpoints,
  ...checkoutEndpoints,
  ...invoiceEndpoints,
  ...testClockEndpoints,
  ...paymentEndpoints,
  ...adjustmentEndpoints,
];

/** Everything below /v1. */
export function createApi(world: World, answers: IdempotentAnswers, secretKey: string): Router {
  const router = express.Router();
  router.use((req, res, next) => {
    res.set('Request-Id', newId('req'));
    requireKey(req, secretKey, world);
    next();
  });
  router.use((req, res) => run(world, answers, req, res));
  return router;
}

function run(world: World, answers: IdempotentAnswers, req: Request, res: Response): void {
  const key = req.method === 'POST' ? req.get('Idempotency-Key') : undefined;
  const request = requestOf(req);
  if (key !== undefined) {
    const saved = answers.find(key, request);
    res.set('Idempotency-Key', key);
    if (saved) {
      res.set('Idempotent-Replayed', 'true');
      return void res.status(saved.status).json(saved.body);
    }
  }
  const values = { ...req.query, ...fieldsOf(req.body) };
  const { status, body } = answer(world, req.method, req.path, values);
  if (key !== undefined) answers.save(key, request, status, body);
  res.status(status).json(body);
}

/** Stripe's answer to a call, whichever way it came. */
export function answer(
  world: World,
  method: string,
  path: string,
  { expand: wanted, ...values }: Readonly<Record<string, unknown>>,
): { status: number; body: unknown } {
  try {
    const paths = read(PATHS, wanted);
    const { endpoint, id } = find(method, path);
    const named = [id, ...NAMING.map((name) => String(values[name]))];
    const result = duringItsTime(world, named, () => endpoint.run(world, id, values));
    return { status: 200, body: expand(world.store, result, paths) };
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    return { status: error.status, body: error.body };
  }
}

/** The endpoint that a call is for, and the id in its path below /v1. */
function find(method: string, path: string): { endpoint: Endpoint; id: string } {
  for (const endpoint of ENDPOINTS) {
    const match = PATTERNS.get(endpoint)?.exec(`${method} ${path}`);
    if (match) return { endpoint, id: match.groups?.['id'] ?? '' };
  }
  const message = `Unrecognized request URL (${method}: /v1${path}).`;
  throw new StripeFault(404, { type: 'invalid_request_error', message });
}

const PATTERNS = new Map(
  ENDPOINTS.map((endpoint) => {
    const { method, path } = endpoint;
    const pattern = path.replace(':id', '(?<id>[^/]+)');
    return [endpoint, new RegExp(`^${method.toUpperCase()} ${pattern}$`)];
  }),
);

/** What is to be expanded: four levels at most, of which a list's own `data` counts as one. */
const PATHS = z.array(z.string().regex(/^\w+(\.\w+){0,3}$/)).default([]);
/** The parameters that name an object with a time. */
const NAMING = ['customer', 'subscription', 'invoice', 'test_clock'] as const;

function requireKey(req: Request, secretKey: string, { store: { key: state } }: World): void {
  const type = 'invalid_request_error';
  const key = (req.get('Authorization') ?? '').replace('Bearer ', '');
  const shownKey = `${key.slice(0, 8)}********${key.slice(-4)}`;
  if (state === 'restricted') {
    // docs.stripe.com/keys#limit-access
    const message = `The provided key '${shownKey}' does not have the required permissions for this endpoint.`;
    throw new StripeFault(403, { type, code: 'more_permissions_required', message });
  }
  if (state === 'valid' && key === secretKey) return;
  throw new StripeFault(401, { type, message: `Invalid API Key provided: ${shownKey}` });
}

/** Stripe keeps a 500 under its idempotency key and replays it, so a retry with the same key meets it again. */
export function answerFailure(
  answers: IdempotentAnswers,
  status: 429 | 500,
  req: Request,
  res: Response,
): void {
  const type = 'invalid_request_error';
  const { body } =
    status === 429
      ? new StripeFault(429, { type, code: 'rate_limit', message: 'Too many requests' })
      : new StripeFault(500, { type: 'api_error', message: 'An unknown error occurred' });
  const key = req.get('Idempotency-Key');
  if (key !== undefined && status === 500) answers.save(key, requestOf(req), status, body);
  res.status(status).set('Request-Id', newId('req')).json(body);
}

function requestOf(req: Request): string {
  return `${req.method} ${req.originalUrl} ${JSON.stringify(req.body ?? {})}`;
}
