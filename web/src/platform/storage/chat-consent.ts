import { createSignal } from '@/lib/signal.ts';
import { CHAT_CONSENT_KEY } from './storage-keys.ts';
import { readStored, watchStored, writeStored } from './storage.ts';

/** Whether this visitor has agreed to load the help desk's chat without being signed in. */
export function readChatConsent(): boolean {
  return readStored(CHAT_CONSENT_KEY) === '1';
}

/** @returns false where the browser stores nothing; the choice then lasts for this document */
export function writeChatConsent(agreed: boolean): boolean {
  const isStored = writeStored(CHAT_CONSENT_KEY, agreed ? '1' : null);
  changed.emit();
  return isStored;
}

const changed = createSignal((emit) => watchStored(CHAT_CONSENT_KEY, emit));

export const watchChatConsent = changed.subscribe;
