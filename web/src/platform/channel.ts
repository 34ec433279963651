/** Tells the other tabs that this one has signed out. */
export function postLogout(): void {
  logoutChannel()?.postMessage('logout');
}

/** Calls back when another tab has signed out; never for this tab's own message. */
export function onLogout(listener: () => void): () => void {
  const channel = logoutChannel();
  if (channel === null) return () => undefined;
  // The channel has one purpose, so whatever is said on it says this.
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
}

const NAME = 'app-auth-logout';

// One object for the tab: a second one would hear the first and sign the sender out again.
let opened: BroadcastChannel | null = null;

function logoutChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  opened ??= new BroadcastChannel(NAME);
  return opened;
}
