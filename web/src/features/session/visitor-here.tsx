import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useDepartures, useSessionHint } from '@/platform/storage/use-session-hint.ts';
import { useVisitor } from './use-session.ts';

/**
 * A part of a public page that is for everyone, and knows who is signed in. It asks only where someone was: what is typed in the part
 * stays while the answer comes, and goes when the person leaves.
 */
export function VisitorHere({ children }: { children: (visitor: Here) => ReactNode }) {
  const isRemembered = useSessionHint();
  const departures = useDepartures();
  const [visitor, setVisitor] = useState<Here>('unknown');
  return (
    <>
      {isRemembered && <WhoIsHere onKnown={setVisitor} />}
      <Fragment key={departures}>{children(isRemembered ? visitor : null)}</Fragment>
    </>
  );
}

function WhoIsHere({ onKnown }: { onKnown: (visitor: Here) => void }) {
  const { loading, isLate, user } = useVisitor();
  const { uid, email, displayName } = user ?? {};
  useEffect(() => {
    if (uid !== undefined && email !== undefined) {
      onKnown({ uid, email, name: displayName ?? null });
    } else {
      onKnown(loading && !isLate ? 'unknown' : null);
    }
  }, [uid, email, displayName, loading, isLate, onKnown]);
  return null;
}

/** Null: no one is signed in. */
type Here = { uid: string; email: string; name: string | null } | null | 'unknown';
