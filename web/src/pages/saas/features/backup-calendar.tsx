import { FEATURES } from './copy.ts';

/** The nights that can be restored, as a calendar; one is chosen, one had to be made twice. */
export function BackupCalendar() {
  const { description, weekdays, lead, days, legend, restore } = FEATURES.backups;
  return (
    <div className="grid gap-4 text-sm sm:grid-cols-[1fr_13rem] sm:gap-6">
      <div>
        <div role="img" aria-label={description} className="grid max-w-sm grid-cols-7 gap-1">
          {weekdays.map((day) => (
            <span key={day} aria-hidden="true" className="pb-1 text-center text-xs text-muted">
              {day}
            </span>
          ))}
          {Array.from({ length: lead }, (_, index) => (
            <span key={`empty ${index}`} />
          ))}
          {days.map((day, index) => (
            <span
              key={index}
              aria-hidden="true"
              className={`flex h-9 items-center justify-center rounded-sm text-xs tabular-nums ${lookOf(index)}`}
            >
              {day}
            </span>
          ))}
        </div>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-sm bg-accent-tint" />
            {legend.kept}
          </li>
          <li className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="size-3 rounded-sm border border-warn bg-warn-tint"
            />
            {legend.repeated}
          </li>
        </ul>
      </div>
      <div className="self-start rounded-md border border-ink bg-raised p-4">
        <p className="font-semibold">{restore.title}</p>
        <dl className="mt-3 space-y-2">
          {restore.lines.map((line) => (
            <div key={line.term}>
              <dt className="text-xs text-muted">{line.term}</dt>
              <dd className="font-mono text-xs">{line.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 border-t border-line pt-3 text-accent">{restore.done}</p>
      </div>
    </div>
  );
}

function lookOf(index: number): string {
  const { chosen, repeated } = FEATURES.backups;
  if (index === chosen) return 'bg-accent font-semibold text-paper';
  if (index === repeated) return 'border border-warn bg-warn-tint text-ink';
  return 'bg-accent-tint text-ink';
}
