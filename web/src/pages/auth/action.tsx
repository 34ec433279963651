import { useLocation } from 'react-router-dom';
import { ChangedEmail } from './action/changed-email.tsx';
import { NewPassword } from './action/new-password.tsx';
import { VerifiedEmail } from './action/verified-email.tsx';
import { NotMe } from './not-me/not-me.tsx';
import { ActionProblem } from './action/action-problem.tsx';

/** Where the links in our e-mails lead. `mode` and `oobCode` are the identity service's names. */
export function Page() {
  const params = new URLSearchParams(useLocation().search);
  const code = params.get('oobCode');
  if (!code) return <ActionProblem message={INCOMPLETE} />;
  switch (params.get('mode') ?? '') {
    case 'verifyEmail':
      return <VerifiedEmail code={code} />;
    case 'resetPassword':
      return <NewPassword code={code} />;
    case 'recoverEmail':
      // Applied, it would give the account to anyone who holds this mail: our button closes the account instead.
      return <NotMe proof={{ code }} onDone={() => undefined} />;
    case 'verifyAndChangeEmail':
      return <ChangedEmail code={code} />;
    default:
      return <ActionProblem message={INCOMPLETE} />;
  }
}

const INCOMPLETE =
  'Part of this link is missing. Open it again from the e-mail, or ask for a new one.';
