import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from './storage.ts';

/**
 * Whether somebody was signed in here when last looked, so that public pages can greet them without loading
 * the identity service. A hint only: nothing may be shown or allowed because of it.
 */
export function useSessionHint(): boolean {
  return useSyncExternalStore(watchHint, readSessionHint, () => false);
}

export function readSessionHint(): boolean {
  return readStored(KEY) === '1';
}

export function writeSessionHint(signedIn: boolean): void {
  if (readSessionHint() === signedIn) return;
  writeStored(KEY, signedIn ? '1' : null);
  for (const listener of listeners) listener();
}

const KEY = 'alcove-session';
const listeners = new Set<() => void>();

function watchHint(onChange: () => void): () => void {
  listeners.add(onChange);
  const unwatch = watchStored(KEY, onChange);
  return () => {
    listeners.delete(onChange);
    unwatch();
  };
}
