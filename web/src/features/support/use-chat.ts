import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { readChatState, watchChatState } from './chat-state.ts';
import type { ChatState } from './support-desk.ts';

/**
 * The chat for a button that opens it.
 * @param opener takes the focus again when the chat is closed, if nothing else has it
 */
export function useChat(opener: RefObject<HTMLElement | null>): Chat {
  const state = useSyncExternalStore(watchChatState, readChatState, readChatState);
  const [step, setStep] = useState<Step>('idle');
  const wasOpen = useRef(false);
  // The widget's own parts are still to come when its script is there.
  if (state.isOpen && step !== 'idle') setStep('idle');

  useEffect(() => {
    if (step !== 'loading') return;
    const timer = setTimeout(() => setStep('failed'), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [step]);

  useEffect(() => {
    if (wasOpen.current && !state.isOpen && isFocusFree()) opener.current?.focus();
    wasOpen.current = state.isOpen;
  }, [state.isOpen, opener]);

  const open = async () => {
    setStep('loading');
    try {
      const { openChat } = await import('./support.ts');
      await openChat();
    } catch {
      setStep('failed');
    }
  };
  return { ...state, step, open: () => void open() };
}

/** True when none of our elements has the focus. The only frames are the chat's: a hidden one may keep it for a moment. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement instanceof HTMLIFrameElement;
}

const LONGEST_WAIT_MS = 15_000;

type Step = 'idle' | 'loading' | 'failed';

export type Chat = ChatState & { step: Step; open: () => void };
