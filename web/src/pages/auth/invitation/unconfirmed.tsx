import { useState } from 'react';
import { EntryPage } from '../entry-page.tsx';
import { Door } from '@/drawings/door/door.tsx';
import { WrongAddress } from '@/features/account/wrong-address.tsx';
import { refreshUser, sendConfirmation } from '@/features/session/session.ts';
import { messageOf } from '@/lib/message-of.ts';
import { Button } from '@/ui/button/button.tsx';

/** Whose address is not confirmed is told nothing of the invitation. */
export function Unconfirmed({ email, here }: { email: string; here: string }) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const run = async (kind: 'checking' | 'sending', act: () => Promise<void>, done: string) => {
    setState({ kind });
    try {
      await act();
      setState({ kind: 'done', words: done });
    } catch (cause) {
      const reason = messageOf(cause, 'The e-mail could not be sent. Try again in a moment.');
      setState({ kind: 'failed', reason });
    }
  };
  return (
    <EntryPage
      title="Confirm your address first"
      lead="One step before you see the invitation."
      picture={<Door state="shut" />}
    >
      <p>
        We sent a link to <span className="font-medium wrap-anywhere">{email}</span>. Open it, press
        its button, and come back to this page: it continues by itself.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          busy={state.kind === 'checking'}
          onClick={() =>
            void run(
              'checking',
              refreshUser,
              'Not confirmed yet. Open the link in the e-mail first, and press its button.',
            )
          }
        >
          I have confirmed it
        </Button>
        <Button
          variant="secondary"
          busy={state.kind === 'sending'}
          onClick={() =>
            void run(
              'sending',
              () => sendConfirmation(here),
              `A new link is on its way to ${email}. Check the spam folder too.`,
            )
          }
        >
          Send the link again
        </Button>
        <WrongAddress />
      </div>
      <output className="block text-sm empty:hidden">{state.kind === 'done' && state.words}</output>
      {state.kind === 'failed' && (
        <p role="alert" className="text-sm font-medium text-danger">
          {state.reason}
        </p>
      )}
    </EntryPage>
  );
}

type State =
  | { kind: 'idle' | 'checking' | 'sending' }
  | { kind: 'done'; words: string }
  | { kind: 'failed'; reason: string };
