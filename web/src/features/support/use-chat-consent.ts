import { useSyncExternalStore } from 'react';
import { readChatConsent, watchChatConsent } from '@/platform/storage/chat-consent.ts';

export function useChatConsent(): boolean {
  return useSyncExternalStore(watchChatConsent, readChatConsent, () => false);
}
