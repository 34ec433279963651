import { useSyncExternalStore } from 'react';
import { readSessionHint, watchSessionHint } from './session-hint.ts';

/** `readSessionHint`, kept up to date. Apart from it, because a public page's first script has no React. */
export function useSessionHint(): boolean {
  return useSyncExternalStore(watchSessionHint, readSessionHint, () => false);
}
