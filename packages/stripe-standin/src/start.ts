import { createHash, timingSafeEqual } from 'node:crypto';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type Response,
  type Router,
} from 'express';
import { createControl } from './kit/control.ts';
import { fieldsOf } from './kit/record.ts';
import { serve, type RunningStandin } from './kit/server.ts';
import type { World } from './world.ts';
import { createMachineClock, type Clock } from './kit/clock.ts';
import { addSwitches } from './controls.ts';
import type { Endpoint } from './endpoint.ts';
import { expand, refuseDeepPaths } from './expand.ts';
import { invalid, StripeFault } from './faults.ts';
import { IdempotentAnswers } from './idempotency.ts';
import { runUntil } from './life.ts';
import { frontPage } from './pages/front.ts';
import { invoicePages } from './pages/invoice.ts';
import { payPages } from './pages/pay.ts';
import { portalPages } from './pages/portal.ts';
import { Params } from './params.ts';
import { balanceEndpoints } from './routes/balances.ts';
import { catalogueEndpoints } from './routes/catalogue.ts';
import { checkoutEndpoints } from './routes/checkout.ts';
import { customerEndpoints } from './routes/customers.ts';
import { eventEndpoints } from './routes/events.ts';
import { invoiceEndpoints } from './routes/invoices.ts';
import { ownPriceEndpoints } from './routes/own-prices.ts';
import { paymentMethodEndpoints } from './routes/payment-methods.ts';
import { paymentEndpoints } from './routes/payments.ts';
import { portalEndpoints } from './routes/portal.ts';
import { scheduleEndpoints } from './routes/schedules.ts';
import { subscriptionEndpoints } from './routes/subscriptions.ts';
import { testClockEndpoints } from './routes/test-clocks.ts';
import { seed, type SeedCustomer, type SeedProduct } from './seed.ts';
import { clearStore, createStore, newId, type KeyState, type Store } from './store.ts';
import { duringItsTime } from './test-clocks.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

export type StripeOptions = {
  port: number;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string | undefined;
  /** The name of the account, which invoices and the bank's page show. */
  accountName?: string;
  products?: readonly SeedProduct[];
  /** Read at the start and at each reset; they pay for one of the products. */
  customers?: () => readonly SeedCustomer[];
  /** The time that it shares with the other stand-ins of this process; by default one of its own. */
  clock?: Clock;
  /** Milliseconds between attempts to deliver an event. */
  retryDelaysMs?: readonly number[];
};

const RETRY_DELAYS_MS = [300, 600, 1200, 2400, 4800, 9600];

export const ENDPOINTS: readonly Endpoint[] = [
  ...catalogueEndpoints,
  ...ownPriceEndpoints,
  ...customerEndpoints,
  ...balanceEndpoints,
  ...subscriptionEndpoints,
  ...checkoutEndpoints,
  ...invoiceEndpoints,
  ...portalEndpoints,
  ...scheduleEndpoints,
  ...testClockEndpoints,
  ...paymentMethodEndpoints,
  ...paymentEndpoints,
];

/** Starts the stand-in for Stripe: its API below /v1, its pages for people, its webhooks. */
export async function startStripe(options: StripeOptions): Promise<RunningStandin> {
  const store = createStore(options.clock ?? createMachineClock(), options.accountName);
  const webhooks = createWebhooks({
    url: options.webhookUrl,
    secret: options.webhookSecret,
    now: store.now,
    retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
  });
  const { url, close } = await serve(options.port, (origin) =>
    createStripeApp({ store, emit: webhooks.emit, origin }, webhooks, options),
  );
  return {
    url,
    close: async () => {
      webhooks.reset();
      await close();
    },
  };
}

function createStripeApp(world: World, webhooks: Webhooks, options: StripeOptions): Express {
  const { store } = world;
  const answers = new IdempotentAnswers(store.now);
  const fill = () => seed(world, options.products ?? [], options.customers?.() ?? []);
  fill();

  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.use(express.urlencoded({ extended: true }));
  app.use(
    createControl({
      name: 'stripe',
      state: () => ({ ...describe(store), webhooks: webhooks.state() }),
      reset() {
        webhooks.reset();
        answers.clear();
        clearStore(store);
        fill();
      },
      answerFailure: (status, req, res) => answerFailure(answers, status, req, res),
      extend: (router) => addSwitches(router, world, webhooks),
    }),
  );
  app.use((_req, _res, next) => {
    runUntil(world, store.now());
    next();
  });
  app.use('/v1', createApi(world, webhooks, answers, options.secretKey));
  app.use(payPages(world), portalPages(world), invoicePages(world), frontPage(world, webhooks));
  app.use(handleError);
  return app;
}

