import { LIMITED_FULL, userRoute, type Route } from '../../http/route.ts';
import type { MintHandoffToken } from './mint-handoff-token.ts';

/** The token that signs a person in to their own server. */
export function createHandoffRoutes(mintToken: MintHandoffToken): Route[] {
  return [
    userRoute('GET /get-custom-token', LIMITED_FULL, async ({ user, query }) => ({
      body: { customToken: await mintToken(user.uid, query('redirect')) },
    })),
  ];
}
