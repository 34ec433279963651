import type { Plan } from '@contract/plans.ts';
import { Button } from '@/ui/button/button.tsx';
import { Banner } from '@/ui/banner/banner.tsx';
import { Card } from '@/ui/card/card.tsx';
import { formatPrice } from '@/lib/money.ts';
import { WhatComesNext } from './plan-ahead.tsx';
import { findPlan, type PlanChoice } from './plan-choice.ts';
import { ProblemText } from './problem-text.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePlans } from './use-plans.ts';

/** A plan that was chosen before the person signed in or up, and one button to go on with it. */
export function ChosenPlan({
  choice,
  emailVerified,
  locale,
  onDismiss,
}: {
  choice: PlanChoice;
  /** Nobody can order before that, because invoices go to the address. */
  emailVerified: boolean;
  locale: string;
  onDismiss: () => void;
}) {
  const plan = findPlan(usePlans(), choice);
  const { attempt, start } = useCheckout();
  const price = plan && formatPrice(plan.amount, plan.currency, locale);
  return (
    <Card
      tone="accent-tint"
      title={plan ? `You chose ${plan.name}` : 'Your choice is no longer offered'}
    >
      <p className="max-w-measure">
        {plan
          ? `${price} a ${plan.interval}${describeTrial(plan)}. Nothing is ordered yet: you confirm on the payment page.`
          : 'Please choose another plan below.'}
      </p>
      {plan && !emailVerified && (
        <p className="mt-2 max-w-measure font-semibold">
          Confirm your e-mail address first. Your choice waits here, and you can go on as soon as
          you have followed the link.
        </p>
      )}
      {plan && (
        <div className="mt-4">
          <WhatComesNext at={emailVerified ? 'pay' : 'confirm'} />
        </div>
      )}
      {attempt.phase === 'failed' && (
        <div className="mt-4">
          <Banner tone="bad" title="The checkout could not be opened">
            <ProblemText cause={attempt.cause} text={attempt.problem} />
          </Banner>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {plan && (
          <Button
            busy={attempt.phase === 'busy'}
            disabled={!emailVerified}
            onClick={() => void start(choice)}
          >
            Continue to payment
          </Button>
        )}
        <Button variant="quiet" disabled={attempt.phase === 'busy'} onClick={onDismiss}>
          {plan ? 'Not now' : 'Close'}
        </Button>
      </div>
    </Card>
  );
}

/** Only the payment page knows whether this is the person's first plan. */
function describeTrial({ trialDays }: Plan): string {
  return trialDays > 0 ? `, the first ${trialDays} days free with your first plan` : '';
}
