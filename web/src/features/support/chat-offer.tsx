import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '@/platform/env.ts';
import { useSessionHint } from '@/platform/storage/use-session-hint.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { ChatFailure } from './chat-failure.tsx';
import { ChatLauncher } from './chat-launcher.tsx';
import { useChat } from './use-chat.ts';
import { VisitorChat } from './visitor-chat.tsx';

/**
 * The way to the chat on public pages: everywhere for a visitor, and on the help pages also for people who are signed in. It
 * comes with the script, without which there is no chat, and costs a document nothing.
 */
export function ChatOffer(paths: Props) {
  const isSignedIn = useSessionHint();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  if (!isHydrated || env.zendeskSnippetUrl === '') return null;
  if (!isSignedIn) return <VisitorChat {...paths} />;
  return pathname.startsWith('/help/') ? <OwnChat {...paths} /> : null;
}

function OwnChat({ contactPath }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const chat = useChat(button);
  return (
    <ChatLauncher buttonRef={button} chat={chat} onClick={chat.open}>
      {chat.step === 'failed' && (
        <section
          aria-label="Chat"
          className="fixed right-5 bottom-20 z-30 w-[min(22rem,calc(100vw-2.5rem))] rounded-lg border border-line bg-raised p-5 text-ink shadow-float"
        >
          <ChatFailure onRetry={chat.open} contactPath={contactPath} />
        </section>
      )}
    </ChatLauncher>
  );
}

type Props = { privacyPath: string; contactPath: string };
