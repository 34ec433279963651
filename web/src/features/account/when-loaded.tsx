import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

/** What was asked for once it is here; until then its outline, or why it could not be loaded and a way to try again. */
export function WhenLoaded<T>({ query, what, failed, describe, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Banner
        tone="bad"
        title={failed}
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
        {describe(query.error)}
      </Banner>
    );
  }
  return (
    <output aria-label={`${what}: being loaded`} className="grid gap-4 py-1">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </output>
  );
}

type Props<T> = {
  query: UseQueryResult<T>;
  what: string;
  failed: string;
  describe: (cause: unknown) => string;
  children: (data: T) => ReactNode;
};
