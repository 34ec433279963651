import { useId } from 'react';
import type { Plan } from '@contract/plans.ts';
import { KeptRoom } from '@/drawings/alcove/rooms.tsx';
import { formatPrice } from '@/lib/money.ts';
import { classNames } from '@/ui/class-names.ts';
import { SET_UP_TIME } from '@/site/facts.ts';
import { findPlan, type PlanChoice } from '../text/plan-choice.ts';
import { usePlans } from './use-plans.ts';

/** The plan that was chosen before there was an account, what it costs, and what comes next: for windows without a panel. */
export function PlanAhead({ choice, locale }: { choice: PlanChoice; locale: string }) {
  const plan = findPlan(usePlans(), choice);
  const id = useId();
  if (!plan) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-lg bg-accent-tint p-5 md:portrait:hidden lg:hidden"
    >
      <h2 id={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-xl font-semibold">You chose {plan.name}</span>
        <Price plan={plan} locale={locale} />
      </h2>
      <WhatComesNext at="account" />
    </section>
  );
}

/** The same in the panel, with the place that is kept for the machine; without a plan, only the way to one. */
export function PlanPanel({ choice, locale }: { choice: PlanChoice | null; locale: string }) {
  const plans = usePlans();
  const plan = choice === null ? undefined : findPlan(plans, choice);
  const id = useId();
  return (
    <>
      <KeptRoom label={plan?.name ?? ''} />
      <section
        aria-labelledby={id}
        className="-mx-6 shrink-0 border-t border-on-dark/40 px-6 py-7 lg:-mx-12 lg:px-12 2xl:-mx-20 2xl:px-20"
      >
        <h2
          id={id}
          className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 font-display text-2xl font-semibold"
        >
          {plan ? (
            <>
              <span>You chose {plan.name}</span>
              <Price plan={plan} locale={locale} />
            </>
          ) : (
            'From here to your server'
          )}
        </h2>
        <WhatComesNext at="account" isOnDark />
      </section>
    </>
  );
}

function Price({ plan, locale }: { plan: Plan; locale: string }) {
  return (
    <span className="font-sans text-base font-normal tabular-nums">
      <span className="font-semibold">{formatPrice(plan.amount, plan.currency, locale)}</span> a{' '}
      {plan.interval}
    </span>
  );
}

/** From the account to the machine, the current step first to be seen. */
export function WhatComesNext({ at, isOnDark = false }: NextProps) {
  const later = isOnDark ? 'text-on-dark' : 'text-muted';
  const current = STEPS.findIndex(({ id }) => id === at);
  return (
    <ol className="grid gap-1.5 text-sm" aria-label="What comes next">
      {STEPS.map(({ id, text }, index) => (
        <li
          key={id}
          aria-current={id === at ? 'step' : undefined}
          className={classNames('flex gap-3', index === current ? 'font-semibold' : later)}
        >
          <Light state={index < current ? 'done' : index === current ? 'on' : 'off'} />
          <span>
            {text}
            {index < current && <span className="sr-only"> (done)</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A lamp that is lit for the current step. */
function Light({ state }: { state: keyof typeof LIGHTS }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('mt-1 size-4 shrink-0 rounded-full border', LIGHTS[state])}
    />
  );
}

const LIGHTS = {
  done: 'border-accent bg-accent',
  on: 'border-accent bg-warn-tint ring-4 ring-warn-tint/50',
  off: 'border-line-strong',
} as const;

const STEPS = [
  { id: 'account', text: 'Create your account. It is free.' },
  { id: 'confirm', text: 'Confirm your e-mail address with the link we send you.' },
  { id: 'pay', text: 'Pay on Stripe’s page, where you see the full amount first.' },
  { id: 'machine', text: `We set up your server in ${SET_UP_TIME.machine}. Then you open it.` },
] as const;

type Step = (typeof STEPS)[number];

type NextProps = { at: Step['id']; isOnDark?: boolean };
