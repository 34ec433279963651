import { PATHS } from '@/content/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';

export function Page() {
  return (
    <>
      <PageHeader
        title="Order history"
        lead="Orders from the demo shop. They are kept in this browser only, and nothing in the shop is really sold."
      />
      <EmptyState
        title="No orders in this browser"
        action={
          <ButtonLink to={PATHS.shopIndex} variant="secondary">
            Go to the demo shop
          </ButtonLink>
        }
      >
        What you pay for your plan is listed under Plan and invoices.
      </EmptyState>
    </>
  );
}
