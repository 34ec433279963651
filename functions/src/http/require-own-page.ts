import { ApiError } from '../foundation/errors.ts';

/**
 * Refuses a form that another site's page sends through a visitor's browser. Browsers say where a request comes from. A
 * program could claim anything, so one that says nothing is left to the rate limits.
 * @param header reads one header of the call
 * @throws {ApiError} `forbidden`
 */
export function requireOwnPage(
  header: (name: string) => string | undefined,
  siteOrigins: readonly string[],
): void {
  const origin = header('origin');
  const site = header('sec-fetch-site');
  if (origin !== undefined && siteOrigins.includes(origin)) return;
  if (site === undefined ? origin === undefined : site === 'same-origin') return;
  throw new ApiError('forbidden', 'This form can only be sent from our own pages.');
}
