import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Server } from '@contract/api.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { serverProblem } from './server-words.ts';

/** The servers once they are here; until then their outline, or why they could not be loaded. */
export function WhenServersLoaded({ query, children }: Props) {
  if (query.data) return children(query.data);
  if (query.isError) {
    return (
      <Banner
        tone="bad"
        title="Your servers could not be loaded"
        action={
          <Button
            size="sm"
            variant="secondary"
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            Retry
          </Button>
        }
      >
        {serverProblem(query.error)}
      </Banner>
    );
  }
  return (
    <output aria-label="Your servers are being loaded" className="grid gap-4 py-3">
      <Skeleton className="h-5 w-full max-w-md" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </output>
  );
}

type Props = {
  query: UseQueryResult<Server[]>;
  children: (servers: Server[]) => ReactNode;
};
