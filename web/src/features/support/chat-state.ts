import { createSignal } from '@/lib/signal.ts';
import type { ChatState } from './support-desk.ts';

/** What the chat last said of itself. Apart from `support.ts`, which is loaded only when somebody needs it. */
export const readChatState = (): ChatState => state;

export function reportChat(next: ChatState): void {
  state = next;
  changed.emit();
}

let state: ChatState = { isOpen: false, unread: 0 };
const changed = createSignal();

export const watchChatState = changed.subscribe;
