import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { describeAlarm } from '@/features/billing/text/alarm-text.ts';
import type { ClientSubscription, Profile } from '@/features/session/model/session-types.ts';
import { onLookedAt } from '@/lib/on-looked-at.ts';
import { refreshPlan } from './refresh-plan.ts';

/**
 * Asks the API again for what can change in another tab or browser: whenever the profile brings news, and when the
 * person comes back to this window.
 */
export function useFreshAnswers(
  profile: Profile | null,
  subscription: ClientSubscription | null,
): void {
  const client = useQueryClient();
  const known = useRef(profile);

  useEffect(() => {
    if (known.current === profile) return;
    const isFirst = known.current === null;
    known.current = profile;
    // The first profile brings no news: what the page needs is being asked for anyway.
    if (!isFirst) void refresh(client);
  }, [client, profile]);

  const customerId = profile?.customerId;
  // A person who is asked to pay or to confirm does that on Stripe's page, in another tab.
  const mayHaveActed =
    customerId !== undefined && subscription !== null && describeAlarm(subscription, 'en') !== null;

  useEffect(() => {
    if (!mayHaveActed) return undefined;
    return onLookedAt(() => void refreshPlan(customerId));
  }, [mayHaveActed, customerId]);

  useEffect(() => onLookedAt(() => void refresh(client)), [client]);
}

async function refresh(client: ReturnType<typeof useQueryClient>): Promise<void> {
  await client.invalidateQueries(
    { predicate: ({ queryKey }) => LIVE.has(queryKey[0]) },
    // An answer that is on its way is new enough, and coming back is told twice.
    { cancelRefetch: false },
  );
}

/** What the first part of the queries' keys says they are about. */
const LIVE = new Set<unknown>([
  'servers',
  'permissions',
  'newsletter',
  'security',
  'people',
  'memberships',
  'invoice-copies',
]);
