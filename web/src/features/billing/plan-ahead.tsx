import { formatPrice } from '@/lib/money.ts';
import { findPlan, type PlanChoice } from './plan-choice.ts';
import { usePlans } from './use-plans.ts';

/** The plan that was chosen before there was an account, what it costs, and what comes next. */
export function PlanAhead({ choice, locale }: { choice: PlanChoice; locale: string }) {
  const plan = findPlan(usePlans(), choice);
  if (!plan) return null;
  return (
    <section
      aria-labelledby="chosen-plan"
      className="grid gap-3 rounded-md border border-line bg-raised px-5 py-4"
    >
      <h2 id="chosen-plan" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-lg font-semibold">You chose {plan.name}</span>
        <span className="text-sm tabular-nums">
          <span className="font-semibold">{formatPrice(plan.amount, plan.currency, locale)}</span> a{' '}
          {plan.interval}
        </span>
      </h2>
      <WhatComesNext at="account" />
    </section>
  );
}

/** From the account to the machine, the present step first to be seen. */
export function WhatComesNext({ at }: { at: Step['id'] }) {
  const present = STEPS.findIndex(({ id }) => id === at);
  return (
    <ol className="grid gap-1.5 text-sm" aria-label="What comes next">
      {STEPS.map(({ id, text }, index) => (
        <li
          key={id}
          aria-current={id === at ? 'step' : undefined}
          className={index === present ? 'flex gap-3 font-semibold' : 'flex gap-3 text-muted'}
        >
          <span
            aria-hidden="true"
            className={
              index <= present
                ? 'mt-1 grid size-4 shrink-0 place-items-center rounded-full bg-accent'
                : 'mt-1 size-4 shrink-0 rounded-full border border-line-strong'
            }
          />
          <span>
            {text}
            {index < present && <span className="sr-only"> (done)</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const STEPS = [
  { id: 'account', text: 'Create your account. Nothing is charged for it.' },
  { id: 'confirm', text: 'Confirm your e-mail address by the link that we send you.' },
  { id: 'pay', text: 'Pay on Stripe’s page, where you see the full amount first.' },
  { id: 'machine', text: 'Your machine is made in a few minutes. Then you open it.' },
] as const;

type Step = (typeof STEPS)[number];
