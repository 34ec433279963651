import { useState, type ReactNode } from 'react';
import { WrongAddress } from '@/features/account/wrong-address.tsx';
import type { SessionUser } from '@/features/session/model/session-types.ts';
import { sendConfirmation } from '@/features/session/session.ts';
import { messageOf } from '@/lib/message-of.ts';
import { PATHS } from '@/site/paths.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function AddressSection({ user: { email, emailVerified } }: Props) {
  return (
    <Section
      title="E-mail address"
      action={
        <Badge tone={emailVerified ? 'good' : 'warn'}>
          {emailVerified ? 'Confirmed' : 'Not confirmed'}
        </Badge>
      }
    >
      <p className="font-semibold break-all">{email}</p>
      {emailVerified ? (
        <p className="mt-2 max-w-measure text-sm text-muted">
          You have confirmed this address. You need it to get back in if you forget your password.
          You can change it under <TextLink to={PATHS.editDetails}>Your details</TextLink>.
        </p>
      ) : (
        <SendLink
          label="Send the link again"
          send={() => sendConfirmation(PATHS.security)}
          sent={`A new link is on its way to ${email}. Check the spam folder too.`}
        >
          Open the link in the e-mail we sent you, and press its button. Until then, the account’s
          navigation stays closed.
        </SendLink>
      )}
    </Section>
  );
}

/** One message by e-mail at the press of a button, with what became of it. */
function SendLink({
  label,
  send,
  sent,
  children,
}: {
  label: string;
  send: () => Promise<void>;
  sent: string;
  children: ReactNode;
}) {
  const [state, setState] = useState<SendState>({ kind: 'idle' });
  const run = async () => {
    setState({ kind: 'busy' });
    try {
      await send();
      setState({ kind: 'sent' });
    } catch (cause) {
      const reason = messageOf(cause, 'The e-mail could not be sent.');
      setState({ kind: 'failed', reason });
    }
  };
  return (
    <>
      <p className="mt-2 max-w-measure text-sm text-muted">{children}</p>
      <div className="mt-4 grid justify-items-start gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="secondary"
            busy={state.kind === 'busy'}
            disabled={state.kind === 'sent'}
            onClick={() => void run()}
          >
            {state.kind === 'sent' ? 'Sent' : label}
          </Button>
          <WrongAddress />
        </div>
        <output className="block text-sm empty:hidden">{state.kind === 'sent' && sent}</output>
        {state.kind === 'failed' && (
          <p role="alert" className="text-sm font-medium text-danger">
            {state.reason}
          </p>
        )}
      </div>
    </>
  );
}

type SendState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'sent' }
  | { kind: 'failed'; reason: string };

type Props = { user: Pick<SessionUser, 'email' | 'emailVerified'> };
