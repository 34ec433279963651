import { SEARCH_CONSULTANTS } from './copy.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

/** Two things that are looked for at different times of the year, and when to write about them. */
export function SeasonChart() {
  const { label, axis, months } = SEARCH_CONSULTANTS.season;
  const curves: readonly Curve[] = SEARCH_CONSULTANTS.season.curves;
  const x = (month: number) => ((month + 0.5) / 12) * 100;
  const at = (month: number) => `${x(month)}%`;
  const y = (value: number) => HEIGHT - value * 2;
  return (
    <div className="text-xs">
      <p className="font-mono text-muted">{axis}</p>
      <div className="mt-4 pb-7 pl-8">
        <Drawing label={label} height={HEIGHT} className="block w-full overflow-visible">
          {[0, 50, 100].map((value) => (
            <g key={value}>
              <line x1="0" x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
              <text x="-10" y={y(value) + 4} textAnchor="end" className="fill-muted font-mono">
                {value}
              </text>
            </g>
          ))}
          <svg
            viewBox={`0 0 100 ${HEIGHT}`}
            width="100%"
            height={HEIGHT}
            preserveAspectRatio="none"
          >
            {curves.map((curve, index) => (
              <path
                key={curve.name}
                d={`M${curve.values.map((value, month) => `${x(month).toFixed(2)} ${y(value)}`).join('L')}`}
                className={`fill-none [vector-effect:non-scaling-stroke] ${STROKES[index]}`}
                strokeWidth="2.5"
              />
            ))}
          </svg>
          {curves.map((curve, index) => {
            const [write, peak] = [at(curve.write), at(curve.values.indexOf(100))];
            return (
              <g key={curve.name} className={FILLS[index]}>
                <line
                  x1={write}
                  x2={write}
                  y1={y(0)}
                  y2={22}
                  className={STROKES[index]}
                  strokeDasharray="4 4"
                />
                <line x1={write} x2={peak} y1="22" y2="22" className={STROKES[index]} />
                <circle cx={peak} cy={y(100)} r="5" />
                <text x={write} dx="5" y="14" className="font-semibold">
                  {curve.note}
                </text>
                <text x={peak} y={y(100) - 10} dx="8" className="font-semibold">
                  {curve.name}
                </text>
              </g>
            );
          })}
          {months.map((month, index) => (
            <Word
              key={`${month} ${index}`}
              x={at(index)}
              y={HEIGHT + 20}
              textAnchor="middle"
              className="fill-muted font-mono"
              text={month}
            />
          ))}
        </Drawing>
      </div>
    </div>
  );
}

/** Pixels: two to a hundredth of the peak, and room for the notes above it. */
const HEIGHT = 250;
const STROKES = ['stroke-accent', 'stroke-alert'];
const FILLS = ['fill-accent', 'fill-alert'];

type Curve = {
  name: string;
  /** January first; the peak is 100. */
  values: readonly number[];
  /** The month in which to write, counted from January as 0. */
  write: number;
  note: string;
};
