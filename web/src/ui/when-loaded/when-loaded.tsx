import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

/** The loaded content; until then a skeleton, or why loading failed and a way to retry. */
export function WhenLoaded<T>({ query, loading, failed, describe, children }: Props<T>) {
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
  // As high as one line of text, the least that may come: a page that shrinks moves what someone is about to press.
  return (
    <output aria-label={loading}>
      <Skeleton className="h-7" />
    </output>
  );
}

type Props<T> = {
  query: UseQueryResult<T>;
  /** Names what is being loaded, for people who cannot see the skeleton. */
  loading: string;
  /** The title above the reason for a failure. */
  failed: string;
  describe: (cause: unknown) => string;
  children: (data: T) => ReactNode;
};
