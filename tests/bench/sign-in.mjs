import { PASSWORD } from '../../scripts/lib/seed-logins.mjs';

/**
 * @param {string} auth the address of the Auth emulator
 * @param {string} email a seed person's
 * @returns {Promise<string>} an ID token
 */
export async function signIn(auth, email) {
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
