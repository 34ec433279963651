import { readStored, watchStored, writeStored } from './storage.ts';

/** Whether this visitor has agreed to load the help desk's chat without being signed in. */
export function readChatConsent(): boolean {
  return readStored(KEY) === '1';
}

/** @returns false where the browser stores nothing; the choice then lasts for this document */
export function writeChatConsent(agreed: boolean): boolean {
  const isStored = writeStored(KEY, agreed ? '1' : null);
  for (const listener of listeners) listener();
  return isStored;
}

const KEY = 'alcove-chat';
const listeners = new Set<() => void>();

export function watchChatConsent(onChange: () => void): () => void {
  listeners.add(onChange);
  const unwatch = watchStored(KEY, onChange);
  return () => {
    listeners.delete(onChange);
    unwatch();
  };
}
