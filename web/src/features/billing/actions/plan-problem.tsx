import { ApiError } from '@/platform/api-client.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { describePlanActionProblem } from '../text/plan-action-text.ts';
import { PortalButton } from '../invoices/portal-button.tsx';
import { ProblemText } from '../text/problem-text.tsx';

/** Why an action on the plan was not done; where a payment was refused, with the way to another card. */
export function PlanProblem({ cause, unpaid, otherwise }: Props) {
  const isPayment = cause instanceof ApiError && cause.status === 402;
  return (
    <Banner tone="bad" title={isPayment ? unpaid : otherwise}>
      <p>
        <ProblemText cause={cause} text={describePlanActionProblem(cause)} />
      </p>
      {isPayment && (
        <div className="mt-2">
          <PortalButton size="sm" variant="secondary" flow="payment_method_update">
            Change card
          </PortalButton>
        </div>
      )}
    </Banner>
  );
}

/** `unpaid` and `otherwise` are the titles where a payment was refused, and where something else failed. */
type Props = { cause: unknown; unpaid: string; otherwise: string };
