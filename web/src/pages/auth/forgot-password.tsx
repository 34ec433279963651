import { useState } from 'react';
import { EntryPage } from './entry-page.tsx';
import { useEntryTarget } from './use-entry.ts';
import { SpareKey } from '@/drawings/alcove/rooms.tsx';
import { PATHS } from '@/site/paths.ts';
import { ForgotPasswordForm } from '@/features/auth-forms/forgot-password-form.tsx';
import { sendReset } from '@/features/sign-in/links/use-links.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { keep } = useEntryTarget();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <EntryPage
      title="Reset your password"
      lead="Enter the e-mail address of your account. We will send you a link to choose a new password."
      panel={<SpareKey />}
      footer={<TextLink to={keep(PATHS.login)}>Back to sign in</TextLink>}
    >
      {sentTo !== null && (
        <Banner tone="good" title="Check your inbox">
          If an account exists for <span className="font-medium wrap-anywhere">{sentTo}</span>, a
          link is on its way. Allow a minute, and check the spam folder too. We send at most three
          an hour.
        </Banner>
      )}
      <ForgotPasswordForm
        onSubmit={async ({ email }) => {
          setSentTo(null);
          await sendReset(email);
          setSentTo(email);
        }}
      />
    </EntryPage>
  );
}
