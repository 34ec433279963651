import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Needs } from '../../context.ts';
import { shownName } from '../../contract/names/shown-name.ts';
import { NotConfiguredError } from '../../foundation/errors.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import type { Reply, UserCall } from '../../http/route.ts';

/**
 * Signs the token that signs a person in to the help center (Zendesk, "Enabling JWT single sign-on"), used immediately and
 * only once.
 */
export async function handle(
  ctx: Needs<'config' | 'clock'>,
  { user }: UserCall<'GET /generate-zendesk-jwt'>,
): Promise<Reply<{ jwt: string }>> {
  const { helpCenter } = ctx.config;
  if (helpCenter === null) throw new NotConfiguredError('helpCenter');
  const email = requireVerifiedEmail(
    user,
    'Please confirm your e-mail address first: the help center recognises people by it.',
  );
  const claims = {
    iat: Math.floor(ctx.clock().getTime() / 1000),
    jti: randomUUID(),
    email,
    name: shownName(user.name, email),
    external_id: user.uid,
  };
  return { body: { jwt: jwt.sign(claims, helpCenter.key, { algorithm: 'HS256' }) } };
}
