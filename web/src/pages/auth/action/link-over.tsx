import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Door } from '@/drawings/door/door.tsx';
import { sendConfirmation } from '@/features/session/session.ts';
import { useVisitor } from '@/features/session/use-session.ts';
import { describeLinkProblem } from '@/features/sign-in/links/use-links.ts';
import { useAct } from '@/features/sign-in/use-act.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EntryPage } from '../entry-page.tsx';
import { continuePath } from './continue-path.ts';

/** A link that means nothing any more, and what comes next. */
export function LinkOver({ purpose }: { purpose: 'confirmation' | 'password' | 'address' }) {
  return (
    <EntryPage title="This link is over" picture={<Door state="misfit" />}>
      {purpose === 'confirmation' && <NextConfirmation />}
      {purpose === 'password' && (
        <>
          <p>It works for an hour, and once. Your password is as it was.</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={PATHS.forgotPassword}>Send a new link</ButtonLink>
            <ButtonLink to={PATHS.login} variant="secondary">
              Sign in
            </ButtonLink>
          </div>
        </>
      )}
      {purpose === 'address' && (
        <>
          <p>Your address is as it was. Ask for the change again from your account.</p>
          <div>
            <ButtonLink to={PATHS.editDetails}>Go to your details</ButtonLink>
          </div>
        </>
      )}
    </EntryPage>
  );
}

function NextConfirmation() {
  const { user } = useVisitor();
  const path = continuePath(useLocation().search, window.location.origin);
  const [isSent, setIsSent] = useState(false);
  const act = useAct(describeLinkProblem);
  if (user === null || user.emailVerified) {
    return (
      <>
        <p>
          It is too old, or belongs to an account that is gone. If your address is not confirmed
          yet, your account offers you a new link.
        </p>
        <div>
          <ButtonLink to={path}>{user === null ? 'Sign in' : 'Continue'}</ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      {isSent ? (
        <Banner tone="good" title="Check your inbox">
          A new link is on its way to{' '}
          <span className="font-medium wrap-anywhere">{user.email}</span>. Check the spam folder
          too. We send at most three an hour.
        </Banner>
      ) : (
        <p>
          It is too old. We can send a new one to{' '}
          <span className="font-medium wrap-anywhere">{user.email}</span>.
        </p>
      )}
      {act.problem !== null && (
        <Banner tone="bad" title="No link was sent">
          {act.problem}
        </Banner>
      )}
      <div>
        <Button
          busy={act.isBusy}
          disabled={isSent}
          onClick={() =>
            void act.run(async () => {
              await sendConfirmation(path);
              setIsSent(true);
            })
          }
        >
          {isSent ? 'Sent' : 'Send a new link'}
        </Button>
      </div>
    </>
  );
}
