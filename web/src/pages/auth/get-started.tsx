import { EntryPage } from './entry-page.tsx';
import { useEntry } from './use-entry.ts';
import { PATHS } from '@/site/paths.ts';
import { SignUpForm } from '@/features/auth-forms/sign-up-form.tsx';
import { signUp } from '@/features/session/session-actions.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { carried, isPassing, isLate, present, keep, enter } = useEntry();
  return (
    <EntryPage
      title="Create your account"
      lead="It costs nothing. You choose a plan when you want a server."
      carried={carried}
      isPassing={isPassing}
      isLate={isLate}
      present={present}
      footer={
        <>
          You have an account? <TextLink to={keep(PATHS.login)}>Sign in</TextLink>
        </>
      }
    >
      <SignUpForm
        onSubmit={({ email, password, displayName }) =>
          enter(() => signUp({ email, password, ...(displayName === '' ? {} : { displayName }) }))
        }
        agreement={
          <>
            I agree to the <TextLink to={PATHS.terms}>terms of service</TextLink> and have read the{' '}
            <TextLink to={PATHS.privacy}>privacy notice</TextLink>.
          </>
        }
      />
    </EntryPage>
  );
}
