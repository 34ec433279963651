import { useSearchParams } from 'react-router-dom';
import { PATHS, PRICING } from '@/site/paths.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { choicePath, parseChoice } from '@/features/billing/text/plan-choice.ts';
import { StatusPage } from '@/features/billing/buy/status-page.tsx';

export function Page() {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const choice = isHydrated ? parseChoice(search.get('plan')) : null;
  return (
    <StatusPage
      title="Checkout cancelled"
      door="ajar"
      actions={
        <>
          {choice === null ? (
            <ButtonLink to={PRICING}>Back to the plans</ButtonLink>
          ) : (
            <ButtonLink to={choicePath(choice)}>Back to the plan you chose</ButtonLink>
          )}
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
