import express, { type Request, type Response, type Router } from 'express';
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
import { expand, refuseDeepPaths } from './wire/expand.ts';
import type { IdempotentAnswers } from './wire/idempotency.ts';
import { Params } from './wire/params.ts';

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
  for (const endpoint of ENDPOINTS) {
    router[endpoint.method](endpoint.path, (req: Request, res: Response) =>
      run(endpoint, world, answers, req, res),
    );
  }
  router.use((req) => {
    throw new StripeFault(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${req.method}: ${req.originalUrl.split('?')[0]}).`,
    });
  });
  return router;
}

function run(
  endpoint: Endpoint,
  world: World,
  answers: IdempotentAnswers,
  req: Request,
  res: Response,
): void {
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
  const id = String(req.params['id'] ?? '');
  const values = { ...req.query, ...fieldsOf(req.body) };
  const { status, body } = answer(world, endpoint, id, values);
  if (key !== undefined) answers.save(key, request, status, body);
  res.status(status).json(body);
}

/** Stripe's answer to a call, whichever way it came. */
export function answer(
  world: World,
  endpoint: Endpoint,
  id: string,
  values: Readonly<Record<string, unknown>>,
): { status: number; body: unknown } {
  try {
    const params = new Params(values);
    const paths = params.texts('expand');
    refuseDeepPaths(paths);
    const named = [id, ...NAMING.map((name) => params.id(name))];
    const result = duringItsTime(world, named, () => endpoint.run({ id, params, world }));
    return { status: 200, body: expand(world.store, result, paths) };
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    return { status: error.status, body: error.body };
  }
}

/** The parameters that name an object with a time. */
const NAMING = ['customer', 'subscription', 'from_subscription', 'invoice', 'test_clock'] as const;

function requireKey(req: Request, secretKey: string, { store: { key: state } }: World): void {
  const type = 'invalid_request_error';
  const [scheme, key = ''] = (req.get('Authorization') ?? '').split(' ');
  const shownKey = `${key.slice(0, 8)}********${key.slice(-4)}`;
  if (scheme !== 'Bearer' || key === '') {
    throw new StripeFault(401, {
      type,
      message:
        'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    });
  }
  if (state === 'restricted') {
    // docs.stripe.com/keys#limit-access
    throw new StripeFault(403, {
      type,
      code: 'more_permissions_required',
      message: `The provided key '${shownKey}' does not have the required permissions for this endpoint.`,
    });
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
