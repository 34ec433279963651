import type { lastDays } from '../text/availability-text.ts';

/** A bar for each day, the last one today's. A day with silence has a gap at its top; one that was not measured is a line. */
export function DayBars({ days }: { days: ReturnType<typeof lastDays> }) {
  return (
    <div aria-hidden="true" className="flex h-12 items-end gap-px sm:gap-0.5">
      {days.map(({ day, seen }) =>
        seen === null ? (
          <span key={day} className="h-1 min-w-0 flex-1 bg-line-strong" />
        ) : (
          <span key={day} className="flex h-full min-w-0 flex-1 flex-col gap-0.5">
            {seen.silentSeconds > 0 && (
              <span
                className="bg-danger"
                style={{ height: `${heightOf(seen.silentSeconds / seen.observedSeconds)}%` }}
              />
            )}
            <span className="min-h-0 flex-1 bg-accent" />
          </span>
        ),
      )}
    </div>
  );
}

/** In per cent: a few minutes have to be seen as well. */
function heightOf(share: number): number {
  return Math.min(100, LEAST + share * (100 - LEAST));
}

const LEAST = 15;
