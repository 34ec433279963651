import { useState, useSyncExternalStore } from 'react';
import { readSessionHint, watchSessionHint } from './session-hint.ts';

/** `readSessionHint`, kept up to date. Apart from it, because a public page's first script has no React. */
export function useSessionHint(): boolean {
  return useSyncExternalStore(watchSessionHint, readSessionHint, () => false);
}

/** How often someone has left since this page was opened. As a key it empties what they were filling in. */
export function useDepartures(): number {
  const isSignedIn = useSessionHint();
  const [before, setBefore] = useState({ isSignedIn, departures: 0 });
  if (before.isSignedIn !== isSignedIn) {
    setBefore({ isSignedIn, departures: before.departures + Number(before.isSignedIn) });
  }
  return before.departures;
}
