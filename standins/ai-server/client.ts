import { customToken } from './take-token.ts';
import type { Answer } from './who-is.ts';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithCustomToken,
  signOut,
  type User,
} from 'firebase/auth';

const { authUrl = '', projectId = '' } = document.body.dataset;

const app = initializeApp({ projectId, apiKey: 'stand-in', authDomain: `${projectId}.invalid` });
const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
connectAuthEmulator(auth, authUrl, { disableWarnings: true });

part('sign-out').addEventListener('click', () => {
  signOut(auth).catch((error: unknown) => showProblem('Sign-out failed', error));
});

start().catch((error: unknown) => showProblem('Reading the session failed', error));

/** The token in the address decides who is signed in; without one, the session of the last visit does. */
async function start(): Promise<void> {
  await auth.authStateReady();
  if (customToken !== null) {
    try {
      await signInWithCustomToken(auth, customToken);
    } catch (error) {
      showProblem('Sign-in failed', error);
    }
  }
  onAuthStateChanged(auth, show);
}

function show(user: User | null): void {
  if (user === null) {
    showWho('Not signed in', false);
  } else {
    confirm(user).catch((error: unknown) => showProblem('Checking the session failed', error));
  }
}

/** The page trusts neither the address nor the token's claims: its server asks the account. */
async function confirm(user: User): Promise<void> {
  const asked = await fetch('/session', { method: 'POST', body: await user.getIdToken() });
  const answer: Answer = await asked.json();
  switch (answer.kind) {
    case 'person': {
      const { email, name, role } = answer.person;
      const address = name === null || email === null ? '' : ` (${email})`;
      const who = `${name ?? email ?? 'an unnamed user'}${address}`;
      showWho(`Signed in as ${who}, ${ROLE_WORDS[role]}`, true);
      part('settings').hidden = role !== 'owner';
      return;
    }
    case 'ended':
      await signOut(auth);
      showProblem('You are signed out', answer.why);
      return;
    case 'silent':
      showWho('Sign-in is unavailable at the moment', false);
      showProblem('Checking the session failed', answer.why);
  }
}

const ROLE_WORDS = { owner: 'the owner', member: 'a member' } as const;

function showWho(status: string, isSignedIn: boolean): void {
  part('status').textContent = status;
  part('workspace').hidden = !isSignedIn;
  part('sign-out').hidden = !isSignedIn;
  part('invitation').hidden = isSignedIn;
}

function showProblem(what: string, error: unknown): void {
  const problem = part('problem');
  problem.textContent = `${what}: ${error instanceof Error ? error.message : String(error)} Open this server again from your account.`;
  problem.hidden = false;
}

function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page lacks the element ${id}`);
  return found;
}
