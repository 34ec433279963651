import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

/** What was asked for once it is here; until then its outline, or why it could not be loaded and a way to try again. */
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
  // No higher than one line of text, the least that may come: a page that shrinks takes away what somebody is about to press.
  return (
    <output aria-label={loading}>
      <Skeleton className="h-7" />
    </output>
  );
}

type Props<T> = {
  query: UseQueryResult<T>;
  /** Says what is being loaded to who cannot see the outline. */
  loading: string;
  /** The title over the reason of a failure. */
  failed: string;
  describe: (cause: unknown) => string;
  children: (data: T) => ReactNode;
};
