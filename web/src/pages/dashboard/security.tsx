import { useState, type ReactNode } from 'react';
import { formatDayAndTime } from '@/features/billing/format.ts';
import { resendVerification, sendReset } from '@/features/session/session-actions.ts';
import { PATHS } from '@/content/paths.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Card } from '@/ui/card/card.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { useAccount } from './use-account.ts';

export function Page() {
  const { user, locale } = useAccount();
  if (user === null) return null;
  const { email } = user;
  return (
    <>
      <PageHeader title="Security" lead="How you get into this account, and who else might." />
      <div className="grid gap-6">
        <Card
          title="E-mail address"
          action={
            <Badge tone={user.emailVerified ? 'good' : 'warn'}>
              {user.emailVerified ? 'Confirmed' : 'Not confirmed'}
            </Badge>
          }
        >
          <p className="font-semibold break-all">{email}</p>
          {user.emailVerified ? (
            <p className="mt-2 max-w-measure text-sm text-muted">
              You confirmed that messages to this address reach you. It is the way back into your
              account if you forget your password.
            </p>
          ) : (
            <SendLink
              label="Send the link again"
              send={resendVerification}
              sent={`A new link is on its way to ${email}. Look in the spam folder too.`}
            >
              Open the link in the message that we sent you. Until then the account’s navigation
              stays closed.
            </SendLink>
          )}
        </Card>
        <Card title="Password">
          <SendLink
            label="Send a link to change it"
            send={() => sendReset(email)}
            sent={`A link to choose a new password is on its way to ${email}. Your present one works until you have used it.`}
          >
            To change your password, have a link sent to your e-mail address. It works once and for
            a short time.
          </SendLink>
        </Card>
        <Card title="Last sign-in">
          <p className="tabular-nums">
            {formatDayAndTime(user.lastSignInAt, locale) ?? 'Not known'}
          </p>
          <p className="mt-2 max-w-measure text-sm text-muted">
            If that was not you, change your password. Doing so signs this account out everywhere
            within the hour, on this device too.
          </p>
          <div className="mt-4">
            <ButtonLink to={PATHS.logout} variant="secondary">
              Sign out here
            </ButtonLink>
          </div>
        </Card>
      </div>
    </>
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
      const reason = cause instanceof Error ? cause.message : 'The message could not be sent.';
      setState({ kind: 'failed', reason });
    }
  };
  return (
    <>
      <p className="mt-2 max-w-measure text-sm text-muted">{children}</p>
      <div className="mt-4 grid justify-items-start gap-3">
        <Button
          variant="secondary"
          busy={state.kind === 'busy'}
          disabled={state.kind === 'sent'}
          onClick={() => void run()}
        >
          {state.kind === 'sent' ? 'Sent' : label}
        </Button>
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
  { kind: 'idle' } | { kind: 'busy' } | { kind: 'sent' } | { kind: 'failed'; reason: string };
