import { writeChatConsent } from '@/platform/storage/chat-consent.ts';
import { Button } from '@/ui/button/button.tsx';
import { useChatConsent } from './use-chat-consent.ts';

/** Whether this browser has agreed to the chat, and the way to withdraw. */
export function ChatChoice() {
  const agreed = useChatConsent();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-raised p-4">
      <p role="status" className="min-w-56 flex-1">
        {agreed
          ? 'In this browser, you have agreed to the chat for visitors.'
          : 'In this browser, the chat loads only after you sign in.'}
      </p>
      {agreed && (
        <Button variant="secondary" size="sm" onClick={() => writeChatConsent(false)}>
          Withdraw consent
        </Button>
      )}
    </div>
  );
}
