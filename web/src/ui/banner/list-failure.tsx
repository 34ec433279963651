import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button.tsx';
import { Banner } from './banner.tsx';

/** Says that a list, or its next page, could not be loaded, and tries that again. What is loaded already stays above it. */
export function ListFailure({ query, title, text }: Props) {
  return (
    <Banner
      tone="bad"
      title={title}
      action={
        <Button
          size="sm"
          variant="secondary"
          busy={query.isFetching}
          onClick={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        >
          Retry
        </Button>
      }
    >
      {text}
    </Banner>
  );
}

type Props = {
  query: {
    data: object | undefined;
    isFetching: boolean;
    fetchNextPage: () => Promise<unknown>;
    refetch: () => Promise<unknown>;
  };
  title: string;
  text: ReactNode;
};
