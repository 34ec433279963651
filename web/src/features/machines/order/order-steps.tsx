import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import type { TimelineStep } from './order-timeline.ts';

/** The way from the payment to the machine, top to bottom; changes are read out. */
export function OrderSteps({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label="Your order" aria-live="polite" className="grid">
      {steps.map(({ id, title, text, state }) => (
        <li
          key={id}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group grid grid-cols-[2rem_1fr] gap-x-4"
        >
          <span className="grid grid-rows-[2rem_1fr] justify-items-center">
            <Mark state={state} />
            <span
              className={classNames(
                'w-0.5 group-last:hidden',
                state === 'done' ? 'bg-accent' : 'bg-line',
              )}
            />
          </span>
          <div className="min-h-8 pt-0.5 pb-6 group-last:pb-0">
            <p className={state === 'todo' ? 'text-muted' : 'font-semibold'}>
              {title}
              <span className="sr-only"> ({WORDS[state]})</span>
            </p>
            {text !== null && <p className="mt-0.5 max-w-measure text-sm">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Mark({ state }: { state: TimelineStep['state'] }) {
  return (
    <span className={classNames('grid size-8 place-items-center rounded-full', MARKS[state])}>
      {state === 'done' && <Icon name="check" className="size-4.5" />}
      {state === 'failed' && <Icon name="close" className="size-4.5" />}
      {state === 'current' && <span className="size-2.5 animate-breathe rounded-full bg-accent" />}
    </span>
  );
}

const MARKS = {
  done: 'bg-accent text-raised',
  current: 'border-2 border-accent bg-raised',
  todo: 'border-2 border-line bg-paper',
  failed: 'bg-danger text-raised',
} as const;

const WORDS = {
  done: 'done',
  current: 'in progress',
  todo: 'still to come',
  failed: 'failed',
} as const;
