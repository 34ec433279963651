import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button.tsx';
import { Banner } from './banner.tsx';

/** Says that a list could not be loaded, and tries that again. */
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
          onClick={() => void query.refetch()}
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
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
  title: string;
  text: ReactNode;
};
