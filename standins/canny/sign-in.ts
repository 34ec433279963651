import jwt from 'jsonwebtoken';
import { SignInRefusal } from '../common/sign-in-refusal.ts';

export type BoardUser = { id: string; email: string; name: string };

/**
 * Checks the parameters of the sign-in redirect.
 * @throws {SignInRefusal}
 */
export function checkSignIn(
  query: Readonly<Record<string, unknown>>,
  rules: { companyId: string; ssoSecret: string; origin: string },
): { user: BoardUser; redirect: string } {
  const { ssoToken, companyID, redirect } = query;
  if (companyID !== rules.companyId) throw new SignInRefusal(400, 'The companyID is unknown.');
  if (typeof redirect !== 'string' || !URL.canParse(redirect)) {
    throw new SignInRefusal(400, 'The redirect is missing or is not an address.');
  }
  if (new URL(redirect).origin !== rules.origin) {
    throw new SignInRefusal(400, 'The redirect leads to another site.');
  }
  if (typeof ssoToken !== 'string') throw new SignInRefusal(400, 'The ssoToken is missing.');
  return { user: readUser(ssoToken, rules.ssoSecret), redirect };
}

function readUser(token: string, secret: string): BoardUser {
  let claims: string | jwt.JwtPayload;
  try {
    claims = jwt.verify(token, secret, { algorithms: ['HS256'] });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable';
    throw new SignInRefusal(401, `The ssoToken was not accepted: ${reason}.`);
  }
  if (typeof claims === 'string') throw new SignInRefusal(401, 'The ssoToken lacks claims.');
  const { id, email, name } = claims as Record<string, unknown>;
  if (!isText(id) || !isText(email) || !isText(name)) {
    throw new SignInRefusal(400, 'The ssoToken must hold the claims id, email and name.');
  }
  return { id, email, name };
}

function isText(claim: unknown): claim is string {
  return typeof claim === 'string' && claim !== '';
}
