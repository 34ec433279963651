import jwt from 'jsonwebtoken';
import type { Needs } from '../../context.ts';
import { shownName } from '../../contract/names/shown-name.ts';
import { NotConfiguredError } from '../../foundation/errors.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { readConsents } from '../profile/stored-consents.ts';

/** Long enough for a page to use it; the widget asks for a new one when it expires. */
const TOKEN_SECONDS = 10 * 60;

/** Whether the chat may know who the person is; null where there is none. */
export async function preload(ctx: Needs<'config' | 'db'>, uid: string): Promise<boolean | null> {
  if (ctx.config.messaging === null) return null;
  const { consents } = await readConsents(ctx, uid);
  return consents.chatIdentity;
}

type Signing = UserCall<'GET /generate-zendesk-messaging-jwt'> & {
  preloaded: ReturnType<typeof preload>;
};

/**
 * Signs the token that signs a person in to the messaging widget (Zendesk, "Authenticating end users for messaging").
 * It carries the user id alone if the person does not want the chat to know them, or if their e-mail address is not
 * verified and so proves nothing.
 */
export async function handle(
  ctx: Needs<'config' | 'clock'>,
  { user, preloaded }: Signing,
): Promise<Reply<{ jwt: string }>> {
  const mayIdentify = await preloaded;
  const { messaging } = ctx.config;
  if (messaging === null) throw new NotConfiguredError('messaging');
  const { uid, email, isEmailVerified } = user;
  const name = shownName(user.name, null);
  const identity =
    mayIdentify === true && isEmailVerified && email !== null
      ? { email, email_verified: true, ...(name === null ? {} : { name }) }
      : {};
  const iat = Math.floor(ctx.clock().getTime() / 1000);
  const claims = { scope: 'user', external_id: uid, ...identity, iat, exp: iat + TOKEN_SECONDS };
  const { key, keyId: keyid } = messaging;
  return { body: { jwt: jwt.sign(claims, key, { algorithm: 'HS256', keyid }) } };
}
