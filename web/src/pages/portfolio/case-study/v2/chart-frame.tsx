import type { ReactNode } from 'react';

/**
 * A small chart with all that makes it readable: what is counted, in which unit, both scales, a sentence
 * that reads it, and the numbers behind it. The plot is a square of 100 by 100 that is stretched to the
 * room there is; the words of the scales keep their size.
 */
export function ChartFrame({
  title,
  unit,
  label,
  top,
  every,
  unitMark = '',
  xTicks,
  legend,
  reading,
  table,
  children,
}: ScaledChart & { xTicks: readonly { at: number; label: string }[]; children: ReactNode }) {
  // From 0 at the bottom to 100 at the top, as `xTicks` are from the left to the right.
  const yTicks = marksUpTo(top, every).map((value) => ({
    at: (value / top) * 100,
    label: value + every > top ? `${value}${unitMark}` : String(value),
  }));
  return (
    <figure className="flex h-full flex-col">
      <h3 className="font-display text-lg leading-snug font-semibold">{title}</h3>
      <p className="mt-1 text-sm text-muted">{unit}</p>
      {legend !== undefined && <Legend entries={legend} />}
      <div className="mt-5 flex gap-2 text-xs text-muted tabular-nums">
        <div aria-hidden="true" className={`relative w-[4ch] ${HEIGHT}`}>
          {yTicks.map((tick) => (
            <span
              key={tick.at}
              className="absolute right-0 translate-y-1/2 leading-none"
              style={{ bottom: `${tick.at}%` }}
            >
              {tick.label}
            </span>
          ))}
        </div>
        <div className="min-w-0 grow">
          <svg
            role="img"
            aria-label={label}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className={`block w-full overflow-visible ${HEIGHT} [&_*]:[vector-effect:non-scaling-stroke]`}
          >
            <path
              d={yTicks
                .filter((tick) => tick.at > 0)
                .map((tick) => `M0 ${100 - tick.at}h100`)
                .join('')}
              className="fill-none stroke-line"
            />
            {children}
            <path d="M0 100h100" className="fill-none stroke-ink" />
          </svg>
          <div aria-hidden="true" className="relative mt-1.5 h-5">
            {xTicks.map((tick) => (
              <span
                key={tick.at}
                className="absolute -translate-x-1/2 whitespace-nowrap"
                style={{ left: `${tick.at}%` }}
              >
                {tick.label}
              </span>
            ))}
          </div>
        </div>
      </div>
      <ChartWords reading={reading} table={table} />
    </figure>
  );
}

/** All plots are equally high and begin at the same distance from the edge, so that they can be compared. */
const HEIGHT = 'h-36 md:h-48';

/** The sentence that reads a chart, and the table behind it. */
export function ChartWords({ reading, table }: Pick<ChartText, 'reading' | 'table'>) {
  return (
    <figcaption className="mt-3 flex grow flex-col justify-between gap-3">
      <p className="text-sm leading-relaxed">{reading}</p>
      <details className="text-sm">
        <summary className="inline-flex min-h-7 items-center text-accent underline decoration-line-strong underline-offset-4">
          {table.summary}
        </summary>
        <table className="mt-2 w-full border-collapse text-left tabular-nums">
          <thead>
            <tr className="border-b border-ink">
              {table.head.map((cell, column) => (
                <th
                  key={cell}
                  scope="col"
                  className={`py-1.5 pr-2 font-semibold ${column === 0 ? '' : 'text-right'}`}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first, ...rest]) => (
              <tr key={first} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-2 font-normal">
                  {first}
                </th>
                {rest.map((cell, column) => (
                  <td key={column} className="py-1.5 pr-2 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figcaption>
  );
}

export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {entries.map((entry) => (
        <li key={entry.label} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 ${SWATCHES[entry.tone]}`} />
          {entry.label}
        </li>
      ))}
    </ul>
  );
}

const SWATCHES: Record<ChartTone, string> = {
  before: 'bg-line-strong',
  after: 'bg-accent',
  worse: 'bg-alert',
  open: 'border border-ink bg-raised',
};

export const FILLS: Record<ChartTone, string> = {
  before: 'fill-line-strong',
  after: 'fill-accent',
  worse: 'fill-alert',
  open: 'fill-raised stroke-ink',
};

/** The marks of a scale from 0. */
export function marksUpTo(top: number, every: number): number[] {
  return Array.from({ length: Math.floor(top / every) + 1 }, (_, index) => index * every);
}

/** Two places behind the point are enough on a plot of 100 by 100. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export type ChartTone = 'before' | 'after' | 'worse' | 'open';
type LegendEntry = { label: string; tone: ChartTone };
/** A chart with a scale of figures on its left. */
export type ScaledChart = ChartText & {
  /** The upper end of the scale. */
  top: number;
  /** The distance of its marks. */
  every: number;
  /** Follows the highest mark of the scale, as in `20 s`. */
  unitMark?: string;
};
export type ChartText = {
  title: string;
  /** What is counted, and in which unit; also names the two scales. */
  unit: string;
  /** The chart in a sentence, for those who cannot see it. */
  label: string;
  legend?: readonly LegendEntry[];
  reading: string;
  table: { summary: string; head: readonly string[]; rows: readonly (readonly string[])[] };
};
