import { useAccount } from '@/pages/dashboard/use-account.ts';
import { describeCancellation } from '@/features/billing/cancellation-words.ts';
import { PortalButton } from '@/features/billing/portal-button.tsx';
import { PATHS } from '@/content/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Card } from '@/ui/card/card.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

export function Page() {
  const { subscription, locale, retry } = useAccount();
  const words = subscription && describeCancellation(subscription, locale);
  return (
    <>
      <PageHeader
        title="Cancel your plan"
        lead="What ends, and when. Nothing on this page ends it yet."
      />
      <Card>
        {words === null ? (
          <output aria-label="Your plan is being loaded" className="grid gap-4">
            <Skeleton className="h-6 max-w-md" />
            <Skeleton className="h-24 max-w-lg" />
            <Skeleton className="h-11 w-44" />
          </output>
        ) : (
          <div className="grid gap-5">
            <p className="max-w-measure font-semibold">{words.summary}</p>
            {words.consequences.length > 0 && (
              <ul className="grid max-w-measure list-disc gap-1.5 pl-5">
                {words.consequences.map((consequence) => (
                  <li key={consequence}>{consequence}</li>
                ))}
              </ul>
            )}
            <div className="flex flex-wrap items-start gap-3">
              {words.action === 'cancel' && (
                <PortalButton variant="danger" flow="subscription_cancel">
                  Continue to cancel
                </PortalButton>
              )}
              {words.action === 'undo' && (
                <PortalButton variant="secondary">Keep the plan after all</PortalButton>
              )}
              {words.action === 'retry' && (
                <Button variant="secondary" busy={retry.busy} onClick={retry.run}>
                  Retry
                </Button>
              )}
              <ButtonLink
                to={PATHS.invoices}
                variant={words.action === 'cancel' ? 'secondary' : 'quiet'}
              >
                {words.action === 'cancel' ? 'Keep my plan' : 'Back to your plan'}
              </ButtonLink>
            </div>
          </div>
        )}
      </Card>
    </>
  );
}
