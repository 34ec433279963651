import { useState } from 'react';
import { ActionProblem } from './action-problem.tsx';
import { oncePerCode, useCode } from './use-code.ts';
import { SpareKey } from '@/drawings/alcove/rooms.tsx';
import { Door } from '@/drawings/door/door.tsx';
import { PATHS } from '@/site/paths.ts';
import { NewPasswordForm } from '@/features/auth-forms/new-password-form.tsx';
import { checkActionCode, confirmPasswordReset } from '@/features/session/account-actions.ts';
import { reportAddress } from '@/features/sign-in/links/address-news.ts';
import { EntryPage } from '../entry-page.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function NewPassword({ code }: { code: string }) {
  const outcome = useCode(code, check);
  const [isSaved, setIsSaved] = useState(false);
  if (outcome?.ok === false) return <ActionProblem message={outcome.message} />;
  if (isSaved) {
    return (
      <EntryPage title="Your password has been changed" picture={<Door state="open" />}>
        <p>You can sign in with it now. You have been signed out everywhere else.</p>
        <ButtonLink to={PATHS.login} className="justify-self-start">
          Sign in
        </ButtonLink>
      </EntryPage>
    );
  }
  const email = outcome?.value.email ?? '';
  return (
    <EntryPage
      title="Choose a new password"
      lead={email === '' ? undefined : `For ${email}.`}
      panel={outcome === null ? <Door state="turning" /> : <SpareKey />}
      isPassing={outcome === null}
    >
      <NewPasswordForm
        email={email}
        onSubmit={async ({ password }) => {
          await confirmPasswordReset(code, password);
          // So that the account's e-mail about it goes out at once.
          if (email !== '') void reportAddress({ email });
          setIsSaved(true);
        }}
      />
    </EntryPage>
  );
}

const check = oncePerCode(checkActionCode);
