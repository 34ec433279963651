import type { ReactNode } from 'react';
import { STORIES } from './copy.ts';
import { HOUSES } from './example-mark.tsx';
import { classNames } from '@/ui/class-names.ts';

/**
 * Chooses examples by the reader's situation, without a script: radio buttons, and children that carry
 * `fitClass`.
 */
export function SituationFinder({ children }: { children: ReactNode }) {
  const { note, finder } = STORIES;
  return (
    <div className="group/finder">
      <div className="bg-on-dark text-ink">
        <div className="mx-auto grid max-w-page gap-6 px-5 py-8 md:px-10 md:py-16 lg:grid-cols-12">
          <fieldset className="lg:col-span-8">
            <legend className="font-display text-2xl font-semibold tracking-tight md:text-3xl">
              {finder.legend}
            </legend>
            <div className="mt-6 border-b border-ink/25">
              {finder.situations.map(({ id, label }) => (
                <Choice
                  key={id}
                  value={id}
                  label={label}
                  count={
                    HOUSES.filter((house) => STORIES[house].fits.some((fit) => fit === id)).length
                  }
                />
              ))}
              <Choice value="all" label={finder.all} isFirst />
            </div>
            <p className="mt-3 text-sm">{finder.hint}</p>
          </fieldset>
          <div className="self-end lg:col-span-4">
            <p className="border-l-2 border-ink pl-4 leading-relaxed">{note}</p>
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}

function Choice({ value, label, count, isFirst = false }: ChoiceProps) {
  return (
    <label className="group flex min-h-11 cursor-pointer items-center gap-4 rounded-sm border-t border-ink/25 py-1 has-focus-visible:outline-2 has-focus-visible:outline-accent">
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
      <span className="ml-auto text-sm tabular-nums">{count}</span>
    </label>
  );
}

/** For an example: hides it while a situation is chosen that it does not fit, unless a link has just led to it. */
export function fitClass(fits: readonly Situation[]): string {
  return classNames(
    'target:block!',
    ...STORIES.finder.situations.map(({ id }) => !fits.includes(id) && HIDDEN_FOR[id]),
  );
}

type Situation = keyof typeof HIDDEN_FOR;

const HIDDEN_FOR = {
  others: 'group-has-[[value=others]:checked]/finder:hidden',
  again: 'group-has-[[value=again]:checked]/finder:hidden',
  shared: 'group-has-[[value=shared]:checked]/finder:hidden',
  nobody: 'group-has-[[value=nobody]:checked]/finder:hidden',
  walls: 'group-has-[[value=walls]:checked]/finder:hidden',
};

type ChoiceProps = { value: string; label: string; count?: number; isFirst?: boolean };
