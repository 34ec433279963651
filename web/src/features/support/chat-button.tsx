import { useEffect, useRef } from 'react';
import { PATHS } from '@/site/paths.ts';
import { env } from '@/platform/env.ts';
import { buttonClasses } from '@/ui/button/button-classes.ts';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { ChatFailure } from './chat-failure.tsx';
import { UnreadCount } from './unread-count.tsx';
import { useChat } from './use-chat.ts';

/**
 * Opens the signed-in person's chat. What failed is said below the bar.
 * @param isInBar where it is short, on a phone as short as its icon
 */
export function ChatButton({ isInBar = false }: { isInBar?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const { step, unread, open } = useChat(button);
  useEffect(() => {
    note.current?.togglePopover(step === 'failed');
  }, [step]);

  if (env.zendeskSnippetUrl === '') return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-busy={step === 'loading' || undefined}
        onClick={step === 'loading' ? undefined : open}
        className={classNames(
          isInBar ? BAR_BUTTON : buttonClasses({ variant: 'secondary', size: 'sm' }),
          'gap-2 aria-busy:cursor-progress',
        )}
      >
        <Icon
          name="chat"
          className={step === 'loading' ? 'size-4.5 animate-breathe text-muted' : 'size-4.5'}
        />
        <span className={isInBar ? 'max-sm:sr-only' : ''}>
          {step === 'loading' ? 'Opening the chat' : isInBar ? 'Chat' : 'Open the chat'}
        </span>
        <UnreadCount count={unread} />
      </button>
      <div
        ref={note}
        popover="auto"
        className="fixed inset-auto top-17 right-4 m-0 mt-2 w-[min(22rem,calc(100vw-2rem))] rounded-lg border border-line bg-raised p-5 text-ink shadow-float"
      >
        {step === 'failed' && <ChatFailure onRetry={open} contactPath={PATHS.contactV1} />}
      </div>
    </>
  );
}

const BAR_BUTTON =
  'inline-flex min-h-10 min-w-10 shrink-0 cursor-pointer items-center justify-center rounded-sm px-2.5 text-sm font-semibold hover:bg-sunk';
