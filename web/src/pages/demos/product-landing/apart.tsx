import { BandTitle, PageWidth } from '../example-frame.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

export function Apart() {
  const { exploded } = BOX;
  return (
    <PageWidth as="section" aria-labelledby="apart-title" className="py-16 md:py-24">
      <div className="grid gap-10 md:grid-cols-12 md:gap-14">
        <div className="max-md:order-last md:col-span-6 lg:col-span-7">
          <div className="mx-auto max-w-lg">
            <BoxExploded label={exploded.drawing} />
          </div>
        </div>
        <div className="md:sticky md:top-28 md:col-span-6 md:self-start lg:col-span-5">
          <BandTitle id="apart-title" look={`text-3xl md:text-4xl ${WIDE}`} text={exploded.title} />
          <ol className="mt-10 border-b border-ink">
            {exploded.parts.map((part, index) => (
              <li
                key={part.name}
                className="grid grid-cols-[2.25rem_1fr_auto] gap-x-2 border-t border-ink py-3"
              >
                <span aria-hidden="true" className="font-semibold text-alert tabular-nums">
                  {index + 1}
                </span>
                <span>
                  <span className="block font-semibold">{part.name}</span>
                  <span className="block text-sm leading-snug text-muted">{part.text}</span>
                </span>
                <span className="text-sm whitespace-nowrap tabular-nums">{part.time}</span>
              </li>
            ))}
          </ol>
          <p className="mt-4 max-w-md text-sm leading-relaxed text-muted">{exploded.text}</p>
        </div>
      </div>
    </PageWidth>
  );
}

/** The box taken apart along one axis, with a number for each part. */
function BoxExploded({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 440 900" className="block w-full">
      <path
        d="M206 60V850M66 130V812M346 130V812"
        className="stroke-alert"
        strokeWidth="1"
        strokeDasharray="10 4 2 4"
      />
      <g strokeWidth="1.5" strokeLinejoin="round" className="stroke-ink">
        <Slab y={100} height={30} className="fill-raised" />
        <g strokeWidth="0.9">
          {Array.from({ length: 22 }, (_, rib) => (
            <path
              key={rib}
              d={`M${(66 + rib * 6.36).toFixed(1)} ${(100 - rib * 3.67).toFixed(1)}l3.5-2 140 80.8-3.5 2z`}
              className="fill-accent-tint"
            />
          ))}
        </g>
        <Slab y={262} height={8} className="fill-alert-tint" />
        <path d="M150 262l28-16 96 55-28 16z" className="fill-none stroke-alert" />
        <path d="M170 262l12-7 72 42-12 7z" className="fill-alert-tint stroke-alert" />
        <g>
          {[0, 1].map((module) => (
            <g key={module} transform={`translate(${module * 40} ${376 + module * -23})`}>
              <path d="M106 30 202 85V57L106 2z" className="fill-sunk" />
              {[0, 1, 2, 3].map((chip) => (
                <path
                  key={chip}
                  d={`M${114 + chip * 22} ${14 + chip * 12.7}l15 8.6v14l-15-8.6z`}
                  className="fill-ink"
                />
              ))}
            </g>
          ))}
        </g>
        <Slab y={548} height={8} className="fill-accent-tint" />
        <g className="fill-raised">
          <path d="M176 548l40-23 40 23-40 23zM120 548l26-15 60 34.6-26 15zM224 592l26-15 26 15-26 15z" />
          <path d="M176 548v9l40 23v-9M256 548v9l-40 23" />
          <path d="M258 520l26-15 26 15-26 15z" className="fill-ink" />
        </g>
        <path d="M156 672l70-40 78 45-70 40z" className="fill-sunk" />
        <path d="M156 672v14l78 45v-14M304 677v14l-70 40" className="fill-raised" />
        <path d="M180 672l46-26.500 30 17.500-46 26.500z" className="fill-paper" strokeWidth="1" />
        <Slab y={786} height={26} className="fill-raised" />
        <path d="M82 786 206 714.400 330 786 206 857.600z" className="fill-sunk" />
        <path d="M82 818v8a12 6 0 0 0 24 0v-8z" className="fill-ink" />
        <path d="M194 883v8a12 6 0 0 0 24 0v-8z" className="fill-ink" />
        <path d="M306 818v8a12 6 0 0 0 24 0v-8z" className="fill-ink" />
      </g>
      {CALLOUTS.map(([y, from], index) => (
        <g key={y}>
          <path d={`M${from} ${y}H394`} className="stroke-ink" strokeWidth="1" />
          <circle cx="414" cy={y} r="19" className="fill-ink" />
          <Word
            x="414"
            y={y}
            dominantBaseline="central"
            textAnchor="middle"
            className="fill-paper text-lg font-semibold"
            text={index + 1}
          />
        </g>
      ))}
    </Drawing>
  );
}

/** A square plate seen from a corner, with its two near edges. */
function Slab({ y, height, className }: { y: number; height: number; className: string }) {
  return (
    <>
      <path
        d={`M66 ${y}v${height}L206 ${y + 80.8 + height} 346 ${y + height}v${-height}L206 ${y + 80.8}z`}
        className={className}
      />
      <path
        d={`M66 ${y} 206 ${y - 80.8} 346 ${y} 206 ${y + 80.8}zM206 ${y + 80.8}v${height}`}
        className={className}
      />
    </>
  );
}

const CALLOUTS = [
  [110, 340],
  [264, 340],
  [404, 246],
  [550, 346],
  [690, 304],
  [796, 346],
] as const;
