import jwt from 'jsonwebtoken';
import { SignInRefusal, textOf, verifyToken } from '../common/sign-in.ts';

export type MessagingUser = {
  externalId: string;
  name: string | null;
  email: string | null;
  /** Unix seconds; null for a token that never expires. */
  expiresAt: number | null;
};

export type HelpCenterUser = { name: string; email: string; externalId: string | null };

const LONGEST_EXTERNAL_ID = 255;
const SSO_WINDOW_S = 180;

/**
 * Checks a messaging token as the widget's service does.
 * @throws {SignInRefusal}
 */
export function checkMessagingToken(token: unknown, keyId: string, secret: string): MessagingUser {
  const header = jwt.decode(String(token), { complete: true })?.header;
  const claims = verifyToken(token, secret);
  if (header?.kid !== keyId) throw new SignInRefusal(401, 'The key id (kid) is unknown');
  if (claims['scope'] !== 'user') throw new SignInRefusal(401, 'The claim scope must be "user"');
  const { external_id: externalId } = claims;
  if (typeof externalId !== 'string' || externalId === '') {
    throw new SignInRefusal(401, 'The claim external_id is missing');
  }
  if (externalId.length > LONGEST_EXTERNAL_ID) {
    throw new SignInRefusal(401, 'The claim external_id has more than 255 characters');
  }
  return {
    externalId,
    name: textOf(claims['name']),
    email: textOf(claims['email']),
    expiresAt: claims.exp ?? null,
  };
}

/** Checks help-center tokens: fresh, complete, and each used once. */
export class HelpCenterGate {
  readonly #secret: string;
  readonly #used = new Set<string>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** @throws {SignInRefusal} */
  admit(token: unknown): HelpCenterUser {
    const claims = verifyToken(token, this.#secret);
    const now = Math.floor(Date.now() / 1000);
    if (!Number.isInteger(claims.iat) || claims.iat === undefined) {
      throw new SignInRefusal(400, 'The claim iat is missing or is not a whole number of seconds');
    }
    if (Math.abs(now - claims.iat) > SSO_WINDOW_S) {
      throw new SignInRefusal(401, 'The token is older than three minutes, or from the future');
    }
    if (!claims.jti) throw new SignInRefusal(400, 'The claim jti is missing');
    if (this.#used.has(claims.jti)) throw new SignInRefusal(401, 'The token was used before');
    const name = textOf(claims['name']);
    const email = textOf(claims['email']);
    if (name === null || email === null) {
      throw new SignInRefusal(400, 'The claims name and email are both needed');
    }
    this.#used.add(claims.jti);
    return { name, email, externalId: textOf(claims['external_id']) };
  }

  reset(): void {
    this.#used.clear();
  }
}
