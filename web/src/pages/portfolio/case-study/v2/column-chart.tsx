import { ChartFrame, type ChartText, type ChartTone } from './chart-frame.tsx';
import { ticksUpTo } from './ticks.ts';

/** Columns over equal steps; two series stand beside each other. */
export function ColumnChart({
  series,
  steps,
  top,
  every,
  unitMark = '',
  height,
  ...text
}: ChartText & {
  series: readonly { tone: ChartTone; values: readonly number[] }[];
  /** The names of the steps, one a column; an empty name leaves its place free. */
  steps: readonly string[];
  /** The upper end of the scale. */
  top: number;
  /** The distance of its marks. */
  every: number;
  /** Follows the highest mark of the scale, as in `20 s`. */
  unitMark?: string;
  height?: string;
}) {
  const step = 100 / steps.length;
  const width = (step * 0.76) / series.length;
  return (
    <ChartFrame
      {...text}
      {...(height !== undefined && { height })}
      yTicks={ticksUpTo(top, every, unitMark)}
      xTicks={steps
        .map((label, index) => ({ at: (index + 0.5) * step, label }))
        .filter((tick) => tick.label !== '')}
    >
      {series.map(({ tone, values }, order) => (
        <path
          key={tone}
          d={values
            .map((value, index) => {
              const tall = (value / top) * 100;
              return `M${round((index + 0.12) * step + order * width)} 100v${-round(tall)}h${round(width * 0.94)}v${round(tall)}z`;
            })
            .join('')}
          className={FILLS[tone]}
        />
      ))}
    </ChartFrame>
  );
}

const FILLS: Record<ChartTone, string> = {
  before: 'fill-line-strong',
  after: 'fill-accent',
  worse: 'fill-alert',
  open: 'fill-raised stroke-ink',
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
