import { BROWSER_ID } from '@contract/sign-in.ts';
import { BROWSER_KEY } from './storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** This browser's random id, made when it is first asked for; null where nothing can be stored. */
export function readBrowserId(): string | null {
  const kept = readStored(BROWSER_KEY);
  if (kept !== null && BROWSER_ID.test(kept)) return kept;
  const made = crypto.randomUUID().replaceAll('-', '');
  return writeStored(BROWSER_KEY, made) ? made : null;
}
