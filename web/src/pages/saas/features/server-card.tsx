import { FEATURES } from './copy.ts';

/** A server at a glance; each bar is one day, the short one a day with a gap. */
export function ServerCard() {
  const { host, state, days, gapDay, since, gap, until, facts } = FEATURES.server;
  return (
    <div className="rounded-md border border-ink bg-raised p-4 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-mono text-xs">{host}</span>
        <span className="flex items-center gap-2 font-semibold text-accent">
          <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
          {state}
        </span>
      </p>
      <svg aria-hidden="true" viewBox={`0 0 ${days * 10} 34`} className="mt-4 w-full">
        {Array.from({ length: days }, (_, day) => (
          <rect
            key={day}
            x={day * 10 + 1}
            y={day === gapDay ? 12 : 0}
            width="7"
            height={day === gapDay ? 22 : 34}
            rx="1.5"
            className={day === gapDay ? 'fill-warn' : 'fill-accent'}
          />
        ))}
      </svg>
      <p className="mt-2 flex justify-between gap-3 text-xs text-muted">
        <span className="whitespace-nowrap">{since}</span>
        <span className="text-center text-warn">{gap}</span>
        <span className="whitespace-nowrap">{until}</span>
      </p>
      <dl className="mt-4 space-y-2 border-t border-line pt-3">
        {facts.map((fact) => (
          <div key={fact.term} className="grid grid-cols-[5.5rem_1fr] items-baseline gap-3">
            <dt className="text-muted">{fact.term}</dt>
            <dd className="tabular-nums">
              {fact.text}
              {'share' in fact && (
                <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-sunk">
                  <span
                    className="block h-full rounded-full bg-accent"
                    style={{ width: `${fact.share * 100}%` }}
                  />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
