import { ChartFrame, FILLS, round, type ChartTone, type ScaledChart } from './chart-frame.tsx';

/** Columns over equal steps; two series stand beside each other. */
export function ColumnChart({
  series,
  steps,
  ...chart
}: ScaledChart & {
  series: readonly { tone: ChartTone; values: readonly number[] }[];
  /** The names of the steps, one a column; an empty name leaves its place free. */
  steps: readonly string[];
}) {
  const step = 100 / steps.length;
  const width = (step * 0.76) / series.length;
  return (
    <ChartFrame
      {...chart}
      xTicks={steps
        .map((label, index) => ({ at: (index + 0.5) * step, label }))
        .filter((tick) => tick.label !== '')}
    >
      {series.map(({ tone, values }, order) => (
        <path
          key={tone}
          d={values
            .map((value, index) => {
              const tall = (value / chart.top) * 100;
              return `M${round((index + 0.12) * step + order * width)} 100v${-round(tall)}h${round(width * 0.94)}v${round(tall)}z`;
            })
            .join('')}
          className={FILLS[tone]}
        />
      ))}
    </ChartFrame>
  );
}
