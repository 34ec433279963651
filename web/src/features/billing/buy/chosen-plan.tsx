import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { BEGIN_AT_ONCE } from '@contract/billing-details.ts';
import type { Plan } from '@contract/plans.ts';
import type { Money } from '@contract/subscription.ts';
import { KeptRoom } from '@/drawings/alcove/rooms.tsx';
import { formatPrice } from '@/lib/money.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { TAX } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import { Button } from '@/ui/button/button.tsx';
import { Banner } from '@/ui/banner/banner.tsx';
import { CheckboxField } from '@/ui/field/checkbox-field.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { WhatComesNext } from '../plans/plan-ahead.tsx';
import { describeOrder } from '../text/order-text.ts';
import { findPlan, type PlanChoice } from '../text/plan-choice.ts';
import { ProblemText } from '../text/problem-text.tsx';
import { CHOSEN_HERE } from './chosen-here.ts';
import { useCheckout } from './use-checkout.ts';
import { usePlans } from '../plans/use-plans.ts';

/**
 * The last step before the payment page, for a plan that was chosen here or before the person signed in or up: what it costs, the
 * question that comes before the payment, and one button.
 */
export function ChosenPlan({ choice, onDismiss, ...rest }: Props) {
  const plan = findPlan(usePlans(), choice);
  return plan ? (
    <Order plan={plan} onDismiss={onDismiss} {...rest} />
  ) : (
    <Gone onDismiss={onDismiss} />
  );
}

function Order({ plan, isFirst, credit, emailVerified, locale, onDismiss }: OrderProps) {
  const { attempt, start } = useCheckout();
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const question = useRef<HTMLInputElement>(null);
  const heading = useArrival();
  const id = useId();
  const isBusy = attempt.phase === 'busy';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!hasAgreed);
    if (hasAgreed) void start(plan);
    else question.current?.focus();
  };
  return (
    <section
      aria-labelledby={id}
      className="grid overflow-hidden rounded-lg bg-accent-tint md:grid-cols-2"
    >
      <div className="px-6 pt-8 md:order-last md:self-end md:pr-9 md:pl-0">
        <KeptRoom label={plan.name} className="mx-auto block w-full max-w-60 md:max-w-104" />
      </div>
      <form noValidate onSubmit={submit} className="grid content-center gap-5 p-6 md:p-9">
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className="font-display text-3xl font-semibold tracking-tight xl:text-4xl"
        >
          You chose {plan.name}
        </h2>
        <Costs plan={plan} isFirst={isFirst} credit={credit} locale={locale} />
        {!emailVerified && (
          <p className="max-w-measure font-semibold">
            Confirm your e-mail address first: open the link we sent you and press its button. Your
            choice waits here until you have.
          </p>
        )}
        <WhatComesNext at={emailVerified ? 'pay' : 'confirm'} />
        <div className="grid gap-2">
          <CheckboxField
            ref={question}
            required
            label={BEGIN_AT_ONCE.sentence}
            error={isMissing ? UNANSWERED : undefined}
            checked={hasAgreed}
            disabled={isBusy}
            onChange={(event) => {
              setHasAgreed(event.target.checked);
              setIsMissing(false);
            }}
          />
          <p className="text-sm text-muted">
            Before you pay: the <TextLink to={PATHS.terms}>terms of service</TextLink>, and{' '}
            <TextLink to={PATHS.withdraw}>how to withdraw</TextLink>.
          </p>
        </div>
        {attempt.phase === 'failed' && (
          <Banner tone="bad" title="The checkout could not be opened">
            <ProblemText cause={attempt.cause} text={attempt.problem} />
          </Banner>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} disabled={!emailVerified}>
            Go to payment
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={onDismiss}>
            Not now
          </Button>
        </div>
      </form>
    </section>
  );
}

const UNANSWERED =
  'Tick this to go on: your server is set up as soon as you have paid. Nothing was ordered yet.';

function Costs({ plan, isFirst, credit, locale }: CostsProps) {
  const { today, later } = describeOrder(plan, { isFirst, now: usePlanNow(), credit }, locale);
  const facts = [
    ['Price', `${formatPrice(plan.amount, plan.currency, locale)} a ${plan.interval}`],
    ['Today', today],
    ['After that', later],
  ] as const;
  return (
    <div className="grid max-w-measure gap-2">
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 tabular-nums">
        {facts.map(([title, fact]) => (
          <div key={title} className="contents">
            <dt className="text-muted">{title}</dt>
            <dd className="font-semibold">{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{TAX.plan}</p>
    </div>
  );
}

/** The heading takes the focus when the plan was chosen on this page, where the link to it stays. */
function useArrival() {
  const location = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.state === CHOSEN_HERE) heading.current?.focus();
  }, [location]);
  return heading;
}

function Gone({ onDismiss }: Pick<Props, 'onDismiss'>) {
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

type Props = {
  choice: PlanChoice;
  /** Whether they have had no plan before. */
  isFirst: boolean;
  /** What we owe them. */
  credit: Money | undefined;
  /** Needed before an order, because invoices go to the address. */
  emailVerified: boolean;
  locale: string;
  onDismiss: () => void;
};

type OrderProps = Omit<Props, 'choice'> & { plan: Plan };

type CostsProps = Pick<OrderProps, 'plan' | 'isFirst' | 'credit' | 'locale'>;
