import { SERVICE_COSTS } from './copy.ts';

/** A job across the hours of several days: who is at work, and when it is night. */
export function WeekCalendar() {
  const { description, days, keys, rows, sums } = SERVICE_COSTS.week;
  const width = days.length * DAY;
  return (
    <figure>
      <figcaption className="sr-only">{description}</figcaption>
      <div aria-hidden="true">
        <div className="md:pl-44">
          <p className="flex border-b border-ink text-sm">
            {days.map((day, index) => (
              <span key={index} className="flex-1 pb-1 max-sm:text-xs">
                {day}
              </span>
            ))}
          </p>
        </div>
        {rows.map((row) => (
          <div
            key={row.label}
            className="border-b border-line py-2 md:grid md:grid-cols-[11rem_1fr] md:items-center md:py-0"
          >
            <p className="flex items-baseline justify-between gap-3 md:block md:py-3">
              <span className="font-display font-semibold">{row.label}</span>
              <span className="text-sm text-muted md:block">{row.note}</span>
            </p>
            <svg
              viewBox={`0 0 ${width} 64`}
              preserveAspectRatio="none"
              className="mt-2 h-9 w-full md:mt-0 md:h-16"
            >
              {days.map((_, day) => (
                <g key={day}>
                  <rect x={day * DAY} width={HOUR * 6} height="64" className="fill-sunk" />
                  <rect
                    x={day * DAY + HOUR * 20}
                    width={HOUR * 4}
                    height="64"
                    className="fill-sunk"
                  />
                </g>
              ))}
              {row.spans.map((span) => (
                <rect
                  key={`${span.day} ${span.hour}`}
                  x={span.day * DAY + span.hour * HOUR}
                  y="14"
                  width={Math.min(
                    Math.max(span.hours * HOUR, 9),
                    width - span.day * DAY - span.hour * HOUR,
                  )}
                  height="36"
                  className={FILLS[span.who]}
                />
              ))}
            </svg>
          </div>
        ))}
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm md:pl-44">
          {(['you', 'us', 'machine'] as const).map((who) => (
            <li key={who} className="flex items-center gap-2">
              <svg viewBox="0 0 12 12" className="size-3">
                <rect width="12" height="12" className={FILLS[who]} />
              </svg>
              {keys[who]}
            </li>
          ))}
        </ul>
      </div>
      <dl className="mt-8 grid gap-x-10 border-t border-ink sm:grid-cols-3">
        {sums.map((sum) => (
          <div
            key={sum.term}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3 sm:block sm:border-b-0"
          >
            <dt className="text-sm text-muted">{sum.term}</dt>
            <dd className="font-display text-lg font-semibold md:text-xl">{sum.text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

const HOUR = 5;
const DAY = 24 * HOUR;

const FILLS = { you: 'fill-alert', us: 'fill-ink', machine: 'fill-accent' };
