import { ChartFrame, round, type ScaledChart } from './chart-frame.tsx';

/** One value a week as a line, with the weeks that need a word marked. */
export function LineChart({
  values,
  tone = 'after',
  marks,
  xTicks,
  ...chart
}: ScaledChart & {
  values: readonly number[];
  tone?: 'after' | 'worse';
  /** Which values carry a dot, by their number from 0. */
  marks: readonly number[];
  xTicks: readonly { index: number; label: string }[];
}) {
  const at = (index: number) => round((index / (values.length - 1)) * 100);
  const up = (value: number) => round(100 - (value / chart.top) * 100);
  const line = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${at(index)} ${up(value)}`);
  return (
    <ChartFrame
      {...chart}
      xTicks={xTicks.map((tick) => ({ at: at(tick.index), label: tick.label }))}
    >
      <path
        d={`${line.join('')}V100H0z`}
        className={tone === 'after' ? 'fill-accent-tint' : 'fill-none'}
      />
      <path
        d={line.join('')}
        className={`fill-none ${tone === 'after' ? 'stroke-accent' : 'stroke-alert'}`}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d={marks.map((index) => `M${at(index)} ${up(values[index] ?? 0)}h.01`).join('')}
        className="fill-none stroke-ink"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </ChartFrame>
  );
}
