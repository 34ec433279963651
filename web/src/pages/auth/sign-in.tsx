import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useEntryTarget } from './use-entry.ts';
import { Door } from '@/drawings/door/door.tsx';
import { PATHS } from '@/site/paths.ts';
import { LateSession, useLateWords } from '@/features/session/late-session.tsx';
import { carriedEnd, endPath } from '@/features/session/model/session-end.ts';
import { placeOf } from '@/features/session/state.ts';
import { useVisitor } from '@/features/session/use-session.ts';
import { replaceLocation } from '@/platform/location.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { InPanel } from '@/ui/panel/panel.tsx';
import { Spinner } from '@/ui/spinner/spinner.tsx';

/** Shows nothing of its own: it sends a signed-in person on, and anyone else to the form. */
export function Page() {
  const { search } = useLocation();
  const { next, keep } = useEntryTarget();
  const visitor = useVisitor();
  const words = useLateWords();
  const place = placeOf(visitor);

  useEffect(() => {
    if (place === 'inside') replaceLocation(next);
  }, [place, next]);

  if (place === 'outside') {
    const end = carriedEnd(search) ?? visitor.endedBy;
    return <Navigate replace to={endPath(keep(PATHS.login), end)} />;
  }
  return (
    <section className="grid max-w-form gap-6">
      <InPanel>
        <Door state="turning" />
      </InPanel>
      <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">
        {place === 'late' ? words.title : 'On the way to your account'}
      </h1>
      {place === 'late' ? (
        <LateSession
          signIn={
            <ButtonLink to={keep(PATHS.login)} variant="secondary">
              Sign in
            </ButtonLink>
          }
        />
      ) : (
        <Spinner label="Looking up your session" />
      )}
    </section>
  );
}
