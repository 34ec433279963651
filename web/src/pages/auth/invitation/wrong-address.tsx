import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EntryPage } from '../entry-page.tsx';
import { Door } from '@/drawings/door/door.tsx';
import { signOut } from '@/features/session/session.ts';
import { leaveSupport } from '@/features/support/support.ts';
import { messageOf } from '@/lib/message-of.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';

/** @param text the API's sentence, which shows as much of the invited address as reminds its owner of it */
export function WrongAddress({ text, email, here }: Props) {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const leave = async () => {
    setIsLeaving(true);
    setProblem(null);
    try {
      await signOut();
      await leaveSupport();
      await navigate(`${PATHS.login}?from=${encodeURIComponent(here)}`);
    } catch (cause) {
      setProblem(messageOf(cause, 'We could not sign you out.'));
      setIsLeaving(false);
    }
  };
  return (
    <EntryPage title="This invitation is for another address" picture={<Door state="misfit" />}>
      {problem !== null && (
        <Banner tone="bad" title="You are still signed in here">
          {problem}
        </Banner>
      )}
      <p>{text}</p>
      <p>
        You are signed in as <span className="font-medium wrap-anywhere">{email}</span>. Sign in
        with the invited address, or ask the person who invited you to send the invitation to this
        one.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isLeaving} onClick={() => void leave()}>
          Use another account
        </Button>
        <ButtonLink to={PATHS.dashboard} variant="secondary">
          Go to your dashboard
        </ButtonLink>
      </div>
    </EntryPage>
  );
}

type Props = { text: string; email: string; here: string };
