import { ChartWords, Legend, marksUpTo, type ChartText } from './chart-frame.tsx';

/** From before to after, a line a row, on one scale: how far each value has moved. */
export function SpanChart({
  rows,
  top,
  every,
  before,
  after,
  mark,
  ...text
}: Omit<ChartText, 'legend'> & {
  rows: readonly { label: string; before: number; after: number }[];
  top: number;
  every: number;
  before: string;
  after: string;
  /** The unit behind every figure. */
  mark: string;
}) {
  const ticks = marksUpTo(top, every);
  const at = (value: number) => (value / top) * 100;
  return (
    <figure className="flex h-full flex-col">
      <h3 className="font-display text-lg leading-snug font-semibold">{text.title}</h3>
      <p className="mt-1 text-sm text-muted">{text.unit}</p>
      <Legend
        entries={[
          { label: before, tone: 'before' },
          { label: after, tone: 'after' },
        ]}
      />
      <div role="img" aria-label={text.label} className="mt-4 mb-3 pr-8">
        <div aria-hidden="true" className="relative">
          {rows.map((row) => (
            <div key={row.label} className="border-t border-line pt-2 pb-4 first:border-t-0">
              <p className="flex flex-wrap justify-between gap-x-4 text-sm">
                {row.label}
                <span className="text-muted tabular-nums">
                  {row.before} → <span className="font-semibold text-accent">{row.after}</span>{' '}
                  {mark}
                </span>
              </p>
              <svg
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className="mt-1.5 block h-4 w-full overflow-visible fill-none [&_*]:[vector-effect:non-scaling-stroke]"
                strokeLinecap="round"
              >
                <path
                  d={ticks.map((tick) => `M${at(tick)} 0v10`).join('')}
                  className="stroke-line"
                />
                <path
                  d={`M${at(row.after)} 5H${at(row.before)}`}
                  className="stroke-line-strong"
                  strokeWidth="1.5"
                />
                <path
                  d={`M${at(row.before)} 5h.01`}
                  className="stroke-line-strong"
                  strokeWidth="11"
                />
                <path d={`M${at(row.after)} 5h.01`} className="stroke-accent" strokeWidth="13" />
              </svg>
            </div>
          ))}
          <div className="relative h-5 border-t border-ink text-xs text-muted tabular-nums">
            {ticks.map((tick) => (
              <span
                key={tick}
                className="absolute top-1 -translate-x-1/2"
                style={{ left: `${at(tick)}%` }}
              >
                {tick}
              </span>
            ))}
          </div>
        </div>
      </div>
      <ChartWords reading={text.reading} table={text.table} />
    </figure>
  );
}
