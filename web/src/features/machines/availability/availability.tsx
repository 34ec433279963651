import {
  AVAILABILITY_DAYS,
  AVAILABILITY_TARGET,
  type MachineAvailability,
} from '@contract/availability.ts';
import type { Machine } from '@contract/machines.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { ListFailure } from '@/ui/banner/list-failure.tsx';
import { Fold } from '@/ui/fold/fold.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { describeCredit, lastDays, shareWords, silentDays } from '../text/availability-text.ts';
import { describeMachineProblem } from '../text/machine-problem.ts';
import { DayBars } from './day-bars.tsx';
import { DayTable } from './day-table.tsx';
import { useAvailability } from './use-availability.ts';

/** How a machine answered in the last months, and what was given back where it did not. */
export function Availability({ machine, locale }: { machine: Machine; locale: string }) {
  const now = usePlanNow();
  const asked = useAvailability(machine);
  if (asked.isError) {
    return (
      <ListFailure
        query={asked}
        title="These days could not be loaded"
        text={`The server is unaffected. ${describeMachineProblem(asked.error)}`}
      />
    );
  }
  if (asked.data === undefined || now === null) {
    return (
      <output aria-label="The days are being loaded" className="grid gap-4">
        <Skeleton className="h-6 w-80 max-w-full" />
        <Skeleton className="h-12" />
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-10" />
      </output>
    );
  }
  return <Days {...asked.data} now={now} locale={locale} />;
}

function Days({ days, credits, now, locale }: DaysProps) {
  const share = shareWords(days, locale);
  const silent = silentDays(days, locale);
  const shown = lastDays(days, now);
  return (
    <div className="grid gap-4">
      <p className="max-w-measure">
        {share === null
          ? 'The first measurements appear here within a day.'
          : `It answered ${share} of the time that we measured in ${AVAILABILITY_DAYS} days.`}
      </p>
      <DayBars days={shown} />
      {silent.length > 0 && (
        <div>
          <h3 className="text-sm font-semibold">It was silent for</h3>
          <ul className="mt-1 grid gap-0.5 text-sm tabular-nums">
            {silent.slice(0, MOST_LISTED).map((words) => (
              <li key={words}>{words}</li>
            ))}
            {silent.length > MOST_LISTED && (
              <li>{`and on ${silent.length - MOST_LISTED} more days, listed below`}</li>
            )}
          </ul>
        </div>
      )}
      {credits.length > 0 && (
        <div>
          <h3 className="text-sm font-semibold">Given back</h3>
          <ul className="mt-1 grid gap-0.5 text-sm tabular-nums">
            {credits.map((credit) => (
              <li key={credit.month}>{describeCredit(credit, locale)}</li>
            ))}
          </ul>
        </div>
      )}
      <Fold title="Show every day">
        <DayTable days={shown} locale={locale} />
      </Fold>
      <p className="max-w-measure text-sm text-muted">
        {`We aim for ${new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(AVAILABILITY_TARGET)} a month. Announced maintenance and time asleep are left out. If it falls short, you get money back without asking.`}
      </p>
    </div>
  );
}

/** More silent days than this stand in the table alone. */
const MOST_LISTED = 5;

type DaysProps = MachineAvailability & { now: Date; locale: string };
