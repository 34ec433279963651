import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS, type Path } from '@/site/paths.ts';
import { readCarriedTarget, type CarriedTarget } from '@/features/handoff/carried-target.ts';
import { handoffSettings } from '@/features/handoff/handoff-settings.ts';
import type { SessionEnd } from '@/features/session/model/session-end.ts';
import { placeOf } from '@/features/session/state.ts';
import { useVisitor } from '@/features/session/use-session.ts';
import { whenLoadedAhead } from '@/platform/early/load-ahead.ts';
import { onRestored, replaceLocation, wasReturnedTo } from '@/platform/location.ts';
import { pathOf, readReturnAddress } from '@/platform/return-address.ts';
import { useSessionHint } from '@/platform/storage/use-session-hint.ts';

/** What the pages to sign in and to sign up share: where they lead, and that a signed-in person goes there at once. */
export function useEntry(): Entry {
  const { carried, next, page, keep } = useEntryTarget();
  const visitor = useVisitor();
  const { user, endedBy } = visitor;
  const place = placeOf(visitor);
  const wasSignedIn = useSessionHint();
  const [isEntering, setIsEntering] = useState(false);
  const [isReturn, setIsReturn] = useState(wasReturnedTo);
  const isSignedIn = place === 'inside' && !isEntering;
  const mayPass = isSignedIn && !isReturn;

  useEffect(() => {
    if (mayPass) replaceLocation(next);
  }, [mayPass, next]);

  // Coming back to this page as it was left: nothing is under way any more.
  useEffect(
    () =>
      onRestored(() => {
        setIsEntering(false);
        setIsReturn(true);
      }),
    [],
  );

  return {
    carried,
    page,
    keep,
    endedBy,
    isPassing: mayPass || (place === 'looking' && wasSignedIn && !isEntering),
    isLate: place === 'late' && !isEntering,
    signedInAs: user !== null && isSignedIn && isReturn ? { email: user.email, next } : null,
    enter: async (act) => {
      setIsEntering(true);
      try {
        await act();
      } catch (cause) {
        setIsEntering(false);
        throw cause;
      }
      // A new document, because the pages beyond run under another content security policy, and one that takes this
      // one's place: Back must not find a form that would hand the person off once more.
      await whenLoadedAhead();
      replaceLocation(next);
    },
  };
}

/** What a page's address says about where its visitor wants to go. */
export function useEntryTarget(): EntryTarget {
  const { search } = useLocation();
  return useMemo(() => {
    const carried = readCarriedTarget(search, handoffSettings());
    const from = readFrom(search);
    const page = from ?? PATHS.dashboard;
    const query = queryOf(carried, from);
    return {
      carried,
      next: 'query' in carried ? `${PATHS.checkAuth}${carried.query}` : page,
      page,
      keep: (path) => path + query,
    };
  }, [search]);
}

/** The page of this site that the visitor came from. */
function readFrom(search: string): string | null {
  const url = readReturnAddress(new URLSearchParams(search).getAll('from'), {
    kind: 'own-page',
    origin: window.location.origin,
  });
  return url === null ? null : pathOf(url);
}

function queryOf(carried: CarriedTarget, from: string | null): string {
  if ('query' in carried) return carried.query;
  return from === null ? '' : `?from=${encodeURIComponent(from)}`;
}

type EntryTarget = {
  carried: CarriedTarget;
  /** Where a signed-in person goes. */
  next: string;
  /** The page of this site that the visitor came from, else the dashboard. */
  page: string;
  /** The address of another of these pages, which leads on to the same place. */
  keep: (path: Path) => string;
};

export type SignedInAs = { email: string; next: string };

type Entry = Omit<EntryTarget, 'next'> & {
  /** True while a person who is already signed in is on the way, or may be. */
  isPassing: boolean;
  /** True when the look-up of the session takes too long to wait for it. */
  isLate: boolean;
  /** Why the session that was here is over, if its person should be told. */
  endedBy: SessionEnd | null;
  /** The signed-in person who has come back to this page, which then does not send them on automatically. */
  signedInAs: SignedInAs | null;
  /** Runs a sign-in or sign-up and goes on. Rejects with what went wrong. */
  enter: (act: () => Promise<void>) => Promise<void>;
};
