import { onRestored } from '../location.ts';

// Local storage can be blocked, full or absent (prerendering): a page must work without it.

/** @returns null where nothing is stored or storage cannot be read */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or removes the entry when the text is null.
 * @returns false where storage is blocked or full
 */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes entries, and tells the watchers of this tab as well as those of the others. */
export function forgetStored(keys: readonly string[]): void {
  for (const key of keys) writeStored(key, null);
  for (const forget of forgetting) forget(keys);
}

const forgetting = new Set<(keys: readonly string[]) => void>();

/** Calls back when another tab changes the entry, or any tab forgets it. */
export function watchStored(key: string, onChange: () => void): () => void {
  const forget = (keys: readonly string[]) => {
    if (keys.includes(key)) onChange();
  };
  forgetting.add(forget);
  // What other tabs did while this page was in the browser's page cache was not told to it.
  const stopRestored = onRestored(onChange);
  const listen = (event: StorageEvent) => {
    // A null key is another tab clearing everything.
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener('storage', listen);
  return () => {
    forgetting.delete(forget);
    stopRestored();
    window.removeEventListener('storage', listen);
  };
}
