import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';

/**
 * Chooses examples by the reader's situation, without a script: radio buttons, and children that carry
 * `fitClass`.
 */
export function SituationFinder({
  legend,
  hint,
  all,
  situations,
  aside,
  children,
}: {
  legend: string;
  hint: string;
  all: string;
  situations: readonly { id: Situation; label: string; count: number }[];
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="group/finder">
      <div className="bg-on-dark text-ink">
        <div className="mx-auto grid max-w-page gap-10 px-5 py-12 md:px-10 md:py-16 lg:grid-cols-12">
          <fieldset className="lg:col-span-8">
            <legend className="font-display text-2xl font-semibold tracking-tight md:text-3xl">
              {legend}
            </legend>
            <div className="mt-6 border-b border-ink/25">
              {situations.map((situation) => (
                <Choice key={situation.id} value={situation.id} label={situation.label}>
                  {situation.count}
                </Choice>
              ))}
              <Choice value="all" label={all} isFirst>
                {''}
              </Choice>
            </div>
            <p className="mt-3 text-sm">{hint}</p>
          </fieldset>
          <div className="self-end lg:col-span-4">{aside}</div>
        </div>
      </div>
      {children}
    </div>
  );
}

function Choice({
  value,
  label,
  isFirst = false,
  children,
}: {
  value: string;
  label: string;
  isFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <label className="group flex min-h-12 cursor-pointer items-center gap-4 rounded-sm border-t border-ink/25 py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="situation"
        value={value}
        defaultChecked={isFirst}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="size-3.5 shrink-0 rounded-full border border-ink peer-checked:border-4 peer-checked:border-accent"
      />
      <span className="underline-offset-4 group-hover:underline peer-checked:font-semibold md:text-lg">
        {label}
      </span>
      <span className="ml-auto text-sm tabular-nums">{children}</span>
    </label>
  );
}

/** For an example: hides it while a situation is chosen that it does not fit, unless a link has just led to it. */
export function fitClass(fits: readonly Situation[]): string {
  return classNames(
    'target:block!',
    ...SITUATIONS.filter((situation) => !fits.includes(situation)).map(
      (situation) => HIDDEN_FOR[situation],
    ),
  );
}

type Situation = (typeof SITUATIONS)[number];

const HIDDEN_FOR: Record<Situation, string> = {
  others: 'group-has-[[value=others]:checked]/finder:hidden',
  again: 'group-has-[[value=again]:checked]/finder:hidden',
  shared: 'group-has-[[value=shared]:checked]/finder:hidden',
  nobody: 'group-has-[[value=nobody]:checked]/finder:hidden',
  walls: 'group-has-[[value=walls]:checked]/finder:hidden',
};

const SITUATIONS = ['others', 'again', 'shared', 'nobody', 'walls'] as const;
