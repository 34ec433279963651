import { useEffect, useId, useState } from 'react';
import { writeChatConsent } from '@/platform/chat-consent.ts';
import { env } from '@/platform/env.ts';
import { readSessionHint } from '@/platform/session-hint.ts';
import { Button } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useChatConsent } from './use-chat-consent.ts';

/**
 * The way to the chat for somebody who is not signed in. Nothing of the help desk's is loaded before they agree;
 * agreeing is remembered, and taken back on the privacy page.
 */
export function ChatOffer({ privacyPath, contactPath }: Props) {
  const id = useId();
  const agreed = useChatConsent();
  const [request, setRequest] = useState<Request | null>(null);
  const [outcome, setOutcome] = useState<'shown' | 'failed' | null>(null);
  // If the browser stores nothing, the consent lasts for this document.
  const isWanted = agreed || request?.isStored === false;

  useEffect(() => {
    // Signed-in people have their own chat.
    if (!isWanted || readSessionHint()) return;
    let isCurrent = true;
    const show = async () => {
      const isShown = await showChat(request !== null);
      if (isCurrent) setOutcome(isShown ? 'shown' : 'failed');
    };
    void show();
    return () => {
      isCurrent = false;
      setOutcome(null);
      void import('./support.ts').then(({ setVisitorChat }) => setVisitorChat(false));
    };
  }, [isWanted, request]);

  if (env.zendeskSnippetUrl === '' || outcome === 'shown') return null;
  return (
    <div className="with-session:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label="Chat"
        className="fixed right-5 bottom-5 z-30 inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-line-strong bg-raised text-sm font-semibold text-ink sm:px-4 transition-colors hover:bg-sunk"
      >
        <Icon name="chat" className="size-4 text-accent" />
        <span className="max-sm:hidden">Chat</span>
      </button>
      <section
        id={id}
        popover="auto"
        aria-label="Chat with a person"
        className="fixed inset-auto right-5 bottom-20 m-0 w-[min(22rem,calc(100vw-2.5rem))] rounded-lg border border-line bg-raised p-5 text-ink shadow-float"
      >
        <p className="font-display text-lg font-semibold">Chat with a person</p>
        <p className="mt-2 text-sm leading-relaxed text-muted">
          The chat is run by Zendesk. It comes from Zendesk’s servers, which see your network
          address, and keeps a note in your browser so that you can go on later. It loads only if
          you agree; you can take that back on the{' '}
          <TextLink to={privacyPath}>privacy page</TextLink>.
        </p>
        {outcome === 'failed' && (
          <p role="alert" className="mt-3 text-sm font-semibold text-danger">
            The chat could not be loaded. Try again in a moment, or write to us.
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            size="sm"
            busy={isWanted && outcome === null}
            onClick={() => {
              setRequest({ isStored: writeChatConsent(true) });
            }}
          >
            Agree and open the chat
          </Button>
          <TextLink to={contactPath}>Write instead</TextLink>
        </div>
      </section>
    </div>
  );
}

async function showChat(isOpen: boolean): Promise<boolean> {
  try {
    const { openChat, setVisitorChat } = await import('./support.ts');
    const isShown = await setVisitorChat(true);
    if (isShown && isOpen) await openChat();
    return isShown;
  } catch {
    return false;
  }
}

type Props = { privacyPath: string; contactPath: string };

/** One press of the button: a new object each time, so that pressing again tries again. */
type Request = { isStored: boolean };
