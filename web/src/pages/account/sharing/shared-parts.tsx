import { lazy, Suspense } from 'react';
import { loadPart } from '@/platform/connection/load-part.ts';
import { describeServerProblem } from '@/features/servers/server-text.ts';
import { ListFailure } from '@/ui/banner/list-failure.tsx';
import { Awaited } from '@/ui/skeleton/skeleton.tsx';
import { MachineOutline } from '@/features/machines/card/machine-outline.tsx';
import type { MembershipsQuery } from '@/features/people/member/use-memberships.ts';

// For those only with whom something is shared.
const loadShared = () => loadPart(() => import('./shared-with-you.tsx'));
const Offers = lazy(async () => ({ default: (await loadShared()).Offers }));
const SharedWithYou = lazy(async () => ({ default: (await loadShared()).SharedWithYou }));

/** Nothing where no one has invited the person. */
export function OffersPart({ query, locale }: PartProps) {
  const invitations = query.data?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <Suspense fallback={<Awaited />}>
      <Offers invitations={invitations} locale={locale} />
    </Suspense>
  );
}

/** Nothing where no one shares a server with the person. */
export function SharedPart({ query, isLarge = false, tellsFailure, uid, locale }: SharedProps) {
  const memberships = query.data?.memberships ?? [];
  if (query.isError && tellsFailure) {
    return (
      <ListFailure
        query={query}
        title="Servers that others share with you could not be loaded"
        text={describeServerProblem(query.error)}
      />
    );
  }
  if (memberships.length === 0) return null;
  return (
    <Suspense fallback={isLarge ? <MachineOutline /> : <Awaited />}>
      <SharedWithYou memberships={memberships} uid={uid} isLarge={isLarge} locale={locale} />
    </Suspense>
  );
}

type PartProps = { query: MembershipsQuery; locale: string };

type SharedProps = PartProps & {
  uid: string;
  /** The first is shown large: the person has no server of their own above it. */
  isLarge?: boolean;
  /** Whether a failure is told: it is for those who have little else here. */
  tellsFailure: boolean;
};
