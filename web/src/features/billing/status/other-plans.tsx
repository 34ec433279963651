import type { OtherPlan } from '@contract/billing-details.ts';
import { formatDay } from '@/lib/dates.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** What is charged for besides the plan of the page: only our staff can end it. */
export function OtherPlans({ plans, locale }: { plans: OtherPlan[]; locale: string }) {
  return plans.map(({ id, plan, currentPeriodEnd }) => {
    const until = formatDay(currentPeriodEnd, locale);
    const period = until === null ? '' : `, paid until ${until}`;
    return (
      <Banner
        key={id}
        tone="warn"
        title={`You have a second plan: ${plan ?? 'a plan of its own'}${period}`}
        action={
          <ButtonLink size="sm" variant="secondary" to={PATHS.contactV1}>
            Write to us
          </ButtonLink>
        }
      >
        It is charged as well, and cannot be changed or cancelled here. Write to us, and we end the
        one that you do not want.
      </Banner>
    );
  });
}
