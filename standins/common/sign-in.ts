import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { html, type Markup } from '@alcove/stripe-standin/kit/html';

/** A refused sign-in; the message is for a person. */
export class SignInRefusal extends Error {}

/** A claim that says something. */
export const filled = z.string().min(1);

/**
 * The claims of a token that the site has signed.
 * @throws {SignInRefusal}
 */
export function readToken<Claims>(
  token: unknown,
  secret: string,
  claims: z.ZodType<Claims>,
): Claims {
  try {
    return claims.parse(jwt.verify(String(token), secret, { algorithms: ['HS256'] }));
  } catch (error) {
    throw new SignInRefusal(`The token was not accepted: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ');
  }
  return error instanceof Error ? error.message : 'unreadable';
}

/**
 * Who is signed in to the pages of a stand-in.
 * @param cookie its name: all ports of localhost share cookies
 */
export function createSessions(cookie: string) {
  const people = new Map<string, string>();
  const keep = (res: Response, session: string) =>
    res.cookie(cookie, session, { httpOnly: true, sameSite: 'lax', path: '/' });
  const idIn = (req: Request) => {
    const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
    return pairs.find(([name]) => name === cookie)?.[1] ?? '';
  };
  return {
    begin(res: Response, who: string): string {
      const session = randomUUID();
      people.set(session, who);
      keep(res, session);
      return session;
    },
    /** A cookie belongs to one host: this sets it for another one, too. */
    carry(res: Response, session: unknown): void {
      if (typeof session === 'string' && people.has(session)) keep(res, session);
    },
    end(req: Request, res: Response): void {
      people.delete(idIn(req));
      res.clearCookie(cookie, { path: '/' });
    },
    /** Says who is signed in, with the way out, or the way in. */
    bar(req: Request, signOut: string, signInUrl: string): Markup {
      const who = people.get(idIn(req));
      return who === undefined
        ? html`<div class="bar">
            <p>Not signed in</p>
            <p><a href="${signInUrl}">Sign in</a></p>
          </div>`
        : html`<div class="bar">
            <p>Signed in as ${who}</p>
            <form method="post" action="${signOut}"><button class="plain">Sign out</button></form>
          </div>`;
    },
    clear: () => people.clear(),
  };
}
