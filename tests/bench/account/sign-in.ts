import { PASSWORD } from '../../../scripts/seed/people/seed-logins.ts';

/**
 * @param auth the address of the Auth emulator
 * @param email a seed person's
 * @returns an ID token
 */
export async function signIn(auth: string, email: string): Promise<string> {
  const answer = await fetch(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=emulator`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  return (await answer.json()).idToken;
}
