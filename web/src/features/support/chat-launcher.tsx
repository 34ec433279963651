import type { ComponentProps, ReactNode, RefObject } from 'react';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { useAside } from '@/ui/use-aside.ts';
import { UnreadCount } from './unread-count.tsx';
import type { Chat } from './use-chat.ts';

/**
 * The button that opens the chat. Its place is below the end of the page, where it covers nothing; from there it floats up to the
 * foot of the window: on wide windows unless someone reads down, on phones only when they scroll up. The focus brings it back.
 */
export function ChatLauncher({ buttonRef, chat, children, ...rest }: Props) {
  const { isOpen, step, unread } = chat;
  const aside = useAside(buttonRef);
  const isLoading = step === 'loading';
  return (
    <div className="contents">
      <div className="h-16 bg-sunk" />
      <div
        className={classNames(
          'pointer-events-none z-30 -mt-16 flex justify-end px-5 pb-5 sm:sticky sm:bottom-0',
          aside !== 'rest' && 'sticky bottom-0',
        )}
      >
        {!isOpen && (
          <button
            {...rest}
            ref={buttonRef}
            type="button"
            aria-label={unread === 0 ? 'Chat' : undefined}
            aria-busy={isLoading || undefined}
            className={classNames(
              // The ring lies inside: outside may be a dark band.
              'pointer-events-auto inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-line-strong bg-raised text-sm font-semibold text-ink -outline-offset-4 transition sm:px-4 hover:bg-sunk',
              aside === 'away' && AWAY,
            )}
          >
            <Icon
              name="chat"
              className={classNames('size-4 text-accent', isLoading && 'animate-breathe')}
            />
            <span className="max-sm:sr-only">Chat</span>
            <UnreadCount count={unread} />
          </button>
        )}
      </div>
      {children}
    </div>
  );
}

const AWAY =
  'not-focus-visible:pointer-events-none not-focus-visible:translate-y-4 not-focus-visible:opacity-0';

type Props = {
  buttonRef: RefObject<HTMLButtonElement | null>;
  chat: Pick<Chat, 'isOpen' | 'step' | 'unread'>;
  /** Floats above the page. */
  children?: ReactNode;
} & Pick<ComponentProps<'button'>, 'onClick' | 'popoverTarget'>;
