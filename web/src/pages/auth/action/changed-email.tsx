import { ActionProblem } from './action-problem.tsx';
import { oncePerCode, useCode } from './use-code.ts';
import { Door } from '@/drawings/door/door.tsx';
import { PATHS } from '@/site/paths.ts';
import { applyActionCode, checkActionCode } from '@/features/session/account-actions.ts';
import { reportAddress } from '@/features/sign-in/links/address-news.ts';
import { readSessionUser, signOut } from '@/features/session/session.ts';
import { EntryPage } from '../entry-page.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function ChangedEmail({ code }: { code: string }) {
  const outcome = useCode(code, change);
  if (outcome?.ok === false) return <ActionProblem message={outcome.message} />;
  return (
    <EntryPage
      title={
        outcome === null ? 'Changing your e-mail address' : 'Your e-mail address has been changed'
      }
      picture={<Door state={outcome === null ? 'turning' : 'open'} />}
      isPassing={outcome === null}
    >
      <p>
        From now on, sign in as <span className="font-medium wrap-anywhere">{outcome?.value}</span>.
        You have been signed out everywhere, so please sign in again.
      </p>
      <ButtonLink to={PATHS.login} className="justify-self-start">
        Sign in
      </ButtonLink>
    </EntryPage>
  );
}

const change = oncePerCode(async (code) => {
  const { email, previousEmail } = await checkActionCode(code);
  await reportAddress({ code });
  await applyActionCode(code);
  if (email !== null) void reportAddress({ email });
  try {
    // The service has ended every session of the account; this browser need not wait to find out. Its user may have
    // been read before the change or after it.
    const current = (await readSessionUser())?.email;
    if (current === previousEmail || current === email) await signOut('email-changed');
  } catch {
    // It finds out when it next renews its token.
  }
  return email ?? '';
});
