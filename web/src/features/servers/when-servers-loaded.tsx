import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Server } from '@contract/api.ts';
import { WhenLoaded } from '@/ui/when-loaded/when-loaded.tsx';
import { describeServerProblem } from './server-text.ts';

/** The servers once they are here; until then their outline, or why they could not be loaded. */
export function WhenServersLoaded({ query, children }: Props) {
  return (
    <WhenLoaded
      query={query}
      loading="Your servers are being loaded"
      failed="Your servers could not be loaded"
      describe={describeServerProblem}
    >
      {children}
    </WhenLoaded>
  );
}

type Props = {
  query: UseQueryResult<Server[]>;
  children: (servers: Server[]) => ReactNode;
};
