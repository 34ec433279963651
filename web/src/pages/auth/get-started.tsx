import { EntryPage } from './entry-page.tsx';
import { useEntry } from './use-entry.ts';
import { useLocation } from 'react-router-dom';
import { PlanAhead, PlanPanel } from '@/features/billing/plans/plan-ahead.tsx';
import { choiceInPath } from '@/features/billing/text/plan-choice.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { isInvitation, PATHS } from '@/site/paths.ts';
import { SignUpForm } from '@/features/auth-forms/sign-up-form.tsx';
import { signUp } from '@/features/session/sign-up.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { search } = useLocation();
  const choice = choiceInPath(new URLSearchParams(search).get('from') ?? '');
  const locale = personLocale(undefined);
  const { carried, page, isPassing, isLate, signedInAs, keep, enter } = useEntry();
  return (
    <EntryPage
      title="Create your account"
      lead={leadOf(choice !== null, page)}
      panel={<PlanPanel choice={choice} locale={locale} />}
      carried={carried}
      isPassing={isPassing}
      isLate={isLate}
      signedInAs={signedInAs}
      footer={
        <>
          Already have an account? <TextLink to={keep(PATHS.login)}>Sign in</TextLink>
        </>
      }
    >
      {choice !== null && <PlanAhead choice={choice} locale={locale} />}
      <SignUpForm
        onSubmit={({ email, password, displayName }) =>
          enter(() =>
            signUp({
              email,
              password,
              ...(displayName === '' ? {} : { displayName }),
              returnPath: page,
            }),
          )
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

function leadOf(hasChosen: boolean, page: string): string {
  if (hasChosen) return 'First your account, then the plan you chose.';
  return isInvitation(page)
    ? 'It is free. Use the address that the invitation was sent to.'
    : 'It is free. You choose a plan when you want a server.';
}
