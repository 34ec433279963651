import { SEARCH_CONSULTANTS } from './copy.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

/** Clicks per hundred searches over the place on the page. Labels keep their size at every width. */
export function ClickCurve() {
  const { label, shares, axes, jump } = SEARCH_CONSULTANTS.position;
  const x = (index: number) => ((index + 0.5) / shares.length) * 100;
  const at = (index: number) => `${x(index)}%`;
  const y = (share: number) => HEIGHT - (share / TOP) * HEIGHT;
  const line = shares.map((share, index) => `${x(index)} ${y(share).toFixed(1)}`).join('L');
  return (
    <div className="text-xs">
      <p className="font-mono text-muted">{axes.y}</p>
      <div className="mt-3 pb-7 pl-8">
        <Drawing label={label} height={HEIGHT} className="block w-full overflow-visible">
          {[0, 10, 20, 30].map((share) => (
            <g key={share}>
              <line x1="0" x2="100%" y1={y(share)} y2={y(share)} className="stroke-line" />
              <text x="-10" y={y(share) + 4} textAnchor="end" className="fill-muted font-mono">
                {share}
              </text>
            </g>
          ))}
          <svg
            viewBox={`0 0 100 ${HEIGHT}`}
            width="100%"
            height={HEIGHT}
            preserveAspectRatio="none"
          >
            <path
              d={`M${x(0)} ${HEIGHT}L${line}L${x(9)} ${HEIGHT}z`}
              className="fill-accent-tint"
            />
            <path
              d={`M${line}`}
              className="fill-none stroke-accent [vector-effect:non-scaling-stroke]"
              strokeWidth="2.5"
            />
          </svg>
          <g className="stroke-alert" strokeWidth="1.5">
            <line x1={at(4)} x2={at(4)} y1={y(shares[4] ?? 0) - 30} y2="120" />
            <line x1={at(2)} x2={at(4)} y1="120" y2="120" />
            <line x1={at(2)} x2={at(2)} y1="120" y2={y(shares[2] ?? 0) - 30} />
          </g>
          <Word x={at(2)} dx="6" y="108" className="fill-alert font-semibold" text={jump} />
          {shares.map((share, index) => (
            <g key={index}>
              <circle
                cx={at(index)}
                cy={y(share)}
                r="4.5"
                className="fill-raised stroke-accent"
                strokeWidth="2.5"
              />
              <Word
                x={at(index)}
                y={y(share) - 13}
                textAnchor="middle"
                className={`fill-ink font-semibold tabular-nums ${[0, 1, 2, 4, 9].includes(index) ? '' : 'max-sm:hidden'}`}
                text={share}
              />
              <Word
                x={at(index)}
                y={HEIGHT + 20}
                textAnchor="middle"
                className="fill-muted font-mono"
                text={index + 1}
              />
            </g>
          ))}
        </Drawing>
      </div>
      <p className="text-right font-mono text-muted">{axes.x}</p>
    </div>
  );
}

/** Pixels. */
const HEIGHT = 260;
/** Per cent. */
const TOP = 30;
