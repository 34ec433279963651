import { PATHS } from '@/content/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';

export function Page() {
  return (
    <>
      <PageHeader
        title="Wishlist"
        lead="What you set aside in the demo shop. It is kept in this browser only."
      />
      <EmptyState
        title="Nothing set aside in this browser"
        action={
          <ButtonLink to={PATHS.shopIndex} variant="secondary">
            Go to the demo shop
          </ButtonLink>
        }
      >
        Press the heart beside a product to find it again later.
      </EmptyState>
    </>
  );
}
