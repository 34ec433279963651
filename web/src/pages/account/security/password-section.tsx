import { useState } from 'react';
import { revokeSessions } from '@/features/account/account-api.ts';
import { describeAccountProblem } from '@/features/account/account-text.ts';
import type { ChangePasswordValues } from '@/features/auth-forms/auth-schemas.ts';
import { ChangePasswordForm } from '@/features/auth-forms/change-password-form.tsx';
import { changePassword, reauthenticate } from '@/features/session/account-actions.ts';
import { describeWrongPassword } from '@/features/session/proof/needed-proof.ts';
import { endSession } from '@/features/session/session.ts';
import { leaveSupport } from '@/features/support/support.ts';
import type { Prove } from '@/lib/prove.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Section } from '@/ui/section/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function PasswordSection({ email, displayName, prove }: Props) {
  const [notEnded, setNotEnded] = useState<string | null>(null);

  const change = async ({ current, password }: ChangePasswordValues) => {
    setNotEnded(null);
    await reauthenticate(current);
    await changePassword(password);
    // From here on the change stands, so what fails now must not read as if it did not.
    try {
      await reauthenticate(password);
      const isDone = await prove(() =>
        endSession('password-changed', async () => {
          await revokeSessions('password_changed');
          await leaveSupport();
        }),
      );
      if (!isDone) setNotEnded('You did not show your passkey.');
    } catch (cause) {
      setNotEnded(describeAccountProblem(cause));
    }
  };

  return (
    <div id={PASSWORD_SECTION} className="scroll-mt-24">
      <Section title="Password">
        <p className="mb-5 max-w-measure text-sm text-muted">
          Use at least eight characters and avoid common passwords. The change signs you out
          everywhere, including here; sign in again with the new password. Forgotten the current
          one? <TextLink to={PATHS.forgotPassword}>Get a link by e-mail</TextLink>.
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
    </div>
  );
}

const PASSWORD_SECTION = 'password';

/** Leads to the form, from further down the page. */
export function showPasswordForm(): void {
  const section = document.getElementById(PASSWORD_SECTION);
  section?.scrollIntoView();
  section?.querySelector<HTMLInputElement>('input[autocomplete="current-password"]')?.focus();
}

type Props = { email: string; displayName: string; prove: Prove };
