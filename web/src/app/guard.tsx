import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { guardTarget } from './guard-target.ts';
import { useSession } from '@/features/session/use-session.ts';
import { Spinner } from '@/ui/spinner/spinner.tsx';

/** Shows its page to signed-in people only, and decides nothing before the session is known. */
export function Guard({ children }: { children: ReactNode }) {
  const { loading, user, endedBy } = useSession();
  const location = useLocation();
  if (loading) {
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label="Looking up your session" size="lg" />
      </div>
    );
  }
  if (user === null) return <Navigate replace to={guardTarget(location, endedBy)} />;
  return children;
}
