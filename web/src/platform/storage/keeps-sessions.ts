import { readStored, writeStored } from './storage.ts';

/**
 * Whether the identity client finds a place for a session that outlives the page: local storage, or a database. Without one it
 * would hold the session in this document alone, and every next page would find no one signed in.
 */
export async function keepsSessions(): Promise<boolean> {
  const isStored = writeStored(PROBE_KEY, '1') && readStored(PROBE_KEY) === '1';
  writeStored(PROBE_KEY, null);
  return isStored || hasDatabases();
}

const PROBE_KEY = 'alcove-probe';

function hasDatabases(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(PROBE_KEY);
      opening.addEventListener('success', () => {
        opening.result.close();
        indexedDB.deleteDatabase(PROBE_KEY);
        resolve(true);
      });
      opening.addEventListener('error', () => resolve(false));
    } catch {
      resolve(false);
    }
  });
}
