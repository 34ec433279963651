import { useState, type ReactNode } from 'react';
import { revokeSessions } from '@/features/account/account-api.ts';
import { describeAccountProblem } from '@/features/account/account-text.ts';
import { SecurityEvents } from '@/features/account/security-events.tsx';
import { useSecurity } from '@/features/account/use-security.ts';
import type { ChangePasswordValues } from '@/features/auth-forms/auth-schemas.ts';
import { ChangePasswordForm } from '@/features/auth-forms/change-password-form.tsx';
import { formatDayAndTime } from '@/lib/dates.ts';
import { messageOf } from '@/lib/message-of.ts';
import { PasswordDialog } from '@/features/session/password-dialog.tsx';
import { describeWrongPassword } from '@/features/session/acts/recent-login.ts';
import { changePassword, reauthenticate } from '@/features/session/account-actions.ts';
import { endSession, resendVerification } from '@/features/session/session-actions.ts';
import { leaveSupport } from '@/features/support/support.ts';
import { PATHS } from '@/site/paths.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useAccount } from '../use-account.ts';

export function Page() {
  const { user, profile, locale } = useAccount();
  const security = useSecurity(user?.uid ?? '');
  if (user === null) return null;
  const { email } = user;
  return (
    <>
      <PageHeader
        title="Security"
        lead="How you sign in to this account, and what has happened in it."
      />
      <div className="grid gap-14">
        <Section
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
              You have confirmed this address. If you forget your password, it is your way back into
              the account. You can change it under{' '}
              <TextLink to={PATHS.editDetails}>Your details</TextLink>.
            </p>
          ) : (
            <SendLink
              label="Send the link again"
              send={() => resendVerification(PATHS.security)}
              sent={`A new link is on its way to ${email}. Check the spam folder too.`}
            >
              Open the link in the e-mail we sent you. Until then, the account’s navigation stays
              closed.
            </SendLink>
          )}
        </Section>
        <PasswordCard email={email} displayName={profile?.displayName ?? user.displayName ?? ''} />
        <SessionsCard email={email} lastSignIn={formatDayAndTime(user.lastSignInAt, locale)} />
        <Section title="Recent activity">
          <SecurityEvents
            query={security}
            formatMoment={(moment) => formatDayAndTime(moment, locale)}
          />
        </Section>
      </div>
    </>
  );
}

function PasswordCard({ email, displayName }: { email: string; displayName: string }) {
  const [notEnded, setNotEnded] = useState<string | null>(null);

  const change = async ({ current, password }: ChangePasswordValues) => {
    setNotEnded(null);
    await reauthenticate(current);
    await changePassword(password);
    // From here on the change stands, so what fails now must not read as if it did not.
    try {
      await endSession('password-changed', async () => {
        await reauthenticate(password);
        await revokeSessions('password_changed');
        await leaveSupport();
      });
    } catch (cause) {
      setNotEnded(describeAccountProblem(cause));
    }
  };

  return (
    <Section title="Password">
      <p className="mb-5 max-w-measure text-sm text-muted">
        Use at least eight characters and avoid common passwords. The change signs you out
        everywhere, including here; sign in again with the new password. Forgotten the current one?{' '}
        <TextLink to={PATHS.forgotPassword}>Get a link by e-mail</TextLink>.
      </p>
      {notEnded !== null && (
        <div className="mb-5">
          <Banner
            tone="warn"
            title="Your password has been changed, but other sessions may still be open"
          >
            {notEnded} End them with “Sign out everywhere” below.
          </Banner>
        </div>
      )}
      <ChangePasswordForm
        email={email}
        displayName={displayName}
        onSubmit={change}
        wrongPassword={describeWrongPassword}
      />
    </Section>
  );
}

function SessionsCard({ email, lastSignIn }: { email: string; lastSignIn: string | null }) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Section title="Sessions">
      <dl className="grid gap-1">
        <dt className="text-sm text-muted">Last sign-in</dt>
        <dd className="tabular-nums">{lastSignIn ?? 'Unknown'}</dd>
      </dl>
      <p className="mt-3 max-w-measure text-sm text-muted">
        If that was not you, change your password. If you have lost or lent a device, sign out
        everywhere: that ends every session of this account at once, and on your servers when they
        next check with us. A server that skips the check may keep you signed in until you sign out
        there. Each time a server could sign you in is listed under “Recent activity”.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setIsLeaving(true)}>
          Sign out everywhere
        </Button>
        <ButtonLink to={PATHS.logout} variant="quiet">
          Sign out here only
        </ButtonLink>
      </div>
      <PasswordDialog
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        title="Sign out everywhere?"
        email={email}
        confirm={{ label: 'Sign out everywhere' }}
        act={() =>
          endSession('everywhere', async () => {
            await revokeSessions('asked');
            await leaveSupport();
          })
        }
        failed="You are still signed in"
        describe={describeAccountProblem}
      >
        <p>
          Every session of this account ends, in this browser and all others. To continue, sign in
          again. Your plan, your servers and your data stay as they are.
        </p>
      </PasswordDialog>
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
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'sent' }
  | { kind: 'failed'; reason: string };
