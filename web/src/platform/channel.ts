/** Tells the other tabs that this one has signed out, with the reason if there is one. */
export function postLogout(because: string | null): void {
  logoutChannel()?.postMessage(because ?? 'logout');
}

/** Calls back with the reason when another tab has signed out; never for this tab's own message. */
export function onLogout(listener: (because: unknown) => void): () => void {
  const channel = logoutChannel();
  if (channel === null) return () => undefined;
  // The channel has one purpose, so any message means this.
  const listen = ({ data }: MessageEvent<unknown>) => listener(data);
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}

const NAME = 'app-auth-logout';

// One object per tab: a second one would receive the first one's messages and sign the sender out again.
let opened: BroadcastChannel | null = null;

function logoutChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  opened ??= new BroadcastChannel(NAME);
  return opened;
}
