import { randomUUID, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { shownName } from '../../contract/names/shown-name.ts';
import type { Caller } from '../../http/require-user.ts';

/** Long enough for a page to use it; the widget asks for a new one when it expires. */
const MESSAGING_SECONDS = 10 * 60;

/**
 * The token that signs a person in to the messaging widget (Zendesk, "Authenticating end users for messaging").
 * It carries the user id alone if the person does not want the chat to know them, or if their e-mail address is not
 * verified and so proves nothing.
 */
export function signMessagingToken(
  { uid, email, isEmailVerified, name }: Caller,
  mayIdentify: boolean,
  { keyId, key }: { keyId: string; key: KeyObject },
  now: Date,
): string {
  const shown = shownName(name, null);
  const identity =
    mayIdentify && isEmailVerified && email !== null
      ? { email, email_verified: true, ...(shown === null ? {} : { name: shown }) }
      : {};
  const iat = seconds(now);
  return jwt.sign(
    { scope: 'user', external_id: uid, ...identity, iat, exp: iat + MESSAGING_SECONDS },
    key,
    { algorithm: 'HS256', keyid: keyId },
  );
}

/** The token that signs a person in to the help center (Zendesk, "Enabling JWT single sign-on"), used immediately and only once. */
export function signHelpCenterToken(
  { uid, name }: Caller,
  verifiedEmail: string,
  key: KeyObject,
  now: Date,
): string {
  return jwt.sign(
    {
      iat: seconds(now),
      jti: randomUUID(),
      email: verifiedEmail,
      name: shownName(name, verifiedEmail),
      external_id: uid,
    },
    key,
    { algorithm: 'HS256' },
  );
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
