import { useId } from 'react';
import type { Plan } from '@contract/plans.ts';
import { KeptRoom } from '@/drawings/alcove/rooms.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Banner } from '@/ui/banner/banner.tsx';
import { formatPrice } from '@/lib/money.ts';
import { WhatComesNext } from '../plans/plan-ahead.tsx';
import { findPlan, type PlanChoice } from '../text/plan-choice.ts';
import { ProblemText } from '../text/problem-text.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePlans } from '../plans/use-plans.ts';

/** A plan that was chosen before the person signed in or up, and one button to go on with it. */
export function ChosenPlan({
  choice,
  emailVerified,
  locale,
  onDismiss,
}: {
  choice: PlanChoice;
  /** Needed before an order, because invoices go to the address. */
  emailVerified: boolean;
  locale: string;
  onDismiss: () => void;
}) {
  const plan = findPlan(usePlans(), choice);
  const { attempt, start } = useCheckout();
  const id = useId();
  if (!plan) return <Gone onDismiss={onDismiss} />;
  return (
    <section
      aria-labelledby={id}
      className="grid overflow-hidden rounded-lg bg-accent-tint md:grid-cols-2"
    >
      <div className="px-6 pt-8 md:order-last md:self-end md:pr-9 md:pl-0">
        <KeptRoom label={plan.name} className="mx-auto block w-full max-w-60 md:max-w-104" />
      </div>
      <div className="grid content-center gap-5 p-6 md:p-9">
        <div className="grid gap-2.5">
          <h2 id={id} className="font-display text-3xl font-semibold tracking-tight xl:text-4xl">
            You chose {plan.name}
          </h2>
          <p className="max-w-measure">
            {`${formatPrice(plan.amount, plan.currency, locale)} a ${plan.interval}${describeTrial(plan)}. You place the order on the payment page.`}
          </p>
          {!emailVerified && (
            <p className="max-w-measure font-semibold">
              Confirm your e-mail address first: open the link we sent you. Your choice waits here
              until you have.
            </p>
          )}
        </div>
        <WhatComesNext at={emailVerified ? 'pay' : 'confirm'} />
        {attempt.phase === 'failed' && (
          <Banner tone="bad" title="The checkout could not be opened">
            <ProblemText cause={attempt.cause} text={attempt.problem} />
          </Banner>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            busy={attempt.phase === 'busy'}
            disabled={!emailVerified}
            onClick={() => void start(choice)}
          >
            Continue to payment
          </Button>
          <Button variant="quiet" disabled={attempt.phase === 'busy'} onClick={onDismiss}>
            Not now
          </Button>
        </div>
      </div>
    </section>
  );
}

function Gone({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Banner
      tone="warn"
      title="Your choice is no longer offered"
      action={
        <Button size="sm" variant="secondary" onClick={onDismiss}>
          Close
        </Button>
      }
    >
      Please choose another plan below.
    </Banner>
  );
}

/** Only the payment page knows whether this is the person's first plan. */
function describeTrial({ trialDays }: Plan): string {
  return trialDays > 0 ? `, the first ${trialDays} days free with your first plan` : '';
}
