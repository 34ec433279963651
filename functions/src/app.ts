import { randomUUID } from 'node:crypto';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { PLAN_TIME_HEADER } from './contract/api.ts';
import type { FailureReason } from './contract/messages.ts';
import { isDatabaseFailure } from './foundation/database-errors.ts';
import { compose } from './compose.ts';
import type { Context, Needs } from './context.ts';
import { ApiError, NotConfiguredError, StripeRefusedError } from './foundation/errors.ts';
import { describeError } from './foundation/log.ts';
import { notAnswering } from './concurrency/deadline.ts';
import { failurePage as pageOf, sendPage } from './http/page.ts';
import { responseHeaders } from './http/response-headers.ts';
import { createRouter, seeOther } from './http/router.ts';
import { trackSession } from './modules/security/index.ts';

/** The API: the very app that is deployed, with what it reaches outside handed in. */
export function createApp(ctx: Context): Express {
  const { routes } = compose(ctx);
  const router = createRouter(routes, {
    ...ctx,
    firebase: ctx,
    now: ctx.clock,
    trackSession: (...call) => trackSession(ctx, ...call),
  });

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // `/API/health` is not `/api/health`, as behind Hosting.
  app.enable('case sensitive routing');
  app.use(identify(ctx), responseHeaders(ctx.config.siteOrigins), tellPlanTime(ctx));
  // Hosting keeps `/api` in the path; at the function's own address that is the function's name, which is stripped.
  app.use('/api', router);
  app.use('/', router);
  app.use(() => {
    throw new ApiError('not_found', 'There is nothing at this address.');
  });
  app.use(answerError(ctx));
  return app;
}

/** Names the request and logs how it ended. */
function identify({ log, clock }: Needs<'log' | 'clock'>) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const requestId = randomUUID();
    const startedAt = clock().getTime();
    res.locals.requestId = requestId;
    res.set('X-Request-Id', requestId);
    res.once('close', () => {
      log(res.statusCode >= 500 ? 'ERROR' : 'INFO', 'request', {
        requestId,
        method: req.method,
        route: asText(res.locals.route) ?? 'none',
        status: res.statusCode,
        code: asText(res.locals.code),
        uid: asText(res.locals.uid),
        durationMs: clock().getTime() - startedAt,
      });
    });
    next();
  };
}

/** Tells our pages the time by which plans live, so that no date they promise comes from the visitor's clock. */
function tellPlanTime({ billingClock }: Needs<'billingClock'>) {
  return async (_req: Request, res: Response, next: NextFunction): Promise<void> => {
    try {
      res.set(PLAN_TIME_HEADER, (await billingClock()).toISOString());
    } catch {
      // In development, the stand-in that has the clock does not answer: a page waits for an answer that tells the time.
    }
    next();
  };
}

function answerError({ log }: Needs<'log'>) {
  // Express knows an error handler by its four parameters.
  return (error: unknown, _req: Request, res: Response, _next: NextFunction): void => {
    const known = toApiError(error);
    const requestId = String(res.locals.requestId);
    res.locals.code = known.code;
    if (known instanceof NotConfiguredError) {
      log('ERROR', 'not_configured', { requestId, feature: known.feature });
    } else if (known instanceof StripeRefusedError) {
      log('ERROR', 'stripe_refused', { requestId, code: known.code, ...known.facts });
    } else if (known.status >= 500) {
      log('ERROR', 'request_failed', { requestId, code: known.code, ...describeError(error) });
    }
    if (res.headersSent) return void res.destroy();
    const page = asText(res.locals.page);
    if (page !== undefined) {
      const of = page === 'form' ? 'form' : 'link';
      return sendPage(res.set(known.headers), pageOf(known, requestId, of));
    }
    const failurePage = asText(res.locals.failurePage);
    if (failurePage !== undefined) return seeOther(res, `${failurePage}#${reasonOf(known)}`);
    res.set(known.headers).status(known.status).json(known.body(requestId));
  };
}

/** The part of the failure page that tells the sender what to do. */
function reasonOf({ status }: ApiError): FailureReason {
  if (status === 429) return 'limit';
  return status < 500 ? 'input' : 'failed';
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // Express could not decode the path.
  if (error instanceof URIError) {
    return new ApiError('not_found', 'There is nothing at this address.', { cause: error });
  }
  if (isDatabaseFailure(error)) return notAnswering('database', error);
  return new ApiError(
    'internal',
    'Our server failed while doing this, and we have been told. Please try again.',
    { cause: error },
  );
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
