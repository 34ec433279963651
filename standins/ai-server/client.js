// Signs in with the token in the address, as https://firebase.google.com/docs/reference/rest/auth describes it, and asks the
// page's server whose session it is.
const SESSION = 'standin-session';
const ROLE_WORDS = { owner: 'the owner', member: 'a member' };
const part = (id) => document.getElementById(id);
const address = new URL(window.location.href);
const customToken = address.searchParams.get('customToken');
// The token leaves the address and the history before anything else runs.
if (customToken !== null) {
  address.searchParams.delete('customToken');
  window.history.replaceState(null, '', address);
}

part('sign-out').addEventListener('click', () => {
  localStorage.removeItem(SESSION);
  showWho('Not signed in', false);
});

if (customToken !== null) {
  await signIn(customToken).catch((error) => showProblem('Sign-in failed', error.message));
}
await confirm().catch((error) => showProblem('Checking the session failed', error.message));

async function signIn(token) {
  const { authUrl } = part('status').dataset;
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=stand-in';
  const answer = await fetch(authUrl + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
  });
  const { idToken, error } = await answer.json();
  if (error) throw new Error(error.message);
  localStorage.setItem(SESSION, idToken);
}

/** The page trusts neither the address nor the token's claims: its server asks the account. */
async function confirm() {
  const idToken = localStorage.getItem(SESSION);
  if (idToken === null) return showWho('Not signed in', false);
  const asked = await fetch('/session', { method: 'POST', body: idToken });
  const answer = await asked.json();
  switch (answer.kind) {
    case 'person': {
      const { email, name, role } = answer.person;
      const shown = email === null ? '' : ` (${email})`;
      const who = name === null ? (email ?? 'an unnamed user') : name + shown;
      return showWho(`Signed in as ${who}, ${ROLE_WORDS[role]}`, true);
    }
    case 'ended':
      localStorage.removeItem(SESSION);
      showWho('Not signed in', false);
      return showProblem('You are signed out', answer.why);
    default:
      showWho('Sign-in is unavailable at the moment', false);
      showProblem('Checking the session failed', answer.why);
  }
}

function showWho(status, isSignedIn) {
  part('status').textContent = status;
  part('workspace').hidden = !isSignedIn;
  part('invitation').hidden = isSignedIn;
}

function showProblem(what, why) {
  part('problem').textContent = `${what}: ${why} Open this server again from your account.`;
  part('problem').hidden = false;
}
