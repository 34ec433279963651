import { useState } from 'react';
import { SpareKey } from '@/drawings/alcove/rooms.tsx';
import { Door } from '@/drawings/door/door.tsx';
import { NewPasswordForm } from '@/features/auth-forms/new-password-form.tsx';
import { isGone, resetPassword } from '@/features/sign-in/links/use-links.ts';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EntryPage } from '../entry-page.tsx';
import { CodePage } from './code-page.tsx';
import { LinkOver } from './link-over.tsx';

/** Sets the password of someone who has forgotten theirs. */
export function NewPassword({ code }: { code: string }) {
  return (
    <CodePage code={code} purpose="password" title={TITLE}>
      {({ email, isUsed }) => <Choice code={code} email={email} isUsed={isUsed} />}
    </CodePage>
  );
}

const TITLE = 'Choose a new password';

function Choice({ code, email, isUsed }: { code: string; email: string; isUsed: boolean }) {
  const [end, setEnd] = useState<'saved' | 'before' | 'over' | null>(isUsed ? 'before' : null);
  switch (end) {
    case null:
      return (
        <EntryPage title={TITLE} lead={`For ${email}.`} panel={<SpareKey />}>
          <NewPasswordForm
            email={email}
            onSubmit={async ({ password }) => {
              try {
                const { isRepeat } = await resetPassword(code, password);
                setEnd(isRepeat ? 'before' : 'saved');
              } catch (cause) {
                if (!isGone(cause)) throw cause;
                setEnd('over');
              }
            }}
          />
        </EntryPage>
      );
    case 'over':
      return <LinkOver purpose="password" />;
    case 'saved':
      return (
        <EntryPage title="Your password has been changed" picture={<Door state="open" />}>
          <p>You can sign in with it now. You have been signed out everywhere else.</p>
          <ButtonLink to={PATHS.login} className="justify-self-start">
            Sign in
          </ButtonLink>
        </EntryPage>
      );
    case 'before':
      return (
        <EntryPage title="Your password was changed before" picture={<Door state="open" />}>
          <p>
            This link has done its work: sign in with the password that was chosen then. If that was
            not you, or you have forgotten it, have a new link sent.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={PATHS.login}>Sign in</ButtonLink>
            <ButtonLink to={PATHS.forgotPassword} variant="secondary">
              Send a new link
            </ButtonLink>
          </div>
        </EntryPage>
      );
  }
}
