import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Door } from '@/drawings/door/door.tsx';
import { PATHS } from '@/site/paths.ts';
import {
  readHelpCenterRefusal,
  type HelpCenterRefusal,
} from '@/features/handoff/help-center-refusal.ts';
import { HelpCenterRefused } from '@/features/handoff/help-center-refused.tsx';
import { LateSession } from '@/features/session/late-session.tsx';
import { signOut } from '@/features/session/session.ts';
import { LONGEST_LOOKUP_MS } from '@/features/session/effects.ts';
import { useSession } from '@/features/session/use-session.ts';
import { leaveSupport } from '@/features/support/support.ts';
import { useSessionHint } from '@/platform/storage/use-session-hint.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { InPanel, PagePicture } from '@/ui/panel/panel.tsx';
import { Spinner } from '@/ui/spinner/spinner.tsx';
import { useLasting } from '@/ui/use-lasting.ts';
import { messageOf } from '@/lib/message-of.ts';

/** The remote logout URL of the help center as well, which tells its refusals here. */
export function Page() {
  const { search } = useLocation();
  const [attempt, setAttempt] = useState(1);
  const refusal = readHelpCenterRefusal(search);
  if (refusal !== null) return <Refused {...refusal} />;
  return <Leaving key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Refused({ reason }: HelpCenterRefusal) {
  const { user, loading } = useSession();
  const wasSignedIn = useSessionHint();
  return <HelpCenterRefused reason={reason} isSignedIn={loading ? wasSignedIn : user !== null} />;
}

function Leaving({ onRetry }: { onRetry: () => void }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const isLate = useLasting(problem === null, LONGEST_LOOKUP_MS);

  useEffect(() => {
    const leave = async () => {
      try {
        await signOut();
        await leaveSupport();
        await navigate(PATHS.home, { replace: true });
      } catch (cause) {
        setProblem(messageOf(cause, 'We could not sign you out.'));
      }
    };
    void leave();
  }, [navigate]);

  if (problem === null) {
    return (
      <section className="grid max-w-measure gap-6">
        <InPanel>
          <Door state="shut" />
        </InPanel>
        <div className="flex items-center gap-4">
          <Spinner size="lg" />
          <h1 className="font-display text-2xl font-semibold">Logging out...</h1>
        </div>
        {isLate && <LateSession />}
      </section>
    );
  }
  return (
    <section className="grid max-w-measure gap-6">
      <PagePicture>
        <Door state="ajar" />
      </PagePicture>
      <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">
        You are signed out, with one thing left to do
      </h1>
      <p role="alert">{problem}</p>
      <p>
        Nothing here uses your session any more. What this browser still stores of it is removed
        when you try again, or open this site the next time.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink to={PATHS.home} variant="secondary">
          Go to the home page
        </ButtonLink>
      </div>
    </section>
  );
}
