import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Server } from '@contract/api.ts';
import { WhenLoaded } from '@/ui/when-loaded/when-loaded.tsx';
import { describeServerProblem } from './server-text.ts';

/** The servers once loaded; until then a skeleton, or why loading failed. */
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
