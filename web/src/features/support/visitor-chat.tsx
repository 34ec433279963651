import { useEffect, useId, useRef, useState } from 'react';
import { writeChatConsent } from '@/platform/storage/chat-consent.ts';
import { Button } from '@/ui/button/button.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { ChatLauncher } from './chat-launcher.tsx';
import { useChat } from './use-chat.ts';
import { useChatConsent } from './use-chat-consent.ts';

/**
 * The chat for a visitor who is not signed in. Nothing of the help desk's is loaded before they agree; consent is remembered,
 * and withdrawn on the privacy page.
 */
export function VisitorChat({ privacyPath, contactPath }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLElement>(null);
  const chat = useChat(button);
  const { outcome, isWanted, agree } = useVisitorChat();
  useEffect(() => {
    if (outcome === 'loaded') question.current?.hidePopover();
  }, [outcome]);

  return (
    <ChatLauncher
      buttonRef={button}
      chat={chat}
      {...(outcome === 'loaded' ? { onClick: chat.open } : { popoverTarget: id })}
    >
      <section
        ref={question}
        id={id}
        popover="auto"
        aria-label="Chat with a person"
        className="fixed inset-auto right-5 bottom-20 m-0 w-[min(22rem,calc(100vw-2.5rem))] rounded-lg border border-line bg-raised p-5 text-ink shadow-float"
      >
        <p className="font-display text-lg font-semibold">Chat with a person</p>
        <p className="mt-2 text-sm leading-relaxed text-muted">
          The chat is run by Zendesk. It loads from Zendesk’s servers, which see your network
          address, and keeps a note in your browser so that you can continue later. It loads only if
          you agree; you can withdraw that on the <TextLink to={privacyPath}>privacy page</TextLink>
          .
        </p>
        {outcome === 'failed' && (
          <p role="alert" className="mt-3 text-sm font-semibold text-danger">
            The chat could not be loaded. Try again in a moment, or write to us.
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="sm" busy={isWanted && outcome === null} onClick={agree}>
            Agree and open the chat
          </Button>
          <TextLink to={contactPath}>Write to us instead</TextLink>
        </div>
      </section>
    </ChatLauncher>
  );
}

function useVisitorChat() {
  const agreed = useChatConsent();
  const [request, setRequest] = useState<Request | null>(null);
  const [outcome, setOutcome] = useState<'loaded' | 'failed' | null>(null);
  // If the browser stores nothing, the consent lasts for this document.
  const isWanted = agreed || request?.isStored === false;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const load = async () => {
      const isLoaded = await loadChat(request !== null);
      if (isCurrent) setOutcome(isLoaded ? 'loaded' : 'failed');
    };
    void load();
    return () => {
      isCurrent = false;
      setOutcome(null);
      void import('./support.ts').then(({ setVisitorChat }) => setVisitorChat(false));
    };
  }, [isWanted, request]);

  return {
    outcome,
    isWanted,
    agree: () => setRequest({ isStored: writeChatConsent(true) }),
  };
}

async function loadChat(isOpen: boolean): Promise<boolean> {
  try {
    const { openChat, setVisitorChat } = await import('./support.ts');
    const isLoaded = await setVisitorChat(true);
    if (isLoaded && isOpen) await openChat();
    return isLoaded;
  } catch {
    return false;
  }
}

type Props = { privacyPath: string; contactPath: string };

/** One press of the button: a new object each time, so that pressing again tries again. */
type Request = { isStored: boolean };
