import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Section } from '@/ui/section/section.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import type { NextStep } from './next-steps.ts';
import { WrongAddress } from './wrong-address.tsx';

/** A checklist that offers one thing to do: the first that is not done. */
export function NextStepsCard({ steps }: { steps: readonly NextStep[] }) {
  const current = steps.find((step) => !step.done);
  const done = steps.filter((step) => step.done).length;
  return (
    <Section
      title={TITLE}
      isWide
      action={
        <p className="text-sm text-muted tabular-nums">{`${done} of ${steps.length} done`}</p>
      }
    >
      <ol className="grid">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={step === current ? 'step' : undefined}
            className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0"
          >
            <span
              className={classNames(
                'grid size-7 place-items-center rounded-full text-sm font-semibold tabular-nums',
                step.done ? 'bg-accent-tint text-accent' : 'border border-line-strong text-muted',
              )}
            >
              {step.done ? <Icon name="check" className="size-4" /> : index + 1}
            </span>
            <div>
              <p className={step.done ? 'text-muted' : 'font-semibold'}>
                {step.title}
                {step.done && <span className="sr-only"> (done)</span>}
              </p>
              {step === current && (
                <>
                  <p className="mt-0.5 text-sm text-muted">{step.text}</p>
                  {step.action !== null && (
                    <div className="mt-3 flex flex-wrap gap-2">
                      <ButtonLink to={step.action.to} size="sm">
                        {step.action.label}
                      </ButtonLink>
                      {step.id === 'verify' && <WrongAddress />}
                    </div>
                  )}
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function NextStepsOutline() {
  return (
    <Section title={TITLE} isWide action={<Skeleton className="h-5 w-18" />}>
      <Skeleton className="h-72" />
    </Section>
  );
}

const TITLE = 'What to do next';
