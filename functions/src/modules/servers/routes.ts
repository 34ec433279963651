import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Subscription } from '../../contract/subscription.ts';
import { requireProof } from '../../http/require-proof.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import { bodyRoute, LIMITED_FULL, type Route } from '../../http/route.ts';
import { addServer } from './add-server.ts';
import { serverName } from './rename-server.ts';

/** Adds a server to a person's list. */
export function createServerRoutes(
  ctx: Context,
  readSubscription: (uid: string) => Promise<Subscription>,
): Route[] {
  return [
    bodyRoute('POST /servers', { ...LIMITED_FULL, schema: NewServerBody }, async (call) => {
      const { user, body } = call;
      // Who is in the list signs the person in for good, long after the session that added it.
      requireVerifiedEmail(user, 'Please confirm your e-mail address before you add a server.');
      requireProof(user, ctx.clock());
      return { status: 201, body: await addServer(ctx, readSubscription, user.uid, body) };
    }),
  ];
}

const NewServerBody = z.strictObject({
  name: serverName,
  origin: z.string().min(1).max(2048),
});
