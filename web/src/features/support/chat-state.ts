import { createSignal } from '@/lib/signal.ts';
import type { ChatState } from './support-desk.ts';

/** What the chat last reported of itself. Kept apart from `support.ts`, which is loaded only when needed. */
export const readChatState = (): ChatState => state;

export function reportChat(next: ChatState): void {
  state = next;
  changed.emit();
}

let state: ChatState = { isOpen: false, unread: 0 };
const changed = createSignal();

export const watchChatState = changed.subscribe;
