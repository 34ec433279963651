import type { Context } from '../../context.ts';
import type { QueryNameOf } from '../../contract/endpoints.ts';
import { ApiError } from '../../foundation/errors.ts';
import { LIMITED_FULL, readingRoute, type Route } from '../../http/route.ts';
import { findIdentity } from '../server-access/handoff-identities.ts';
import { notTrusted } from './find-target.ts';
import { mintHandoffToken, preloadMint } from './mint-handoff-token.ts';
import { readHandoffSession } from './read-handoff-session.ts';
import type { ReadSubscription } from './read-person.ts';

/** The token that signs a person in to their own server, and what the server may ask afterwards. */
export function createHandoffRoutes(ctx: Context, readSubscription: ReadSubscription): Route[] {
  return [
    readingRoute(
      'GET /get-custom-token',
      LIMITED_FULL,
      (uid, { query }) => preloadMint(ctx, uid, query('redirect')),
      async ({ user, query, queryNames, read }) => {
        if (!queryNames.every((name) => PARAMETERS.has(name))) throw unknownParameter();
        const asks = asksForConsent(query('consent'));
        const customToken = await mintHandoffToken(ctx, readSubscription, user, await read);
        if (customToken !== null) return { body: { customToken } };
        if (asks) return { body: { consentNeeded: true } };
        throw notTrusted();
      },
    ),

    readingRoute(
      'GET /handoff-session',
      { access: 'handoff', isLimited: true },
      (identity) => findIdentity(ctx, identity),
      async ({ user, read }) => ({
        body: await readHandoffSession(ctx, readSubscription, user, await read),
      }),
    ),
  ];
}

/** A misspelled `redirect` would leave a token that is for every address. */
const PARAMETERS: ReadonlySet<string> = new Set<QueryNameOf<'GET /get-custom-token'>>([
  'redirect',
  'consent',
]);

function unknownParameter(): ApiError {
  return new ApiError('invalid_input', 'The request has an unknown parameter.');
}

function asksForConsent(values: readonly string[]): boolean {
  if (values.length === 0) return false;
  if (values.length === 1 && values[0] === 'ask') return true;
  throw new ApiError('invalid_input', 'The parameter consent can only be “ask”.');
}
