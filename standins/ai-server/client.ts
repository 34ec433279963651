import { customToken } from './take-token.ts';
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

start().catch((error: unknown) => showProblem('The session could not be read', error));

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
  part('status').textContent = user
    ? `Signed in as ${user.email ?? 'no e-mail address'} (uid ${user.uid})`
    : 'Not signed in';
  part('workspace').hidden = user === null;
  part('sign-out').hidden = user === null;
  part('invitation').hidden = user !== null;
}

function showProblem(what: string, error: unknown): void {
  const problem = part('problem');
  problem.textContent = `${what}: ${error instanceof Error ? error.message : String(error)} Open this server again from your account.`;
  problem.hidden = false;
}

function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element ${id}`);
  return found;
}
