import { readStored, watchStored, writeStored } from './storage.ts';

/**
 * Whether somebody was signed in here when last looked, so that public pages can greet them without loading
 * the identity service. A hint only: nothing may be shown or allowed because of it.
 */
export function readSessionHint(): boolean {
  return readStored(KEY) === '1';
}

export function writeSessionHint(signedIn: boolean): void {
  if (readSessionHint() === signedIn) return;
  writeStored(KEY, signedIn ? '1' : null);
  markSessionHint();
  for (const listener of listeners) listener();
}

/** Passes the hint to the style sheet, which applies long before hydration (`with-session:` in base.css). */
export function markSessionHint(): void {
  document.documentElement.toggleAttribute('data-session', readSessionHint());
}

const KEY = 'alcove-session';
const listeners = new Set<() => void>();

export function watchSessionHint(onChange: () => void): () => void {
  listeners.add(onChange);
  const unwatch = watchStored(KEY, () => {
    markSessionHint();
    onChange();
  });
  return () => {
    listeners.delete(onChange);
    unwatch();
  };
}
