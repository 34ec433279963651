import { PATHS, PRICING } from '@/site/paths.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { StatusPage } from '@/features/billing/status-page.tsx';

export function Page() {
  return (
    <StatusPage
      title="You left the checkout"
      door="ajar"
      actions={
        <>
          <ButtonLink to={PRICING}>Back to the plans</ButtonLink>
          <ButtonLink to={PATHS.dashboard} variant="secondary">
            Go to your dashboard
          </ButtonLink>
        </>
      }
    >
      <p>Nothing was ordered or charged. Your account is just as it was.</p>
      <p>
        Have a question about the plans? The <TextLink to={PATHS.helpCenter}>help pages</TextLink>{' '}
        answer the common ones, or <TextLink to={PATHS.contactV1}>write to us</TextLink>.
      </p>
    </StatusPage>
  );
}