function createApi(
  world: World,
  webhooks: Webhooks,
  answers: IdempotentAnswers,
  secretKey: string,
): Router {
  const router = express.Router();
  router.use((req, res, next) => {
    res.set('Request-Id', newId('req'));
    requireKey(req, secretKey, world.store.key);
    next();
  });
  for (const endpoint of [...ENDPOINTS, ...eventEndpoints(webhooks)]) {
    router[endpoint.method](endpoint.path, (req: Request, res: Response) => {
      run(endpoint, world, answers, req, res);
    });
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
    const result = duringItsTime(world, id, params, () => endpoint.run({ id, params, world }));
    return { status: 200, body: expand(world.store, result, paths) };
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    return { status: error.status, body: error.body };
  }
}

function requireKey(req: Request, secretKey: string, state: KeyState): void {
  const [scheme, key = ''] = (req.get('Authorization') ?? '').split(' ');
  if (scheme !== 'Bearer' || key === '') {
    throw new StripeFault(401, {
      type: 'invalid_request_error',
      message:
        'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    });
  }
  if (state === 'restricted') {
    // docs.stripe.com/keys#limit-access
    throw new StripeFault(403, {
      type: 'invalid_request_error',
      code: 'more_permissions_required',
      message: `The provided key '${key.slice(0, 8)}********${key.slice(-4)}' does not have the required permissions for this endpoint.`,
    });
  }
  if (state === 'valid' && timingSafeEqual(digest(key), digest(secretKey))) return;
  throw new StripeFault(401, {
    type: 'invalid_request_error',
    message: `Invalid API Key provided: ${key.slice(0, 8)}********${key.slice(-4)}`,
  });
}

/** Stripe keeps a 500 under its idempotency key and replays it, so a retry with the same key meets it again. */
function answerFailure(
  answers: IdempotentAnswers,
  status: 429 | 500,
  req: Request,
  res: Response,
): void {
  const body =
    status === 429
      ? {
          error: {
            type: 'invalid_request_error',
            code: 'rate_limit',
            message: 'Too many requests',
          },
        }
      : { error: { type: 'api_error', message: 'An unknown error occurred' } };
  const key = req.get('Idempotency-Key');
  if (key !== undefined && status === 500) answers.save(key, requestOf(req), status, body);
  res.status(status).set('Request-Id', newId('req')).json(body);
}

function describe(store: Store): object {
  return {
    now: store.now(),
    clockMovedBy: store.clock.movedBy(),
    products: [...store.products.values()],
    prices: [...store.prices.values()],
    customers: [...store.customers.values()],
    subscriptions: [...store.subscriptions.values()],
    invoices: [...store.invoices.values()],
    checkoutSessions: [...store.checkoutSessions.values()],
    portalSessions: [...store.portalSessions.values()],
    schedules: [...store.schedules.values()],
    testClocks: [...store.testClocks.values()],
    paymentMethods: [...store.paymentMethods.values()],
    cards: Object.fromEntries(store.cardAnswers),
    charges: [...store.charges.values()],
    afterRetries: store.afterRetries,
    pauseAfterFailure: store.pauseAfterFailure,
  };
}

function requestOf(req: Request): string {
  return `${req.method} ${req.originalUrl} ${JSON.stringify(req.body ?? {})}`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const handleError: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (res.headersSent) return next(error);
  const fault = error instanceof StripeFault ? error : faultOf(error);
  res.status(fault.status).json(fault.body);
};

/** A body that Express cannot read is the caller's fault; anything else is ours and goes to stderr. */
function faultOf(error: unknown): StripeFault {
  if (error instanceof Error && 'status' in error && error.status === 400) {
    return invalid('Invalid request body');
  }
  console.error('stand-in stripe:', error);
  return new StripeFault(500, { type: 'api_error', message: 'The stand-in failed; see its log.' });
}
