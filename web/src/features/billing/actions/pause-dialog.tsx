import { useId, useState, type FormEvent } from 'react';
import { checkAction, REFUSAL_WORDS, type Subscription } from '@contract/subscription.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { planClock } from '@/platform/plan-clock.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { formatDay } from '@/lib/dates.ts';
import { PAUSE_MONTHS, pauseBounds, pauseForMonths, readPauseDate } from '../text/pause-until.ts';
import { describePausing } from '../text/pause-text.ts';
import { describePlanActionProblem } from '../text/plan-action-text.ts';
import { findPresent } from '../text/plan-choice.ts';
import { ProblemText } from '../text/problem-text.tsx';
import { RefusedNote } from './refused-note.tsx';
import { usePlanAction, type RefreshPlan } from './use-plan-action.ts';
import { usePlans } from '../plans/use-plans.ts';

/** How long to pause, and what that means. */
export function PauseDialog({ open, onClose, ...rest }: Props & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Pause your plan"
      description="Your plan resumes on the day you choose, or earlier if you like."
    >
      <PauseForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function PauseForm({ subscription, locale, onClose, onDone, refresh }: Props) {
  const now = usePlanNow();
  const [length, setLength] = useState<Length>(1);
  const [date, setDate] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const name = useId();
  const plans = usePlans();
  const pause = usePlanAction('pause', { locale, refresh, onDone });

  const verdict = checkAction('pause', subscription);
  if (verdict !== 'allowed' && !pause.isPending) {
    return <RefusedNote sentence={REFUSALS[verdict]} onClose={onClose} />;
  }

  if (now === null) return <Waiting />;

  const { first, last } = pauseBounds(now);
  const bounds = `From ${formatDay(`${first}T12:00`, locale)} to ${formatDay(`${last}T12:00`, locale)}.`;
  const readEnd = (from: Date) =>
    length === 'date'
      ? readPauseDate(date, from)
      : { ok: true as const, until: pauseForMonths(from, length) };
  const shown = readEnd(now);
  const meaning = describePausing(
    {
      interval: subscription.interval,
      price: findPresent(plans, subscription),
      until: shown.ok ? shown.until : null,
    },
    locale,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readEnd(planClock.now() ?? now);
    setProblem(read.ok ? undefined : DATE_PROBLEMS[read.reason]);
    if (read.ok) pause.mutate({ until: read.until });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <fieldset disabled={pause.isPending} className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">Pause for</legend>
        {LENGTHS.map((each) => (
          <label
            key={each}
            className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-md border border-line-strong px-4 py-2 has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={length === each}
              onChange={() => setLength(each)}
              className="size-4.5 accent-accent"
            />
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{LABELS[each]}</span>
              {each !== 'date' && (
                <span className="text-sm text-muted tabular-nums">
                  until {formatDay(pauseForMonths(now, each), locale)}
                </span>
              )}
            </span>
          </label>
        ))}
        {length === 'date' && (
          <TextField
            type="date"
            label="The plan resumes on"
            hint={bounds}
            error={problem}
            min={first}
            max={last}
            value={date}
            onChange={(event) => {
              setDate(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </fieldset>
      <Consequences money={meaning} />
      {pause.isError && (
        <Banner tone="bad" title="The plan was not paused">
          <ProblemText cause={pause.error} text={describePlanActionProblem(pause.error)} />
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="quiet" onClick={onClose} disabled={pause.isPending}>
          Keep it running
        </Button>
        <Button type="submit" busy={pause.isPending}>
          Pause the plan
        </Button>
      </div>
    </form>
  );
}

/** Until an answer of the API has told the time from which the days count. */
function Waiting() {
  return (
    <output className="grid gap-2" aria-label="The days are being worked out">
      {LENGTHS.map((each) => (
        <Skeleton key={each} className="h-11 w-full" />
      ))}
    </output>
  );
}

/** The list is read out again when another day is chosen. */
function Consequences({ money }: { money: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm tabular-nums" aria-live="polite">
      {money.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      <li>
        Your servers fall asleep at once and wake when the plan resumes. Their files and backups are
        kept; new backups start again then.
      </li>
      <li>Servers that you run yourself keep working. You can add more once the plan resumes.</li>
    </ul>
  );
}

const REFUSALS = { ...REFUSAL_WORDS, paused: 'It is already paused.' };

type Length = (typeof PAUSE_MONTHS)[number] | 'date';

const LENGTHS: readonly Length[] = [...PAUSE_MONTHS, 'date'];

const LABELS: Record<Length, string> = {
  1: '1 month',
  2: '2 months',
  3: '3 months',
  date: 'Until a date',
};

const DATE_PROBLEMS = {
  missing: 'Enter the day on which the plan resumes.',
  'too-early': 'A pause lasts at least one day. Choose a later day.',
  'too-late': 'A pause lasts three months at most. Choose an earlier day.',
} as const;

type Props = {
  subscription: Subscription;
  locale: string;
  onClose: () => void;
  onDone: () => void;
  refresh: RefreshPlan;
};
