import type { NextFunction, Request, Response } from 'express';
import { PLAN_TIME_HEADER } from '../contract/api.ts';

const TWO_YEARS_SECONDS = 63_072_000;
const PREFLIGHT_SECONDS = 600;

const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'private, no-store',
  Vary: 'Origin, Authorization',
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'no-referrer',
};

/** Headers of every answer, errors included, and the exact origins whose pages may read it. */
export function responseHeaders(siteOrigins: readonly string[]) {
  return (req: Request, res: Response, next: NextFunction): void => {
    res.set(HEADERS);
    const { origin } = req.headers;
    const isOurs = origin !== undefined && siteOrigins.includes(origin);
    if (isOurs) {
      res.set('Access-Control-Allow-Origin', origin);
      res.set('Access-Control-Expose-Headers', `Retry-After, X-Request-Id, ${PLAN_TIME_HEADER}`);
    }
    const isPreflight =
      req.method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined;
    if (!isPreflight) return next();
    if (isOurs) {
      res.set('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
      res.set('Access-Control-Allow-Headers', 'Authorization, Content-Type');
      res.set('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
    }
    res.status(204).end();
  };
}
