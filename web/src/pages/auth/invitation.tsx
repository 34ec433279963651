import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { hideSecret, readInvitationKey } from '@/features/people/invitation/invitation-key.ts';
import { InvitationRead } from './invitation/invitation-read.tsx';
import { SignedOut } from './invitation/signed-out.tsx';
import { useVisitor } from '@/features/session/use-session.ts';
import { EntryPage } from './entry-page.tsx';

/** Where the link of an invitation leads, and the dashboard's offer of one. Only its button accepts. */
export function Page() {
  const { pathname, search, hash } = useLocation();
  const key = useMemo(() => readInvitationKey({ search, hash }), [search, hash]);
  useEffect(() => hideSecret({ pathname, search, hash }), [pathname, search, hash]);
  const { loading, isLate, user } = useVisitor();
  const here = pathname + search;
  if (user !== null) return <InvitationRead user={user} invitation={key} here={here} />;
  if (loading && !isLate) {
    return (
      <EntryPage title="Your invitation" isPassing>
        {null}
      </EntryPage>
    );
  }
  return <SignedOut invitation={key} here={here} isLate={isLate} />;
}
