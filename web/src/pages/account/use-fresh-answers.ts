import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@/features/session/session-types.ts';

/**
 * Asks the API again for what can change in another tab or browser: whenever the profile brings news, and when the
 * person comes back to this window.
 */
export function useFreshAnswers(profile: Profile | null): void {
  const client = useQueryClient();
  const known = useRef(profile);

  useEffect(() => {
    if (known.current === profile) return;
    const isFirst = known.current === null;
    known.current = profile;
    // The first profile brings no news: what the page needs is being asked for anyway.
    if (!isFirst) void refresh(client);
  }, [client, profile]);

  useEffect(() => {
    const refreshWhenVisible = () => {
      if (document.visibilityState === 'visible') void refresh(client);
    };
    window.addEventListener('focus', refreshWhenVisible);
    document.addEventListener('visibilitychange', refreshWhenVisible);
    return () => {
      window.removeEventListener('focus', refreshWhenVisible);
      document.removeEventListener('visibilitychange', refreshWhenVisible);
    };
  }, [client]);
}

async function refresh(client: ReturnType<typeof useQueryClient>): Promise<void> {
  await client.invalidateQueries(
    { predicate: ({ queryKey }) => LIVE.has(queryKey[0]) },
    // An answer that is on its way is new enough, and coming back is told twice.
    { cancelRefetch: false },
  );
}

/** What the first part of the queries' keys says they are about. */
const LIVE = new Set<unknown>(['servers', 'permissions', 'security']);
