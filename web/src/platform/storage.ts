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

/** Calls back when another tab changes the entry. */
export function watchStored(key: string, onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key is another tab clearing everything.
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
