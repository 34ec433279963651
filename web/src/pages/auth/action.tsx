import { useLocation } from 'react-router-dom';
import { ActionProblem } from './action/action-problem.tsx';
import { ConfirmAddress } from './action/confirm-address.tsx';
import { LinkOver } from './action/link-over.tsx';
import { NewPassword } from './action/new-password.tsx';
import { NotMe } from './not-me/not-me.tsx';

/** Where the links in our e-mails lead. `mode` and `oobCode` are the identity service's names. */
export function Page() {
  const params = new URLSearchParams(useLocation().search);
  const code = params.get('oobCode');
  if (!code) return <ActionProblem message={INCOMPLETE} />;
  switch (params.get('mode') ?? '') {
    case 'verifyEmail':
      return <ConfirmAddress code={code} />;
    case 'resetPassword':
      return <NewPassword code={code} />;
    case 'recoverEmail':
      // Applied, it would give the account to anyone who holds this mail: our button closes the account instead.
      return <NotMe proof={{ code }} onDone={() => undefined} />;
    case 'verifyAndChangeEmail':
      // The identity service would apply it for everyone who has it, so we send a link of our own instead.
      return <LinkOver purpose="address" />;
    default:
      return <ActionProblem message={INCOMPLETE} />;
  }
}

const INCOMPLETE =
  'Part of this link is missing. Open it again from the e-mail, or ask for a new one.';
