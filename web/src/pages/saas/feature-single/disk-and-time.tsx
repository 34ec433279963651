import { SOURCES_FEATURE } from './copy.ts';
import { Split } from '@/bands/split.tsx';

export function DiskAndTime() {
  const { needs } = SOURCES_FEATURE;
  return (
    <Split
      title={needs.title}
      note={<p className="leading-relaxed text-muted">{needs.text}</p>}
      ratio="5/7"
    >
      <ReadingTimes />
    </Split>
  );
}

/** How long a first reading takes and how large the index becomes, as bars on one scale of hours. */
function ReadingTimes() {
  const { textLabel, scanLabel, hoursLabel, indexLabel, cases, note } = SOURCES_FEATURE.needs;
  const longest = Math.max(...cases.map((entry) => entry.textHours + entry.scanHours));
  return (
    <div>
      <ul className="border-b border-line">
        {cases.map((entry) => (
          <li key={entry.name} className="border-t border-line py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 className="font-display text-lg font-semibold">{entry.name}</h3>
              <p className="text-sm text-muted">{entry.pages}</p>
            </div>
            <div aria-hidden="true" className="mt-3 flex h-6 bg-sunk">
              <span
                className="bg-line-strong"
                style={{ width: `${(entry.textHours / longest) * 100}%` }}
              />
              <span
                className="bg-accent"
                style={{ width: `${(entry.scanHours / longest) * 100}%` }}
              />
            </div>
            <dl className="mt-2 flex flex-wrap gap-x-8 text-sm tabular-nums">
              <div className="flex gap-2">
                <dt className="text-muted">{hoursLabel}</dt>
                <dd className="font-semibold">{entry.time}</dd>
              </div>
              <div className="flex gap-2">
                <dt className="text-muted">{indexLabel}</dt>
                <dd className="font-semibold">{entry.index}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 bg-line-strong" />
          {textLabel}
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 bg-accent" />
          {scanLabel}
        </li>
      </ul>
      <p className="mt-4 max-w-measure leading-relaxed">{note}</p>
    </div>
  );
}
