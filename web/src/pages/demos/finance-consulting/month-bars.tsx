import { BOOKKEEPERS } from './copy.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

/** A small chart from zero, with its last bar in ink and its value written out. */
export function MonthBars() {
  const { chart, months } = BOOKKEEPERS.report;
  const last = months.length - 1;
  return (
    <Drawing label={chart} viewBox="0 0 420 190" className="block w-full">
      <g className="stroke-line" strokeWidth="1">
        {[2000, 4000, 6000, 8000].map((value) => (
          <path key={value} d={`M58 ${top(value)}H420`} />
        ))}
      </g>
      <g className="fill-muted text-[19px] tabular-nums">
        {[4000, 8000].map((value) => (
          <text key={value} y={top(value) + 5}>
            {value / 1000},000
          </text>
        ))}
      </g>
      {months.map((entry, index) => (
        <g key={index}>
          <path
            d={`M${68 + index * 35} ${top(entry.value).toFixed(1)}h24V160h-24z`}
            className={index === last ? 'fill-ink' : 'fill-on-dark'}
          />
          <Word
            x={80 + index * 35}
            y="183"
            textAnchor="middle"
            className={`text-[19px] ${index === last ? 'fill-ink font-semibold' : 'fill-muted'}`}
            text={entry.month}
          />
        </g>
      ))}
      <path d="M58 160H420" className="stroke-ink" strokeWidth="1.5" />
      <Word
        x={80 + last * 35}
        y={top(months[last]?.value ?? 0) - 7}
        textAnchor="middle"
        className="fill-ink text-[19px] font-semibold tabular-nums"
        text="5,958"
      />
    </Drawing>
  );
}

/** Eighty units for four thousand euros. */
function top(value: number): number {
  return 160 - value / 56;
}
