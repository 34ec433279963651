import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
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

/**
 * Who is signed in to the pages of a stand-in.
 * @param cookie its name: all ports of localhost share cookies
 */
export function createSessions<User>(cookie: string) {
  const users = new Map<string, User>();
  const keep = (res: Response, session: string) =>
    res.cookie(cookie, session, { httpOnly: true, sameSite: 'lax', path: '/' });
  const idIn = (req: Request) => {
    const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
    return pairs.find(([name]) => name === cookie)?.[1] ?? '';
  };
  return {
    begin(res: Response, user: User): string {
      const session = randomUUID();
      users.set(session, user);
      keep(res, session);
      return session;
    },
    /** A cookie belongs to one host: this sets it for another one, too. */
    carry(res: Response, session: unknown): void {
      if (typeof session === 'string' && users.has(session)) keep(res, session);
    },
    userOf: (req: Request): User | null => users.get(idIn(req)) ?? null,
    end(req: Request, res: Response): void {
      users.delete(idIn(req));
      res.clearCookie(cookie, { path: '/' });
    },
    all: (): User[] => [...users.values()],
    clear: () => users.clear(),
  };
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
