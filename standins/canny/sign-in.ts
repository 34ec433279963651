import { SignInRefusal, textOf, verifyToken } from '../common/sign-in.ts';

export type BoardUser = { id: string; email: string; name: string };

/**
 * Checks the parameters of the sign-in redirect.
 * @throws {SignInRefusal}
 */
export function checkSignIn(
  { ssoToken, companyID, redirect }: Readonly<Record<string, unknown>>,
  rules: { companyId: string; ssoSecret: string; origin: string },
): { user: BoardUser; redirect: string } {
  if (companyID !== rules.companyId) throw new SignInRefusal(400, 'The companyID is unknown.');
  if (typeof redirect !== 'string' || !URL.canParse(redirect)) {
    throw new SignInRefusal(400, 'The redirect is missing or is not an address.');
  }
  if (new URL(redirect).origin !== rules.origin) {
    throw new SignInRefusal(400, 'The redirect leads to another site.');
  }
  const claims = verifyToken(ssoToken, rules.ssoSecret);
  const [id, email, name] = [textOf(claims['id']), textOf(claims['email']), textOf(claims['name'])];
  if (id === null || email === null || name === null) {
    throw new SignInRefusal(400, 'The ssoToken must hold the claims id, email and name.');
  }
  return { user: { id, email, name }, redirect };
}
