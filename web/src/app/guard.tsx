import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { guardTarget, signInPath } from './guard-target.ts';
import { LateSession, useLateWords } from '@/features/session/late-session.tsx';
import { placeOf } from '@/features/session/state.ts';
import { useSession } from '@/features/session/use-session.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Spinner } from '@/ui/spinner/spinner.tsx';

/**
 * Shows its page to signed-in people only. It opens as soon as the browser names them, with what was last known: until the session
 * is confirmed, the bar shows that it is being checked. It sends no one away before that.
 */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const words = useLateWords();
  const location = useLocation();
  const place = placeOf(session);
  if (place === 'inside') return children;
  if (place === 'late') {
    return (
      <div className="grid min-h-[60dvh] max-w-measure content-center gap-5">
        <h1 className="font-display text-2xl font-semibold tracking-tight sm:text-3xl">
          {words.title}
        </h1>
        <LateSession
          signIn={
            <ButtonLink to={signInPath(location)} variant="secondary">
              Sign in
            </ButtonLink>
          }
        />
      </div>
    );
  }
  if (place === 'looking') {
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label="Looking up your session" size="lg" />
      </div>
    );
  }
  return <Navigate replace to={guardTarget(location, session.endedBy)} />;
}
