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
      <p>Nothing was ordered and nothing was charged. Your account is exactly as it was before.</p>
      <p>
        If something about the plans was unclear, the{' '}
        <TextLink to={PATHS.helpCenter}>help pages</TextLink> answer the usual questions, or{' '}
        <TextLink to={PATHS.contactV1}>write to us</TextLink>.
      </p>
    </StatusPage>
  );
}
