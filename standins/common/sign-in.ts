import jwt from 'jsonwebtoken';
import { html, type Markup } from '@alcove/stripe-standin/kit/html';

/** A refused sign-in: `status` for the answer, the message for a person. */
export class SignInRefusal extends Error {
  readonly status: 400 | 401;
  constructor(status: 400 | 401, reason: string) {
    super(reason);
    this.name = 'SignInRefusal';
    this.status = status;
  }
}

/**
 * The claims of a token that the site has signed.
 * @throws {SignInRefusal}
 */
export function verifyToken(token: unknown, secret: string): jwt.JwtPayload {
  if (typeof token !== 'string' || token === '') {
    throw new SignInRefusal(400, 'The token is missing');
  }
  try {
    const claims = jwt.verify(token, secret, { algorithms: ['HS256'] });
    if (typeof claims !== 'string') return claims;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable';
    throw new SignInRefusal(401, `The token was not accepted: ${reason}`);
  }
  throw new SignInRefusal(401, 'The token lacks claims');
}

export function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim : null;
}

/** Says who is signed in, with the way out, or the way in. */
export function signInBar(who: string | null, signOut: string, signInUrl: string): Markup {
  return who === null
    ? html`<div class="bar">
        <p>Not signed in</p>
        <p><a href="${signInUrl}">Sign in</a></p>
      </div>`
    : html`<div class="bar">
        <p>Signed in as ${who}</p>
        <form method="post" action="${signOut}"><button class="plain">Sign out</button></form>
      </div>`;
}
