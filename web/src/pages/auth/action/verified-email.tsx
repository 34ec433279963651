import { useLocation } from 'react-router-dom';
import { choiceInPath } from '@/features/billing/text/plan-choice.ts';
import { ActionProblem } from './action-problem.tsx';
import { continuePath } from './continue-path.ts';
import { oncePerCode, useCode } from './use-code.ts';
import { Door } from '@/drawings/door/door.tsx';
import { isInvitation, PATHS } from '@/site/paths.ts';
import { applyActionCode, checkActionCode } from '@/features/session/account-actions.ts';
import { readSessionUser, refreshUser } from '@/features/session/session.ts';
import { reportAddress } from '@/features/sign-in/links/address-news.ts';
import { EntryPage } from '../entry-page.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function VerifiedEmail({ code }: { code: string }) {
  const outcome = useCode(code, verify);
  const path = continuePath(useLocation().search, window.location.origin);
  if (outcome?.ok === false) return <ActionProblem message={outcome.message} />;
  return (
    <EntryPage
      title={
        outcome === null
          ? 'Confirming your e-mail address'
          : 'Your e-mail address has been confirmed'
      }
      picture={<Door state={outcome === null ? 'turning' : 'open'} />}
      isPassing={outcome === null}
    >
      <p>{nextWords(path)}</p>
      <ButtonLink to={path} className="justify-self-start">
        {path === PATHS.dashboard ? 'Go to dashboard' : 'Continue'}
      </ButtonLink>
    </EntryPage>
  );
}

function nextWords(path: string): string {
  if (isInvitation(path)) return 'Next comes the invitation.';
  return choiceInPath(path) === null
    ? 'You can now use everything in your account.'
    : 'Next comes the plan you chose.';
}

const verify = oncePerCode(async (code) => {
  try {
    const [{ email }] = await Promise.all([checkActionCode(code), reportAddress({ code })]);
    await applyActionCode(code);
    // Ends sessions from before now, not only at the next call: that may come from someone who has just signed in.
    if (email !== null) await reportAddress({ email });
  } catch (cause) {
    // A link that is opened a second time has still done its work.
    if (!(await isVerified())) throw cause;
    return;
  }
  // So that pages which are open in other tabs, and the next one here, know it at once.
  await isVerified();
});

async function isVerified(): Promise<boolean> {
  try {
    if ((await readSessionUser()) === null) return false;
    await refreshUser();
    return (await readSessionUser())?.emailVerified === true;
  } catch {
    return false;
  }
}
